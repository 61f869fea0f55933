/**
 * Appends to a store until it is killed; a line on standard output for each batch that was acknowledged.
 * @module
 */
import { writeSync } from "node:fs";
import process from "node:process";
import { createIssuer } from "../mini/ct_issue.ts";
import { CtStore } from "../../../server/ct/store.ts";

const store = new CtStore(process.argv[2]!, { flushNames: 30 });
const issuer = await createIssuer();
const head = { size: 1e9, root: new Uint8Array(32), timestamp: 1 };
for (let i = (await store.state(1))?.next ?? 0;; i++) {
  const { certificate } = await issuer.issue(
    [`n${i}.kestrelbank.com`, `m${i}.kestrelbank.com`],
    new Date(1.79e12),
  );
  const entry = {
    index: i,
    timestamp: 1e12,
    kind: 0 as const,
    certificate,
    tbs: null,
    hash: new Uint8Array(32),
  };
  await store.append(1, { entries: [entry], state: { next: i + 1, head, edge: [] } });
  writeSync(1, `${i}\n`);
}
