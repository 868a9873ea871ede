/** What is written in the frame of a picture. */

import type { SeatView, TableView } from "../api";
import type { FrameTexts } from "../engine/schemas";
import { gameName, levelName } from "../words/names";
import { lang, say } from "../words/words.svelte";

/** About a table at which something happened last at this time. */
export function frameOf({ settings, seats, ended }: TableView, changedAt: number): FrameTexts {
  const date = new Intl.DateTimeFormat(lang(), { dateStyle: "long" }).format(changedAt);
  return {
    title: gameName(settings.game),
    names: seats.map(playerName),
    notes: [location.host, date],
    ...(ended ? { winners: ended.winners } : {}),
  };
}

/** Who plays for a seat. */
export function playerName({ name, place }: SeatView): string {
  if (name != null) return name;
  return place.kind === "bot" ? say("web-seat-bot", { level: levelName(place.level) }) : say("web-seat-open");
}
