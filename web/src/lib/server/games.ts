// Made from the games' types by `make protocol`: change those, not this file.

/** The number of a seat, from 0. */
export type Seat = number;
/** The key of a card; empty where it may not be seen. */
export type Card = string;
/** A key of the game's words. */
export type Word = string;

export interface GameEvent {
  /** the sentence, if a language was asked for */
  say?: string;
}

export interface GameAction {
  /** the notation */
  text: string;
  /** the sentence, if a language was asked for */
  say?: string;
  /** what it is worth at sight, in figures by the game's own names; among legal actions only */
  brings?: Record<string, number>;
}

/** What every game shows. */
export interface View {
  game: string;
  /** None for a spectator */
  seat: Seat | null;
  phase: Word;
  /** the seats that owe an answer */
  waiting: Seat[];
  /** the seats whose answer lies face down */
  answered: Seat[];
}

/** `key` names a message and `values` are its variables. `blocks` are phrases within it, each list under the key of the message that introduces it as $text. */
export interface Phrase {
  key: string;
  values: Record<string, string | number>;
  blocks: [string, Phrase[]][];
}

/** What a card has left for later rounds. */
export interface TriesteAgendaView {
  card: Card;
  rounds: number;
}

export interface TriesteSideView {
  faction: Word;
  seat: Seat;
  hand_size: number;
  /** of the viewer; empty for others */
  hand: Card[];
  /** of the viewer; empty for others */
  treasures: Card[];
  /** what the viewer's own treasure is worth; -1 for others */
  wealth: number;
  /** faction cards in hand, or face down */
  card_count: number;
  /** treasures in hand, or face down */
  treasure_count: number;
  /** what the viewer has seen of the hand */
  known: Card[];
  deck_size: number;
  discard: Card[];
  /** nothing, face-down, open or countered */
  played: Word;
  /** the card played, once it is open; the viewer's own also before */
  card: Card;
  /** of a card face down, where the viewer knows it: treasure or faction; else plain */
  back: Word;
  /** once he has been revealed; the viewer's own also before */
  hero: Card;
  hero_revealed: boolean;
  cost_change: number;
  draws_change: number;
  /** 0 for none */
  hand_limit: number;
  protections: Word[];
  agenda: TriesteAgendaView[];
}

export interface TriesteView extends View {
  game: "trieste";
  round: number;
  step: Word;
  /** whose step it is */
  faction: Word;
  treasure_deck: number;
  treasure_discard: Card[];
  prison: Card[];
  captured: number;
  captures_needed: number;
  prison_levels: number;
  riches_needed: number;
  infamy: number;
  infamy_needed: number;
  /** the card whose effect asks; empty for none */
  source: Card;
  /** what can be chosen between, in words */
  options: Phrase[][];
  /** what a reaction would answer; empty for none */
  event: Word;
  /** the card that it is about, or that is paid for; empty for none */
  about: Card;
  /** to pay */
  amount: number;
  /** of a payment; empty for none */
  purpose: Word;
  /** of a gift */
  receiver: Seat | null;
  /** treasure or cards of a deck that the viewer looks at */
  seen: Card[];
  sides: TriesteSideView[];
}

export interface TriesteFactionDealtEvent extends GameEvent {
  event: "FactionDealt";
  seat: Seat;
  faction: Word;
}

export interface TriesteRoundBeganEvent extends GameEvent {
  event: "RoundBegan";
  round: number;
}

export interface TriesteDrewTreasureEvent extends GameEvent {
  event: "DrewTreasure";
  seat: Seat;
  number: number;
  /** for the one who draws */
  cards: Card[];
  /** the card whose effect it is; empty for none */
  by: Card;
}

export interface TriesteDrewCardsEvent extends GameEvent {
  event: "DrewCards";
  seat: Seat;
  number: number;
  cards: Card[];
  /** the card whose effect it is; empty for none */
  by: Card;
}

export interface TriesteLaidEvent extends GameEvent {
  event: "Laid";
  seat: Seat;
  /** for the one who lays it */
  card: Card;
  /** treasure or faction, where backs are seen */
  back: Word;
}

export interface TriesteLaidNothingEvent extends GameEvent {
  event: "LaidNothing";
  seat: Seat;
}

export interface TriesteRevealedEvent extends GameEvent {
  event: "Revealed";
  seat: Seat;
  card: Card;
  cost: number;
}

export interface TriestePaidEvent extends GameEvent {
  event: "Paid";
  seat: Seat;
  cards: Card[];
  /** what it pays for */
  card: Card;
}

export interface TriesteCouldNotPayEvent extends GameEvent {
  event: "CouldNotPay";
  seat: Seat;
  card: Card;
  hand: Card[];
}

/** A card begins to do what it says. */
export interface TriesteTookEffectEvent extends GameEvent {
  event: "TookEffect";
  seat: Seat;
  card: Card;
}

export interface TriesteCounteredEvent extends GameEvent {
  event: "Countered";
  seat: Seat;
  card: Card;
  /** the card that counters it; empty for a protection */
  by: Card;
}

