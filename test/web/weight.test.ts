// Node only: what is tested runs in the browser and is the same on both.
import { expect } from "vitest";
import { browserAndService, inChromium, open } from "./browser.ts";

/** Most bytes that may cross the network before the lookup page can be used. */
const MOST = 100 * 1024;

const given = browserAndService();

inChromium(
  "the first paint takes few bytes; large parts come after it",
  async () => {
    const page = await open(given.browser, "about:blank");
    const session = await page.createCDPSession();
    await session.send("Network.enable");
    const files = new Map<string, { url: string; bytes: number; static: boolean }>();
    const found: { url: string; bytes: number }[] = [];
    session.on("Network.responseReceived", ({ requestId, response }) => {
      files.set(requestId, { url: new URL(response.url).pathname, bytes: 0, static: true });
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const file = files.get(requestId);
      if (file !== undefined) found.push({ url: file.url, bytes: encodedDataLength });
    });
    await page.goto(given.url);
    await page.waitForSelector(".lookup .lookup-form");
    await page.waitForNetworkIdle();
    // The page and what it names; the script requests every other file once the form is rendered.
    const [painted] = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint"));
    expect(painted).toBeDefined();
    const late = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith("/core.js")).map(({ name }) => new URL(name).pathname)
    );
    expect(late.length).toBeGreaterThan(0);
    const eager = await eagerFiles(given.url);
    for (const path of late) expect(eager).not.toContain(path);
    const first = found.filter(({ url }) => eager.has(url));
    const bytes = first.reduce((sum, file) => sum + file.bytes, 0);
    console.log(`first paint: ${bytes} bytes in ${first.length} files, headers included`);
    expect(new Set(first.map((file) => file.url))).toEqual(eager);
    expect(bytes).toBeLessThanOrEqual(MOST);
    expect(bytes).toBeGreaterThan(5_000);
    await page.browserContext().close();
  },
);

inChromium("the pages of every day do without the library's tables, which investigating needs", async () => {
  const page = await open(given.browser, `${given.url}#inbox`, { key: "ak_none" });
  const tables = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/core.js")).length
    );
  await page.waitForSelector(".inbox .problem");
  await page.waitForNetworkIdle();
  expect(await tables()).toBe(0);
  await page.evaluate(() => void (location.hash = "#lookup"));
  await expect.poll(tables).toBe(1);
  await page.browserContext().close();
});

/** The page, what it names, and what its script imports statically. */
async function eagerFiles(origin: string): Promise<Set<string>> {
  const html = await (await fetch(origin)).text();
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!);
  const all = new Set(["/", ...named]);
  for (const path of all) {
    if (!path.endsWith(".js")) continue;
    const code = await (await fetch(new URL(path, origin))).text();
    for (const match of code.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) {
      all.add(`/assets/${match[1]}`);
    }
  }
  return all;
}
