/** The card that is looked at closely; one at a time. */

class Details {
  card = $state<string | null>(null);
  at = $state.raw<DOMRect | null>(null);

  show(card: string, element: Element): void {
    this.card = card;
    this.at = element.getBoundingClientRect();
  }

  hide(): void {
    this.card = null;
  }
}

export const details = new Details();

/** An attachment: pointing at the element, or focusing it, shows the card. */
export const looksAt = (card: string) => (element: Element) => {
  const show = () => details.show(card, element);
  const hide = () => details.hide();
  const hold = (event: Event) => {
    event.preventDefault();
    show();
  };
  const listeners: [string, (event: Event) => void][] = [
    ["pointerenter", show],
    ["pointerleave", hide],
    ["focus", show],
    ["blur", hide],
    ["contextmenu", hold],
  ];
  for (const [name, listener] of listeners) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    hide();
  };
};