export interface TriesteCaptureTriedEvent extends GameEvent {
  event: "CaptureTried";
  seat: Seat;
  card: Card;
  /** the card whose effect it is; empty for none */
  by: Card;
  /** where the thief is: play, hand or discard */
  place: Word;
}

export interface TriesteCapturedEvent extends GameEvent {
  event: "Captured";
  card: Card;
  /** thieves in prison now */
  number: number;
}

/** A reaction has moved the thief: there is nobody to capture any more. */
export interface TriesteCaptureMissedEvent extends GameEvent {
  event: "CaptureMissed";
  card: Card;
}

export interface TriesteReactedEvent extends GameEvent {
  event: "Reacted";
  seat: Seat;
  card: Card;
}

export interface TriesteInfamyChangedEvent extends GameEvent {
  event: "InfamyChanged";
  seat: Seat;
  change: number;
  total: number;
  /** the card whose effect it is; empty for none */
  by: Card;
}

export interface TriesteTookEvent extends GameEvent {
  event: "Took";
  seat: Seat;
  victim: Seat;
  number: number;
  /** for the two */
  cards: Card[];
  /** the card whose effect it is; empty for none */
  by: Card;
}

export interface TriesteGaveEvent extends GameEvent {
  event: "Gave";
  seat: Seat;
  receiver: Seat;
  number: number;
  /** for the two */
  cards: Card[];
  /** the card whose effect it is; empty for none */
  by: Card;
}

export interface TriesteSwappedEvent extends GameEvent {
  event: "Swapped";
  seat: Seat;
  other: Seat;
  /** the card whose effect it is; empty for none */
  by: Card;
}

export interface TriesteThrewAwayEvent extends GameEvent {
  event: "ThrewAway";
  seat: Seat;
  cards: Card[];
  /** the card whose effect it is; empty for none */
  by: Card;
}

/** At the next cards of a deck. */
export interface TriesteLookedEvent extends GameEvent {
  event: "Looked";
  seat: Seat;
  number: number;
  /** for the one who looks */
  cards: Card[];
}

export interface TriesteKeptEvent extends GameEvent {
  event: "Kept";
  seat: Seat;
  /** for the one who keeps it */
  card: Card;
}

/** Cards of another's hand. */
export interface TriesteSawEvent extends GameEvent {
  event: "Saw";
  seat: Seat;
  victim: Seat;
  number: number;
  /** for the two */
  cards: Card[];
  /** the card whose effect it is; empty for none */
  by: Card;
}

export interface TriesteShowedEvent extends GameEvent {
  event: "Showed";
  seat: Seat;
  cards: Card[];
  /** the card whose effect it is; empty for none */
  by: Card;
}

export interface TriesteSearchedEvent extends GameEvent {
  event: "Searched";
  seat: Seat;
  owner: Seat;
  /** the card whose effect it is; empty for none */
  by: Card;
}

export interface TriesteFoundEvent extends GameEvent {
  event: "Found";
  seat: Seat;
  /** for the one who finds it */
  card: Card;
}

export interface TriesteFreedEvent extends GameEvent {
  event: "Freed";
  seat: Seat;
  card: Card;
  /** hand or discard */
  to: Word;
}

/** A card of the own discard. */
export interface TriesteRecoveredEvent extends GameEvent {
  event: "Recovered";
  seat: Seat;
  card: Card;
  /** hand or deck */
  to: Word;
}

export interface TriesteBoughtBackEvent extends GameEvent {
  event: "BoughtBack";
  seat: Seat;
  card: Card;
}

export interface TriesteCostChangedEvent extends GameEvent {
  event: "CostChanged";
  seat: Seat;
  change: number;
  /** the card whose effect it is; empty for none */
  by: Card;
}

export interface TriesteDrawsChangedEvent extends GameEvent {
  event: "DrawsChanged";
  seat: Seat;
  change: number;
  /** the card whose effect it is; empty for none */
  by: Card;
}

export interface TriesteHandLimitedEvent extends GameEvent {
  event: "HandLimited";
  seat: Seat;
  number: number;
  /** the card whose effect it is; empty for none */
  by: Card;
}

export interface TriesteProtectedEvent extends GameEvent {
  event: "Protected";
  seat: Seat;
  /** take, capture or counter */
  against: Word;
  /** the card whose effect it is; empty for none */
  by: Card;
}

/** What would have happened to a card or to treasure does not, since its owner is protected. */
export interface TriesteProtectionHeldEvent extends GameEvent {
  event: "ProtectionHeld";
  seat: Seat;
  /** it, or the one that was after treasure */
  card: Card;
  /** take, capture or counter */
  against: Word;
  /** the card that tried to capture or counter it */
  by: Card;
}

export interface TriesteOptedEvent extends GameEvent {
  event: "Opted";
  seat: Seat;
  /** from 1 */
  number: number;
  /** what it says */
  option: Phrase[];
}

