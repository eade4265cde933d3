/** Treasures and monsters fly from their floor to whoever takes them. */
import { cubicInOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { isCalm, settings } from "../../lib/browser/settings.svelte";

export const [leave, arrive] = crossfade({
  duration: () => (isCalm() || settings.speed.value === "off" ? 0 : 650),
  easing: cubicInOut,
  fallback: () => ({ duration: 0 }),
});
