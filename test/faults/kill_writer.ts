// Run by kill.test.ts: writes results without end and tells of each once its StoredResult is out.
import process from "node:process";
import type { StreamMessage } from "../../mod.ts";
import { fromNdjson } from "../../lib/lines/mod.ts";
import { uuidV7 } from "../../server/units/ids.ts";
import { Job } from "../../server/results/job.ts";
import { sqliteStores } from "../../server/stores/sqlite_stores.ts";
import { openStore } from "../whole/whole.ts";
import { tmpdir } from "node:os";

const permutation = { domain: { fqdn: "a.com", tld: "com", domain: "a" }, kind: "Unknown" } as const;

async function* lines(): AsyncGenerator<StreamMessage> {
  yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
  for (let i = 0; i < 400; i++) yield { permutation, op: "WhoIs", data: `${i} ${"x".repeat(i)}` };
  await undefined;
  yield { op: "Meta", data: { kind: "Done" } };
}

const where = process.argv[2]!;
const stores = where.startsWith("postgres:") ? await openStore(where, tmpdir()) : sqliteStores(where);
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