export interface TriestePickedEvent extends GameEvent {
  event: "Picked";
  seat: Seat;
  other: Seat;
}

export interface TriesteNamedEvent extends GameEvent {
  event: "Named";
  seat: Seat;
  card: Card;
}

export interface TriesteCopiedEvent extends GameEvent {
  event: "Copied";
  seat: Seat;
  card: Card;
}

export interface TriesteScheduledEvent extends GameEvent {
  event: "Scheduled";
  seat: Seat;
  card: Card;
  rounds: number;
}

/** So many effects wait for later rounds already that no other can be put off. */
export interface TriesteNotScheduledEvent extends GameEvent {
  event: "NotScheduled";
  seat: Seat;
  card: Card;
  number: number;
}

/** An effect ends here, since so many steps have followed one decision. */
export interface TriesteCutShortEvent extends GameEvent {
  event: "CutShort";
  seat: Seat;
  card: Card;
  number: number;
}

export interface TriesteCameDueEvent extends GameEvent {
  event: "CameDue";
  seat: Seat;
  card: Card;
}

export interface TriesteHeroChosenEvent extends GameEvent {
  event: "HeroChosen";
  seat: Seat;
  /** for the one who chooses */
  hero: Card;
}

export interface TriesteHeroRevealedEvent extends GameEvent {
  event: "HeroRevealed";
  seat: Seat;
  hero: Card;
}

export interface TriesteHeroTurnedDownEvent extends GameEvent {
  event: "HeroTurnedDown";
  seat: Seat;
  hero: Card;
}

export interface TriesteGameWonEvent extends GameEvent {
  event: "GameWon";
  seat: Seat;
  faction: Word;
}

export interface TriesteNobodyWonEvent extends GameEvent {
  event: "NobodyWon";
  rounds: number;
}

export type TriesteEvent =
  | TriesteFactionDealtEvent
  | TriesteRoundBeganEvent
  | TriesteDrewTreasureEvent
  | TriesteDrewCardsEvent
  | TriesteLaidEvent
  | TriesteLaidNothingEvent
  | TriesteRevealedEvent
  | TriestePaidEvent
  | TriesteCouldNotPayEvent
  | TriesteTookEffectEvent
  | TriesteCounteredEvent
  | TriesteCaptureTriedEvent
  | TriesteCapturedEvent
  | TriesteCaptureMissedEvent
  | TriesteReactedEvent
  | TriesteInfamyChangedEvent
  | TriesteTookEvent
  | TriesteGaveEvent
  | TriesteSwappedEvent
  | TriesteThrewAwayEvent
  | TriesteLookedEvent
  | TriesteKeptEvent
  | TriesteSawEvent
  | TriesteShowedEvent
  | TriesteSearchedEvent
  | TriesteFoundEvent
  | TriesteFreedEvent
  | TriesteRecoveredEvent
  | TriesteBoughtBackEvent
  | TriesteCostChangedEvent
  | TriesteDrawsChangedEvent
  | TriesteHandLimitedEvent
  | TriesteProtectedEvent
  | TriesteProtectionHeldEvent
  | TriesteOptedEvent
  | TriestePickedEvent
  | TriesteNamedEvent
  | TriesteCopiedEvent
  | TriesteScheduledEvent
  | TriesteNotScheduledEvent
  | TriesteCutShortEvent
  | TriesteCameDueEvent
  | TriesteHeroChosenEvent
  | TriesteHeroRevealedEvent
  | TriesteHeroTurnedDownEvent
  | TriesteGameWonEvent
  | TriesteNobodyWonEvent;

/** Show the own hero now. */
export interface TriesteRevealAction extends GameAction {
  action: "Reveal";
}

/** Show the own hero later. */
export interface TriesteWaitAction extends GameAction {
  action: "Wait";
}

/** Do not react, or take no more of what may be taken. */
export interface TriestePassAction extends GameAction {
  action: "Pass";
}

/** Pay what a card asks. */
export interface TriesteAgreeAction extends GameAction {
  action: "Agree";
}

/** Do not pay. */
export interface TriesteRefuseAction extends GameAction {
  action: "Refuse";
}

/** Buy nothing, or no more. */
export interface TriesteDoneAction extends GameAction {
  action: "Done";
}

export interface TriesteHeroAction extends GameAction {
  action: "Hero";
  card: Card;
}

export interface TriesteLayAction extends GameAction {
  action: "Lay";
  card: Card;
}

export interface TriesteReactAction extends GameAction {
  action: "React";
  card: Card;
}

export interface TriesteNameAction extends GameAction {
  action: "Name";
  card: Card;
}

export interface TriesteChooseAction extends GameAction {
  action: "Choose";
  card: Card;
}

export interface TriesteBuyAction extends GameAction {
  action: "Buy";
  card: Card;
}

export interface TriesteLayNothingAction extends GameAction {
  action: "LayNothing";
}

export interface TriesteDrawAction extends GameAction {
  action: "Draw";
  deck: Word;
}

export interface TriestePayAction extends GameAction {
  action: "Pay";
  cards: Card[];
}

