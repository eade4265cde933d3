/** The card that is looked at closely; one at a time. */

const LONG_PRESS = 420; // milliseconds

class Details {
  card = $state<string | null>(null);
  at = $state.raw<DOMRect | null>(null);

  show(card: string, element: Element): void {
    this.card = card;
    this.at = element.getBoundingClientRect();
  }

  /** Soon: an element may lose the focus, or go, while the page is being drawn, when no state may change. */
  hide(card = this.card): void {
    queueMicrotask(() => {
      if (this.card === card) this.card = null;
    });
  }
}

export const details = new Details();

const isTouch = (event: Event) => (event as PointerEvent).pointerType === "touch";

/** An attachment: pointing at the element, focusing it with the keyboard or pressing it for long shows the card.
 *
 * For the ear, the card's text describes the element. */
export const looksAt =
  (card: string, text = "") =>
  (element: Element) => {
    if (text) element.setAttribute("aria-description", text);
    let timer = 0;
    let wasLong = false;
    const show = () => details.show(card, element);
    const hide = () => details.hide(card);
    const letGo = () => clearTimeout(timer);

    function press(event: Event): void {
      wasLong = false;
      if (!isTouch(event)) return;
      timer = window.setTimeout(() => {
        wasLong = true;
        show();
      }, LONG_PRESS);
    }
    function click(event: Event): void {
      if (!wasLong) return;
      wasLong = false; // it was looked at, not chosen
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => isTouch(event) || show()],
      ["pointerleave", (event) => (isTouch(event) ? letGo() : hide())],
      ["pointerdown", press],
      ["pointerup", letGo],
      ["pointercancel", letGo],
      ["contextmenu", (event) => wasLong && event.preventDefault()],
      ["focus", () => element.matches(":focus-visible") && show()],
      ["blur", hide],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener("click", click, true);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener("click", click, true);
      letGo();
      hide();
    };
  };
