/** Games to show to others: a moment as a picture, which is drawn on this device, or all of it as a film. */

import type { Moment } from "../api";
import { painter } from "../engine/painter";
import type { FrameTexts } from "../engine/schemas";
import { ApiError } from "../net/api-error";
import { askFile } from "../net/http";
import type { Scene } from "../scene";
import { filmQuery } from "../theme/look.svelte";
import { say } from "../words/words.svelte";

/** How wide a picture is, in pixels. */
const WIDTH = 1600;

/** The board at a moment in a frame, as PNG. */
export async function pictureOf(moment: Moment, frame: FrameTexts): Promise<Blob> {
  try {
    return await toPng((await painter()).call("board", { moment, frame }));
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError({ code: "failed", text: say("web-no-picture") }, true);
  }
}

/** The game until a moment as it is seen here, as GIF. Only the server makes films: it takes long, and what makes them is large. */
export async function filmOf(moment: Moment, scene: Scene): Promise<Blob> {
  try {
    return await askFile("POST", `/api/share/film.gif${filmQuery(scene)}`, { body: moment });
  } catch (error) {
    const isUnreachable = error instanceof ApiError && error.problem.code === "unreachable";
    throw isUnreachable ? new ApiError({ code: "unreachable", text: say("web-film-offline") }, true) : error;
  }
}

async function toPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) => {
      canvas.toBlob((png) => (png ? done(png) : fail(new Error("the canvas gave no picture"))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