export interface TriesteOptionAction extends GameAction {
  action: "Option";
  /** from 1 */
  option: number;
}

export interface TriestePickAction extends GameAction {
  action: "Pick";
  faction: Word;
}

export type TriesteAction =
  | TriesteRevealAction
  | TriesteWaitAction
  | TriestePassAction
  | TriesteAgreeAction
  | TriesteRefuseAction
  | TriesteDoneAction
  | TriesteHeroAction
  | TriesteLayAction
  | TriesteReactAction
  | TriesteNameAction
  | TriesteChooseAction
  | TriesteBuyAction
  | TriesteLayNothingAction
  | TriesteDrawAction
  | TriestePayAction
  | TriesteOptionAction
  | TriestePickAction;

export interface TrokPlayerView {
  seat: Seat;
  hand_size: number;
  /** what the viewer knows the hand to hold at least; the whole hand for its owner; see `memory` */
  known: Card[];
  offer: Card[];
  stored: Card[];
  upgrades: Card[];
  /** None where it lies face down (TRK-1.5) */
  aare: number | null;
  /** revealed a perfect combination in this round */
  perfect: boolean;
}

export interface TrokView extends View {
  game: "trok";
  round: number;
  master: Seat | null;
  youngest: Seat;
  market: Card[];
  row: Card[];
  deck_size: number;
  discard: Card[];
  upgrade_deck_size: number;
  players: TrokPlayerView[];
  /** Appointing: who may be named */
  tied: Seat[];
  /** who is or was owed a card in this round */
  short: Seat | null;
  /** Combining: what the player has already made */
  made: Word[];
  /** Combining: pickaxes that may still count as stones */
  veins: number;
  /** Claiming: how many of the first upgrades are open to choice */
  limit: number;
  /** Claiming: how many upgrades may be taken */
  claims: number;
  /** Claiming: the number in the row from which on one upgrade ends a choice of two; 0 if there is none */
  lone: number;
  /** the viewer's own offer, while it lies face down */
  answer: Card[] | null;
}

export interface TrokYoungestDrawnEvent extends GameEvent {
  event: "YoungestDrawn";
  seat: Seat;
}

export interface TrokMarketRevealedEvent extends GameEvent {
  event: "MarketRevealed";
  cards: Card[];
}

export interface TrokRowFilledEvent extends GameEvent {
  event: "RowFilled";
  /** those that were added */
  upgrades: Card[];
}

export interface TrokRoundBeganEvent extends GameEvent {
  event: "RoundBegan";
  round: number;
}

export interface TrokDealtEvent extends GameEvent {
  event: "Dealt";
  seat: Seat;
  number: number;
  /** empty for those who may not see them */
  cards: Card[];
}

export interface TrokUnloadedEvent extends GameEvent {
  event: "Unloaded";
  seat: Seat;
  cards: Card[];
}

export interface TrokMinedEvent extends GameEvent {
  event: "Mined";
  seat: Seat;
  card: Card;
}

export interface TrokReshuffledEvent extends GameEvent {
  event: "Reshuffled";
  number: number;
}

export interface TrokOfferedEvent extends GameEvent {
  event: "Offered";
  seat: Seat;
  cards: Card[];
  worth: number;
  /** what each card adds to it, and Grid after them */
  adds: number[];
}

export interface TrokMasterMadeEvent extends GameEvent {
  event: "MasterMade";
  seat: Seat;
  /** highest, appointed, other, youngest */
  why: Word;
}

export interface TrokTookEvent extends GameEvent {
  event: "Took";
  seat: Seat;
  owner: Seat;
  card: Card;
}

export interface TrokSwappedEvent extends GameEvent {
  event: "Swapped";
  seat: Seat;
  owner: Seat;
  card: Card;
  /** the card of the market */
  wanted: Card;
}

export interface TrokMarketRenewedEvent extends GameEvent {
  event: "MarketRenewed";
  seat: Seat;
  /** three of these were there */
  card: Card;
  cards: Card[];
}

export interface TrokGainedEvent extends GameEvent {
  event: "Gained";
  seat: Seat;
  aare: number;
  /** renewal, identical, or the upgrade that pays */
  why: Word;
}

export interface TrokTradeEvenEvent extends GameEvent {
  event: "TradeEven";
}

export interface TrokGaveEvent extends GameEvent {
  event: "Gave";
  seat: Seat;
  receiver: Seat;
  /** empty for those who may not see it */
  card: Card;
}

export interface TrokIdenticalMadeEvent extends GameEvent {
  event: "IdenticalMade";
  seat: Seat;
  kind: Card;
  cards: Card[];
  /** Aare for the set, and for each card beyond the third */
  adds: number[];
}

export interface TrokDifferentMadeEvent extends GameEvent {
  event: "DifferentMade";
  seat: Seat;
  cards: Card[];
}

export interface TrokPerfectMadeEvent extends GameEvent {
  event: "PerfectMade";
  seat: Seat;
  cards: Card[];
}

