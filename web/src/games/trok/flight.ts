/** Cards fly from where they lay to where they lie now. */
import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";
import { isCalm } from "../../lib/settings.svelte";

export const flightTime = () => (isCalm() ? 0 : 380);

export const [send, receive] = crossfade({
  duration: flightTime,
  easing: cubicOut,
  fallback: (node) => scale(node, { start: 0.6, duration: isCalm() ? 0 : 200 }),
});
