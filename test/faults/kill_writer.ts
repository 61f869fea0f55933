// Run by kill.test.ts: writes results without end and tells of each once its StoredResult is out.
import process from "node:process";
import type { StreamMessage } from "../../mod.ts";
import { fromNdjson } from "../../lib/lines/mod.ts";
import { uuidV7 } from "../../server/units/ids.ts";
import { Job } from "../../server/results/job.ts";
import { openDatabase } from "../../server/extras/postgres/database.ts";
import { postgresStores } from "../../server/extras/postgres/storage.ts";
import { sqliteStores } from "../../server/stores/sqlite_stores.ts";

const permutation = { domain: { fqdn: "a.com", tld: "com", domain: "a" }, kind: "Unknown" } as const;

async function* lines(): AsyncGenerator<StreamMessage> {
  yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
  for (let i = 0; i < 400; i++) yield { permutation, op: "WhoIs", data: `${i} ${"x".repeat(i)}` };
  await undefined;
  yield { op: "Meta", data: { kind: "Done" } };
}

const where = process.argv[2]!;
const stores = where.startsWith("postgres:")
  ? await postgresStores(await openDatabase(where))
  : sqliteStores(where);
const work = async () => {
  for (;;) {
    const uuid = uuidV7(Date.now());
    const record = {
      uuid,
      owner: "a",
      scope: "ct",
      domain: "a.com",
      created_at: 1,
      expires_at: 9e15,
    } as const;
    const job = new Job(record, stores.results, lines, { lingerMs: 0, expiresAt: () => 9e15 });
    for await (const line of fromNdjson(job.read(0))) {
      if (line.op === "Meta" && line.data.kind === "StoredResult") process.stdout.write(`${uuid}\n`);
    }
  }
};
await Promise.all([work(), work(), work()]);
