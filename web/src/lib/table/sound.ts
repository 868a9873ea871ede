/** What happens, to be heard and felt: made by code, quiet, and only if somebody wants it. */

import type { Step } from "../scene";
import { aids } from "./aids.svelte";

/** How loud all of it is: for a room with others in it. */
const VOLUME = 0.3;
/** The steps of a scale in which any notes sound well together, in semitones. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21];
/** The points after which a score sounds no larger. */
const MOST_NOTES = SCALE.length;

let audio: { context: AudioContext; out: GainNode } | undefined;

/** Plays what steps sound like: wood for tiles and pieces, a rattle for dice, rising notes for points, a chord for the end. */
export function playSteps(steps: readonly Step[]): void {
  const events = steps.flatMap((step) => step.events);
  const points = events.reduce((sum, event) => sum + (event.kind === "scored" ? event.points : 0), 0);
  if (steps.some(({ placed }) => placed)) touch(12);
  if (!aids.shown.sound) return;
  if (steps.some(({ move }) => move.startsWith("roll "))) rattle();
  if (steps.some(({ placed }) => placed)) knock(150, 0, 0.5);
  if (steps.some(({ move }) => move.startsWith("claim "))) knock(420, 0.08, 0.25);
  for (let index = 0; index < Math.min(points, MOST_NOTES); index += 1)
    note(392 * 2 ** ((SCALE[index] ?? 0) / 12), 0.18 + index * 0.065, 0.22);
  if (events.some(({ kind }) => kind === "over")) [523, 659, 784, 1047].forEach((pitch) => note(pitch, 0.9, 1.4));
}

/** Says that it is our turn. */
export function playTurn(): void {
  touch([20, 60, 20]);
  if (!aids.shown.sound) return;
  [587, 784].forEach((pitch, index) => note(pitch, index * 0.12, 0.25));
}

/** Says that time is running out. */
export function playWarning(): void {
  touch([60, 80, 60]);
  if (!aids.shown.sound) return;
  [880, 660, 880].forEach((pitch, index) => note(pitch, index * 0.18, 0.16));
}

/** Moves a phone a little; a browser wants it to have been touched before. */
function touch(pattern: number | number[]): void {
  if (aids.shown.touch && "vibrate" in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(pattern);
}

/** A note like that of a small bell. */
function note(pitch: number, after: number, lasts: number): void {
  const { context, out } = speaker();
  const start = context.currentTime + after;
  for (const [overtone, part] of [
    [1, 0.4],
    [3, 0.06],
  ] as const) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = "sine";
    tone.frequency.value = pitch * overtone;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(part, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
    tone.connect(volume).connect(out);
    tone.start(start);
    tone.stop(start + lasts);
  }
}

/** Wood on wood: a short noise around a pitch. */
function knock(pitch: number, after: number, strength: number): void {
  const { context, out } = speaker();
  const start = context.currentTime + after;
  const [source, filter, volume] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = noise(context);
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 3;
  volume.gain.setValueAtTime(strength * 4, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.11);
  source.connect(filter).connect(volume).connect(out);
  source.start(start);
  source.stop(start + 0.12);
}

/** Dice that come to rest: knocks that become rarer. */
function rattle(): void {
  for (let index = 0; index < 9; index += 1)
    knock(700 + Math.random() * 900, (index / 9) ** 1.5 * 0.55, 0.12 + Math.random() * 0.1);
}

let noiseBuffer: AudioBuffer | undefined;

function noise(context: AudioContext): AudioBuffer {
  if (noiseBuffer) return noiseBuffer;
  noiseBuffer = context.createBuffer(1, context.sampleRate / 5, context.sampleRate);
  const samples = noiseBuffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return noiseBuffer;
}

function speaker(): { context: AudioContext; out: GainNode } {
  if (audio) return audio;
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  audio = { context, out };
  return audio;
}
