// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import type { Page } from "puppeteer-core";
import { POLL_MS } from "../../server/auth/removals.ts";
import { faults, inChromium, saves, shot, texts } from "./browser.ts";
import { addOwner, givenHouse, linkFor, PASSPHRASE, signIn, visitor } from "./owners.ts";

const NAME = "kestreibank.com";
const house = givenHouse({
  permutations: 500,
  settings: () =>
    Promise.resolve({
      DEADRINGER_REPORT_ORG: "Kestrel Bank CERT",
      DEADRINGER_REPORT_CONTACT: "cert@kestrelbank.com",
    }),
});

/** Sends a request as a page of the service, with its session. */
const ask = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async (method, path, body) => {
      const response = await fetch(path, {
        method,
        headers: {
          ...(method === "GET" ? {} : { "x-deadringer-intent": "1" }),
          ...(body === null ? {} : { "content-type": "application/json" }),
        },
        body,
      });
      const text = await response.text();
      return { status: response.status, body: text === "" ? null : JSON.parse(text) };
    },
    method,
    path,
    body === undefined ? null : JSON.stringify(body),
  );

const press = async (page: Page, selector: string, text: string) => {
  const button = await page.waitForSelector(
    `${selector} ::-p-xpath(.//button[not(@disabled) and starts-with(., "${text}")])`,
  );
  await button!.evaluate((each) => (each as HTMLButtonElement).click());
};

/** Opens the inbox, and the name in it. */
async function openName(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${house.server.url}/#inbox?state=all`);
  await page.waitForSelector(".namerow");
  await page.type("input[placeholder^='Name']", NAME);
  await expect.poll(() => texts(page, ".namerow .name"), { timeout: 30_000 }).toEqual([NAME]);
  await page.click(".namerow .name");
  await page.waitForSelector(".notes");
}

/** Hands the open name over to somebody, with a note. */
async function handOver(page: Page, assignee: string, note: string): Promise<void> {
  for (const [selector, text] of [[".notes input", assignee], [".notes textarea", note]] as const) {
    await page.focus(selector);
    await page.$eval(selector, (field) => (field as HTMLInputElement).select());
    await page.keyboard.type(text);
  }
  await page.click(".notes button");
  await page.waitForFunction(() => document.querySelector<HTMLButtonElement>(".notes button")!.disabled);
}

/** What is seen of the open name: who has it, and the notes, newest first. */
const seen = (page: Page) =>
  page.$eval(".notes", (form) => [
    form.querySelector("input")!.value,
    ...[...form.querySelectorAll(".notelist li")].map((each) =>
      `${each.querySelector("small")!.textContent!.split(",")[0]}: ${each.querySelector("p")!.textContent}`
    ),
  ]);

