/** An attachment: the element is told how much of the screen is above it, so that it can fill the rest. */
export function fillsScreen(element: HTMLElement): () => void {
  const measure = () =>
    element.style.setProperty("--above", `${element.getBoundingClientRect().top + scrollY}px`);
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);
  measure();
  return () => observer.disconnect();
}
