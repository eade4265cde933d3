/** The browser's tab says whose turn it is while one looks elsewhere. */

const DOT =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#8a3b12"/><circle cx="16" cy="16" r="7" fill="#ffd46b"/></svg>',
  );

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const usual = icon()?.getAttribute("href") ?? "/icon.svg";

export function title(text: string, isCalling: boolean): void {
  document.title = text;
  icon()?.setAttribute("href", isCalling ? DOT : usual);
}
