import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "vitest";
import { findingsOf, stixObjects } from "../../lib/export/mod.ts";
import type { StreamMessage } from "../../mod.ts";
import { listen } from "../../server/http/listen/mod.ts";
import { BRAND, lookupLines } from "../lib/export/lookup.ts";
import { missingProgram, requires } from "../requires.ts";
import { get } from "../server/requests.ts";
import { bearer, testService } from "../server/service.ts";

async function* lookup(): AsyncGenerator<StreamMessage> {
  yield* lookupLines(150);
}

requires(missingProgram("python3"))("a client as strict as TAXII 2.1 allows reads everything", async () => {
  const at = Date.UTC(2026, 2, 1);
  const { answer, handle, key, service } = testService({ lookup, now: () => at });
  const own = await key();
  await (await handle(get(`/v1/lookup/squat/${BRAND}`, bearer(own)))).text();
  await service.jobs.idle();
  const listener = await listen({ handle: answer }, {
    host: "127.0.0.1",
    port: 0,
    writeStallMs: 60_000,
  });
  try {
    const script = fileURLToPath(new URL("taxii_client.py", import.meta.url));
    const args = [script, `http://127.0.0.1:${listener.port}`, own];
    const counted = JSON.parse((await promisify(execFile)("python3", args)).stdout);
    const { findings } = await findingsOf(lookupLines(150), BRAND);
    const all = await Array.fromAsync(stixObjects(findings, { brand: BRAND, at }), ([object]) => object);
    expect(counted[BRAND].objects).toBe(all.length);
    expect(counted[BRAND].types).toContain("indicator");
  } finally {
    await listener.close(0);
  }
});
