/** Cards fly from where they lay to where they lie now. */
import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";
import { isCalm, settings } from "../../lib/browser/settings.svelte";

const lasting = (time: number) => () => (isCalm() || settings.speed.value === "off" ? 0 : time);

export const flightTime = lasting(380);
const appearTime = lasting(200);

export const [send, receive] = crossfade({
  duration: flightTime,
  easing: cubicOut,
  fallback: (node) => scale(node, { start: 0.6, duration: appearTime() }),
});
