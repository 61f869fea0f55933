import { expect, test } from "vitest";
import type { Seen, WatchedName } from "../../../../server/extras/watch/lib/mod.ts";
import { BRAND_SETTINGS } from "../../../../server/extras/watch/brand_settings.ts";
import { byUrgency, shownName } from "../../../../server/extras/watch/shown_name.ts";
import * as v from "valibot";

const settings = v.parse(BRAND_SETTINGS, { name: "Example", domains: ["example.com"] });

/** A name that the first run found. */
function baseline(name: string, verdict: NonNullable<Seen["verdict"]>) {
  const at = Date.UTC(2026, 0, 1);
  const known: WatchedName = {
    phase: "active",
    kind: "Homoglyph",
    firstSeenAt: at,
    lastSeenAt: at,
    events: 0,
    signals: { verdict: { value: verdict } },
    seen: { verdict, scores: null, visit: "page", flags: [], mail: null, reasons: [], at },
  };
  return shownName({ id: "brand", settings }, "example.com", name, known, undefined, undefined);
}

test("of what the first run found, phishing comes first and what is settled last", () => {
  const names = [
    baseline("a.com", "parked"),
    baseline("b.com", "legitimate"),
    baseline("c.com", "unclear"),
    baseline("d.com", "phishing"),
    baseline("e.com", "phishing"),
  ];
  expect(names.sort(byUrgency).map(({ name, assessment: { severity } }) => [name, severity])).toEqual([
    ["d.com", "high"],
    ["e.com", "high"],
    ["c.com", "low"],
    ["a.com", "low"],
    ["b.com", "low"],
  ]);
});