export interface TrokClaimedEvent extends GameEvent {
  event: "Claimed";
  seat: Seat;
  upgrade: Card;
  /** in the row, from 0 */
  slot: number;
}

export interface TrokStoredEvent extends GameEvent {
  event: "Stored";
  seat: Seat;
  card: Card;
}

export interface TrokDiscardedEvent extends GameEvent {
  event: "Discarded";
  seat: Seat;
  cards: Card[];
}

export interface TrokGameEndedEvent extends GameEvent {
  event: "GameEnded";
  winners: Seat[];
  reason: Word;
}

export type TrokEvent =
  | TrokYoungestDrawnEvent
  | TrokMarketRevealedEvent
  | TrokRowFilledEvent
  | TrokRoundBeganEvent
  | TrokDealtEvent
  | TrokUnloadedEvent
  | TrokMinedEvent
  | TrokReshuffledEvent
  | TrokOfferedEvent
  | TrokMasterMadeEvent
  | TrokTookEvent
  | TrokSwappedEvent
  | TrokMarketRenewedEvent
  | TrokGainedEvent
  | TrokTradeEvenEvent
  | TrokGaveEvent
  | TrokIdenticalMadeEvent
  | TrokDifferentMadeEvent
  | TrokPerfectMadeEvent
  | TrokClaimedEvent
  | TrokStoredEvent
  | TrokDiscardedEvent
  | TrokGameEndedEvent;

export interface TrokOfferAction extends GameAction {
  action: "Offer";
  cards: Card[];
}

export interface TrokAppointAction extends GameAction {
  action: "Appoint";
  seat: Seat;
}

export interface TrokTakeAction extends GameAction {
  action: "Take";
  owner: Seat;
  card: Card;
  /** the card of the market, for a swap */
  wanted: Card | null;
}

export interface TrokGiveAction extends GameAction {
  action: "Give";
  card: Card;
}

/** `cards` with the pickaxes under veins as `vein`. */
export interface TrokIdenticalAction extends GameAction {
  action: "Identical";
  kind: Card;
  cards: Card[];
}

export interface TrokDifferentAction extends GameAction {
  action: "Different";
  cards: Card[];
}

export interface TrokPerfectAction extends GameAction {
  action: "Perfect";
  cards: Card[];
}

/** No combination, or no more. */
export interface TrokDoneAction extends GameAction {
  action: "Done";
}

export interface TrokClaimAction extends GameAction {
  action: "Claim";
  slot: number;
  upgrade: Card;
}

export interface TrokStoreAction extends GameAction {
  action: "Store";
  card: Card;
}

/** Store nothing more. */
export interface TrokDiscardAction extends GameAction {
  action: "Discard";
}

export type TrokAction =
  | TrokOfferAction
  | TrokAppointAction
  | TrokTakeAction
  | TrokGiveAction
  | TrokIdenticalAction
  | TrokDifferentAction
  | TrokPerfectAction
  | TrokDoneAction
  | TrokClaimAction
  | TrokStoreAction
  | TrokDiscardAction;

export interface TrolLineCard {
  seat: Seat;
  tribe: Card;
  /** empty while it lies face down */
  card: Card;
  /** in the line, from 1, while it hunts; 0 before */
  number: number;
  acts: boolean;
  /** of a sneak, while the die is thrown */
  is_target: boolean;
}

export interface TrolLineView {
  place: number;
  /** empty for an empty place */
  prey: Card;
  least: number;
  most: number;
  food: number[];
  trophies: number;
  /** nearest to the prey first */
  cards: TrolLineCard[];
}

export interface TrolPileView {
  pile: number;
  /** the one that lies face up; empty for none */
  card: Card;
  /** how many lie under it */
  below: number;
}

export interface TrolTribeView {
  tribe: Card;
  seat: Seat;
  hand_size: number;
  /** of the viewer's own tribe and of open ones; empty for others */
  hand: Card[];
  deck_size: number;
  /** of an open tribe; empty for others */
  piles: TrolPileView[];
  survivors: Card[];
  lost: Card[];
  food: number;
  masks: number;
  trophies: Card[];
  trophy_symbols: number;
  /** 0 until the game is over */
  rank: number;
}

export interface TrolHuntView {
  place: number;
  /** empty when nobody triggered it */
  trigger: Card;
  trigger_tribe: Card;
  total: number;
  /** the card of the line that acts, -1 while apprentices are called from the hand */
  position: number;
  /** portions that cooks have doubled, counted from 0 */
  doubled: number[];
  /** the card that a sneak has named, -1 if none */
  target: number;
  /** the dice on the table */
  red: number;
  white: number;
  result: number;
  /** cards of the line that have had a roll repeated */
  rerolled: number[];
}

