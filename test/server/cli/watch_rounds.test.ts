import { expect, test } from "vitest";
import { notCovered, roundCoverage } from "../../../server/cli/watch/rounds.ts";
import { coverageOf } from "../../../server/watch/coverage.ts";
import { event } from "../watch/events.ts";

const NOW = Date.UTC(2026, 2, 1);
const group = (name: string, ...domains: string[]) => ({ name, domains });

test("a round of the command line says which brands were looked at, the failed ones with the reason", () => {
  const failed = event({ brand: "kestrelbank.at", name: null, type: "run_failed", reasons: ["no answer"] });
  const all = [
    roundCoverage(group("Kestrel", "kestrelbank.com", "kestrelbank.at"), [failed], NOW),
    roundCoverage(group("Linden", "linden.org"), [event({ brand: "linden.org" })], NOW),
    notCovered(group("Gull", "gullbank.com")),
  ];
  expect(all.map(({ state }) => state)).toEqual(["failed", "ok", "never"]);
  expect(coverageOf(all, NOW).text).toBe(
    "1 of 3 brands looked at today; 1 failed: Kestrel (kestrelbank.at: no answer). Check the resolvers and the " +
      "network of the service, then run it again; 1 not looked at yet: Gull. Wait for the end of the first run",
  );
});
