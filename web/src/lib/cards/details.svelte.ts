/** The card that is looked at closely; one at a time. */
import type { Edges } from "./placing";

const PAUSE = 250; // milliseconds that a pointer rests on a card before it is shown

class Details {
  card = $state<string | null>(null);
  at = $state.raw<Edges | null>(null);
  /** the cards among which it lies */
  row = $state.raw<Edges | null>(null);
  private timer = 0;

  show(card: string, element: Element): void {
    clearTimeout(this.timer);
    this.card = card;
    this.at = element.getBoundingClientRect();
    this.row = (element.closest("[data-clear]") ?? element).getBoundingClientRect();
  }

  showSoon(card: string, element: Element): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => element.matches(":hover") && this.show(card, element), PAUSE);
  }

  /** Soon: an element may lose the focus, or go, while the page is being drawn, when no state may change. */
  hide(card = this.card): void {
    clearTimeout(this.timer);
    queueMicrotask(() => {
      if (this.card === card) this.card = null;
    });
  }
}

export const details = new Details();

type Listener = (event: Event) => void;

function listen(element: Element, listeners: Record<string, Listener>): () => void {
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
  };
}

const isMouse = (event: Event) => (event as PointerEvent).pointerType === "mouse";

/** An attachment: the card is shown when a mouse rests on the element, or it is focused with the keyboard.
 *
 * Where nothing else happens by it, a touch shows it too.  For the ear, the card's text describes the element. */
export const looksAt =
  (card: string, text = "", isTouched = true) =>
  (element: Element) => {
    if (text) element.setAttribute("aria-description", text);
    const hide = () => details.hide(card);
    const stop = listen(element, {
      pointerenter: (event) => isMouse(event) && details.showSoon(card, element),
      pointerleave: (event) => isMouse(event) && hide(),
      focus: () => element.matches(":focus-visible") && details.show(card, element),
      blur: hide,
      ...(isTouched && { click: () => details.show(card, element) }),
    });
    return () => {
      stop();
      hide();
    };
  };

/** An attachment for a small mark on a card that can be chosen: touching it reads the card instead. */
export const reads = (card: string) => (mark: Element) =>
  listen(mark, {
    click: (event) => {
      event.stopPropagation();
      details.show(card, mark.closest(".card") ?? mark);
    },
  });
