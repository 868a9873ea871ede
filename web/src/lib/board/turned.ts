/** Tiles that are seen turning: by hand, or to the rotation in which they come to lie. */

import type { Rotation } from "../scene";
import { allowsMotion } from "../theme/theme.svelte";
import { shortWay } from "./geometry";

/** How long a tile takes to come to lie, in milliseconds. */
const TURNING = 160;

/** How the pictures of tiles were turned last, in degrees. */
const angles = new WeakMap<HTMLElement, number>();

/** Shows the picture of a tile that lies in a rotation, turned by hand by so many degrees beyond that. */
export function turned(rotation: Rotation, twisted: number): (picture: HTMLElement) => void {
  return (picture) => {
    const angle = 90 * rotation + twisted;
    const before = angles.get(picture);
    angles.set(picture, angle);
    picture.style.rotate = twisted === 0 ? "" : `${twisted}deg`;
    if (twisted !== 0 || before === undefined || before === angle || !allowsMotion()) return;
    const frames = { rotate: [`${shortWay(before - angle)}deg`, "0deg"] };
    picture.animate(frames, { duration: TURNING, easing: "ease-out" });
  };
}
