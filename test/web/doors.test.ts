// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import { newFeed } from "../../server/sources/feed_state.ts";
import { faults, inChromium, texts } from "./browser.ts";
import { showsWhole } from "./layout.ts";
import { givenWatched, openAt } from "./watched.ts";

const given = givenWatched();

inChromium("names are pasted as they come, and what became of them is said", async () => {
  const page = await openAt(given, "#brands");
  await page.waitForSelector(".pastenames textarea");
  expect(await texts(page, ".coverage.failed")).toEqual([]);
  await page.click(".pastenames button");
  await expect.poll(() => texts(page, ".pastenames .problem")).toEqual(["Enter a name or a URL"]);
  await page.type(
    ".pastenames textarea",
    "hxxps://mountain-goats[.]com/kit?x=1\nwww.kestrelbank.com, mountain-goats.com\nmountain..goats",
  );
  await page.click(".pastenames button");
  await expect.poll(() => texts(page, ".pastenames [role=status]")).toEqual([
    "1 name is visited; 1 known already; 1 your own, or of services that show anybody's pages; " +
    '1 entry of the text is left out: line 3: "mountain..goats": it holds no host name',
  ]);
  await showsWhole(page, "paste-names");
  expect((await given.service.call("GET", "/v1/sources")).body.doors[0]).toMatchObject({
    offered: 3,
    queued: 1,
  });
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("a feed that failed is named on the first lines of Inbox and Brands", async () => {
  const { time } = given.world;
  const feed = {
    ...newFeed("feeds.example.net (new.zip)", 24, time),
    failure: "it is a web page, not a list",
  };
  await given.service.sources.setFeed("key", JSON.stringify(feed));
  for (const where of ["inbox", "brands"]) {
    const page = await openAt(given, `#${where}`);
    await expect.poll(() => texts(page, ".coverage.failed")).toEqual([
      "0 of 1 feed brought a list; feeds.example.net (new.zip): it is a web page, not a list",
    ]);
    await page.browserContext().close();
  }
  expect(faults).toEqual([]);
});
