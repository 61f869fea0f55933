import { expect, test } from "vitest";
import { causesOf, whatWasSaid } from "../../../../../server/extras/watch/client/words.ts";
import { defanged } from "../../../../../server/web/page/parts/copy.tsx";
import { changesOf, happened, whyListed } from "../../../../../server/extras/watch/pages/inbox/words.ts";
import type { Assessment, BrandCoverage, BrandName } from "../../../../../server/client.ts";
import { event } from "../events.ts";

test("why a name is listed: what happened, what its page is, what changed", () => {
  const made = event({
    type: "new",
    verdict: "phishing",
    changes: [
      { signal: "mail", from: "", to: "yes" },
      { signal: "registrar", from: "", to: "Example Registrar" },
    ],
  });
  const assessed = (verdict: Assessment["verdict"]) =>
    ({ verdict, rated: verdict !== null }) as BrandName["assessment"];
  expect(whyListed({ event: made, assessment: assessed("phishing") })).toBe(
    "New · phishing · takes mail",
  );
  expect(whyListed({ event: null, assessment: assessed("parked") })).toBe("Found by the first run · parked");
  // Not rated is not harmless.
  expect(whyListed({ event: null, assessment: assessed(null) })).toBe(
    "Found by the first run · not rated",
  );
  const changed = event({
    type: "changed",
    verdict: "phishing",
    changes: [
      { signal: "mail", from: "no", to: "yes" },
      { signal: "network", from: "", to: "example" },
      { signal: "certificate", from: "issuer", to: "" },
    ],
  });
  expect(changesOf(changed)).toEqual([
    "takes mail",
    "Network: not known → example",
    "Certificate: issuer → none",
  ]);
  // A change that leaves the verdict as it was does not say it.
  expect(whyListed({ event: changed, assessment: assessed("unclear") })).toContain(
    "Changed · unclear · takes",
  );
  expect(happened(made)).toBe("phishing · takes mail");
  const failed = event({ type: "run_failed", reasons: ["No resolver answers"], changes: [], name: null });
  expect(changesOf(failed)).toEqual(["No resolver answers"]);
});

test("a defanged name is no link", () => {
  expect(defanged("login.kestrelbnak.com")).toBe("login[.]kestrelbnak[.]com");
});

test("brands with one trouble stand together, whichever of their domains it names", () => {
  const problem = (name: string, detail: string, advice = "Run it again") =>
    ({ name, detail, advice, domains: [{ domain: `${name}.com` }] }) as unknown as BrandCoverage;
  const all = [
    problem("kite", "kite.com: no answer from 192.0.2.53"),
    problem("wren", "wren.com: 50 of 500 names got no usable answer"),
    problem("lark", "lark.com: no answer from 192.0.2.53"),
    problem("ibis", "no answer from 192.0.2.53", "Wait"),
  ];
  expect(causesOf(all).map(({ cause, of }) => [cause, of.map(({ name }) => name)])).toEqual([
    ["no answer from 192.0.2.53", ["kite", "lark"]],
    ["wren.com: 50 of 500 names got no usable answer", ["wren"]],
    ["no answer from 192.0.2.53", ["ibis"]],
  ]);
});

test("what people did with a name is told in the words of the pages", () => {
  const soon = "2026-12-08T00:00:00.000Z";
  expect(whatWasSaid({ from: { muted_until: null }, to: { muted_until: soon } })).toBe("snoozed");
  expect(whatWasSaid({ from: { muted_until: soon }, to: { muted_until: null } })).toBe("no longer snoozed");
});
