// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import { newSession, SESSION_COOKIE } from "../../server/auth/session.ts";
import { sqliteStores } from "../../server/stores/sqlite_stores.ts";
import { done, faults, inChromium, look, shot, texts } from "./browser.ts";
import {
  addOwner,
  cookieOf,
  givenHouse,
  linkFor,
  looksRight,
  PASSPHRASE,
  problem,
  signIn,
  visitor,
} from "./owners.ts";

const house = givenHouse();

inChromium("signing in: wrong, right, where to afterwards, and out", async () => {
  await addOwner(house, "bea");
  const page = await visitor(house);
  await page.goto(`${house.server.url}/settings/account`);
  await page.waitForSelector("#passphrase");
  expect(page.url()).toBe(`${house.server.url}/signin?next=%2Fsettings%2Faccount`);
  await looksRight(page, "signin");
  await signIn(page, "bea", "wrong wrong wrong");
  expect(await problem(page)).toBe("The name or the passphrase is wrong");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("passphrase");
  // Chromium itself writes a line about every answer of 4xx.
  expect(faults.splice(0).filter((fault) => !fault.includes("401"))).toEqual([]);
  await page.keyboard.type(PASSPHRASE);
  await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
  await page.waitForSelector(".facts");
  expect(page.url()).toBe(`${house.server.url}/settings/account`);
  await expect.poll(async () => (await texts(page, ".facts dd"))[0]).toBe("bea");
  await looksRight(page, "account");
  await page.goto(`${house.server.url}/signin?next=/usage`);
  await page.waitForSelector(".usage td");
  await page.goto(`${house.server.url}/settings/account`);
  await page.waitForSelector("#signout");
  await Promise.all([page.waitForNavigation(), page.click("#signout")]);
  expect(page.url()).toBe(`${house.server.url}/signin`);
  expect(await cookieOf(page)).toBeUndefined();

  await page.goto(`${house.server.url}/signin?next=${encodeURIComponent("/.//plain.test/")}`);
  await page.waitForSelector("#owner");
  await Promise.all([page.waitForNavigation(), signIn(page, "bea")]);
  expect(page.url()).toBe(`${house.server.url}//plain.test/`);
  expect(faults.splice(0).filter((fault) => !fault.includes("404"))).toEqual([]);

  await page.goto(house.server.url);
  await page.waitForSelector(".lookup");
  await page.waitForFunction(() => document.querySelector(".who")?.textContent === "bea");
  expect(await page.$eval(".account form", (form) => form.hasAttribute("hidden"))).toBe(true);
  await shot(page, "signedin");
  await look(page, "kestrelbank.com");
  await done(page);
  expect((await page.$$(".row")).length).toBeGreaterThan(5);
  // Signed out elsewhere, meanwhile: the page says so and offers to sign in.
  await page.browserContext().deleteCookie((await cookieOf(page))!);
  await look(page, "kestrelbank.com");
  await page.waitForFunction(() => document.querySelector(".who")?.textContent === "Sign in");
  expect(faults.splice(0).filter((fault) => !fault.includes("401"))).toEqual([]);
});

inChromium("a page that was open before its reader signed in elsewhere needs no reload", async () => {
  await addOwner(house, "eve");
  const page = await visitor(house);
  await page.goto(house.server.url + "/#ct?pattern=kestrel");
  expect(await problem(page)).toMatch(/^Sign in/);
  const other = await page.browserContext().newPage();
  await other.goto(house.server.url + "/signin");
  await other.waitForSelector("#owner");
  await Promise.all([other.waitForNavigation(), signIn(other, "eve")]);
  await page.bringToFront();
  await page.click(".page:not([hidden]) button[type=submit]");
  await page.waitForSelector(".found > *");
  expect(faults.splice(0)).toEqual([]);
  await page.browserContext().close();
});

inChromium("an id that was planted before signing in is of no use after it", async () => {
  await addOwner(house, "cat");
  const near = await visitor(house);
  await near.goto(house.server.url.replace("127.0.0.1", "localhost") + "/signin?next=/settings/keys");
  await near.waitForSelector("#owner");
  await signIn(near, "cat");
  await near.waitForSelector(".keylist .empty");

  const page = await visitor(house);
  const planted = "A".repeat(43);
  await page.goto(`${house.server.url}/signin`);
  await page.browserContext().setCookie({
    name: SESSION_COOKIE,
    value: planted,
    domain: "127.0.0.1",
    path: "/",
    secure: true,
    httpOnly: true,
    sameSite: "Strict",
  });
  await Promise.all([page.waitForNavigation(), signIn(page, "cat")]);
  const cookie = (await cookieOf(page))!;
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Strict", path: "/" });
  expect(cookie.value).toMatch(/^[\w-]{43}$/);
  expect(cookie.value).not.toBe(planted);
  const response = await fetch(`${house.server.url}/v1/keys`, {
    headers: { cookie: `${SESSION_COOKIE}=${planted}`, "sec-fetch-site": "same-origin" },
  });
  expect(response.status).toBe(401);
  expect(faults).toEqual([]);
});

