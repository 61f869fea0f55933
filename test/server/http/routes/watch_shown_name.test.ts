import { expect, test } from "vitest";
import type { WatchedName } from "../../../../lib/watch/mod.ts";
import { byUrgency, shownName } from "../../../../server/http/routes/watch_shown_name.ts";

/** A name that the first run found. */
function baseline(name: string, verdict: string) {
  const at = Date.UTC(2026, 0, 1);
  const known = {
    phase: "active",
    kind: "Homoglyph",
    firstSeenAt: at,
    lastSeenAt: at,
    signals: { verdict: { value: verdict } },
  } as unknown as WatchedName;
  return shownName("brand", "example.com", name, known, undefined, undefined);
}

test("of what the first run found, phishing comes first and parked names last", () => {
  const names = [
    baseline("a.com", "parked"),
    baseline("b.com", "legitimate"),
    baseline("c.com", "unknown"),
    baseline("d.com", "phishing"),
    baseline("e.com", "phishing"),
  ];
  expect(names.sort(byUrgency).map(({ name }) => name)).toEqual([
    "d.com",
    "e.com",
    "c.com",
    "b.com",
    "a.com",
  ]);
});
