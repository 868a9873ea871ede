/** Giving things away: invitations, links, pictures. */

import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { Home } from "./pages/home";
import { Table } from "./pages/table";
import { WaitingRoom } from "./pages/waiting";
import { PHONE } from "./support/devices";
import { PERSON, resignedTable } from "./support/tables";
import { expect, test } from "./support/test";
import type { Visitor } from "./support/visitor";

test("an invitation is a code for a camera, until the seat is taken", async ({ visit, server }) => {
  const [ada, ben] = [await visit(), await visit()];
  const { id, seats } = await server.ask<{ id: string; seats: { seat: number; token: string }[] }>(
    "POST",
    "/api/tables",
    { game: "kids", seats: [PERSON, PERSON, PERSON] },
  );
  const invited = seats.slice(1);
  await ada.open("/");
  await store(ada.page, "invitations", { [id]: invited });
  await ada.sit({ id, seats }, [0]);
  const room = new WaitingRoom(ada.page);
  await room.sit("Ada");
  const code = ada.page.getByRole("img", { name: "QR code of the invitation" });
  await expect(code).toHaveAttribute("src", /^data:image\/svg\+xml/);
  await expect(ada.page.getByText("to take seat 2")).toBeVisible();
  const first = await code.getAttribute("src");

  await ben.open(`/table/${id}#${invited[0]?.token}`);
  await new WaitingRoom(ben.page).sit("Ben");
  await expect(ada.page.getByText("to take seat 3")).toBeVisible();
  await expect(code).not.toHaveAttribute("src", first ?? "");
});

test("on a phone a link is given to the share sheet of the system", async ({ visit, server }) => {
  const ada = await visit(PHONE);
  const { id } = await resignedTable(server);
  await ada.prepare(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = (what) => Promise.resolve(void shared.push(what));
    navigator.canShare = () => false;
  });
  await ada.open(`/table/${id}`);
  await new Table(ada.page).result.getByRole("button", { name: "Share…" }).click();
  await expect
    .poll(() => ada.page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared[0]?.url))
    .toBe(`${server.url}/table/${id}`);
});

test("where nothing can be copied, the link is shown", async ({ ada, server, table }) => {
  const { id } = await resignedTable(server);
  await ada.prepare(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("not here", "NotAllowedError"));
  });
  await ada.open(`/table/${id}`);
  await table.result.getByRole("button", { name: "Copy link" }).click();
  await expect(table.result.getByRole("textbox", { name: "Copy link" })).toHaveValue(`${server.url}/table/${id}`);
});

test("the picture of a game is framed and drawn on the device", async ({ ada, server, table }) => {
  const { id } = await resignedTable(server);
  await ada.open(`/table/${id}`);
  await expect(table.result).toBeVisible();
  await ada.page.route("**/api/**", (route) => route.abort());
  ada.expectTrouble(/api/, /ERR_FAILED/);
  const saved = ada.page.waitForEvent("download");
  await table.result.getByRole("button", { name: "Picture" }).click();
  const png = readFileSync(await (await saved).path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.readUInt32BE(16)).toBe(1600);
});

test.describe("who comes back", () => {
  test("goes on where the game was left, sees how it ended, and plays the same again", async ({ ada, table }) => {
    const { page } = ada;
    await ada.open("/");
    // Somebody who has never played finds nothing but the one button.
    await expect(page.getByRole("region", { name: "My games" })).toBeVisible();
    const back = page.getByRole("region", { name: "Where you left off" });
    await expect(back).toBeHidden();
    await begin(ada);

    await home(page);
    await back.getByRole("link", { name: /The Children’s Game.*Your turn/ }).click();
    await table.wants("place");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Give up" }).click();
    await page.getByRole("button", { name: "Really give up?" }).click();
    await table.wants("over");
    const before = page.url();

    await home(page);
    await expect(back.getByRole("list", { name: "Result" })).toContainText("Ada");
    await back.getByRole("button", { name: "Play again" }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/table/") && url.href !== before);
    await table.ready();
    await expect(page.locator(".seat")).toContainText(["Ada"]);
  });
});

/** Begins a game of the children against a bot. */
async function begin({ page }: Visitor): Promise<void> {
  const home = new Home(page);
  await home.choose("The Children’s Game");
  await page.getByLabel("Your name").fill("Ada");
  await home.play();
  await new Table(page).wants("place");
}

async function home(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Bastide" }).click();
}

async function store(page: Page, name: string, value: unknown): Promise<void> {
  await page.evaluate(([name, text]) => localStorage.setItem(`bastide.${name}`, text ?? ""), [
    name,
    JSON.stringify(value),
  ] as const);
}