inChromium(
  "three people of one team in three browsers work through one morning; one of them is removed",
  async () => {
    const { url } = house.server;
    await addOwner(house, "kestrel");
    await addOwner(house, "stranger");
    const enter = async (owner: string): Promise<Page> => {
      const page = await visitor(house);
      page.setDefaultTimeout(20_000);
      await page.goto(`${url}/signin`);
      await page.waitForSelector("#owner");
      await Promise.all([page.waitForNavigation(), signIn(page, owner)]);
      return page;
    };
    const join = async (name: string): Promise<Page> => {
      const page = await visitor(house);
      page.setDefaultTimeout(20_000);
      await page.goto(await linkFor(house, "invite", "kestrel", "--role", "analyst"));
      await page.waitForSelector("#again");
      await page.type("#again", PASSPHRASE);
      await Promise.all([page.waitForNavigation(), signIn(page, name)]);
      return page;
    };
    const [admin, stranger] = [await enter("kestrel"), await enter("stranger")];
    const [bo, cy] = [await join("bo"), await join("cy")];
    const brand = { name: "Kestrel Bank", domains: ["kestrelbank.com"] };
    const watched = await ask(admin, "POST", "/v1/watch/brands", brand);
    expect(watched.status).toBe(201);
    await expect.poll(
      async () => (await ask(admin, "GET", "/v1/watch/names")).body.map(({ name }: { name: string }) => name),
      { timeout: 90_000, interval: 500 },
    ).toContain(NAME);

    // Bo looks at it first, writes what he saw, and hands it over to Cy.
    await openName(bo);
    await handOver(bo, "cy", "A copy of our login page. Please report it.");
    await openName(cy);
    await expect.poll(() => seen(cy)).toEqual(["cy", "bo: A copy of our login page. Please report it."]);

    // Cy drafts the report, sends it by the team's own mail, and notes it.
    await press(cy, ".action", "Collect evidence");
    await cy.waitForSelector(".action ::-p-text(files, signed)");
    await press(cy, ".action", "Draft reports");
    const first = ".reports li:first-child";
    await cy.waitForSelector(first);
    await press(cy, first, "Read");
    await cy.waitForSelector(`${first} pre`);
    await press(cy, first, "I have reported it");
    await cy.waitForSelector(".brandpanel ::-p-text(Reported, and still up)");
    await handOver(cy, "kestrel", "Reported to the registrar.");
    await shot(cy, "team-morning");

    // The admin finds it handed over, with the copy.
    await openName(admin);
    const both = ["cy: Reported to the registrar.", "bo: A copy of our login page. Please report it."];
    await expect.poll(() => seen(admin)).toEqual(["kestrel", ...both]);
    // Whoever has had the name open all the time sees the same.
    await expect.poll(() => seen(bo), { timeout: 10_000 }).toEqual(["kestrel", ...both]);
    const copies = () => admin.$$eval(".past details pre", (all) => all.map((each) => each.textContent));
    await expect.poll(copies).toEqual([
      expect.stringContaining("kestreibank[.]com"),
    ]);

    // So are the evidence and its file.
    await admin.waitForSelector(".past ::-p-text(cy: collected evidence)");
    const archive = await saves(
      admin,
      () => press(admin, ".past", "Download"),
      `${NAME}.zip`,
    );
    expect(archive.startsWith("PK")).toBe(true);

    // Everybody sees who did what.
    await openName(bo);
    await expect.poll(() => texts(bo, ".past li")).toEqual(expect.arrayContaining([
      expect.stringContaining("bo: "),
      expect.stringContaining("cy: "),
    ]));
    const { body: actions } = await ask(admin, "GET", "/v1/actions?limit=100");
    const did = actions.map(({ person, action }: { person: string; action: string }) =>
      `${person} ${action}`
    );
    expect(did).toEqual(expect.arrayContaining([
      ...[
        "bo triage_names",
        "cy triage_names",
        "cy draft_reports",
        "cy note_report",
      ],
    ]));

    // A stranger from another team sees none of it.
    for (
      const [path, expected] of [["/v1/watch/brands", []], ["/v1/watch/names", []]] as const
    ) {
      const { body } = await ask(stranger, "GET", path);
      expect([path, body]).toEqual([path, expected]);
    }
    expect((await ask(stranger, "GET", `/v1/watch/brands/${watched.body.id}`)).status).toBe(404);
    await stranger.goto(`${url}/#brands`);
    await stranger.waitForSelector("main h1, main h2");
    expect((await texts(stranger, "main"))[0]).not.toContain("Kestrel Bank");

    // Cy is removed: out in both browsers and by key, and what streams to her ends.
    const elsewhere = await enter("cy");
    const { body: { key } } = await ask(cy, "POST", "/v1/keys", {
      name: "k",
      scopes: ["watch"],
      expires: "never",
    });
    const stream = elsewhere.evaluate(async () => {
      const reader = (await fetch("/v1/watch/events/stream")).body!.getReader();
      (globalThis as { isOpen?: boolean }).isOpen = true;
      for (let end = false; !end;) end = (await reader.read()).done;
    });
    await elsewhere.waitForFunction(() => (globalThis as { isOpen?: boolean }).isOpen === true);
    faults.splice(0);
    expect((await ask(admin, "DELETE", "/v1/people/cy")).status).toBe(204);
    const byKey = await fetch(`${url}/v1/watch/brands`, { headers: { authorization: `Bearer ${key}` } });
    expect([
      (await ask(cy, "GET", "/v1/watch/names")).status,
      (await ask(elsewhere, "GET", "/v1/people")).status,
      byKey.status,
    ]).toEqual([401, 401, 401]);
    // The answer to a removal comes after what ran here has ended; other machines ask twice a second.
    await stream;
    expect(POLL_MS).toBeLessThanOrEqual(500);
    await cy.goto(`${url}/settings/people`);
    await cy.waitForSelector("#passphrase");
    expect(new URL(cy.url()).pathname).toBe("/signin");
    // What she did stays, with her name.
    await openName(bo);
    await expect.poll(() => texts(bo, ".past li")).toEqual(expect.arrayContaining([
      expect.stringContaining("cy: "),
    ]));
    expect(faults.splice(0).filter((fault) => !/401|404/.test(fault))).toEqual([]);
  },
  240_000,
);
