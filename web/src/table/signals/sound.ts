/** Small sounds, made here; silent until the first touch of the page, as browsers want it. */
import type { Sound } from "../../lib/game/kit";
import { settings } from "../../lib/browser/settings.svelte";
import type { Told } from "../../lib/server/told";

interface Note {
  /** hertz; none: noise */
  pitch?: number;
  at: number;
  length: number;
  loud: number;
  wave?: OscillatorType;
}

const NOTES: Record<Sound, Note[]> = {
  turn: [
    { pitch: 587, at: 0, length: 0.14, loud: 0.5 },
    { pitch: 880, at: 0.13, length: 0.3, loud: 0.5 },
  ],
  card: [{ at: 0, length: 0.06, loud: 0.3 }],
  dice: [0, 0.07, 0.16, 0.28].map((at) => ({ at, length: 0.035, loud: 0.5 })),
  coins: [
    { pitch: 1760, at: 0, length: 0.09, loud: 0.25, wave: "triangle" },
    { pitch: 2349, at: 0.06, length: 0.18, loud: 0.25, wave: "triangle" },
  ],
  end: [392, 523, 659, 784].map((pitch, n) => ({ pitch, at: n * 0.13, length: 0.4, loud: 0.4 })),
  tick: [{ pitch: 1000, at: 0, length: 0.04, loud: 0.3, wave: "square" }],
  chat: [{ pitch: 660, at: 0, length: 0.12, loud: 0.3, wave: "triangle" }],
};

let context: AudioContext | null = null;

/** Browsers let a page sound after a gesture only; call it once. */
export function listenForGesture(): () => void {
  const wake = () => (context ??= new AudioContext());
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
  return () => {
    removeEventListener("pointerdown", wake);
    removeEventListener("keydown", wake);
  };
}

export function sound(name: Sound): void {
  if (!context || !settings.sound.value) return;
  for (const note of NOTES[name]) play(context, note, settings.volume.value);
}

function play(on: AudioContext, note: Note, volume: number): void {
  const begin = on.currentTime + note.at;
  const gain = on.createGain();
  gain.gain.setValueAtTime(note.loud * volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + note.length);
  gain.connect(on.destination);
  const source = note.pitch ? tone(on, note.pitch, note.wave) : noise(on, note.length);
  source.connect(gain);
  source.start(begin);
  source.stop(begin + note.length);
}

function tone(on: AudioContext, pitch: number, wave: OscillatorType = "sine"): AudioScheduledSourceNode {
  const oscillator = on.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.value = pitch;
  return oscillator;
}

function noise(on: AudioContext, length: number): AudioScheduledSourceNode {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = buffer;
  return source;
}

const FIELDS: [Sound, string[]][] = [
  ["dice", ["dice", "faces"]],
  ["coins", ["aare", "gold", "coins", "points", "treasure"]],
  ["card", ["card", "cards", "upgrade", "equipment"]],
];

/** What an event sounds like, as far as its fields tell. */
export function soundOf(event: Told): Sound | null {
  return FIELDS.find(([, fields]) => fields.some((field) => field in event))?.[0] ?? null;
}
