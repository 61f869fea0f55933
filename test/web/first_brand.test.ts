// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import { faults, inChromium, texts } from "./browser.ts";
import { givenHouse, looksRight, PASSPHRASE, visitor } from "./owners.ts";

const house = givenHouse();

inChromium("setup, first brand, first look-alikes: one path, without a key", async () => {
  const page = await visitor(house);
  await page.goto(house.server.setup_url!);
  await page.waitForSelector("#again");
  await page.type("#owner", "root");
  await page.type("#passphrase", PASSPHRASE);
  await page.type("#again", PASSPHRASE);
  await page.keyboard.press("Enter");
  // The demo suggests its brand.
  await page.waitForSelector(".inbox .firstbrand textarea");
  expect(await page.$eval(".firstbrand textarea", (input) => (input as HTMLTextAreaElement).value)).toBe(
    "kestrelbank.com",
  );
  // What a fresh service needs is a list that ticks itself.
  const steps = () =>
    page.$$eval(
      ".inbox .evening li",
      (all) => all.map((each) => `${each.className} ${each.querySelector("a")!.textContent}`),
    );
  await expect.poll(steps).toEqual([
    " Watch a brand",
    " Where shall names come from?",
    " Be told",
    " Invite a colleague",
    " Make a backup",
  ]);
  await looksRight(page, "evening");
  // The demo knows nothing of other names, so that "none found" would be wrong.
  await page.$eval(".firstbrand textarea", (input) => (input as HTMLTextAreaElement).select());
  await page.keyboard.type("paypal.com");
  await page.click(".firstbrand button");
  await expect.poll(() => texts(page, ".firstbrand .problem")).toEqual([
    expect.stringContaining("look-alikes of kestrelbank.com,"),
  ]);
  await page.$eval(".firstbrand textarea", (input) => (input as HTMLTextAreaElement).select());
  await page.keyboard.type("kestrelbank.com");
  await page.click(".firstbrand button");
  await page.waitForSelector(".brandspage .health");
  expect(await texts(page, ".brandspage .empty p")).toEqual([
    expect.stringMatching(/^The first run looks for whoever imitates kestrelbank\.com today\./),
  ]);
  expect(await page.$(".brandspage .triagebar")).toBeNull();
  // The run has begun by itself; the page asks again while it is seen, here without waiting for its clock.
  await expect.poll(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    return (await texts(page, ".brandspage .namerow .name")).length;
  }).toBeGreaterThan(5);
  // Nor does a brand get such a name later.
  await page.click('.viewtabs a[href$="tab=settings"]');
  await page.waitForSelector(".brandform textarea");
  await page.focus(".brandform textarea");
  await page.keyboard.type("\npaypal.com");
  await page.click(".brandform button[type=submit]");
  await expect.poll(() => texts(page, ".brandform .problem")).toEqual([
    expect.stringContaining("look-alikes of kestrelbank.com,"),
  ]);
  await page.click(".viewtabs a:first-child");
  await page.waitForSelector(".brandspage .namerow");
  await page.keyboard.press("j");
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("namerow");
  const first = await page.evaluate(() => document.activeElement!.querySelector(".name")!.textContent);
  await page.keyboard.press("1");
  await expect.poll(() => texts(page, ".brandspage .toast [role=status]")).toEqual([`${first}: Watching`]);
  await page.reload();
  await page.waitForSelector(".brandspage .namerow");
  await page.click(".triagebar button:nth-child(3)");
  await expect.poll(() => texts(page, ".brandspage .namerow .name")).toEqual([first]);
  await page.goto(`${house.server.url}/#inbox`);
  await expect.poll(async () => (await steps())[0]).toBe("done Watch a brand");
  await page.click(".inbox .evening button");
  await expect.poll(() => page.$(".evening")).toBeNull();
  expect(faults).toEqual([]);
  await page.browserContext().close();
});
