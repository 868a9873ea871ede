/** A few notes for what happens. Off unless somebody wants them. */

import type { Step } from "../scene";
import { aids } from "./aids.svelte";

let audio: AudioContext | undefined;

/** Plays what steps sound like: a tap for a tile, rising notes for points, a chord for the end. */
export function playSound(steps: readonly Step[]): void {
  if (!aids.shown.sound) return;
  const events = steps.flatMap((step) => step.events);
  if (steps.some((step) => step.placed)) note(180, 0, 0.07);
  const points = events.reduce((sum, event) => sum + (event.kind === "scored" ? event.points : 0), 0);
  const notes = Math.min(points, 6);
  for (let index = 0; index < notes; index += 1) note(440 * 2 ** ((index * 2) / 12), 0.12 + index * 0.07, 0.14);
  if (events.some((event) => event.kind === "over")) [523, 659, 784, 1047].forEach((pitch) => note(pitch, 0.6, 0.9));
}

function note(pitch: number, after: number, lasts: number): void {
  audio ??= new AudioContext();
  const start = audio.currentTime + after;
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts);
}
