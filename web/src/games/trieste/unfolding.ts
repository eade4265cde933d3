/** A view as it stands after each event that is told, while the server's next view has to wait. */
import type { TriesteSideView, TriesteView } from "../../lib/server/games";
import type { Told } from "../../lib/server/told";

/** The phase of the round in which an event happens, where it tells. */
const STEPS: Record<string, string> = {
  Laid: "play",
  LaidNothing: "play",
  Revealed: "pay",
  CouldNotPay: "pay",
  TookEffect: "effect",
  BoughtBack: "end",
};

type Change = (view: TriesteView, event: Told) => Partial<TriesteView>;

const lies =
  (played: string): Change =>
  (view, event) =>
    changed(view, event.seat, { played, card: String(event.card ?? "") });

const CHANGES: Record<string, Change> = {
  RoundBegan: (view, event) => ({
    round: Number(event.round),
    step: "begin",
    sides: view.sides.map((side) => ({ ...side, played: "nothing", card: "" })),
  }),
  Laid: lies("face-down"),
  LaidNothing: lies("nothing"),
  Revealed: lies("open"),
  CouldNotPay: lies("countered"),
  Countered: lies("countered"),
  InfamyChanged: (_, event) => ({ infamy: Number(event.total) }),
  Captured: (view, event) => ({
    captured: Number(event.number),
    prison: view.prison.length < Number(event.number) ? [...view.prison, String(event.card)] : view.prison,
  }),
  HeroRevealed: (view, event) => changed(view, event.seat, { hero: String(event.hero), hero_revealed: true }),
};

function changed(view: TriesteView, seat: unknown, change: Partial<TriesteSideView>): Partial<TriesteView> {
  return { sides: view.sides.map((side) => (side.seat === seat ? { ...side, ...change } : side)) };
}

export function unfold(view: TriesteView, event: Told | null): TriesteView {
  const kind = event?.event ?? "";
  if (!event) return view;
  const after = { ...view, ...CHANGES[kind]?.(view, event) };
  const faction = view.sides.find((side) => side.seat === event.seat)?.faction;
  return kind in STEPS && faction ? { ...after, step: STEPS[kind]!, faction } : after;
}
