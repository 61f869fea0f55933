import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { fromNdjson } from "../../lib/lines/mod.ts";
import { readResult } from "../../server/results/read_result.ts";
import { sqliteStores } from "../../server/stores/sqlite_stores.ts";
import { scaled } from "./scale.ts";
import { onPostgres, server } from "../on_postgres.ts";
import { openStore } from "../whole/whole.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const rounds = scaled(8, 200);

for (const [kind, testOn] of [["sqlite", test], ["postgres", onPostgres]] as const) {
  testOn(`${kind}: kill -9 loses no result whose StoredResult was sent and leaves none half-readable`, {
    timeout: 1_200_000,
  }, async () => {
    const where = kind === "postgres" ? await server!.database() : folder;
    const writer = fileURLToPath(new URL("kill_writer.ts", import.meta.url));
    const args = "Deno" in globalThis ? ["run", "-A", writer, where] : [writer, where];
    const told: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
      const exited = once(child, "exit");
      let left = 1 + Math.floor(Math.random() * 12);
      for await (const uuid of createInterface({ input: child.stdout })) {
        told.push(uuid);
        if (--left === 0) child.kill("SIGKILL");
      }
      await exited;
    }
    const stores = kind === "postgres" ? await openStore(where, folder) : sqliteStores(folder);
    let lost = 0;
    for (const uuid of told) {
      const record = await stores.results.get(uuid, 1);
      const lines: string[] = [];
      for await (
        const line of fromNdjson(await readResult(stores.results, record ?? { uuid, lines: 0 }, 0))
      ) {
        lines.push(JSON.stringify(line));
      }
      const whole = record?.done === true && lines.length === 403 && record.lines === 403 &&
        lines.at(-1) === '{"op":"Meta","data":{"kind":"Done"}}';
      if (!whole) lost++;
    }
    await stores.close();
    console.log(`${kind}: ${rounds} kills, ${told.length} results told, ${lost} lost or damaged`);
    expect(told.length).toBeGreaterThanOrEqual(rounds);
    expect(lost).toBe(0);
  });
}
