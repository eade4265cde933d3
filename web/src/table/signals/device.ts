/** What a telephone can do for its player: keep its screen on, and shake. */
import { settings } from "../../lib/browser/settings.svelte";

const BUZZ = 80; // milliseconds

export const canVibrate = typeof globalThis.navigator?.vibrate === "function";

export function vibrate(): void {
  if (canVibrate && settings.vibrate.value) navigator.vibrate(BUZZ);
}

/** The screen stays on until the answer is called; browsers let go of it whenever the page is hidden. */
export function keepAwake(): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const take = () => {
    if (document.visibilityState === "visible") lock = request();
  };
  take();
  document.addEventListener("visibilitychange", take);
  return () => {
    document.removeEventListener("visibilitychange", take);
    void lock.then((held) => held?.release());
  };
}

/** None where the browser has none, or does not want to, as on a low battery. */
async function request(): Promise<WakeLockSentinel | null> {
  try {
    return (await navigator.wakeLock?.request("screen")) ?? null;
  } catch {
    return null;
  }
}
