// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import { faults, inChromium, retype, texts } from "./browser.ts";
import { cookieOf, givenHouse, looksRight, PASSPHRASE, problem, signIn, visitor } from "./owners.ts";

const house = givenHouse();

inChromium(
  "the setup link makes an owner, who makes a key, uses it, revokes it and sees it refused",
  async () => {
    const page = await visitor(house);
    await page.goto(house.server.setup_url!);
    await page.waitForSelector("#again");
    expect(page.url()).toBe(`${house.server.url}/signin`);
    await looksRight(page, "setup");
    await page.type("#again", PASSPHRASE + "x");
    await signIn(page, "root");
    expect(await problem(page)).toBe("The two passphrases differ");
    await retype(page, "#again", PASSPHRASE);
    await Promise.all([page.waitForNavigation(), page.click("button[type=submit]")]);
    expect(page.url()).toBe(`${house.server.url}/#inbox`);
    expect(await page.evaluate(() => document.cookie)).toBe("");

    await page.goto(`${house.server.url}/settings/keys`);
    await page.waitForSelector(".keylist .empty");
    await looksRight(page, "nokeys");
    await page.click(".titled button");
    await page.click(".keyform button[type=submit]");
    expect(await problem(page)).toMatch(/^Enter a name/);
    const hostile = '<img src=x onerror="alert(1)">';
    await page.type("#key-name", hostile);
    await page.click(".keyform button[type=submit]");
    await page.waitForFunction(() =>
      /^Choose at least/.test(document.querySelector(".problem")?.textContent ?? "")
    );
    await page.click("input[name=scope][value=analyze]");
    await page.select(".keyform select", "7");
    await looksRight(page, "form");
    await page.click(".keyform button[type=submit]");
    const key = await page.waitForSelector(".once .value").then((code) =>
      code!.evaluate((e) => e.textContent)
    );
    expect(key).toMatch(/^ak_[0-9A-Za-z]{38}$/);
    await looksRight(page, "once");
    await page.click(".valuebox button");
    await page.waitForFunction(() => document.querySelector(".valuebox button")?.textContent === "Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);

    const use = async (path: string) => {
      const response = await fetch(house.server.url + path, { headers: { authorization: `Bearer ${key}` } });
      await response.text();
      return response.status;
    };
    expect(await use("/v1/analyze/kestrelbank.com")).toBe(200);
    expect(await use("/v1/lookup/squat/kestrelbank.com")).toBe(403);
    await page.reload();
    await page.waitForSelector("table.plain");
    expect(await page.content()).not.toContain(key);
    expect(await texts(page, ".plain tbody th")).toEqual([hostile]);
    expect((await texts(page, ".plain tbody td")).slice(1, 3)).toEqual(["analyze", "root"]);
    expect(await page.$$eval("main img, main script", (found) => found.length)).toBe(0);
    await looksRight(page, "keys");

    await page.click(".act button");
    await page.waitForSelector("dialog[open]");
    await looksRight(page, "revoke");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector("dialog") === null);
    expect(await use("/v1/analyze/kestrelbank.com")).toBe(200);
    await page.click(".act button");
    await page.click("dialog .stop");
    await page.waitForSelector(".ended");
    expect(await use("/v1/analyze/kestrelbank.com")).toBe(401);
    // The step of the question is left before the page is.
    await page.waitForFunction(() => (history.state as { dialog?: true } | null)?.dialog !== true);

    await page.goto(`${house.server.url}/usage`);
    for (const span of ["90 days", "24 hours"]) {
      await page.click(`.titled ::-p-text(${span})`);
      await expect.poll(() => texts(page, ".usage td")).toEqual(expect.arrayContaining(["2", "0"]));
    }
    expect(await texts(page, ".usage th[scope=row]")).toContain(hostile);
    await looksRight(page, "usage");
    expect(faults).toEqual([]);
    // Signed out elsewhere, meanwhile.
    await page.browserContext().deleteCookie((await cookieOf(page))!);
    await page.click(".titled ::-p-text(24 hours)");
    await expect.poll(() => texts(page, ".settings .problem")).toEqual([
      "Not signed in, or the session has ended Sign in",
    ]);
    expect(await page.$$eval(".problem a", (links) => links.map((link) => link.getAttribute("href"))))
      .toEqual(["/signin?next=%2Fusage", "/signin?next=%2Fusage"]);
    expect(faults.splice(0).filter((fault) => !fault.includes("401"))).toEqual([]);
  },
);