inChromium("a link signs in once; its owner sets a passphrase; others are signed out", async () => {
  const page = await visitor(house);
  const link = await linkFor(house, "add", "ann");
  await page.goto(link);
  await page.waitForSelector("button[type=submit]");
  expect(page.url()).toBe(`${house.server.url}/signin`);
  await looksRight(page, "link");
  await Promise.all([page.waitForNavigation(), page.click("button[type=submit]")]);

  const other = await visitor(house);
  await other.goto(link);
  expect(await problem(other)).toMatch(/^This link is not valid/);
  expect(faults.splice(0).filter((fault) => !fault.includes("401"))).toEqual([]);
  // Only the fragment is another one: the page takes it all the same.
  await other.goto(await linkFor(house, "link", "ann"));
  await other.waitForFunction(() =>
    document.querySelector("button[type=submit]") !== null && document.querySelector(".problem") === null
  );
  await Promise.all([other.waitForNavigation(), other.click("button[type=submit]")]);

  await page.goto(`${house.server.url}/settings/account`);
  await page.waitForSelector("#again");
  for (const id of ["#passphrase", "#again"]) await page.type(id, PASSPHRASE);
  await page.click("form button[type=submit]");
  await page.waitForFunction(() => /was changed/.test(document.querySelector(".done")?.textContent ?? ""));
  await other.goto(`${house.server.url}/settings/keys`);
  await other.waitForSelector("#owner");
  await signIn(other, "ann");
  await other.waitForSelector(".keylist .empty");
  await Promise.all([
    page.waitForNavigation(),
    page.click("#signout-everywhere"),
  ]);
  await other.reload();
  await other.waitForSelector("#owner");
  expect(faults).toEqual([]);
});

inChromium("a name that was typed before signing in is looked up after it", async () => {
  await addOwner(house, "ida");
  const page = await visitor(house);
  await page.goto(house.server.url);
  await page.waitForSelector(".lookup");
  await look(page, "kestrelbank.com");
  await page.waitForSelector(".lookup .problem a");
  await Promise.all([page.waitForNavigation(), page.click(".lookup .problem a")]);
  await page.waitForSelector("#owner");
  await Promise.all([page.waitForNavigation(), signIn(page, "ida")]);
  await done(page);
  expect(await page.$eval(".lookup .lookup-bar input", (input) => input.value)).toBe("kestrelbank.com");
  expect((await page.$$(".row")).length).toBeGreaterThan(5);
  // Once: a reload opens the result.
  await page.reload();
  await done(page);
  expect(faults.splice(0).filter((fault) => !fault.includes("401"))).toEqual([]);
  await page.browserContext().close();
});

inChromium(
  "the end of a session is said before and after; what was typed is there after signing in again",
  async () => {
    await addOwner(house, "fay");
    const page = await visitor(house);
    await page.goto(`${house.server.url}/signin?next=/settings/keys`);
    await page.waitForSelector("#owner");
    await Promise.all([page.waitForNavigation(), signIn(page, "fay")]);
    await page.waitForSelector(".keylist .empty");
    expect(await texts(page, "#session .problem")).toEqual([]);

    // The same session, but for its end: nine minutes from now, whatever is done.
    const stores = sqliteStores(house.folder);
    const { value, record } = newSession("fay", "passphrase", Date.now(), {
      idle: 0,
      whole: 9 * 60_000 + 30_000,
    });
    await stores.sessions.add(record, null);
    const cookie = (await cookieOf(page))!;
    await page.browserContext().setCookie({ ...cookie, value });
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect.poll(() => texts(page, "#session .problem")).toEqual([
      expect.stringMatching(
        /^Your session ends in (?:9|10) minutes\. Sign in again in a new tab, then return/,
      ),
    ]);
    await looksRight(page, "session_ends");

    await page.click(".titled button");
    await page.waitForSelector("#key-name");
    await page.type("#key-name", "Build server");
    await page.click("input[name=scope]");
    const account = await page.browserContext().newPage();
    account.on("pageerror", (error) => faults.push(String(error)));
    await account.goto(`${house.server.url}/settings/account`);
    await account.waitForSelector(".facts");
    await page.bringToFront();
    await stores.sessions.remove(record.hash);
    await stores.close();
    await page.click(".keyform [type=submit]");
    await expect.poll(() => texts(page, "#session .problem")).toEqual([
      expect.stringMatching(/^Your session has ended\. Sign in again in a new tab/),
    ]);
    // What other tabs show stays, too.
    await account.evaluate(() => dispatchEvent(new Event("focus")));
    await expect.poll(() => texts(account, "#session .problem")).toHaveLength(1);
    expect((await texts(account, ".facts dd"))[0]).toBe("fay");
    expect(await page.$eval("form .problem a", (link) => (link as HTMLAnchorElement).target)).toBe("_blank");
    const [other] = await Promise.all([
      page.browserContext().waitForTarget((target) => target.url().includes("/signin")).then((target) =>
        target.page()
      ),
      page.click("#session .problem a"),
    ]);
    await other!.waitForSelector("#owner");
    await Promise.all([other!.waitForNavigation(), signIn(other!, "fay")]);
    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect.poll(() => texts(page, "#session .problem")).toEqual([]);
    await page.click(".keyform [type=submit]");
    await page.waitForSelector(".once .value");
    expect(await texts(page, ".keylist tbody th")).toEqual(["Build server"]);
    expect(faults.splice(0).filter((fault) => !fault.includes("401"))).toEqual([]);
  },
);
