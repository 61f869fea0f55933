// Node only: what is tested runs in the browser and is the same on both; the routes are tested on both elsewhere.
import { expect } from "vitest";
import type { HTTPRequest, Page } from "puppeteer-core";
import { plain } from "../lib/lines/scenarios.ts";
import { address, faults, inChromium, open, saves, texts } from "./browser.ts";
import { showsWhole } from "./layout.ts";
import { BANK, givenWatched, openAt, SHOES, startWatched } from "./watched.ts";

const given = givenWatched();

const shown = (page: Page) => texts(page, ".namerow .name");
const inbox = async (query = "") => {
  const page = await openAt(given, `#inbox${query}`);
  await page.waitForSelector(".namerow");
  return page;
};
/** States and assignees as the service has them. */
const stored = async () => {
  const { body } = await given.service.call("GET", "/v1/watch/names");
  return Object.fromEntries(
    body.map((each: { name: string; state: string; note: string }) => [each.name, [each.state, each.note]]),
  );
};

/** The number beside the link to the Inbox. */
const toActOn = (page: Page) =>
  page.$eval('#nav a[href$="#inbox"]', (link) => (link as HTMLElement).dataset["count"]);

inChromium("on a phone the first name starts in the upper half, whatever failed", async () => {
  const failing = await startWatched({ startedAt: Date.now() - 3 * 86_400_000 });
  failing.world.failure = new Error("No resolver answers");
  await failing.nextDay();
  const page = await open(given.browser, `${failing.url}/#inbox`, {
    key: failing.key,
    width: 390,
    height: 844,
  });
  await page.waitForSelector(".inbox .coverage.failed");
  await page.waitForSelector(".namerow");
  const top = () => page.$eval(".namerow", (row) => row.getBoundingClientRect().top);
  expect(await top()).toBeLessThan(420);
  // The severity stands beside what happened: no line of its own.
  const tops = await page.$eval(".namerow", (row) =>
    [".namecell", ".severity", ".cause"].map((part) => {
      const { top, height } = row.querySelector(part)!.getBoundingClientRect();
      return top + height / 2;
    }));
  expect(tops[1]! - tops[0]!).toBeGreaterThan(10);
  expect(Math.abs(tops[2]! - tops[1]!)).toBeLessThan(12);
  // What is folded is one press away.
  expect(await texts(page, ".folded > summary")).toEqual([
    "Why, and what to do",
    "To review 6: others, filter, search",
  ]);
  // Nor does what can be done with the chosen ones take the list's place, or move it.
  const before = await top();
  await page.click(".pick input");
  expect(await top()).toBe(before);
  expect(await page.$eval(".bulk", (bar) => bar.clientHeight)).toBeLessThan(130);
  await page.click(".pick input");
  // The same on the page of a brand, which shows what is to be reviewed, too.
  const brand = await open(given.browser, `${failing.url}/#brands/${failing.ids[0]}`, {
    key: failing.key,
    width: 390,
    height: 844,
  });
  await brand.waitForSelector(".namerow");
  expect(await brand.$eval(".namerow", (row) => row.getBoundingClientRect().top)).toBeLessThan(422);
  expect(await texts(brand, ".folded > summary")).toEqual([
    "Why, and what to do",
    expect.stringMatching(/^To review \d: others, filter, search$/),
  ]);
  await brand.browserContext().close();
  for (const summary of await page.$$(".folded > summary")) await summary.click();
  await page.waitForSelector(".coverage li");
  await page.select("select[aria-label=Severity]", "high");
  await expect.poll(() => texts(page, ".triagebar summary")).toEqual([
    "To review 1: others, filter, search, 1 set",
  ]);
  // A name fills the screen: what is decided about it leads on to the next, which is read from its beginning.
  await page.select("select[aria-label=Severity]", "");
  await expect.poll(() => texts(page, ".namerow .name")).toHaveLength(6);
  await expect.poll(async () => (await texts(page, ".namerow .name"))[0]).toBe("kestrelbnak.com");
  const [first, second] = await texts(page, ".namerow .name");
  await page.click(".namerow");
  await expect.poll(() => texts(page, ".brandpanel h2 .name:first-child")).toEqual([first]);
  await page.$eval(".brandpanel", (panel) => panel.scrollTo(0, 300));
  await page.click(".brandpanel .states button[title$='Key 3']");
  await expect.poll(() => texts(page, ".brandpanel h2 .name:first-child")).toEqual([second]);
  expect(await page.$eval(".brandpanel", (panel) => panel.scrollTop)).toBe(0);
  // What is said of it covers nothing that can be decided about the next.
  await page.setViewport({ width: 390, height: 400 });
  await page.waitForSelector(".toast:not([hidden])");
  const [said, states] = await Promise.all(
    [".toast", ".brandpanel .states"].map((each) =>
      page.$eval(each, (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      })
    ),
  );
  expect(said!.bottom <= states!.top || said!.top >= states!.bottom).toBe(true);
  await page.browserContext().close();
  await failing.close();
});

