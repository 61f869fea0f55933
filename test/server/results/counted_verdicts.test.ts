import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { VERDICT_WORDS, verdictOf } from "../../../lib/assess/verdict.ts";
import type { StreamMessage } from "../../../mod.ts";
import { missingProgram, requires } from "../../requires.ts";
import { lookupLines } from "../../lib/export/lookup.ts";
import { get } from "../requests.ts";
import { bearer, testService } from "../service.ts";

/** Each verdict is made twice, the first time before anything was known. */
async function* lookup(): AsyncGenerator<StreamMessage> {
  for (const line of lookupLines()) {
    if (line.op === "Classification" && line.data != null) {
      yield { ...line, data: { ...line.data, legitimate: 0.3, phishing: 0.3, parked: 0.4 } };
    }
    yield line;
  }
}

async function metricsAfter(lookups: number): Promise<string> {
  const each = testService({ lookup });
  const key = await each.key();
  for (let i = 0; i < lookups; i++) {
    await (await each.handle(get("/v1/lookup/squat/kestrelbank.com", bearer(key)))).text();
    await each.service.jobs.idle();
  }
  return await (await each.handle(get("/metrics"))).text();
}

test("names are counted by verdict, every verdict from the start and no other", async () => {
  const before = await metricsAfter(0);
  for (const word of VERDICT_WORDS) {
    expect(before).toContain(`deadringer_names_total{verdict="${word}"} 0\n`);
  }
  const expected = new Map<string, number>(VERDICT_WORDS.map((word) => [word, 0]));
  for (const line of lookupLines()) {
    if (line.op !== "Classification" || line.data == null) continue;
    const { word } = verdictOf({ classification: line.data })!;
    expected.set(word, expected.get(word)! + 2);
  }
  expect(expected.get("phishing")).toBeGreaterThan(0);
  const shown = (await metricsAfter(2)).matchAll(/^deadringer_names_total\{verdict="(\w+)"\} (\d+)$/gm);
  expect(new Map([...shown].map(([, word, count]) => [word, Number(count)]))).toEqual(expected);
});

requires(missingProgram("promtool"))("promtool finds no fault in the metrics of a service", async () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["check", "metrics"], {
    input: await metricsAfter(1),
    encoding: "utf8",
  });
  expect([status, stdout, stderr]).toEqual([0, "", ""]);
});
