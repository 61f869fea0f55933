/**
 * Signed heads of logs: checkpoints of tiled logs, STHs of RFC 6962 logs.
 * Source: c2sp.org/static-ct-api (checkpoints), c2sp.org/signed-note, RFC 6962 section 3.5.
 * @module
 */
import { Buffer } from "node:buffer";
import type { ListedLog } from "../../io.ts";
import { signatureCheck } from "../../x509/sct.ts";
import { sha256 } from "./merkle.ts";

/** A tree head whose signature was checked. */
export interface TreeHead {
  /** How many leaves. */
  size: number;
  /** Root hash. */
  root: Uint8Array;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** A log's answer is inconsistent, unreadable or missing. */
export class LogError extends Error {
  /**
   * `unreadable`: the answer cannot be read; `signature`, `rollback`, `fork`, `entries`: the log must not be trusted.
   */
  readonly reason: "unreadable" | "unavailable" | "signature" | "rollback" | "fork" | "entries";
  /** Whether the log answered that it has no such file, and not that it cannot be reached. */
  readonly isMissing: boolean;

  /**
   * Makes the error.
   *
   * @param reason The kind of fault.
   * @param message What was wrong, with the values.
   * @param isMissing Whether the log has no such file. @default false
   */
  constructor(reason: LogError["reason"], message: string, isMissing: boolean = false) {
    super(message);
    this.name = "LogError";
    this.reason = reason;
    this.isMissing = isMissing;
  }
}

/** Bytes of standard base64; null when the text is not base64. */
export function checkedBase64(text: unknown): Uint8Array | null {
  if (typeof text !== "string" || !/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  return new Uint8Array(Buffer.from(text, "base64"));
}

/** A log's key, ready to check signatures. */
export interface LogKey {
  /** SHA-256 of the key: the log's id. */
  id: Uint8Array;
  /** Returns whether a DigitallySigned struct signs a head. */
  signs(head: TreeHead, signature: Uint8Array): boolean;
}

/**
 * Returns the key of a log, P-256 or RSA.
 *
 * @throws {LogError} `unreadable` when it is not such a key.
 */
export function logKey({ key, description }: Pick<ListedLog, "key" | "description">): LogKey {
  const spki = checkedBase64(key);
  if (spki === null) throw new LogError("unreadable", `The key of ${description} is no base64`);
  const signs = signatureCheck(spki);
  if (signs === null) throw new LogError("unreadable", "Cannot read the log's key");
  return { id: sha256(spki), signs: (head, signature) => signs(signedHead(head), signature) };
}

/** TreeHeadSignature of RFC 6962 section 3.5. */
export function signedHead(head: TreeHead): Uint8Array {
  const bytes = new Uint8Array(50);
  const view = new DataView(bytes.buffer);
  bytes[1] = 1;
  view.setBigUint64(2, BigInt(head.timestamp));
  view.setBigUint64(10, BigInt(head.size));
  bytes.set(head.root, 18);
  return bytes;
}

/** Bytes that name a log's key in its notes. */
export function noteKeyId(origin: string, logId: Uint8Array): Uint8Array {
  return sha256(new TextEncoder().encode(origin), Uint8Array.of(10, 5), logId).subarray(0, 4);
}

/**
 * Returns the head in a checkpoint, its signature checked; other signatures are ignored.
 *
 * @param text The note.
 * @param origin The log's origin line: its submission prefix without scheme and last slash.
 * @throws {LogError} `unreadable` or `signature`.
 */
export function readCheckpoint(text: string, origin: string, key: LogKey): TreeHead {
  const end = text.indexOf("\n\n");
  if (text.length > 65_536 || end === -1) {
    throw new LogError("unreadable", "The checkpoint is no signed note");
  }
  const [first, sizeText, rootText] = text.slice(0, end).split("\n");
  if (first !== origin) throw new LogError("signature", `The checkpoint is of ${first}, not of ${origin}`);
  const root = checkedBase64(rootText);
  const size = Number(sizeText);
  if (!/^(0|[1-9]\d*)$/.test(sizeText ?? "") || !Number.isSafeInteger(size) || root?.length !== 32) {
    throw new LogError("unreadable", "The checkpoint has no size or no root");
  }
  const id = noteKeyId(origin, key.id);
  for (const line of text.slice(end + 2).split("\n")) {
    const found = /^\u2014 (\S+) (\S+)$/.exec(line);
    if (found === null || found[1] !== origin) continue;
    const bytes = checkedBase64(found[2]);
    if (bytes === null || bytes.length < 13 || id.some((byte, i) => bytes[i] !== byte)) continue;
    const timestamp = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(4));
    const head = { size, root, timestamp };
    if (Number.isSafeInteger(timestamp) && key.signs(head, bytes.subarray(12))) return head;
  }
  throw new LogError("signature", `The checkpoint of ${origin} is not signed by its key`);
}

/**
 * Returns the head in a get-sth answer, its signature checked.
 *
 * @throws {LogError} `unreadable` or `signature`.
 */
export function readSth(json: unknown, key: LogKey): TreeHead {
  const { tree_size: size, timestamp, sha256_root_hash, tree_head_signature } = (json ?? {}) as Record<
    string,
    unknown
  >;
  const root = checkedBase64(sha256_root_hash);
  const signature = checkedBase64(tree_head_signature);
  if (!isCount(size) || !isCount(timestamp) || root?.length !== 32 || signature === null) {
    throw new LogError("unreadable", "The answer to get-sth is no tree head");
  }
  const head = { size, root, timestamp };
  if (!key.signs(head, signature)) {
    throw new LogError("signature", "The tree head is not signed by the log's key");
  }
  return head;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