inChromium("unreviewed names of all brands, the most severe first, with what happened", async () => {
  const page = await inbox();
  expect((await shown(page))[0]).toBe("kestrelbnak.com");
  expect((await shown(page)).toSorted()).toEqual([
    "harrler-shoes.com",
    "harriershoes.com",
    "kestrel-bank.net",
    "kestrelbamk.com",
    "kestrelbanc.com",
    "kestrelbnak.com",
  ].toSorted());
  expect((await texts(page, ".namerow .cause"))[0]).toBe("New · phishing · takes mail");
  expect((await texts(page, ".namerow .severity"))[0]).toBe("high");
  expect((await texts(page, ".namerow mark"))[0]).toBe("na");
  expect(await toActOn(page)).toBe("1");
  await showsWhole(page, "inbox");
  // What each state means, and what comes of it.
  await page.keyboard.press("?");
  await expect.poll(() => texts(page, "dialog[open]")).toEqual([
    expect.stringContaining("Ignored: it does not matter; no more alerts"),
  ]);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.$("dialog[open]")).toBeNull();
  // Pages that know no brands have the number too.
  await page.goto(`${given.url}/docs`);
  await expect.poll(() => toActOn(page)).toBe("1");
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("all names are printed, not only those in view", async () => {
  const many = Object.fromEntries(Array.from({ length: 80 }, (_, i) => [`kestrelbank${i}.com`, plain()]));
  const large = await startWatched({ names: many });
  const page = await open(given.browser, `${large.url}/#inbox`, { key: large.key, height: 600 });
  await page.waitForSelector(".namerow");
  const rows = async () => (await shown(page)).length;
  expect(await rows()).toBeLessThan(60);
  await page.emulateMediaType("print");
  const printed = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    const items = [...document.querySelectorAll(".inbox .namelist li")];
    return items.map((item) => item.getBoundingClientRect().top);
  });
  expect(printed.length).toBe(86);
  expect(printed.every((top, i) => i === 0 || top > printed[i - 1]!)).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMediaType();
  await expect.poll(rows).toBeLessThan(60);
  expect(faults).toEqual([]);
  await page.browserContext().close();
  await large.close();
});

