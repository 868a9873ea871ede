/** Games on the device: kept there, gone on with, put online, and safe from a new version of the program. */

import { readFileSync } from "node:fs";

import type { Sitter } from "./pages/home";
import { Home } from "./pages/home";
import { Replay } from "./pages/replay";
import { Table } from "./pages/table";
import { WaitingRoom } from "./pages/waiting";
import { Proxy } from "./support/proxy";
import { PERSON, startedTable } from "./support/tables";
import { expect, test } from "./support/test";
import type { Visitor } from "./support/visitor";

test.describe("a game on the device", () => {
  test.use({ serviceWorkers: "allow" });

  test("goes on after the page was loaded again, is listed and seen again, all without a network", async ({
    ada,
    table,
  }) => {
    await ada.open("/");
    await ada.installed();
    await ada.context.setOffline(true);
    ada.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
    await begin(ada);
    await table.placeAnywhere();
    await table.wants("confirm");
    const tiles = await table.tiles.count();
    await ada.page.reload();
    await table.wants("confirm");
    await expect(table.tiles).toHaveCount(tiles);
    await table.confirm();
    await table.wants("place");

    await ada.page.getByRole("link", { name: "Bastide" }).click();
    await ada.page
      .getByRole("region", { name: "My games" })
      .getByRole("link", { name: /The Children’s Game/ })
      .click();
    await table.wants("place");
    await expect.poll(() => table.tiles.count()).toBeGreaterThan(tiles);

    await ada.open(new URL(ada.page.url()).pathname.replace("table", "replay"));
    const replay = new Replay(ada.page);
    await expect(replay.slider).toBeVisible();
    await ada.page.keyboard.press("End");
    // Its pictures are drawn on the device too.
    await expect
      .poll(() => replay.tiles.first().evaluate((tile: HTMLImageElement) => tile.naturalWidth))
      .toBeGreaterThan(0);
    await ada.page.getByRole("button", { name: "Share" }).click();
    const saved = ada.page.waitForEvent("download");
    await ada.page.getByRole("button", { name: "This moment as a picture" }).click();
    const png = readFileSync(await (await saved).path());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    // The header of a PNG says how wide it is.
    expect(png.readUInt32BE(16)).toBe(1600);
    await ada.page.getByRole("button", { name: "The game as a film" }).click();
    await expect(ada.page.getByText("Films are made by the server")).toBeVisible();
  });

  test("is deleted from the list, and brought back", async ({ ada, table }) => {
    await ada.open("/");
    await begin(ada);
    await table.placeAnywhere();
    await table.wants("confirm");
    const address = new URL(ada.page.url()).pathname;
    const other = await ada.context.newPage();
    await other.goto("/");
    const mine = other.getByRole("region", { name: "My games" });
    const game = mine.getByRole("link", { name: /The Children’s Game/ });
    const remove = mine.getByRole("button", { name: /^Delete this game/ });
    await remove.click();
    await expect(mine.getByText("This game is open in another tab")).toBeVisible();
    await expect(game).toBeVisible();

    await ada.open("/learn");
    await remove.click();
    await expect(game).toBeHidden();
    await ada.open(address);
    await expect(ada.page.getByRole("link", { name: "Home" })).toBeVisible();
    await ada.open("/learn");
    await mine.getByRole("button", { name: "Bring it back" }).click();
    await game.click();
    const there = new Table(other);
    await there.wants("confirm");
    await expect(there.tiles).toHaveCount(2);

    await other.goto("/");
    await remove.click();
    await expect(game).toBeHidden();
    await other.reload();
    await expect(mine.getByText("Nothing yet.")).toBeVisible();
  });

  test("has lessons and rules without a network", async ({ ada }) => {
    await ada.open("/");
    await ada.installed();
    await ada.context.setOffline(true);
    for (const path of ["/learn/winter", "/rules/hunters-2020"]) {
      await ada.open(path);
      await expect(ada.page.locator(".teacher, article").first()).toBeVisible();
    }
  });
});

test("a game on the device asks the server for nothing", async ({ ada, table }) => {
  await ada.open("/");
  await begin(ada);
  // The bot is fetched for its first turn.
  await playTurn(table);
  await table.wants("place");
  const asked: string[] = [];
  ada.page.on("request", (request) => {
    if (!request.url().includes("/pictures/")) asked.push(request.url());
  });
  await playTurn(table);
  await table.wants("place");
  expect(asked).toEqual([]);
});

