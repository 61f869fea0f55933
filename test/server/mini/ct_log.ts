/**
 * A small log for tests: static-ct-api and RFC 6962 over one tree, with faults that can be switched on.
 * Source: c2sp.org/static-ct-api, RFC 6962 section 4.
 * @module
 */
import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type CtLog,
  largestPower,
  leafHash,
  noteKeyId,
  rootOf,
  sha256,
  signedHead,
  type TreeHead,
} from "../../../lib/ct/log/mod.ts";
import type { Issued } from "./ct_issue.ts";

/** Faults of the log. */
export type LogFault =
  | "wrong_proof"
  | "rollback"
  | "split_view"
  | "garbage_entries"
  | "bad_signature"
  | "other_precertificate";

interface StoredEntry {
  leaf: Uint8Array;
  hash: Uint8Array;
  /** The part of an entry in a tile that is also in the leaf. */
  entry: Uint8Array;
  /** The submitted precertificate with its length; empty for a certificate. */
  precertificate: Uint8Array;
  /** DER of the issuer's certificate. */
  issuer: Uint8Array;
  /** Names for its tiles of names. */
  names: readonly string[];
}

function bigEndian(value: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let i = length - 1; i >= 0; i--, value = Math.floor(value / 256)) bytes[i] = value % 256;
  return bytes;
}

function withLength(bytes: Uint8Array, length: number): Uint8Array {
  return joinedParts(bigEndian(bytes.length, length), bytes);
}

function joinedParts(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}

/** A log in memory. */
export class MiniLog {
  /** The current fault. */
  fault: LogFault | null = null;
  /** Maximum number of entries in a response to get-entries. */
  pageSize: number = 100;
  /** Paths that it does not serve, such as `checkpoint` in a log of RFC 6962 that has tiles too. @default none */
  missing: RegExp | null = null;
  /** Whether leaves carry their index, as those of static-ct-api do; for entries that are added from now on. */
  hasIndexes: boolean = true;
  /** How many entries its heads cover, where tiles of more are there already. @default all */
  headSize: number = Infinity;
  /** Requests so far. */
  requests: number = 0;
  readonly #entries: StoredEntry[] = [];
  readonly #privateKey: KeyObject;
  readonly #spki: Uint8Array;
  readonly #now: () => number;
  #origin = "mini.invalid/log";

  /** @param now Milliseconds since 1970. */
  constructor(now: () => number) {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#privateKey = privateKey;
    this.#spki = new Uint8Array(publicKey.export({ type: "spki", format: "der" }));
    this.#now = now;
  }

  /** Number of entries. */
  get size(): number {
    return this.#entries.length;
  }

