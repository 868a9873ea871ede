/** The code of the pages: each comes when it is first needed. */

import type { Route } from "../lib/router.svelte";

export const PAGES = {
  home: () => import("./home/HomePage.svelte"),
  table: () => import("./table/TablePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  analysis: () => import("./analysis/AnalysisPage.svelte"),
  learn: () => import("./learn/LearnPage.svelte"),
  puzzles: () => import("./puzzles/PuzzlesPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
};

/** Asks for the code of a page before it is shown. What fails then is told when it is. */
export function prefetch({ page }: Route): void {
  if (page !== "nowhere") void PAGES[page]().catch(() => undefined);
}
