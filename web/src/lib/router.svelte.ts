/** Which page is shown. Links are ordinary links; those to pages of this site are opened without loading. */

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string | undefined }
  | { page: "analysis" }
  | { page: "learn"; game: string | undefined }
  | { page: "rules"; game: string | undefined }
  | { page: "puzzles"; isDaily: boolean }
  | { page: "nowhere" };

let address = $state.raw(currentLocation());

/** The page to show. */
export function route(): Route {
  return parseRoute(address.path);
}

/** What stands behind the `#`: a token, or a part of the page. */
export function fragment(): string {
  return address.fragment;
}

/** Goes to another page. */
export function navigate(path: string): void {
  history.pushState(null, "", path);
  address = currentLocation();
  scrollTo(0, 0);
}

/** Shows another address for the same page. */
export function replacePath(path: string): void {
  history.replaceState(null, "", path);
  address = currentLocation();
}

/** What a path leads to. */
export function parseRoute(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter((part) => part !== "");
  if (rest.length > 0) return { page: "nowhere" };
  switch (first) {
    case undefined:
      return { page: "home" };
    case "table":
      return second ? { page: "table", table: second } : { page: "nowhere" };
    case "replay":
      return { page: "replay", table: second };
    case "analysis":
      return second ? { page: "nowhere" } : { page: "analysis" };
    case "learn":
      return { page: "learn", game: second };
    case "rules":
      return { page: "rules", game: second };
    case "puzzles":
      return second && second !== "daily" ? { page: "nowhere" } : { page: "puzzles", isDaily: second !== undefined };
    default:
      return { page: "nowhere" };
  }
}

/** Handles clicks on links and the buttons of the browser, until it is told to stop. */
export function listenForNavigation(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("popstate", () => (address = currentLocation()), { signal });
  addEventListener("hashchange", () => (address = currentLocation()), { signal });
  document.addEventListener("click", (click) => intercept(click), { signal });
  return () => listening.abort();
}

function intercept(click: MouseEvent): void {
  const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  if (!isPlain || click.defaultPrevented || !link || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href, location.href);
  const isHere = url.origin === location.origin && parseRoute(url.pathname).page !== "nowhere";
  if (!isHere || url.pathname === location.pathname) return;
  click.preventDefault();
  navigate(url.pathname + url.search + url.hash);
}

function currentLocation(): { path: string; fragment: string } {
  return { path: location.pathname, fragment: location.hash.slice(1) };
}
