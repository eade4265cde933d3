/** Where others find this server, which may not be where this browser found it: nobody else has our `localhost`. */
import { api } from "./api";

let asked: Promise<string> | null = null;

/** What links begin with; this browser's own address if the server knows no better, or cannot be asked. */
export function ownAddress(): Promise<string> {
  asked ??= api.address().then(
    ({ address }) => address ?? location.origin,
    () => {
      asked = null; // to be asked again
      return location.origin;
    },
  );
  return asked;
}