  /** Logs a certificate (kind 0) or its precertificate (kind 1). The log has tiles of names where every entry has some. */
  add(issued: Issued, kind: 0 | 1, names: readonly string[] = []): void {
    const index = bigEndian(this.#entries.length, 5);
    const extensions = this.hasIndexes ? joinedParts(Uint8Array.of(0, 0, 5), index) : new Uint8Array(0);
    const body = kind === 0
      ? withLength(issued.certificate, 3)
      : joinedParts(issued.issuerKeyHash, withLength(issued.tbs, 3));
    const entry = joinedParts(bigEndian(this.#now(), 8), bigEndian(kind, 2), body, withLength(extensions, 2));
    const precertificate = kind === 0 ? new Uint8Array(0) : withLength(issued.precertificate, 3);
    const leaf = joinedParts(new Uint8Array(2), entry);
    this.#entries.push({ leaf, hash: leafHash(leaf), entry, precertificate, issuer: issued.issuer, names });
  }

  /** The precertificate that goes with an entry; no hash covers it. */
  #precertificate({ precertificate }: StoredEntry): Uint8Array {
    if (this.fault !== "other_precertificate" || precertificate.length === 0) return precertificate;
    return this.#entries.findLast((entry) => entry.precertificate.length > 0)!.precertificate;
  }

  /** `extra_data` of get-entries: the precertificate, then the chain. */
  #extra(entry: StoredEntry): Uint8Array {
    return joinedParts(this.#precertificate(entry), withLength(withLength(entry.issuer, 3), 3));
  }

  /** The log as an entry of a client's table, at an address. */
  describe(base: string, logId: number, tiled: boolean): CtLog {
    this.#origin = base.replace(/^https?:\/\//, "").replace(/\/$/, "");
    return {
      log_id: logId,
      description: "Miniature log",
      operator: "Deadringer",
      id: base64Of(sha256(this.#spki)),
      key: base64Of(this.#spki),
      url: base,
      monitoring_url: tiled ? base : null,
      state: "usable",
    };
  }

  #hashes(): Uint8Array[] {
    const hashes = this.#entries.map(({ hash }) => hash);
    if (this.fault === "split_view" && hashes.length > 0) hashes[0] = sha256(hashes[0]!);
    return this.fault === "rollback" ? hashes.slice(0, hashes.length >> 1) : hashes;
  }

  #head(all: Uint8Array[]): TreeHead & { signature: Uint8Array } {
    const hashes = all.slice(0, this.headSize);
    const head = { size: hashes.length, root: rootOf(hashes), timestamp: this.#now() };
    const signature = new Uint8Array(sign("sha256", signedHead(head), this.#privateKey));
    if (this.fault === "bad_signature") signature[signature.length - 1]! ^= 1;
    return { ...head, signature: joinedParts(Uint8Array.of(4, 3), withLength(signature, 2)) };
  }

  /** Answers a request by its path and query below the log's address; null for 404. */
  answer(path: string, query: URLSearchParams): { type: string; body: Uint8Array } | null {
    this.requests++;
    if (this.missing?.test(path) === true) return null;
    const hashes = this.#hashes();
    if (path === "checkpoint") return { type: "text/plain", body: this.#checkpoint(hashes) };
    const tile = /^tile\/(data|names|\d+)\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d+))?$/.exec(path);
    if (tile !== null) {
      const index = Number(tile[2]!.replace(/[x/]/g, ""));
      const body = this.#tile(tile[1]!, index, Number(tile[3] ?? 256), hashes);
      return body === null ? null : { type: "application/octet-stream", body };
    }
    const [, hash] = /^issuer\/([\da-f]{64})$/.exec(path) ?? [];
    if (hash !== undefined) {
      const body = this.#entries.find(({ issuer }) => Buffer.from(sha256(issuer)).toString("hex") === hash)
        ?.issuer;
      return body === undefined ? null : { type: "application/pkix-cert", body };
    }
    const json = this.#rfc6962(path, (name) => Number(query.get(name)), hashes);
    return json === null
      ? null
      : { type: "application/json", body: new TextEncoder().encode(JSON.stringify(json)) };
  }

  #checkpoint(hashes: Uint8Array[]): Uint8Array {
    const { size, root, timestamp, signature } = this.#head(hashes);
    const id = noteKeyId(this.#origin, sha256(this.#spki));
    const line = base64Of(joinedParts(id, bigEndian(timestamp, 8), signature));
    return new TextEncoder().encode(
      `${this.#origin}\n${size}\n${base64Of(root)}\n\n\u2014 ${this.#origin} ${line}\n`,
    );
  }

  #tile(kind: string, index: number, width: number, hashes: Uint8Array[]): Uint8Array | null {
    const from = index * 256;
    if (kind === "names") {
      const part = this.#entries.slice(from, from + width);
      if (part.length < width || part.some(({ names }) => names.length === 0)) return null;
      return new TextEncoder().encode(
        part.map(({ names }) => `${JSON.stringify({ DNS: names })}\n`).join(""),
      );
    }
    if (kind === "data") {
      if (from + width > this.#entries.length) return null;
      return joinedParts(
        ...this.#entries.slice(from, from + width).flatMap((each) => {
          const entry = each.entry.slice();
          // In the part that the log signs: no proof covers the issuers.
          if (this.fault === "garbage_entries") entry[entry.length >> 1]! ^= 0x55;
          return [entry, this.#precertificate(each), withLength(sha256(each.issuer), 2)];
        }),
      );
    }
    const span = 256 ** Number(kind);
    if ((from + width) * span > hashes.length) return null;
    const nodes = Array.from(
      { length: width },
      (_, i) => rootOf(hashes, (from + i) * span, (from + i + 1) * span),
    );
    const body = joinedParts(...nodes);
    if (this.fault === "wrong_proof") body[0]! ^= 1;
    return body;
  }

  #rfc6962(path: string, at: (name: string) => number, hashes: Uint8Array[]): unknown {
    const bend = (proof: Uint8Array[]) => {
      const list = proof.map(base64Of);
      if (this.fault === "wrong_proof" && list.length > 0) list[0] = base64Of(sha256(proof[0]!));
      return list;
    };
    if (path === "ct/v1/get-sth") {
      const { size, root, timestamp, signature } = this.#head(hashes);
      return {
        tree_size: size,
        timestamp,
        sha256_root_hash: base64Of(root),
        tree_head_signature: base64Of(signature),
      };
    }
    if (path === "ct/v1/get-sth-consistency") {
      const [first, second] = [at("first"), at("second")];
      if (!(first >= 1 && first <= second && second <= hashes.length)) return null;
      return { consistency: bend(consistencyProof(hashes, first, 0, second, true)) };
    }
    if (path === "ct/v1/get-entry-and-proof") {
      const [index, size] = [at("leaf_index"), at("tree_size")];
      if (!(index >= 0 && index < size && size <= hashes.length)) return null;
      const entry = this.#entries[index]!;
      return {
        leaf_input: base64Of(entry.leaf),
        extra_data: base64Of(this.#extra(entry)),
        audit_path: bend(auditPath(hashes, index, 0, size)),
      };
    }
    if (path === "ct/v1/get-entries") {
      const [start, end] = [at("start"), at("end")];
      if (!(start >= 0 && start <= end && start < this.#entries.length)) return null;
      const list = this.#entries.slice(start, Math.min(end + 1, start + this.pageSize));
      return {
        entries: list.map((entry, i) => {
          const sent = entry.leaf.slice();
          if (this.fault === "garbage_entries" && i === 0) sent[sent.length >> 1]! ^= 0x55;
          return { leaf_input: base64Of(sent), extra_data: base64Of(this.#extra(entry)) };
        }),
      };
    }
    return null;
  }
}

/** RFC 6962 section 2.1.2. */
function consistencyProof(
  hashes: Uint8Array[],
  m: number,
  from: number,
  to: number,
  whole: boolean,
): Uint8Array[] {
  if (m === to - from) return whole ? [] : [rootOf(hashes, from, to)];
  const k = largestPower(to - from);
  return m <= k
    ? [...consistencyProof(hashes, m, from, from + k, whole), rootOf(hashes, from + k, to)]
    : [...consistencyProof(hashes, m - k, from + k, to, false), rootOf(hashes, from, from + k)];
}

/** RFC 6962 section 2.1.1. */
function auditPath(hashes: Uint8Array[], m: number, from: number, to: number): Uint8Array[] {
  if (to - from === 1) return [];
  const k = largestPower(to - from);
  return m < k
    ? [...auditPath(hashes, m, from, from + k), rootOf(hashes, from + k, to)]
    : [...auditPath(hashes, m - k, from + k, to), rootOf(hashes, from, from + k)];
}

/** A listening log. */
export interface ListeningLog {
  /** User-Agents of its requests. */
  readonly agents: ReadonlySet<string>;
  /** Its address, ending with a slash. */
  url: string;
  /** Stops listening. */
  close(): Promise<void>;
}

/** Serves a log on a free port of the loopback interface, under `/log/`. */
export async function listenLog(log: Pick<MiniLog, "answer">): Promise<ListeningLog> {
  const agents = new Set<string>();
  const server = createServer((request, response) => {
    agents.add(request.headers["user-agent"] ?? "");
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const found = request.method === "GET" && url.pathname.startsWith("/log/")
      ? log.answer(url.pathname.slice(5), url.searchParams)
      : null;
    if (found === null) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": found.type }).end(found.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/log/`,
    agents,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
