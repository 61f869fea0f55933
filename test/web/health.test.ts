// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import { CHECKS } from "../../server/health/checks.ts";
import { faults, inChromium, texts } from "./browser.ts";
import { addOwner, givenHouse, linkFor, looksRight, signIn, visitor } from "./owners.ts";

const house = givenHouse();

inChromium("an admin sees each check with its state, tests one, and nobody else does", async () => {
  const { url } = house.server;
  await addOwner(house, "kestrel");
  const admin = await visitor(house);
  await admin.goto(`${url}/signin?next=/settings/health`);
  await admin.waitForSelector("#owner");
  await Promise.all([admin.waitForNavigation(), signIn(admin, "kestrel")]);
  await admin.waitForSelector(".health .checks li");
  expect(await texts(admin, ".health .checks h3")).toEqual(
    expect.arrayContaining(CHECKS.map(({ title }) => title)),
  );
  // What needs somebody stands first.
  const marks = await texts(admin, ".health section:first-of-type .mark");
  const order = ["Bad", "Unknown", "Good", "Off"];
  expect(marks).toEqual(marks.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  // What was never looked at is not green, and so the whole is not.
  expect(await texts(admin, ".lead .mark")).not.toEqual(["Good"]);
  expect(await texts(admin, "#health-resolvers .mark")).toEqual(["Unknown"]);
  expect(await texts(admin, "#health-database .mark")).toEqual(["Good"]);
  expect(await texts(admin, "#health-mail .mark, #health-mail button")).toEqual(["Off"]);
  expect((await texts(admin, "#health-backup code"))[0]).toMatch(/^npm run -s deadringer -- backup /);
  // Names of settings are for whoever runs the service: an admin of a team sees what is meant first.
  expect(await admin.$eval(".health", (page) => (page as HTMLElement).innerText)).not.toContain(
    "DEADRINGER_",
  );
  await admin.click("#health-mail summary");
  await expect.poll(() => texts(admin, "#health-mail details p")).toEqual([
    expect.stringMatching(/^Whoever runs the service, .* by DEADRINGER_SMTP, DEADRINGER_MAIL_FROM/),
  ]);
  // Nothing names a time in a zone that the reader has to convert.
  expect(await admin.$eval(".health", (page) => (page as HTMLElement).innerText)).not.toMatch(
    / UTC|\dT\d\d:/,
  );
  await looksRight(admin, "health");
  await admin.click("#health-resolvers button");
  await admin.waitForSelector("#health-resolvers small time");
  // What cannot be asked anew is not green any more, and says how old it is.
  await admin.setOfflineMode(true);
  await admin.evaluate(() => document.querySelector<HTMLElement>(".health > .buttons button")!.click());
  await admin.waitForSelector(".health > .problem");
  await expect.poll(() => texts(admin, "#health-database .mark")).toEqual([
    expect.stringMatching(/^Good .*(ago|now)$/),
  ]);
  expect(await admin.$$(".mark.good, .mark.bad")).toEqual([]);
  await admin.setOfflineMode(false);
  // A page that cannot begin says why, and how to go on.
  await admin.setRequestInterception(true);
  admin.on(
    "request",
    (request) =>
      void (request.url().endsWith("/v1/session") ? request.respond({ status: 503 }) : request.continue()),
  );
  await admin.reload();
  await admin.waitForSelector(".settings .problem .retry");

  const viewer = await visitor(house);
  await viewer.goto(await linkFor(house, "invite", "kestrel", "--role", "viewer"));
  await viewer.waitForSelector("#again");
  await viewer.type("#again", "correct horse battery");
  await Promise.all([viewer.waitForNavigation(), signIn(viewer, "vic")]);
  await viewer.goto(`${url}/settings/health`);
  await viewer.waitForSelector(".problem");
  expect(await texts(viewer, ".health .checks, .problem")).toEqual([
    "The health of the service is for admins.",
  ]);
  expect(faults.splice(0).filter((fault) => !/40[13]|503|ERR_INTERNET/.test(fault))).toEqual([]);
});