inChromium("by the keyboard alone: go, open, set, undo, choose many, search, help", async () => {
  const page = await inbox();
  const { keyboard } = page;
  await keyboard.press("j");
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("namerow");
  await keyboard.press("Enter");
  await page.waitForSelector(".brandpanel");
  expect(decodeURIComponent(await address(page))).toContain("kestrelbnak.com");
  expect(await texts(page, ".brandpanel h2 .name")).toEqual(["kestrelbnak.com", BANK]);
  await showsWhole(page, "inbox-open");
  // Once more goes into the panel; what is written there has keys of its own.
  const focused = () =>
    page.evaluate(() => {
      const { parentElement, tagName, className } = document.activeElement!;
      return `${parentElement?.closest("label")?.firstChild?.textContent ?? ""} ${tagName} ${className}`
        .trim();
    });
  await keyboard.press("Enter");
  await expect.poll(focused).toBe("H2");
  await keyboard.press("n");
  await expect.poll(focused).toBe("Add a note TEXTAREA");
  await keyboard.type("ng");
  await keyboard.press("Escape");
  await keyboard.press("g");
  await expect.poll(focused).toBe("Assignee INPUT");
  await keyboard.press("Escape");
  expect(await page.$eval(".notes textarea", (field) => (field as HTMLTextAreaElement).value)).toBe("ng");
  // The panel follows the row, also when a state leads to the next name.
  await keyboard.press("2");
  await expect.poll(() => texts(page, ".toast [role=status]")).toEqual(["kestrelbnak.com: Reported"]);
  await expect.poll(async () => (await texts(page, ".brandpanel h2 .name"))[0]).not.toBe("kestrelbnak.com");
  expect((await stored())["kestrelbnak.com"]).toEqual(["reported", ""]);
  // It stays where it is until somebody asks for the list anew.
  expect((await shown(page))[0]).toBe("kestrelbnak.com");
  expect((await texts(page, ".namerow .triaged"))[0]).toBe("Reported");
  await keyboard.press("u");
  await expect.poll(() => texts(page, ".toast [role=status]")).toEqual(["Undone: kestrelbnak.com: Reported"]);
  expect((await stored())["kestrelbnak.com"]).toEqual(["new", ""]);
  await keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector(".brandpanel") === null);
  for (const key of ["x", "j", "x", "k", "x", "x"] as const) await keyboard.press(key);
  await expect.poll(() => texts(page, ".bulk b")).toEqual(["2 chosen"]);
  const [first, second] = await page.$$eval(
    ".namerow",
    (rows) =>
      rows.filter((row) => row.parentElement!.querySelector("input")!.checked)
        .map((row) => row.querySelector(".name")!.textContent!),
  );
  await keyboard.press("g");
  await expect.poll(() => page.$eval(".assign input", (field) => field === document.activeElement)).toBe(
    true,
  );
  await keyboard.press("Escape");
  // What was done last does not cover what can be done next.
  const [said, bar] = await Promise.all(
    [".toast", ".bulk"].map((part) =>
      page.$eval(part, (element) => element.getBoundingClientRect().toJSON())
    ),
  );
  expect(said.bottom).toBeLessThanOrEqual(bar.top);
  await keyboard.press("5");
  await expect.poll(() => texts(page, ".toast [role=status]")).toEqual(["2 names: Ignored"]);
  expect([(await stored())[first!], (await stored())[second!]]).toEqual([["ignored", ""], ["ignored", ""]]);
  await keyboard.press("u");
  await expect.poll(async () => (await stored())[second!]).toEqual(["new", ""]);
  await keyboard.press("/");
  await keyboard.type("shoes");
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("#inbox?q=shoes");
  await expect.poll(async () => (await shown(page)).length).toBe(2);
  await keyboard.press("Escape");
  await keyboard.press("?");
  await page.waitForSelector("dialog.help[open]");
  await showsWhole(page, "inbox-help");
  await keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector("dialog.help") === null);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium(
  "Back closes the panel and Forward opens it again; the rows stay, the address leads there",
  async () => {
    const page = await inbox();
    const before = await shown(page);
    await page.click(".namelist li:nth-child(2) .namerow");
    await page.waitForSelector(".brandpanel");
    const opened = await address(page);
    await page.keyboard.press("j");
    await expect.poll(() => address(page)).not.toBe(opened);
    const third = await address(page);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector(".brandpanel") === null);
    expect([await address(page), await shown(page)]).toEqual([`${given.url}/#inbox`, before]);
    await page.goForward();
    await page.waitForSelector(".brandpanel");
    expect(await address(page)).toBe(third);
    // What was opened last closes first.
    await page.keyboard.press("?");
    await page.waitForSelector("dialog.help[open]");
    await page.goBack();
    await page.waitForFunction(() => document.querySelector("dialog.help") === null);
    expect([await address(page), (await page.$$(".brandpanel")).length]).toEqual([third, 1]);
    // Closing by Escape or the button is the same step back, whatever was filtered meanwhile.
    await page.type("input[type=search]", "kestrel");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector(".brandpanel") === null);
    await expect.poll(() => address(page)).toBe(`${given.url}/#inbox?q=kestrel`);
    expect(await page.$eval("input[type=search]", (input) => (input as HTMLInputElement).value)).toBe(
      "kestrel",
    );
    await page.goForward();
    await page.waitForSelector(".brandpanel");
    await page.click(".brandpanel .close");
    await page.waitForFunction(() => document.querySelector(".brandpanel") === null);
    // Whoever gets the address sees the same, and closes it where there is nothing to go back to.
    const other = await open(given.browser, third, { key: given.key });
    await other.waitForSelector(".brandpanel");
    await other.click(".brandpanel .close");
    await expect.poll(() => address(other)).toBe(`${given.url}/#inbox`);
    expect(faults).toEqual([]);
    await other.browserContext().close();
    await page.browserContext().close();
  },
);