export interface TrolView extends View {
  game: "trol";
  night: boolean;
  turn: number;
  /** the tribe whose turn it is */
  active: Card;
  /** the tribe that has to answer; empty when the game is over */
  asked: Card;
  /** its card of the line that the question is about; empty for none */
  asked_card: Card;
  /** the card that it acts as, if it is a rascal; else empty */
  copied: Card;
  /** prey and day/night cards */
  pile_size: number;
  /** prey that come back when the pile is empty */
  discarded_size: number;
  last_hunts: boolean;
  /** the prey of the hunt under way; empty for none */
  hunted: Card;
  /** the damage that it takes */
  at_least: number;
  at_most: number;
  total: number;
  /** the sum of the dice on the table */
  result: number;
  /** whom a sneak's die is thrown for; empty for a blow */
  victim: Card;
  victim_tribe: Card;
  lines: TrolLineView[];
  tribes: TrolTribeView[];
  hunt: TrolHuntView | null;
}

export interface TrolPreySightedEvent extends GameEvent {
  event: "PreySighted";
  place: number;
  prey: Card;
}

export interface TrolNightFellEvent extends GameEvent {
  event: "NightFell";
}

export interface TrolDayBrokeEvent extends GameEvent {
  event: "DayBroke";
}

export interface TrolDayNightIgnoredEvent extends GameEvent {
  event: "DayNightIgnored";
}

export interface TrolBeganEvent extends GameEvent {
  event: "Began";
  seat: Seat;
}

export interface TrolDrawnEvent extends GameEvent {
  event: "Drawn";
  seat: Seat;
  number: number;
  /** empty for those who may not see them */
  cards: Card[];
}

/** A card upon a pile of an open tribe. */
export interface TrolTurnedUpEvent extends GameEvent {
  event: "TurnedUp";
  seat: Seat;
  tribe: Card;
  card: Card;
}

export interface TrolAssignedEvent extends GameEvent {
  event: "Assigned";
  seat: Seat;
  tribe: Card;
  place: number;
  prey: Card;
  /** empty at night, unless it left an open pile; see `night_memory` */
  card: Card;
}

export interface TrolTriggeredEvent extends GameEvent {
  event: "Triggered";
  seat: Seat;
  tribe: Card;
  place: number;
  prey: Card;
  card: Card;
}

export interface TrolLastHuntBeganEvent extends GameEvent {
  event: "LastHuntBegan";
  place: number;
  prey: Card;
}

export interface TrolLineRevealedEvent extends GameEvent {
  event: "LineRevealed";
  /** nearest to the prey first */
  cards: Card[];
  tribes: Card[];
}

export interface TrolTrapMisplacedEvent extends GameEvent {
  event: "TrapMisplaced";
  seat: Seat;
  tribe: Card;
}

/** A sneak names a card; the die has not spoken yet. */
export interface TrolBetrayedEvent extends GameEvent {
  event: "Betrayed";
  seat: Seat;
  tribe: Card;
  target: Seat;
  target_tribe: Card;
  card: Card;
  /** in the line, counted from 0 at the prey */
  position: number;
}

export interface TrolSparedEvent extends GameEvent {
  event: "Spared";
  seat: Seat;
  tribe: Card;
}

/** Dice on the table, before any shaman speaks. */
export interface TrolThrownEvent extends GameEvent {
  event: "Thrown";
  seat: Seat;
  tribe: Card;
  /** who throws */
  card: Card;
  red: number;
  white: number;
  total: number;
  /** what each die shows, the red ones first */
  faces: number[];
}

export interface TrolRerolledEvent extends GameEvent {
  event: "Rerolled";
  seat: Seat;
  tribe: Card;
}

export interface TrolCardStruckDownEvent extends GameEvent {
  event: "CardStruckDown";
  seat: Seat;
  tribe: Card;
  card: Card;
}

export interface TrolBetrayalFailedEvent extends GameEvent {
  event: "BetrayalFailed";
  seat: Seat;
  tribe: Card;
}

export interface TrolDamagedEvent extends GameEvent {
  event: "Damaged";
  seat: Seat;
  tribe: Card;
  card: Card;
  /** may be negative */
  damage: number;
  /** after it */
  total: number;
  /** the card that a rascal has copied */
  copied: Card;
  /** or trolls: one for each in the line */
  why: Word;
}

/** An apprentice from the hand. */
export interface TrolHelpedEvent extends GameEvent {
  event: "Helped";
  seat: Seat;
  tribe: Card;
  damage: number;
  total: number;
}

export interface TrolHuntSucceededEvent extends GameEvent {
  event: "HuntSucceeded";
  prey: Card;
  total: number;
  /** what it took */
  at_least: number;
  at_most: number;
}

export interface TrolHuntFailedEvent extends GameEvent {
  event: "HuntFailed";
  prey: Card;
  total: number;
  /** what it took */
  at_least: number;
  at_most: number;
}

export interface TrolPreyExplodedEvent extends GameEvent {
  event: "PreyExploded";
  seat: Seat;
  tribe: Card;
  prey: Card;
  total: number;
  at_least: number;
  at_most: number;
}

export interface TrolFedEvent extends GameEvent {
  event: "Fed";
  seat: Seat;
  tribe: Card;
  card: Card;
  food: number;
  /** portion, cook (doubled), rocky, trap */
  why: Word;
  /** of the prey, counted from 0; -1 for a trap */
  portion: number;
}

