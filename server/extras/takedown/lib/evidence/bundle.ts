/**
 * Bundles of evidence: what a lookup saw of a look-alike, with hashes, a signature and a readable page. Pure.
 * @module
 */
import { Buffer } from "node:buffer";
import type { TlsInfo } from "../../../../../lib/dial.ts";
import type { DnsRecord } from "../../../../../lib/io.ts";
import { nextRound } from "../../../../../lib/net/next_round.ts";
import { SquatError } from "../../../../../lib/errors.ts";
import { explaining, type Explanation } from "../../../../../lib/permute/explain.ts";
import type { StreamMessage } from "../../../../../lib/model.ts";
import type { MergedName } from "../../../../../lib/lines/merge.ts";
import { oneLine } from "../../../../../lib/page/mail_address.ts";
import { bytesBy, type Conversation, type RecordedReply, type Recording } from "./recording.ts";
import { reportPage } from "./report.ts";
import { keyFingerprint, publicPem, sealEvidence, type SealInput } from "./seal.ts";
import { writeWarc } from "./warc.ts";
import { type EvidenceFile, MAX_FILE_BYTES } from "./zip.ts";

/** The input of a bundle. */
export interface BundleInput extends Omit<SealInput, "files" | "missing"> {
  /** What the lookup received from the network. */
  recording: Recording;
  /** What it found. */
  lines: readonly StreamMessage[];
  /** The same, merged for the name. */
  facts: MergedName;
  /** Screenshots, PNG; null for none. */
  pictures: { lookalike: Uint8Array | null; original: Uint8Array | null };
  /** What else is missing, in words. @default nothing */
  notes?: readonly string[];
  /** More files, such as the desks that can act. @default none */
  more?: readonly EvidenceFile[];
}

const MAX_CHAINS = 20;
const MAX_DOCUMENTS = 20;

const json = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value, null, 2) + "\n");
const numbered = (nth: number): string => String(nth + 1).padStart(3, "0");

/** Collects files. Content that is too large for one is listed as missing. */
class Files {
  readonly files: EvidenceFile[] = [];
  readonly missing: string[] = [];

  add(path: string, bytes: Uint8Array): void {
    if (bytes.length > MAX_FILE_BYTES) this.missing.push(`${path}: larger than ${MAX_FILE_BYTES} bytes`);
    else this.files.push({ path, bytes });
  }

  addAll<T>(what: string, most: number, list: readonly T[], add: (item: T, nth: number) => void): void {
    for (const [nth, item] of list.slice(0, most).entries()) add(item, nth);
    if (list.length > most) this.missing.push(`${list.length - most} more ${what}: ${most} are included`);
  }
}

/**
 * Returns a bundle of evidence as the bytes of a zip archive: `report.html` first, then the files, sealed. The same input
 * gives the same bytes.
 *
 * @throws {RangeError} When the files together are too large for an archive.
 */
export async function evidenceBundle(input: BundleInput): Promise<Uint8Array> {
  const { name, original, recording, lines, facts, pictures, collector, key } = input;
  const { conversations, dns } = recording;
  const files = new Files();
  files.missing.push(...input.notes ?? []);
  if (!recording.isComplete) files.missing.push("what came after the recording reached its maximum");
  files.add("lines.ndjson", Buffer.from(lines.map((line) => JSON.stringify(line) + "\n").join("")));
  files.add("facts.json", json(facts));
  if (facts.classification === undefined) files.missing.push("classification: the lookup has none");
  if (facts.certificate_transparency === undefined) {
    files.missing.push("certificate transparency: no index, or no entry");
  }
  const edits = await explanationOf(original, name);
  files.add("match.json", json({ original, name, ...edits }));
  addDns(files, dns);
  files.add("http/visit.warc", writeWarc(recording, collector.software));
  addTls(files, conversations);
  addTextFile(files, conversations);
  for (const [which, png] of Object.entries(pictures)) {
    if (png === null) files.missing.push(`screenshot of the ${which}: none was taken`);
    else files.add(`pictures/${which}.png`, png);
  }
  for (const { path, bytes } of input.more ?? []) files.add(path, bytes);
  const { missing } = files, fingerprint = keyFingerprint(publicPem(key));
  const shown = {
    ...{ name, original, collector, facts, edits, pictures, missing },
    ...{ files: files.files, key: fingerprint },
  };
  const page = { path: "report.html", bytes: reportPage(shown) };
  return sealEvidence({ name, original, collector, missing, files: [page, ...files.files], key });
}

