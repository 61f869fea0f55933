// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import { compareLookups, fromNdjson, listedNames } from "../../lib/lines/mod.ts";
import { mergeLines, type StreamMessage } from "../../mod.ts";
import {
  address,
  barriersInBothThemes,
  browserAndDemo,
  done,
  faults,
  inChromium,
  open,
  said,
  shot,
  texts,
} from "./browser.ts";

const given = browserAndDemo();

/** Asks the service without a page. */
async function lines(path: string): Promise<string> {
  const response = await fetch(given.demo.server.url + path, {
    headers: { authorization: `Bearer ${given.demo.key}` },
  });
  expect(response.status).toBe(200);
  await response.text();
  return response.headers.get("x-service-result-id")!;
}

inChromium("results: open, save, delete with a question, compare", async () => {
  const few = await lines("/v1/lookup/squat/kestrelbank.com?limit=300");
  const many = await lines("/v1/lookup/squat/kestrelbank.com?limit=6000");
  const gone = await lines("/v1/analyze/secure-kestrelbank.com");
  const page = await open(given.browser, `${given.demo.server.url}/#results`, { key: given.demo.key });
  await page.waitForSelector(`[data-uuid="${many}"]`);
  await shot(page, "results");
  expect(await barriersInBothThemes(page)).toEqual([]);
  const until = (uuid: string) =>
    page.$eval(`[data-uuid="${uuid}"] td:nth-child(6)`, (cell) => cell.textContent!);
  const before = await until(many);
  await page.$$eval(`[data-uuid="${many}"] button`, ([save]) => (save as HTMLElement).click());
  await said(page, "kestrelbank.com is stored for longer");
  await page.waitForFunction(
    (uuid, text) => document.querySelector(`[data-uuid="${uuid}"] td:nth-child(6)`)?.textContent !== text,
    {},
    many,
    before,
  );
  // Who thinks better of it is where they were.
  const asked = async () => {
    await page.focus(`[data-uuid="${gone}"] .danger`);
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog[open]");
  };
  const focused = () => page.evaluate(() => document.activeElement!.getAttribute("aria-label"));
  await asked();
  expect(await texts(page, "dialog h2")).toEqual(["Delete the result of secure-kestrelbank.com?"]);
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe("Delete secure-kestrelbank.com");
  await asked();
  await page.click("dialog .stop");
  await page.waitForFunction((uuid) => document.querySelector(`[data-uuid="${uuid}"]`) === null, {}, gone);
  await expect.poll(focused).toBe("Delete kestrelbank.com");
  // The one before is one click away, where there is one.
  expect(
    await page.$$eval("td.actions a[href^='#compare']", (links) => links.map((a) => a.getAttribute("href"))),
  )
    .toEqual([`#compare/${few}/${many}`]);
  await page.click(`[data-uuid="${few}"] input`);
  await page.click(`[data-uuid="${many}"] input`);
  await page.$$eval(".list .primary", ([compare]) => (compare as HTMLElement).click());
  await page.waitForSelector(".change");
  expect(await address(page)).toContain(`#compare/${few}/${many}`);
  const [was, is] = await Promise.all([few, many].map(async (uuid) => {
    const response = await fetch(`${given.demo.server.url}/v1/retrieve/${uuid}`, {
      headers: { authorization: `Bearer ${given.demo.key}` },
    });
    const lines: StreamMessage[] = [];
    for await (const line of fromNdjson(response.body!)) lines.push(line);
    return {
      names: mergeLines(lines),
      unanswered: new Set(lines.flatMap((line) => listedNames(line, "unanswered"))),
    };
  }));
  const changes = compareLookups(was!.names, is!.names, {
    before: was!.unanswered,
    after: is!.unanswered,
  });
  const count = (state: string) => String(changes.filter((change) => change.state === state).length);
  // Names that only the longer lookup checked are not new.
  expect(await texts(page, ".compare .standing b")).toEqual([
    "0",
    count("gone"),
    count("changed"),
    count("new"),
  ]);
  expect((await texts(page, ".compare .standing")).at(-1)).toContain("Not checked in both");
  // Two of a day are told apart by the hour.
  expect((await texts(page, ".compare .lead"))[0]).toMatch(
    / \d\d?:\d\d [AP]M \(\d+ names\) and .* \d\d?:\d\d [AP]M /,
  );
  expect(await texts(page, ".change .name")).toEqual(changes.slice(0, 200).map(({ fqdn }) => fqdn));
  expect(
    (await texts(page, ".change h2 .verdict")).every((text) =>
      /^(unclear|(phishing|parked|legitimate) [<>]?\d+%)$/.test(text)
    ),
  ).toBe(true);
  const rated = changes.slice(0, 200).filter(({ fqdn, state }) =>
    (state === "gone" ? was! : is!).names[fqdn]?.classification !== undefined
  );
  expect(await page.$$(".change h2 .verdict")).toHaveLength(rated.length);
  await shot(page, "compare");
  expect(await barriersInBothThemes(page)).toEqual([]);
  await page.goto(`${given.demo.server.url}/#lookup/${many}`);
  await page.waitForSelector(".last:not([hidden])");
  await shot(page, "lookup-with-last");
  await page.click(".last");
  await page.waitForSelector(".change");
  expect(await address(page)).toContain(`#compare/${few}/${many}`);
  const listed = page.waitForResponse((response) => new URL(response.url()).pathname === "/v1/retrieve");
  await page.goto(`${given.demo.server.url}/#lookup/${few}`);
  await done(page);
  await listed;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.$(".page:not([hidden]) .last:not([hidden])")).toBeNull();
  // A clock that is wrong by days changes no words.
  await page.evaluateOnNewDocument(() => {
    const right = Date.now;
    Date.now = () => right() - 3 * 86_400_000;
  });
  await page.goto(`${given.demo.server.url}/#results`);
  await page.reload();
  await page.waitForSelector(`[data-uuid="${few}"]`);
  expect((await texts(page, "tbody td:nth-child(4)")).every((text) => / ago$/.test(text))).toBe(true);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});