/** A cook who doubles nothing. */
export interface TrolServedPlainEvent extends GameEvent {
  event: "ServedPlain";
  seat: Seat;
  tribe: Card;
}

export interface TrolTrophyTakenEvent extends GameEvent {
  event: "TrophyTaken";
  seat: Seat;
  tribe: Card;
  prey: Card;
}

export interface TrolTrapSprungEvent extends GameEvent {
  event: "TrapSprung";
  seat: Seat;
  tribe: Card;
}

/** The pile was empty: the discarded prey are shuffled and drawn again. */
export interface TrolPreyReshuffledEvent extends GameEvent {
  event: "PreyReshuffled";
  number: number;
}

export interface TrolPlaceEmptiedEvent extends GameEvent {
  event: "PlaceEmptied";
  place: number;
}

export interface TrolCardsPutAwayEvent extends GameEvent {
  event: "CardsPutAway";
}

export interface TrolCountedEvent extends GameEvent {
  event: "Counted";
  seat: Seat;
  tribe: Card;
  food: number;
  masks: number;
  trophies: number;
}

export interface TrolEliminatedEvent extends GameEvent {
  event: "Eliminated";
  seat: Seat;
  tribe: Card;
  /** food, masks; with -tie where the tie-break decided */
  why: Word;
}

/** A tie that no tie-break settles: nobody goes, or with five players no second tribe. */
export interface TrolEliminationTiedEvent extends GameEvent {
  event: "EliminationTied";
  /** food, masks, second */
  why: Word;
}

/** The old way to settle a tie: three red dice. */
export interface TrolDuelledEvent extends GameEvent {
  event: "Duelled";
  seat: Seat;
  tribe: Card;
  total: number;
  /** the place that it is about */
  rank: number;
}

export interface TrolGameEndedEvent extends GameEvent {
  event: "GameEnded";
  winners: Seat[];
  /** the tribe that won */
  tribe: Card;
  /** trophies, prey, danger, duel */
  reason: Word;
}

export type TrolEvent =
  | TrolPreySightedEvent
  | TrolNightFellEvent
  | TrolDayBrokeEvent
  | TrolDayNightIgnoredEvent
  | TrolBeganEvent
  | TrolDrawnEvent
  | TrolTurnedUpEvent
  | TrolAssignedEvent
  | TrolTriggeredEvent
  | TrolLastHuntBeganEvent
  | TrolLineRevealedEvent
  | TrolTrapMisplacedEvent
  | TrolBetrayedEvent
  | TrolSparedEvent
  | TrolThrownEvent
  | TrolRerolledEvent
  | TrolCardStruckDownEvent
  | TrolBetrayalFailedEvent
  | TrolDamagedEvent
  | TrolHelpedEvent
  | TrolHuntSucceededEvent
  | TrolHuntFailedEvent
  | TrolPreyExplodedEvent
  | TrolFedEvent
  | TrolServedPlainEvent
  | TrolTrophyTakenEvent
  | TrolTrapSprungEvent
  | TrolPreyReshuffledEvent
  | TrolPlaceEmptiedEvent
  | TrolCardsPutAwayEvent
  | TrolCountedEvent
  | TrolEliminatedEvent
  | TrolEliminationTiedEvent
  | TrolDuelledEvent
  | TrolGameEndedEvent;

/** A card that joins a line and triggers no hunt. */
export interface TrolAssignAction extends GameAction {
  action: "Assign";
  card: Card;
  place: number;
  pile: number;
}

export interface TrolTriggerAction extends GameAction {
  action: "Trigger";
  card: Card;
  place: number;
  pile: number;
}

/** `position` in the line, counted from 0 at the prey. */
export interface TrolBetrayAction extends GameAction {
  action: "Betray";
  position: number;
}

/** How many of the dice are red; the others are white. */
export interface TrolAimAction extends GameAction {
  action: "Aim";
  red: number;
}

/** A sneak strikes nobody. */
export interface TrolSpareAction extends GameAction {
  action: "Spare";
}

/** An apprentice makes the total larger. */
export interface TrolPlusAction extends GameAction {
  action: "Plus";
}

/** An apprentice makes the total smaller. */
export interface TrolMinusAction extends GameAction {
  action: "Minus";
}

/** A shaman has the dice thrown again. */
export interface TrolRerollAction extends GameAction {
  action: "Reroll";
}

/** A shaman leaves the dice as they lie. */
export interface TrolKeepAction extends GameAction {
  action: "Keep";
}

/** The apprentice in the hand joins the hunt. */
export interface TrolHelpAction extends GameAction {
  action: "Help";
}

/** The apprentice stays in the hand. */
export interface TrolRefuseAction extends GameAction {
  action: "Refuse";
}

/** `portion` of the prey, counted from 0. */
export interface TrolDoubleAction extends GameAction {
  action: "Double";
  portion: number;
}

