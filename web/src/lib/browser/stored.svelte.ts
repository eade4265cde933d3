/** A value that the browser keeps, also where it may not (private windows): then until the page closes. */
export function stored<T>(key: string, usual: T): { value: T } {
  const name = `tripot.${key}`;
  let value = $state<T>(read(name, usual));
  return {
    get value() {
      return value;
    },
    set value(next: T) {
      value = next;
      try {
        localStorage.setItem(name, JSON.stringify(next));
      } catch {
        // nothing is kept
      }
    },
  };
}

function read<T>(name: string, usual: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}
