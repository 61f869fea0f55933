/**
 * Files that others hand over: bundles of evidence and recordings of lookups.
 * @module
 */
import { Buffer } from "node:buffer";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { verifyEvidence } from "../../lib/evidence/mod.ts";
import { readRecording, replay } from "../../lib/net/recording/mod.ts";
import { lookup, SquatError } from "../../mod.ts";
import { bundle } from "../lib/evidence/specimen.ts";
import { mutatedBytes, mutatedText } from "./mutants.ts";
import { hold, ofBytes, ofText, type Target } from "./target.ts";

const HEADER = JSON.stringify({
  recording: 1,
  startedAt: 1_767_225_600_000,
  seed: "00",
  isRedacted: false,
  resolvers: ["192.0.2.53:53"],
  net: true,
  geo: [],
  history: true,
  ct: false,
  camera: false,
  settings: {},
});
const REPLY = { rcode: "NOERROR", authoritative: false, soa: null, resolver: "192.0.2.53:53" };
const answer = (type: string, data: unknown) => [{ name: "examp1e.com.", type, ttl: 60, data }];
const dns = (name: string, type: string, answers: unknown[]) => ({
  kind: "dns",
  name,
  type,
  at: 0,
  ms: 1,
  reply: { ...REPLY, answers },
});
const opened = { address: "192.0.2.7", port: 80, tls: null };
const web = { purpose: "web", tls: null, label: "http://examp1e.com/" };
const RECORDS = [
  dns("examp1e.com", "A", answer("A", "192.0.2.7")),
  dns("com", "NS", answer("NS", "ns.example.")),
  dns("examp1e.com", "MX", answer("MX", { preference: 1, exchange: "mail.examp1e.com." })),
  { kind: "connect", id: 0, host: "examp1e.com", port: 80, ...web, at: 1, ms: 1, opened },
  { kind: "write", id: 0, at: 2, ms: 0 },
  { kind: "read", id: 0, at: 2, ms: 1, data: Buffer.from("HTTP/1.1 200 OK\r\n\r\nhi").toString("base64") },
  { kind: "read", id: 0, at: 3, ms: 0, data: null },
  { kind: "geo", ip: "192.0.2.7", found: null },
  { kind: "history", name: "examp1e.com", at: 0, ms: 0, dns: [] },
];
const recordingOf = (records: readonly object[]): string =>
  [
    HEADER,
    ...records.map((record) => JSON.stringify(record)),
    JSON.stringify({ kind: "end", records: records.length, isComplete: true }),
  ].join("\n") + "\n";

/** Recordings of the right form, with other values in some places, and in another order. */
const twisted: fc.Arbitrary<string> = fc.tuple(
  fc.shuffledSubarray(RECORDS, { minLength: 3 }),
  fc.array(fc.tuple(fc.nat(99), fc.nat(99), fc.oneof(fc.jsonValue(), fc.integer())), { maxLength: 3 }),
).map(([records, changes]) => {
  const list = structuredClone(records) as Record<string, unknown>[];
  for (const [which, field, value] of changes) {
    const record = list[which % list.length]!, names = Object.keys(record);
    record[names[field % names.length]!] = value;
  }
  return recordingOf(list);
});

/** The targets. */
export const archiveTargets: readonly Target[] = [
  ofBytes("evidence", mutatedBytes([bundle]), (bytes) => {
    const { problems } = verifyEvidence(bytes);
    hold((problems.length === 0) === (Buffer.compare(bytes, bundle) === 0), "whatever is changed is named");
  }),
  ofText(
    "recording",
    fc.oneof(
      twisted,
      mutatedText([recordingOf(RECORDS)], ['"kind"', '"reply"', "null", "-1", "1e308", "{}", "[]"]),
    ),
    async (text) => {
      try {
        const read = await readRecording([gzipSync(text)]);
        const { io } = replay(read);
        let last = "";
        for await (const line of lookup("examp1e.com", { plan: "analyze", io, deadlineMs: 60_000 })) {
          last = JSON.stringify(line);
        }
        hold(!last.includes(":internal"), `the lookup ends without a mistake: ${last}`);
      } catch (error) {
        if (!(error instanceof SquatError)) throw error;
      }
    },
  ),
];
