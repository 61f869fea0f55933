import { spawnSync } from "node:child_process";
import { expect } from "vitest";
import { missingProgram, requires } from "../../requires.ts";
import { lookupLines } from "../../lib/export/lookup.ts";
import { get } from "../requests.ts";
import { bearer, testService } from "../service.ts";

requires(missingProgram("promtool"))("promtool finds no fault in the metrics of a service", async () => {
  const { service, key, handle } = testService({
    async *lookup() {
      yield* lookupLines();
    },
  });
  await (await handle(get("/v1/lookup/squat/kestrelbank.com", bearer(await key())))).text();
  await service.jobs.idle();
  const { status, stdout, stderr } = spawnSync("promtool", ["check", "metrics"], {
    input: await (await handle(get("/metrics"))).text(),
    encoding: "utf8",
  });
  expect([status, stdout, stderr]).toEqual([0, "", ""]);
});
