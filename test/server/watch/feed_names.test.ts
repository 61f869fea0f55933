import { expect, test } from "vitest";
import { FeedNames } from "../../../server/watch/feed_names.ts";
import { readBrands } from "../../../server/watch/brand_list.ts";
import { START } from "../../lib/watch/scenarios.ts";

const HOUR_MS = 3_600_000;

test("names of a feed wait until they are studied, and come again a day later", async () => {
  let time = START;
  const feed = new FeedNames({
    domains: ["kestrelbank.com", "linden.org"],
    owned: ["kestrelbank-cards.com"],
    schedule: "6h",
    timezone: "UTC",
    now: () => time,
  });
  let woken = 0;
  const waiting = feed.next().then(() => woken++);
  for (const name of ["shop.example", "kestrelbank-cards.com", "www.kestrelbank.com", "not a name"]) {
    feed.add(name);
  }
  expect(feed.dueDomains()).toEqual([]);
  feed.add("*.Kestrelbank-Login.com");
  feed.add("www.kestrelbank-login.com");
  await waiting;
  expect(woken).toBe(1);
  expect(feed.dueDomains()).toEqual(["kestrelbank.com"]);
  const waits: number[] = [];
  for (;;) {
    const due = feed.due("kestrelbank.com");
    feed.settle(due, () => false);
    if (feed.nextAt() === Infinity) break;
    waits.push((feed.nextAt() - time) / HOUR_MS);
    time = feed.nextAt();
  }
  expect(waits).toEqual([1, 2, 4, 6, 6, 6, 6, 6, 6]);
  feed.add("kestrelbank-login.com");
  expect(feed.dueDomains()).toEqual([]);
  time += 25 * HOUR_MS;
  feed.add("kestrelbank-login.com");
  expect(feed.due("kestrelbank.com").map(({ name }) => name)).toEqual(["kestrelbank-login.com"]);
  feed.settle(feed.due("kestrelbank.com"), () => true);
  expect(feed.nextAt()).toBe(Infinity);
});

test("a list of brands has domains and groups; each domain belongs to one", () => {
  const refang = (text: string) =>
    text.replace("hxxps://", "https://").replaceAll("[.]", ".").replace(/^https:\/\//, "");
  expect(readBrands(
    [
      "Kestrel Bank: kestrelbank.com, kestrelbank.at",
      "linden.org",
      "www.linden.org",
      "hxxps://paypal[.]com",
      "Kestrel Bank: kestrel.at",
    ],
    refang,
  )).toEqual([
    { name: "Kestrel Bank", domains: ["kestrelbank.com", "kestrelbank.at", "kestrel.at"] },
    { name: "linden.org", domains: ["linden.org"] },
    { name: "paypal.com", domains: ["paypal.com"] },
  ]);
  expect(() => readBrands(["Kestrel:"], refang)).toThrow(
    'Cannot use the brand "Kestrel": no domain follows the colon',
  );
});