/** The edits, found in slices: others use the thread too. Of an unusable name, why it is unusable. */
export async function explanationOf(original: string, name: string): Promise<Explanation> {
  try {
    const steps = explaining(original, name);
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
      await new Promise<void>(nextRound);
    }
  } catch (error) {
    if (error instanceof SquatError) return { steps: [], text: error.message };
    throw error;
  }
}

function addDns(files: Files, replies: readonly RecordedReply[]): void {
  files.add("dns/answers.txt", Buffer.from(replies.map((record) => dnsText(record) + "\n").join("")));
}

function dataText(record: DnsRecord): string {
  switch (record.type) {
    case "MX":
      return `${record.data.preference} ${record.data.exchange}`;
    case "SOA": {
      const { mname, rname, serial, refresh, retry, expire, minimum } = record.data;
      return [mname, rname, serial, refresh, retry, expire, minimum].join(" ");
    }
    case "TXT":
      return JSON.stringify(record.data);
    default:
      return record.data;
  }
}

/** One reply as text, in the form of zone files (RFC 1035 section 5.1). */
function dnsText({ name, type, at, ms, reply }: RecordedReply): string {
  const lines = [`;; ${name}. IN ${type}, asked ${new Date(at).toISOString()}, ${Math.round(ms)} ms`];
  if (reply === undefined) return `${lines[0]}: no answer before the lookup ended\n`;
  lines.push(
    `;; ${reply.rcode}${reply.authoritative ? " aa" : ""}${
      reply.resolver === "" ? "" : ` from ${reply.resolver}`
    }`,
  );
  for (const { code, text } of reply.errors ?? []) lines.push(`;; extended error ${code} ${text}`);
  for (const answer of reply.answers) {
    lines.push(`${answer.name}\t${answer.ttl}\tIN\t${answer.type}\t${dataText(answer)}`);
  }
  if (reply.soa !== null) {
    const { zone, mname, rname, serial, refresh, retry, expire, minimum } = reply.soa;
    lines.push(
      `;; authority: ${zone} SOA ${[mname, rname, serial, refresh, retry, expire, minimum].join(" ")}`,
    );
  }
  return lines.map((line) => oneLine(line, 2_000)).join("\n") + "\n";
}

/** Certificate chains, each once. */
function addTls(files: Files, conversations: readonly Conversation[]): void {
  const chains = new Map<string, { hosts: Set<string>; chain: readonly Uint8Array[]; tls: TlsInfo }>();
  for (const { tls, peer } of conversations) {
    if (tls?.certificate == null) continue;
    const chain = tls.chain?.length
      ? tls.chain
      : [tls.certificate, ...tls.issuer == null ? [] : [tls.issuer]];
    const key = chain.map(base64).join();
    const known = chains.get(key) ?? { hosts: new Set(), chain, tls };
    known.hosts.add(peer);
    chains.set(key, known);
  }
  const seen: unknown[] = [];
  files.addAll(
    "certificate chains",
    MAX_CHAINS,
    [...chains.values()],
    ({ hosts, chain, tls: { protocol, cipher } }, nth) => {
      const path = `tls/${numbered(nth)}-chain.pem`;
      files.add(path, Buffer.from(chain.map(pemOf).join("")));
      seen.push({ file: path, hosts: [...hosts], protocol, cipher });
    },
  );
  files.add("tls/handshakes.json", json(seen));
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

function pemOf(der: Uint8Array): string {
  return `-----BEGIN CERTIFICATE-----\n${
    base64(der).replace(/.{64}(?=.)/g, "$&\n")
  }\n-----END CERTIFICATE-----\n`;
}

/** WHOIS answers as received, and conversations with mail servers. */
function addTextFile(files: Files, conversations: readonly Conversation[]): void {
  const of = (purpose: string) => conversations.filter((each) => each.purpose === purpose);
  files.addAll(
    "WHOIS answers",
    MAX_DOCUMENTS,
    of("whois"),
    (each, nth) => files.add(`registration/${numbered(nth)}-whois.txt`, bytesBy(each, "server")),
  );
  files.addAll("conversations with mail servers", MAX_DOCUMENTS, of("mail"), ({ turns }, nth) =>
    files.add(
      `mail/${numbered(nth)}-smtp.txt`,
      Buffer.concat(turns.flatMap(({ by, bytes }) => [Buffer.from(by === "client" ? "C: " : "S: "), bytes])),
    ));
}
