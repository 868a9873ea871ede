import { describe, expect, it } from "vitest";

import { analysisPath, readLink } from "./link";

const POSITION = "winter/1;seats=2;board=D@0,0r0/Eg@0,1r2+0:abbot:grove;left=U,V*2;aside=";

describe("a link to something tried", () => {
  it("has the position and the moves after it", () => {
    const linked = { position: POSITION, moves: ["draw U", "place 1,0 r2", "claim meeple road3"] };
    const path = analysisPath(linked);
    expect(path).toMatch(/^\/analysis#\S+$/);
    expect(readLink(path.slice("/analysis#".length))).toEqual(linked);
  });

  it("leads nowhere without a position", () => {
    expect(readLink("")).toBeUndefined();
    expect(readLink("moves=draw+U")).toBeUndefined();
    expect(readLink(analysisPath({ position: POSITION, moves: [] }).split("#")[1] ?? "")?.moves).toEqual([]);
  });
});
