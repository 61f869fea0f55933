// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import { faults, inChromium, open, texts } from "./browser.ts";
import { addOwner, givenHouse, looksRight, PASSPHRASE, signIn, visitor } from "./owners.ts";

const house = givenHouse();

inChromium(
  "three people of one team: one invites, one joins and is made viewer, one is removed and is out everywhere",
  async () => {
    const { url } = house.server;
    await addOwner(house, "kestrel");
    const admin = await visitor(house);
    await admin.goto(`${url}/signin`);
    await Promise.all([admin.waitForNavigation(), signIn(admin, "kestrel")]);
    await admin.goto(`${url}/settings/people`);
    await admin.waitForSelector(".invite");

    const join = async (name: string, role: string) => {
      await admin.select("#invite-role", role);
      await admin.click(".invite button[type=submit]");
      const link = await admin.waitForSelector(".once .value").then((code) =>
        code!.evaluate((e) => e.textContent!)
      );
      await looksRight(admin, "invited");
      // Two of the same role are told apart by when they were made.
      expect((await texts(admin, ".sessions small")).at(-1)).toMatch(/^from kestrel, .+ · ends in 3 days$/);
      await admin.click(".once .buttons button");
      const context = await house.browser.createBrowserContext();
      const page = await context.newPage();
      page.on("pageerror", (error) => faults.push(String(error)));
      await page.goto(link);
      await page.waitForSelector("#again");
      expect(page.url()).toBe(`${url}/signin`);
      await page.type("#again", PASSPHRASE);
      await Promise.all([page.waitForNavigation(), signIn(page, name)]);
      return { page, link };
    };
    const hostile = '<img src=x onerror="alert(1)">';
    const bo = await join("bo", "analyst");
    const cy = await join(hostile, "analyst");
    await admin.reload();
    await admin.waitForSelector(".peoplelist tbody tr:nth-child(3)");
    expect(await texts(admin, ".peoplelist tbody th")).toEqual(["kestrel (you)", "bo", hostile]);
    // Nobody removes themselves by a slip.
    expect(await texts(admin, ".peoplelist tbody .act")).toEqual(["", "Remove", "Remove"]);
    expect(await admin.$$eval("main img, main script", (found) => found.length)).toBe(0);
    await looksRight(admin, "people");

    await bo.page.goto(`${url}/settings/people`);
    await bo.page.waitForSelector(".peoplelist tbody tr");
    expect(await bo.page.$$eval(".invite, .peoplelist select, .peoplelist button", (found) => found.length))
      .toBe(0);
    await bo.page.goto(`${url}/settings/account`);
    await bo.page.waitForSelector(".sessions li");
    expect(await texts(bo.page, ".sessions li b")).toEqual(["This browser"]);
    await looksRight(bo.page, "sessions");

    // The link is used up.
    const late = await open(house.browser, "about:blank");
    await late.goto(cy.link);
    await late.waitForSelector(".problem");
    expect((await texts(late, ".problem"))[0]).toContain("This invitation is not valid");
    expect(await late.$("form")).toBeNull();
    await looksRight(late, "used");

    // Who did what is a page, for admins.
    await admin.goto(`${url}/settings/history`);
    await admin.waitForSelector(".history tbody tr");
    const rows = await admin.$$eval(
      ".history tbody tr",
      (all) => all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)),
    );
    expect(rows.map(([who, what]) => `${who}: ${what}`)).toEqual([
      `${hostile}: joined the team from 127.0.0.1`,
      "kestrel: made an invitation as analyst",
      "bo: joined the team from 127.0.0.1",
      "kestrel: made an invitation as analyst",
      "kestrel: signed in by passphrase from 127.0.0.1",
    ]);
    await looksRight(admin, "history");
    await bo.page.goto(`${url}/settings/history`);
    await bo.page.waitForSelector(".history .problem");
    await bo.page.goto(`${url}/settings`);
    await bo.page.waitForSelector("nav [href='/settings/account'][aria-current]");
    expect(await texts(bo.page, "h1")).toEqual(["Account"]);
    await admin.goto(`${url}/settings/people`);
    await admin.waitForSelector(".peoplelist tbody tr:nth-child(3)");

    // Who is the only admin stays one, and is shown as such.
    const rolesShown = () =>
      admin.$$eval(".peoplelist select", (all) => all.map((each) => (each as HTMLSelectElement).value));
    await admin.select(".peoplelist tbody tr select", "viewer");
    await admin.waitForSelector("dialog[open]");
    expect(await texts(admin, "dialog h2")).toEqual(["Make kestrel a viewer?"]);
    await admin.click("dialog .stop");
    await admin.waitForSelector("dialog .problem ::-p-text(the only admin)");
    await looksRight(admin, "role");
    await admin.click("dialog button:not(.stop)");
    await admin.waitForFunction(() => document.querySelector("dialog") === null);
    expect(await rolesShown()).toEqual(["admin", "analyst", "analyst"]);

    await admin.click(".peoplelist tbody tr:nth-child(3) .act button");
    await admin.waitForSelector("dialog[open]");
    expect(await texts(admin, "dialog p")).toEqual([
      expect.stringMatching(/^Their sessions, API keys and invitations end at once/),
      expect.stringMatching(/stay with the team\.$/),
    ]);
    await looksRight(admin, "removal");
    await admin.click("dialog .stop");
    await admin.waitForFunction(() => document.querySelectorAll(".peoplelist tbody tr").length === 2);
    await cy.page.goto(`${url}/settings/people`);
    await cy.page.waitForSelector("#passphrase");
    expect(new URL(cy.page.url()).pathname).toBe("/signin");
    await bo.page.goto(`${url}/settings/people`);
    await bo.page.waitForSelector(".peoplelist tbody tr");
    expect(faults.splice(0).filter((fault) => !/40[19]/.test(fault))).toEqual([]);
  },
);
