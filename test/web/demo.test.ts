// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect } from "vitest";
import type { BrandRun } from "../../server/client.ts";
import { environmentConfig } from "../../server/config/environment.ts";
import type { RunningServer } from "../../server/main.ts";
import { startServer } from "../whole/whole.ts";
import { faults, firstKey, inChromium, launchBrowser, off, open, shot, texts } from "./browser.ts";

let browser: Browser, server: RunningServer, key = "", folder = "", begunAt = 0;
beforeAll(async () => {
  if (off) return;
  folder = mkdtempSync(join(tmpdir(), "deadringer-demo-"));
  const config = environmentConfig({
    DEADRINGER_DEMO: "true",
    DEADRINGER_DATA: folder,
    DEADRINGER_PORT: "0",
    DEADRINGER_RATE_LIMIT: "1000",
    DEADRINGER_PERMUTATIONS: "3000",
  });
  begunAt = Date.now();
  server = await startServer({ ...config, log: "off" }, () => {}, { demo: true });
  browser = await launchBrowser();
  key = await firstKey(server);
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (folder !== "") rmSync(folder, { recursive: true, force: true });
}, 60_000);

inChromium(
  "a demo without a setting: brands, thirty days, a failed run, pictures, a report, mail",
  async () => {
    const page = await open(browser, `${server.url}/#brands`, { key, height: 900 });
    await expect.poll(() => texts(page, ".brandlist h2"), { timeout: 150_000 }).toHaveLength(4);
    // One run failed, and that is said first.
    await expect.poll(() => texts(page, ".coverage"), { timeout: 150_000 }).toEqual([
      expect.stringMatching(
        /^\d of 4 brands looked at [^]*Petrel Post: petrelpost\.com: No answer/i,
      ),
    ]);
    await shot(page, "demo-brands");
    // Thirty days of runs, and what changed in them.
    await page.$$eval(
      ".brandlist h2 a",
      (links) => (links.find((link) => link.textContent === "Kestrel Bank") as HTMLElement).click(),
    );
    await page.waitForSelector(".viewtabs");
    await page.click('.viewtabs a[href$="tab=timeline"]');
    await expect.poll(async () => (await texts(page, ".timeline section")).length).toBeGreaterThan(7);
    const events = (await texts(page, ".timeline li")).join("\n");
    for (const name of ["kestrelbank.xyz", "kestrelbannk.com", "kestreibank.com", "kestralbank.com"]) {
      expect(events).toContain(name);
    }
    for (const type of ["New", "Changed", "Gone"]) expect(events).toContain(type);
    await page.click('.viewtabs a[href$="tab=runs"]');
    await expect.poll(async () => (await texts(page, ".runs tbody tr")).length).toBeGreaterThanOrEqual(30);
    await shot(page, "demo-runs");
    // Today's run is the service's own. What it found was sent as a mail.
    const mails = () =>
      readdirSync(join(folder, "mail")).map((name) => readFileSync(join(folder, "mail", name), "utf8"));
    await expect.poll(() => {
      try {
        return mails().join("\n").replaceAll("=\r\n", "").replaceAll("[.]", ".");
      } catch {
        return "";
      }
    }, { timeout: 180_000 }).toContain("secure-kestrelbank");
    // What sources found was studied before those runs: nobody waits for a whole lookup to see it.
    const asked = { headers: { authorization: `Bearer ${key}` } };
    const brands = await (await fetch(`${server.url}/v1/watch/brands`, asked)).json() as { id: string }[];
    const runs = await Promise.all(
      brands.map(async ({ id }): Promise<BrandRun[]> =>
        await (await fetch(`${server.url}/v1/watch/brands/${id}/runs`, asked)).json()
      ),
    );
    const today = runs.flat().filter(({ started_at }) => started_at > begunAt);
    const [first] = today.toSorted((a, b) => a.started_at - b.started_at);
    expect(first).toMatchObject({ trigger: "names", ending: "complete" });
    // The inbox has what is severe, and the picture of the page.
    await page.goto(`${server.url}/#inbox`);
    await page.reload();
    await page.waitForSelector(".namerow");
    await expect.poll(() => texts(page, ".sincethen")).toEqual([
      expect.stringContaining("since you were last here"),
    ]);
    const rows = await texts(page, ".namerow");
    const at = rows.findIndex((row) => row.includes("secure-kestrelbank.com"));
    expect(rows[at]).toContain("high");
    await page.click(`.namelist li:nth-child(${at + 1}) .namerow`);
    await page.waitForSelector(".brandpanel img");
    // With the picture above them, the states are in reach of a small screen.
    await page.setViewport({ width: 1280, height: 720 });
    await expect.poll(() =>
      page.$$eval(".brandpanel .states button", (buttons) =>
        buttons.filter((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }).length)
    ).toBe(7);
    await shot(page, "demo-inbox");
    // So is what can be done about the name, and no press away.
    await page.setViewport({ width: 1440, height: 900 });
    await expect.poll(() =>
      page.$$eval(".brandpanel .action button", (buttons) =>
        buttons.map((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }))
    ).toEqual([true, true]);
    // The narrowest phone shows every name whole; its brand gives way.
    await page.setViewport({ width: 320, height: 700 });
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector(".brandpanel") === null);
    await expect.poll(() =>
      page.$$eval(
        ".namerow .name",
        (names) => names.filter((name) => name.scrollWidth > name.clientWidth).length,
      )
    ).toBe(0);
    await page.setViewport({ width: 1440, height: 900 });
    await page.keyboard.press("Enter");
    // Who reports is known: the drafts come without a question.
    await (await page.waitForSelector(".brandpanel ::-p-text(Draft reports)"))!.click();
    await expect.poll(() => texts(page, ".brandpanel .reports li"), { timeout: 60_000 }).not.toEqual([]);
    expect(await page.$(".reporter")).toBeNull();
    // Of four brands none reports for another.
    expect(await texts(page, ".brandpanel .action .lead")).toEqual([
      "",
      expect.stringContaining("Reported by Four Brands Security, security@four-brands.example, for "),
    ]);
    await shot(page, "demo-drafts");
    // Drafts are asked for with evidence first, which nobody has collected.
    expect(faults.splice(0).filter((fault) => !/404/.test(fault))).toEqual([]);
  },
  400_000,
);
