// Node only: what is tested runs in the browser and is the same on both; roles are tested on both elsewhere.
import { expect } from "vitest";
import { faults, inChromium, texts } from "./browser.ts";
import { addOwner, givenHouse, linkFor, looksRight, PASSPHRASE, signIn, visitor } from "./owners.ts";

const house = givenHouse({ permutations: 2_000 });

inChromium("who may only read is offered nothing that would be refused, and told so", async () => {
  const { url } = house.server;
  const viewer = await visitor(house);
  await addOwner(house, "kestrel");
  await viewer.goto(await linkFor(house, "invite", "kestrel", "--role", "viewer"));
  await viewer.waitForSelector("#again");
  await viewer.type("#again", PASSPHRASE);
  await Promise.all([viewer.waitForNavigation(), signIn(viewer, "vic")]);
  await viewer.goto(`${url}/#inbox`);
  await expect.poll(() => texts(viewer, ".inbox .empty")).toEqual([
    "An admin of your team says here which brands are watched",
  ]);
  const admin = await visitor(house);
  await admin.goto(`${url}/signin`);
  await Promise.all([admin.waitForNavigation(), signIn(admin, "kestrel")]);
  await admin.goto(`${url}/#inbox`);
  await admin.waitForSelector(".firstbrand textarea");
  await admin.click(".firstbrand button[type=submit]");
  await admin.waitForSelector(".brandspage .health");
  await expect.poll(async () => {
    await viewer.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    return (await texts(viewer, ".namerow .name")).length;
  }).toBeGreaterThan(5);
  expect(await texts(viewer, ".inbox .titled .tag")).toContain("view only");
  await viewer.click(".namerow");
  await viewer.waitForSelector(".brandpanel");
  const offers = ".states, .notes, .pick, .baseline, .asked button, .firstbrand, .pastenames";
  expect(await viewer.$$eval(offers, (found) => found.length)).toBe(0);
  const doing = await texts(viewer, ".brandpanel .doing > *");
  expect(doing).not.toContain("Snooze for a week s");
  expect(doing).not.toContain("Analyze now");
  await viewer.keyboard.press("1");
  await expect.poll(() => texts(viewer, ".toast [role=status]")).toEqual([
    "You may read here. An admin of your team can give you another role",
  ]);
  expect(await texts(viewer, ".problem")).toEqual([]);
  await looksRight(viewer, "viewer");
  await viewer.goto(`${url}/#brands`);
  await viewer.waitForSelector(".brandlist a");
  expect(await viewer.$$eval(offers, (found) => found.length)).toBe(0);
  await viewer.goto(`${url}/#sources`);
  await viewer.waitForSelector(".sourcelist");
  expect(await viewer.$$eval(offers, (found) => found.length)).toBe(0);
  await viewer.goto(`${url}/#brands`);
  await viewer.waitForSelector(".brandlist a");
  await viewer.click(".brandlist h2 a");
  await expect.poll(() => texts(viewer, ".brandspage .viewtabs a")).toEqual([
    "Look-alikes",
    "Timeline",
    "Runs",
  ]);
  await expect.poll(() => texts(viewer, ".brandspage .buttons > *")).toEqual([
    "Open newest lookup",
  ]);
  await viewer.goto(`${url}/#lookup`);
  await expect.poll(() => texts(viewer, ".lookup .intro h2")).toEqual(["Results of your team"]);
  expect(await viewer.$$(".lookup-form")).toEqual([]);
  await viewer.goto(`${url}/#results`);
  await viewer.waitForSelector(".list th a");
  expect(await texts(viewer, ".list .act > *")).toEqual([]);
  await viewer.click(".list th a");
  await viewer.waitForSelector(".actcard");
  expect(await texts(viewer, ".actcard:first-child .do > *")).toEqual(["Copy safely", "Details"]);
  await viewer.click(".actcard [data-do=open]");
  await viewer.waitForSelector(".lookup .panel .beside h3");
  await expect.poll(() => texts(viewer, ".lookup .announcement")).toEqual([expect.stringMatching(/^Done/)]);
  expect(await texts(viewer, ".progress :is(button, a)")).toEqual(["CSV", "JSON", "Raw", "Copy link"]);
  expect(await viewer.$$(".lookup :is(.action, .states, .notes, form.tellme)")).toEqual([]);
  await looksRight(viewer, "viewer-lookup");
  const analyst = await visitor(house);
  await analyst.goto(await linkFor(house, "invite", "kestrel", "--role", "analyst"));
  await analyst.waitForSelector("#again");
  await analyst.type("#again", PASSPHRASE);
  await Promise.all([analyst.waitForNavigation(), signIn(analyst, "ana")]);
  await analyst.goto(`${url}/#sources`);
  await analyst.waitForSelector(".pastenames");
  await analyst.goto(`${url}/#brands`);
  await analyst.waitForSelector(".brandlist");
  // What is watched, and whom it alerts, is an admin's to say.
  expect(await analyst.$$(".firstbrand")).toEqual([]);
  await analyst.click(".brandlist h2 a");
  await analyst.waitForSelector(".brandspage .viewtabs");
  expect(await texts(analyst, ".brandspage .viewtabs a")).toEqual(["Look-alikes", "Timeline", "Runs"]);
  await analyst.goto(`${url}/#channels`);
  await analyst.waitForSelector(".channels");
  // Addresses of feeds need no key, and would outlive her.
  await expect.poll(() => texts(analyst, ".channelspage button")).toEqual([]);
  expect(await texts(analyst, ".channelspage h3")).not.toContain("Blocklist");
  expect(faults).toEqual([]);
}, 120_000);