test("a game on the device is put online for somebody to join", async ({ ada, table, visit }) => {
  await ada.open("/");
  await begin(ada, "A friend on this device");
  await table.placeAnywhere();
  await table.finishTurn();
  const tiles = await table.tiles.count();
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("button", { name: "Put the game online" }).click();
  const room = new WaitingRoom(ada.page);
  const link = await room.invitation();
  const ben = await visit();
  await ben.page.goto(link);
  await new WaitingRoom(ben.page).sit("Ben");
  await room.start();
  await expect(new Table(ben.page).tiles).toHaveCount(tiles);
});

test("a game on the device is open in one tab at a time", async ({ ada, table }) => {
  await ada.open("/");
  await begin(ada);
  await table.wants("place");
  const other = await ada.context.newPage();
  await other.goto(ada.page.url());
  await expect(other.getByRole("heading", { name: "This game is open in another tab" })).toBeVisible();
  await playTurn(table);
  await table.wants("place");
  const tiles = await table.tiles.count();
  await ada.page.getByRole("link", { name: "Bastide" }).click();
  const there = new Table(other);
  await there.wants("place");
  await expect(there.tiles).toHaveCount(tiles);
});

test("a game on the device whose log was damaged says so", async ({ ada, table }) => {
  await ada.open("/");
  await begin(ada);
  await table.wants("place");
  await ada.page.evaluate(
    () =>
      new Promise<void>((done) => {
        indexedDB.open("bastide").onsuccess = ({ target }) => {
          const writing = (target as IDBOpenDBRequest).result.transaction("events", "readwrite");
          writing.objectStore("events").clear();
          writing.oncomplete = () => done();
        };
      }),
  );
  await ada.page.reload();
  await expect(ada.page.locator("main").getByRole("link", { name: "Home" })).toBeVisible();
});

test("at a server at home, without https, one plays on the device and online", async ({ ada, table, server }) => {
  ada.expectTrouble(/Cross-Origin-Opener-Policy header has been ignored/);
  const home = server.url.replace("127.0.0.1", "bastide.test");
  await ada.page.goto(home);
  expect(await ada.page.evaluate(() => isSecureContext)).toBe(false);
  await begin(ada);
  await playTurn(table);
  await table.wants("place");
  const { id, seats } = await startedTable(server, { game: "kids", seats: [PERSON, PERSON] });
  await ada.page.goto(`${home}/table/${id}#${seats[0]?.token}`);
  await playTurn(table);
  await expect(table.tiles).toHaveCount(2);
});

test.describe("a device that keeps nothing", () => {
  const NOTICE = "This browser stores nothing";

  test("lets one play in a private window", async ({ ada, table }) => {
    await ada.page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("not here", "SecurityError");
      };
    });
    await ada.open("/");
    await begin(ada);
    await playTurn(table);
    await expect(ada.page.getByText(NOTICE)).toBeVisible();
  });

  test("lets one play when there is no more room", async ({ ada, table }) => {
    await ada.open("/");
    await begin(ada);
    await table.wants("place");
    await ada.page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await playTurn(table);
    await expect(ada.page.getByText(NOTICE)).toBeVisible();
    await playTurn(table);
    await table.wants("place");
  });
});

test.describe("a new version of the program", () => {
  test.use({ serviceWorkers: "allow" });

  test("waits until it is told to take over, and the table is where it was", async ({ ada, table, server }) => {
    const proxy = await Proxy.start(server.url);
    try {
      await ada.page.goto(proxy.url);
      await ada.installed();
      await begin(ada);
      await table.placeAnywhere();
      await table.wants("confirm");
      const tiles = await table.tiles.count();

      proxy.publish();
      await ada.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect(ada.page.getByText("A new version is ready.")).toBeVisible();
      await table.confirm();
      await table.wants("place");
      const reloaded = ada.page.waitForEvent("load");
      await ada.page.getByRole("button", { name: "Update now" }).click();
      await reloaded;
      await table.wants("place");
      await expect.poll(() => table.tiles.count()).toBeGreaterThanOrEqual(tiles);
      await expect(ada.page.getByText("A new version is ready.")).toBeHidden();
    } finally {
      await proxy.stop();
    }
  });
});

/** Begins a game for children, against a bot or with somebody else. */
async function begin({ page }: Visitor, other?: Sitter): Promise<void> {
  const home = new Home(page);
  if (new URL(page.url()).pathname !== "/") await page.goto("/");
  await home.choose("The Children’s Game");
  if (other) await home.seat("Me", other);
  await home.play();
}

async function playTurn(table: Table): Promise<void> {
  await table.placeAnywhere();
  await table.finishTurn();
}
