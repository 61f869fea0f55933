import { expect, test } from "vitest";
import {
  assess,
  atLeast,
  listedReason,
  mailFlags,
  type ObservedName,
  seenOf,
  severityOf,
  visitOf,
} from "../../../lib/assess/mod.ts";

const scored = (
  phishing: number,
  parked: number,
  page_state?: "page" | "none" | "challenge",
): ObservedName => ({
  classification: {
    ...{ phishing, parked, legitimate: 1 - phishing - parked },
    ...page_state === undefined ? {} : { page_state },
  },
});
const mail = { dns_mx: ["mx.evil.net."] };

test.each<[string, ObservedName, string | null, string]>([
  ["phishing", scored(0.95, 0.02, "page"), "phishing", "high"],
  ["phishing behind a challenge", scored(0.95, 0.02, "challenge"), "unclear", "low"],
  ["parked", scored(0.01, 0.98, "page"), "parked", "low"],
  ["parked, with mail", { ...scored(0.01, 0.98, "page"), ...mail }, "parked", "medium"],
  ["somebody's site with mail", { ...scored(0.01, 0.01, "page"), ...mail }, "legitimate", "low"],
  ["unclear, with mail", { ...scored(0.3, 0.3, "none"), ...mail }, "unclear", "medium"],
  ["nobody rated it", {}, null, "low"],
  ["nobody rated it, with mail", mail, null, "medium"],
])("what a name is, not what happened, gives its severity: %s", (_, name, verdict, severity) => {
  expect(assess(seenOf(name))).toMatchObject({ verdict, severity, rated: verdict !== null });
});

test("not rated, not visited and nothing there are three things", () => {
  expect([{}, scored(0.3, 0.3), scored(0.3, 0.3, "none"), scored(0.3, 0.3, "challenge")].map((name) => {
    const { rated, visit, flags } = assess(seenOf({ ...name, ...mail }));
    return [rated, visit, flags];
  })).toEqual([
    [false, "not_visited", []],
    [true, "not_visited", []],
    [true, "none", ["mail only"]],
    [true, "other", []],
  ]);
  expect(visitOf({ http_banner: "nginx" })).toBe("other");
  expect(mailFlags({ ...mail, smtp_metadata: { is_positive: true } })).toEqual(["takes mail"]);
});

test("the brand's own names matter to nobody, names that are gone as little as their going", () => {
  const seen = seenOf(scored(0.95, 0.02, "page"));
  expect(assess(seen, { owned: "listed: a.com" })).toMatchObject({
    severity: "none",
    ownership: "yours",
    ownership_reason: "listed: a.com",
  });
  for (const event of ["none", "low", "high"] as const) {
    expect(assess(seen, { gone: true, event }).severity).toBe(severityOf("gone", [], "phishing"));
  }
  expect(assess(seen, { claim: "redirects to the brand" })).toMatchObject({
    severity: "high",
    ownership: "asked",
  });
  expect(assess(seen).ownership).toBe("not");
});

test("a name is as severe as what it is or what last happened to it, whichever is more", () => {
  const parked = seenOf(scored(0.01, 0.98, "page"));
  expect(assess(parked, { event: "high" }).severity).toBe("high");
  expect(assess(seenOf(scored(0.95, 0.02, "page")), { event: "low" }).severity).toBe("high");
});

test("an event that introduces a name is never less severe than the name", () => {
  for (const verdict of ["phishing", "parked", "legitimate", "unclear"]) {
    for (const to of ["yes", "no", ""]) {
      const changes = [{ signal: "verdict", from: "", to: verdict }, { signal: "mail", from: "", to }];
      const known = severityOf("known", changes, verdict);
      for (const type of ["new", "returned"] as const) {
        expect(atLeast(severityOf(type, changes, verdict), known), `${type} ${verdict} ${to}`).toBe(true);
      }
    }
  }
  // What no rule is about.
  expect(severityOf("new", [], "unclear")).toBe("medium");
});

test("a listed name is the brand's own at once, and so are its domains and all below them", () => {
  const listed = { domains: ["kestrelbank.com"], names: ["kestrel-*.net"] };
  expect(["kestrelbank.com", "WWW.kestrelbank.com", "kestrel-pay.net", "notkestrelbank.com"]
    .map((name) => listedReason(name, listed))).toEqual([
      "the brand's own domain: kestrelbank.com",
      "the brand's own domain: kestrelbank.com",
      "listed: kestrel-*.net",
      null,
    ]);
});
