/** Where an analysis begins that another page opens. */

import type { Name } from "../replay/records";

/** A record or a position, after how many of its moves, and moves to be made then. */
export type AnalysisStart = { record: string; names: Name[]; at: number; moves: string[] };

let opened = $state.raw<AnalysisStart>();

export function openedStart(): AnalysisStart | undefined {
  return opened;
}

/** Opens something to be analysed, or closes it. */
export function openStart(start: AnalysisStart | undefined): void {
  opened = start;
}
