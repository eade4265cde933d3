/** The trade as far as we have watched it: who took which card from whom. */
import type { TrokSwappedEvent, TrokTookEvent, TrokView } from "../../lib/games";
import type { Told } from "../../lib/told";

export type Link = TrokTookEvent | TrokSwappedEvent;

const onOffer = (view: TrokView) => view.players.reduce((sum, { offer }) => sum + offer.length, 0);

export class Chain {
  private links = $state.raw<Link[]>([]);
  private offered = $state(0);
  private round = $state(0);

  /** Hear an event; the view is already that after it. */
  hear(told: Told, view: TrokView): void {
    if (told.event === "MasterMade") {
      this.links = [];
      this.offered = onOffer(view);
      this.round = view.round;
    } else if (told.event === "Took" || told.event === "Swapped") {
      const gone = this.offered - onOffer(view);
      this.links = [...this.links.slice(0, gone - 1), told as unknown as Link];
    }
  }

  /** The links up to this view, or none where we have missed some. */
  upTo(view: TrokView): Link[] {
    const gone = this.offered - onOffer(view);
    const isWatched = view.round === this.round && gone > 0 && gone <= this.links.length;
    return isWatched ? this.links.slice(0, gone) : [];
  }
}
