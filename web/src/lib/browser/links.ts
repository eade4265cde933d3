/** Links name a screen by its path.  Where no server knows such paths, they go behind the # of the page's own address. */

const OF_SERVERS = /^\/(api|docs)\b/;

export function mapLinks(): void {
  const watch = new MutationObserver(() =>
    document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]').forEach(map),
  );
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ["href"] });
}

function map(link: HTMLAnchorElement): void {
  const path = link.getAttribute("href")!;
  if (OF_SERVERS.test(path)) return;
  link.setAttribute("href", `#${path}`);
  link.removeAttribute("target"); // a second tab would take the games of this one over
}