inChromium("notes and assignee are stored, seen in the history, and filter", async () => {
  const page = await inbox();
  await page.click(".namelist li:first-child .namerow");
  await page.waitForSelector(".notes");
  await page.type(".notes input", "eve");
  await page.type(".notes textarea", "Registrar informed");
  await page.click(".notes button");
  await expect.poll(async () => (await stored())["kestrelbnak.com"]).toEqual(["new", "Registrar informed"]);
  await expect.poll(async () => (await texts(page, ".past li")).join()).toMatch(
    /ann: assigned to eve, added a note.*New · takes mail.*First seen/,
  );
  await page.type("input[type=search]", "EVE");
  await expect.poll(() => shown(page)).toEqual(["kestrelbnak.com"]);
  await page.reload();
  await page.waitForSelector(".namerow");
  expect(await shown(page)).toEqual(["kestrelbnak.com"]);
  expect(await texts(page, ".notelist p")).toEqual(["Registrar informed"]);
  await given.service.call("PUT", `/v1/watch/brands/${given.ids[0]}/names`, {
    names: ["kestrelbnak.com"],
    note: "",
    assignee: "",
  });
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("somebody else's note stands beside mine by itself, and what I type stays", async () => {
  const page = await inbox();
  await page.waitForSelector(".inbox .tag.live");
  await page.click(".namelist li:nth-child(2) .namerow");
  await page.waitForSelector(".notes");
  const name = (await texts(page, ".brandpanel h2 .name"))[0]!;
  await page.type(".notes textarea", "half a");
  const { body: names } = await given.service.call("GET", "/v1/watch/names");
  const { brand } = names.find((each: { name: string }) => each.name === name);
  const where = `/v1/watch/brands/${brand}/names`;
  await given.service.call("PUT", where, { names: [name], note: "theirs", assignee: "bo" });
  await expect.poll(() => texts(page, ".notelist p"), { timeout: 10_000 }).toEqual(["theirs"]);
  expect(await page.$eval(".notes input", (input) => input.value)).toBe("bo");
  expect(await page.$eval(".notes textarea", (area) => area.value)).toBe("half a");
  await page.type(".notes textarea", " note");
  await page.click(".notes button");
  await expect.poll(() => texts(page, ".notelist p")).toEqual(["half a note", "theirs"]);
  await given.service.call("PUT", where, { names: [name], note: "", assignee: "" });
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("many are given to somebody at once, found by that, and saved as a file", async () => {
  const page = await inbox();
  await page.keyboard.press("a");
  await page.type(".assign input", "eve");
  await page.click(".assign button");
  await expect.poll(async () => new Set(await texts(page, ".namerow .triaged"))).toEqual(new Set(["eve"]));
  await page.select("select[aria-label=Assignee]", "-");
  await expect.poll(() => shown(page)).toEqual([]);
  await page.select("select[aria-label=Assignee]", "eve");
  await page.waitForSelector(".namerow");
  const csv = await saves(page, async () => {
    const button = await page.waitForSelector(".triagebar ::-p-text(Export CSV)");
    await button!.click();
  }, "look-alikes.csv");
  const [titles, ...rows] = csv.trim().split("\r\n");
  expect(titles).toContain("name,imitates,brand,severity,verdict,state,assignee,notes,reported to");
  expect(rows).toHaveLength((await shown(page)).length);
  expect(rows[0]).toContain("kestrelbnak.com,kestrelbank.com,Kestrel Bank,high,phishing,To review,eve,");
  await page.keyboard.press("u");
  await expect.poll(async () => new Set(await texts(page, ".namerow .triaged"))).toEqual(new Set([""]));
  await page.click(".namerow");
  await page.select(".doing select[aria-label=Snooze]", "30");
  await expect.poll(() => texts(page, ".toast [role=status]")).toEqual([
    "kestrelbnak.com: snoozed for 30 days",
  ]);
  await page.waitForSelector(".doing ::-p-text(End snooze)");
  await page.click(".toast button");
  await page.waitForSelector(".doing select[aria-label=Snooze]");
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("what happens meanwhile comes by itself, is offered and does not move the rows", async () => {
  const page = await inbox();
  await page.waitForSelector(".inbox .tag.live");
  await page.hover(".namerow");
  const before = await shown(page);
  const top = () => page.$eval(".namerow", (row) => row.getBoundingClientRect().top);
  const at = await top();
  given.world.names[SHOES]!["harrier-shoess.com"] = plain();
  await given.nextDay();
  await expect.poll(() => texts(page, ".news")).toEqual(["1 new or changed ↑"]);
  expect([await shown(page), await top()]).toEqual([before, at]);
  await page.click(".news");
  await expect.poll(async () => (await shown(page)).includes("harrier-shoess.com")).toBe(true);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium(
  "while nobody reads the list, what comes stands at its place, and nothing waits to be pressed",
  async () => {
    const page = await inbox();
    await page.waitForSelector(".inbox .tag.live");
    given.world.names[SHOES]!["harriershoess.com"] = plain();
    await given.nextDay();
    await expect.poll(() => shown(page)).toContain("harriershoess.com");
    expect(await page.$(".news")).toBeNull();
    expect(faults).toEqual([]);
    await page.browserContext().close();
  },
);

inChromium("without a stream of events, the service is polled", async () => {
  const page = await openAt(given, "#lookup");
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (request.url().endsWith("/stream")) void request.respond({ status: 404, body: "" });
    else void request.continue();
  });
  await page.goto(`${given.url}/#inbox`);
  await page.waitForSelector(".namerow");
  expect(await page.$(".inbox .tag.live")).toBeNull();
  await page.hover(".namerow");
  given.world.names[SHOES]!["harrier-shoesss.com"] = plain();
  await given.nextDay();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => texts(page, ".news")).toEqual(["1 new or changed ↑"]);
  expect(faults.splice(0).filter((fault) => !/404/.test(fault))).toEqual([]);
  await page.browserContext().close();
});

inChromium("what is undone before the service has stored it is undone all the same", async () => {
  const page = await inbox();
  const held: HTTPRequest[] = [];
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (request.method() === "PUT" && held.length === 0) held.push(request);
    else void request.continue();
  });
  await page.keyboard.press("j");
  await page.waitForSelector(".namelist .current .name");
  const [name] = await texts(page, ".namelist .current .name");
  const before = (await stored())[name!];
  await page.keyboard.press("5");
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press("u");
  await held[0]!.continue();
  await expect.poll(() => texts(page, ".toast [role=status]")).toEqual([`Undone: ${name}: Ignored`]);
  expect((await stored())[name!]).toEqual(before);
  expect(faults).toEqual([]);
  await page.browserContext().close();
});

inChromium("a request that fails says so, and what it changed is taken back", async () => {
  const page = await inbox();
  await page.setOfflineMode(true);
  await page.keyboard.press("j");
  await page.waitForSelector(".namelist .current .name");
  const current = async () => (await texts(page, ".namelist .current .name"))[0]!;
  const first = await current(), before = (await stored())[first]![0];
  await page.keyboard.press("1");
  await expect.poll(() => texts(page, ".problem")).toEqual([
    expect.stringMatching(/^The service cannot be reached.*Retry$/),
  ]);
  await expect.poll(async () => (await texts(page, ".namerow .triaged"))[0]).toBe("");
  const toast = () => texts(page, ".toast:not([hidden]) [role=status]");
  await expect.poll(toast).toEqual([`Not stored: ${first}: Watching`]);
  const second = await current();
  await page.keyboard.press("5");
  const lost = [`Not stored: ${first}: Watching; ${second}: Ignored`];
  await expect.poll(toast).toEqual(lost);
  await page.setOfflineMode(false);
  await expect.poll(async () => {
    await page.$eval(".problem .retry", (button) => (button as HTMLElement).click()).catch(() => {});
    return await texts(page, ".problem");
  }).toEqual([]);
  expect((await stored())[first]![0]).toBe(before);
  // That it was lost is still said when the service is there again.
  expect(await toast()).toEqual(lost);
  expect(faults.splice(0).filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([]);
  await page.browserContext().close();
});

inChromium(
  "who decides name after name has requests left: the past of those gone past is not asked for",
  async () => {
    const page = await inbox();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").at(-1)!));
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".brandpanel .past li:nth-child(2)");
    asked.length = 0;
    for (const key of ["1", "1", "1", "u", "u", "u"] as const) await page.keyboard.press(key);
    await expect.poll(() => texts(page, ".toast [role=status]")).toEqual([
      expect.stringMatching(/^Undone: /),
    ]);
    await page.waitForSelector(".brandpanel .past li:nth-child(2)");
    await expect.poll(() => asked.filter((each) => each === "audit").length).toBeGreaterThan(0);
    expect(asked.filter((each) => each === "audit").length).toBeLessThan(4);
    expect(asked.filter((each) => each === "coverage").length).toBeLessThan(4);
    expect(faults.splice(0).filter((fault) => !/404/.test(fault))).toEqual([]);
    await page.browserContext().close();
  },
);

inChromium("a service that cannot note who is here is not told with each key", async () => {
  const page = await openAt(given, "#brands");
  await page.setRequestInterception(true);
  let visits = 0;
  page.on("request", (request) => {
    if (!request.url().endsWith("/v1/watch/visit")) return void request.continue();
    visits++;
    void request.respond({ status: 503, contentType: "application/json", body: "{}" });
  });
  await page.reload();
  await page.evaluate(() => location.hash = "#inbox");
  await page.waitForSelector(".namerow");
  const before = visits;
  await page.type("input[type=search]", "kestrelbank");
  await page.waitForFunction(() => location.hash === "#inbox?q=kestrelbank");
  expect([before > 0, visits]).toEqual([true, before]);
  expect(faults.splice(0).filter((fault) => !/503/.test(fault))).toEqual([]);
  await page.browserContext().close();
});

inChromium("what a service that was away could not say of a name comes by itself", async () => {
  const page = await inbox();
  await page.click(".namelist li:nth-child(2) .namerow");
  await page.waitForSelector(".brandpanel .doing a[href^='#lookup/']");
  await page.setOfflineMode(true);
  await page.keyboard.press("j");
  const wrong = () => texts(page, ".brandpanel .problem");
  await expect.poll(wrong).toEqual([expect.stringMatching(/^The service cannot be reached/)]);
  await page.setOfflineMode(false);
  await expect.poll(wrong, { timeout: 20_000 }).toEqual([]);
  await page.waitForSelector(".brandpanel .doing a[href^='#lookup/']");
  expect(faults.splice(0).filter((fault) => !/404|ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([]);
  await page.browserContext().close();
});

inChromium("what was opened without the service comes by itself when it is back", async () => {
  const page = await inbox();
  let isDown = true;
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    void (isDown && request.url().includes("/v1/") ? request.respond({ status: 503 }) : request.continue());
  });
  await page.reload();
  await expect.poll(() => texts(page, ".inbox .problem")).toHaveLength(1);
  isDown = false;
  // As the clock of the page does every so often.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForSelector(".namerow");
  expect(await texts(page, ".inbox .problem")).toEqual([]);
  expect(faults.splice(0).filter((fault) => !/status of 503/.test(fault))).toEqual([]);
  await page.browserContext().close();
});

inChromium("who is not signed in is led to sign in, and back", async () => {
  const page = await open(given.browser, `${given.url}/#inbox?q=bank`);
  await expect.poll(() => texts(page, ".inbox .problem")).toEqual(["Sign in, or enter an API key Sign in"]);
  expect(await page.$eval(".problem a", (link) => link.getAttribute("href"))).toBe(
    `/signin?next=${encodeURIComponent("/#inbox?q=bank")}`,
  );
  await page.type("#key", given.key);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".namerow");
  expect(faults).toEqual([]);
  await page.browserContext().close();
});