/** The portions as they are: the cook doubles none. */
export interface TrolServeAction extends GameAction {
  action: "Serve";
}

export type TrolAction =
  | TrolAssignAction
  | TrolTriggerAction
  | TrolBetrayAction
  | TrolAimAction
  | TrolSpareAction
  | TrolPlusAction
  | TrolMinusAction
  | TrolRerollAction
  | TrolKeepAction
  | TrolHelpAction
  | TrolRefuseAction
  | TrolDoubleAction
  | TrolServeAction;

export interface TschakFloorView {
  floor: number;
  /** empty once it is taken, until the next floor begins */
  monster: Card;
  treasure: Card;
}

export interface TschakPlaceView {
  place: number;
  /** None for a board */
  seat: Seat | null;
  hand_size: number;
  /** what the viewer can know of the hand; all of it for its holder */
  known: Card[];
  team: Card[];
  /** of the team as it stands */
  strength: number;
  /** played on the earlier floors of this dungeon */
  spent: Card[];
  gold: number;
  monster_count: number;
  treasure_count: number;
  /** empty for others where the table wants players to remember */
  monsters: Card[];
  treasures: Card[];
  /** None where the piles are not shown */
  score: number | null;
}

export interface TschakView extends View {
  game: "tschak";
  dungeon: number;
  floor: number;
  /** how many cards are to be chosen now */
  choose: number;
  /** those that are left */
  floors: TschakFloorView[];
  places: TschakPlaceView[];
  /** the viewer's own choice, while it lies face down */
  answer: Card[] | null;
}

export interface TschakDungeonBeganEvent extends GameEvent {
  event: "DungeonBegan";
  /** 1 to 4 */
  dungeon: number;
  /** by floor */
  monsters: Card[];
  treasures: Card[];
}

export interface TschakHandsPassedEvent extends GameEvent {
  event: "HandsPassed";
}

/** Told to its holder alone: dealt in the first dungeon, passed on in the others. */
export interface TschakHandReceivedEvent extends GameEvent {
  event: "HandReceived";
  seat: Seat;
  cards: Card[];
}

export interface TschakFloorBeganEvent extends GameEvent {
  event: "FloorBegan";
  /** 1 to 3 */
  floor: number;
  monster: Card;
  treasure: Card;
}

export interface TschakFieldedEvent extends GameEvent {
  event: "Fielded";
  seat: Seat;
  cards: Card[];
}

export interface TschakTeamMeasuredEvent extends GameEvent {
  event: "TeamMeasured";
  seat: Seat;
  strength: number;
  /** what each character adds to it, and the artefact after them */
  adds: number[];
  /** what a chameleon is worth; -1 without one */
  copied: number;
  /** the character that an artefact counts twice */
  doubled: Card;
}

export interface TschakTreasureTakenEvent extends GameEvent {
  event: "TreasureTaken";
  seat: Seat;
  treasure: Card;
  /** strongest, or tie when the order of TSC-3.10 decided */
  why: Word;
  /** the card that decided the tie */
  by: Card;
}

export interface TschakMonsterTakenEvent extends GameEvent {
  event: "MonsterTaken";
  seat: Seat;
  monster: Card;
  /** weakest, or tie */
  why: Word;
  /** the card of the better team that decided the tie */
  by: Card;
}

export interface TschakLastShownEvent extends GameEvent {
  event: "LastShown";
  seat: Seat;
  card: Card;
}

export interface TschakLootTakenEvent extends GameEvent {
  event: "LootTaken";
  seat: Seat;
  gold: number;
}

export interface TschakLootLeftEvent extends GameEvent {
  event: "LootLeft";
  gold: number;
}

export interface TschakElixirUsedEvent extends GameEvent {
  event: "ElixirUsed";
  seat: Seat;
  monster: Card;
}

export interface TschakScoredEvent extends GameEvent {
  event: "Scored";
  seat: Seat;
  gold: number;
  /** cursed ones included */
  chests: number;
  rings: number;
  trophy: number;
  /** negative or zero */
  creatures: number;
  /** negative or zero */
  troglodytes: number;
  total: number;
}

export interface TschakGameEndedEvent extends GameEvent {
  event: "GameEnded";
  winners: Seat[];
  /** points, monsters (a tie decided by fewer monsters), or shared */
  reason: Word;
}

export type TschakEvent =
  | TschakDungeonBeganEvent
  | TschakHandsPassedEvent
  | TschakHandReceivedEvent
  | TschakFloorBeganEvent
  | TschakFieldedEvent
  | TschakTeamMeasuredEvent
  | TschakTreasureTakenEvent
  | TschakMonsterTakenEvent
  | TschakLastShownEvent
  | TschakLootTakenEvent
  | TschakLootLeftEvent
  | TschakElixirUsedEvent
  | TschakScoredEvent
  | TschakGameEndedEvent;

export interface TschakFieldAction extends GameAction {
  action: "Field";
  cards: Card[];
}

export type TschakAction =
  | TschakFieldAction;
