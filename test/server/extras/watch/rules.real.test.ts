import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { missingProgram, requires } from "../../../requires.ts";
import { testService } from "../../service.ts";
import { WATCH_STORE } from "../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../server/stores/sqlite.ts";

const rules = fileURLToPath(new URL("../../../../server/deploy/deadringer.rules.yaml", import.meta.url));
const withPromtool = requires(missingProgram("promtool"));

withPromtool("promtool accepts the rules, and they speak of metrics that are there", async () => {
  expect(execFileSync("promtool", ["check", "rules", rules], { encoding: "utf8" })).toContain("SUCCESS");
  const text = await testService({ opened: [[WATCH_STORE, openSqliteStore(WATCH_STORE, ":memory:")]] })
    .service.metrics.text();
  const named = new Set(readFileSync(rules, "utf8").match(/deadringer_\w+/g));
  expect(named.size).toBeGreaterThan(4);
  for (const name of named) expect(text).toContain(`\n${name} `);
});
