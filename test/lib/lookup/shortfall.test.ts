import { expect, test } from "vitest";
import type { Existence } from "../../../lib/observe/existence.ts";
import { Reporter } from "../../../lib/lookup/reporter.ts";
import { Shortfall } from "../../../lib/lookup/shortfall.ts";
import type { VisitEnding } from "../../../lib/subject.ts";
import { lookup, type Notice } from "../../../mod.ts";
import { worldIo } from "../net/world.ts";

/** The shortfall of a lookup of that many names. */
function shortfallOf(total: number): { shortfall: Shortfall; reporter: Reporter } {
  const reporter = new Reporter(total, 60_000);
  return { shortfall: new Shortfall(reporter), reporter };
}

/** The notice about pages and the count of them of a lookup whose visits ended so. */
function afterVisits(states: VisitEnding["page_state"][], isBrandVisited = false) {
  const { shortfall, reporter } = shortfallOf(states.length);
  for (const page_state of states) shortfall.visit({ page_state, likeness_measured: null });
  const notices = shortfall.notices(false, isBrandVisited);
  const { data } = reporter.done()[0]!;
  return {
    notice: notices.find(({ code }) => code === "no_pages")?.message,
    pages: data.kind === "Progress" ? data.pages : undefined,
  };
}

const pagesOf = (...visits: Parameters<typeof afterVisits>) => afterVisits(...visits).pages;
const aboutPages = (...visits: Parameters<typeof afterVisits>) => afterVisits(...visits).notice;

test("sites that all show the network's sign-in page are a captive portal, though connections get out", () => {
  expect(aboutPages(["portal", "none", "portal"], true)).toMatch(/sign-in page in place of 2 sites/);
  expect(aboutPages(["portal", "page", "portal"], true)).toBeUndefined();
  expect(pagesOf(["portal", "none", "portal"], true)).toEqual([0, 3]);
});

test("no page at all is a notice, unless the imitated site answers", () => {
  expect(aboutPages(["none", "none", "none", "none"])).toMatch(/^No page could be fetched, of 4 names/);
  // A few servers may be silent themselves.
  expect(aboutPages(["none"])).toMatch(/^No web server gave a page, of 1 name.*silent or refuse/);
  expect(aboutPages(["none", "none"], true)).toBeUndefined();
  expect(aboutPages(["none", "error"])).toBeUndefined();
  expect(aboutPages([])).toBeUndefined();
  expect(pagesOf(["none", "none"])).toEqual([0, 2]);
  expect(pagesOf(["none", "none"], true)).toEqual([1, 3]);
  expect(pagesOf(["none", "error"])).toEqual([1, 2]);
});

test("names without all of their records are counted against those that exist, unless their servers are broken", () => {
  const noticesOf = (missing: number, isOwn: boolean) => {
    const { shortfall } = shortfallOf(2_000);
    shortfall.studied = 100;
    const failures = Array.from({ length: missing }, (_, i) => `n${i}.com`);
    for (const fqdn of failures) shortfall.lacks({ fqdn, op: "Dns", detail: "No answer for MX" }, isOwn);
    return shortfall.notices(false, false);
  };
  expect([0, 2, 3].map((missing) => noticesOf(missing, false).map(({ code }) => code)))
    .toEqual([[], ["records_missing"], ["incomplete"]]);
  expect(noticesOf(50, true).map(({ code }) => code)).toEqual(["records_missing"]);
  const [{ message } = { message: "" }] = noticesOf(3, false);
  expect(message).toMatch(/^3 of 2000 names lack records \(No answer for MX\): .*use another resolver$/);
  expect(message).not.toContain(".com");
});

test("causes of missing records are counted, the same in any order", () => {
  const causes = [
    "SERVFAIL",
    "REFUSED",
    "REFUSED",
    "No answer for MX",
    "No answer for TXT",
    "No answer for NS",
  ];
  const messageOf = (details: string[]) => {
    const { shortfall } = shortfallOf(2_000);
    details.forEach((detail, i) => shortfall.lacks({ fqdn: `n${i}.com`, op: "Dns", detail }, true));
    return shortfall.notices(false, false)[0]!.message;
  };
  const said = messageOf(causes);
  expect(said).toBe(
    "6 of 2000 names lack records (2: REFUSED; 1: No answer for MX; 1: No answer for NS; 2: other causes): " +
      "these are unknown, not none",
  );
  expect(messageOf(causes.toReversed())).toBe(said);
});

test("hidden names are counted against those that exist; others answered for are not", () => {
  const noticesOf = (blocked: number, hidden: number) => {
    const { shortfall } = shortfallOf(2_000);
    shortfall.studied = 66;
    for (let i = 0; i < blocked; i++) shortfall.blocked(`n${i}.com`, i >= hidden);
    return shortfall.notices(false, false).map(({ code }) => code);
  };
  expect([noticesOf(58, 58), noticesOf(1, 1), noticesOf(58, 0)])
    .toEqual([["incomplete"], ["blocked_names"], ["blocked_names"]]);
});

const SILENT: Existence = {
  state: "unknown",
  rcode: "NO_ANSWER",
  reply: { rcode: "NO_ANSWER", authoritative: false, answers: [], soa: null, resolver: "" },
};

test("more than 2 % of names without an answer are incomplete, fewer are named", () => {
  const codes = (unknown: number) => {
    const { shortfall } = shortfallOf(100);
    for (let i = 0; i < unknown; i++) shortfall.unanswered(`n${i}.com`, SILENT);
    return shortfall.notices(false, false).map(({ code }) => code);
  };
  expect([codes(0), codes(2), codes(3)]).toEqual([[], ["unknown_names"], ["incomplete"]]);
});

test("what the history did not take is said, once a name", async () => {
  const history = {
    record: () => Promise.reject(new Error("database or disk is full")),
    dns: () => Promise.resolve([]),
    tls: () => Promise.resolve({}),
  };
  const zone = { A: ["192.0.2.1"], NS: ["ns.k.net."] };
  const io = { ...worldIo({ "kestrel.com": zone, "k1.com": zone, "k2.com": zone }), history };
  const notices: Notice[] = [];
  const onNotice = (notice: Notice) => void notices.push(notice);
  const names = ["k1.com", "k2.com"];
  const options = { names, permutations: false, ops: ["Dns"] as const, io, onNotice };
  const lines = await Array.fromAsync(lookup("kestrel.com", options));
  expect(lines.filter(({ op }) => op === "Dns")).toHaveLength(2);
  expect(notices.filter(({ code }) => code === "history_unkept")).toEqual([{
    code: "history_unkept",
    message: expect.stringMatching(
      /^2 of 2 names have records or certificates that could not be added to the history, such as k[12]\.com: database or disk is full$/,
    ),
  }]);
});
