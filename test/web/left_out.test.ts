// Node only: what is tested runs in the browser and is the same on both.
import { expect } from "vitest";
import { environmentConfig } from "../../server/config/environment.ts";
import { startServer } from "../whole/whole.ts";
import { PASSPHRASE, signIn } from "./owners.ts";
import { done, faults, firstKey, inChromium, launchBrowser, look, open } from "./browser.ts";

inChromium("a service that lacks an extension has no link to its page, and no such page", async () => {
  const config = environmentConfig({
    DEADRINGER_DEMO: "true",
    DEADRINGER_STORE: "memory",
    DEADRINGER_PORT: "0",
    DEADRINGER_WITHOUT: "sources",
  });
  const server = await startServer({ ...config, log: "off" }, () => {});
  const browser = await launchBrowser();
  try {
    const page = await open(browser, `${server.url}/#sources`, { key: await firstKey(server) });
    await expect.poll(() => page.title()).toBe("No such page – Deadringer");
    expect(await page.$('#nav [href="#sources"]')).toBeNull();
    expect(await page.$('#nav [href="#brands"]')).not.toBeNull();
    await page.goto(`${server.url}/#brands`);
    await page.waitForSelector(".brandspage h1");
    expect(await page.$('[href="#sources"]')).toBeNull();
    for (const path of ["/settings/account", "/docs"]) {
      await page.goto(server.url + path);
      await page.waitForSelector('#nav [href="/#brands"]');
      await expect.poll(() => page.$('#nav [href="/#sources"]'), { message: path }).toBeNull();
    }
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});

inChromium(
  "without the watch a demo begins with a page that is there, and none leads to what is left out",
  async () => {
    const config = environmentConfig({
      DEADRINGER_DEMO: "true",
      DEADRINGER_STORE: "memory",
      DEADRINGER_PORT: "0",
      DEADRINGER_PERMUTATIONS: "200",
      DEADRINGER_WITHOUT: "watch",
    });
    const server = await startServer({ ...config, log: "off" }, () => {}, { demo: true });
    const browser = await launchBrowser();
    try {
      const page = await open(browser, server.setup_url!);
      await page.waitForSelector("#again");
      await page.type("#again", PASSPHRASE);
      await signIn(page, "shop");
      await expect.poll(() => page.title()).toBe("Investigate – Deadringer");
      await page.goto(server.url);
      await page.waitForSelector(".lookup-form");
      await look(page, "kestrelbank.com");
      await done(page);
      const dead = '[href$="#inbox"], [href$="#brands"], [href$="#channels"], [href$="#sources"]';
      expect(await page.$(dead)).toBeNull();
      for (const path of ["/#nothing", "/#results", "/settings/health"]) {
        await page.goto(server.url + path);
        await page.waitForSelector("main h1");
        await expect.poll(() => page.$(dead), { message: path }).toBeNull();
      }
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  },
);
