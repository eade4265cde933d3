/** Whose turn it is to look, where several people play at one device: nobody sees the hand of another. */
import type { TableStore } from "../../lib/game/table_store.svelte";

export class Passing {
  /** whoever looks at the table; nobody while the device changes hands */
  looking = $state.raw<TableStore | null>(null);
  private last = $state.raw<TableStore | null>(null);
  /** does somebody look who is not asked, until they say that they are done? */
  private lingers = false;

  /** `stores`: the table as each of them sees it, by seat */
  constructor(readonly stores: TableStore[]) {
    for (const { show } of stores) show.hold(true);
  }

  /** Those who still play, and not a bot for them. */
  get players(): TableStore[] {
    return this.stores.filter(({ you, table }) => {
      const place = you?.seat === null || !you ? null : table?.places[you.seat];
      return place?.kind === "guest" && place.guest === you?.guest;
    });
  }

  get isOver(): boolean {
    const status = this.stores[0]?.table?.status;
    return status === "over" || status === "ended";
  }

  /** Has nobody to be hidden from anybody else any more? */
  get isOpen(): boolean {
    return this.isOver || this.players.length < 2;
  }

  /** Who should have the device next: the first in turn after whoever had it last, who owes an answer. */
  get next(): TableStore | null {
    const { players } = this;
    const first = this.last ? players.indexOf(this.last) + 1 : 0;
    const inTurn = [...players.slice(first), ...players.slice(0, first)];
    return inTurn.find((store) => store.owesAnswer) ?? null;
  }

  look(store: TableStore): void {
    if (this.looking !== store) this.cover();
    this.lingers = !store.owesAnswer;
    this.looking = this.last = store;
    store.show.hold(false);
  }

  cover(): void {
    this.looking?.show.hold(true);
    this.looking = null;
  }

  /** After anything has changed: cover the table as soon as whoever looks has answered and seen what came of it. */
  goOn(): void {
    const { looking, next } = this;
    if (this.isOpen) {
      const store = looking ?? this.players[0] ?? this.stores[0]!;
      if (looking !== store) this.look(store);
    } else if (looking?.owesAnswer) this.lingers = false;
    else if (looking && next && !this.lingers && !looking.show.isBusy) this.cover();
  }
}
