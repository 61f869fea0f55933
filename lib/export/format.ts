import type { Finding, IndexedList } from "./findings.ts";

/** What every format may need besides the findings. */
export interface ExportOptions {
  /** The imitated domain. */
  brand: string;
  /** When the lookup was, milliseconds since 1970: the only time in the output. */
  at: number;
  /** Names that are the brand's own: left out. @default none */
  owned?: ReadonlySet<string>;
  /** Names that a person confirmed as bad: always included where a format includes some names only. @default none */
  confirmed?: ReadonlySet<string>;
  /** How blocklists choose. @default confirmed names and phishing of at least .9 */
  blocklist?: BlocklistChoice;
  /**
   * Whether lines that end in Error or Timeout, or break off, are written all the same, and said to be a part: by all
   * formats that have a place for it, which those of dnstwist lack. Otherwise that is thrown. @default false
   */
  partial?: boolean;
}

/** What a format is written with. */
export interface WriteOptions extends Omit<ExportOptions, "partial"> {
  /** Why the findings are only a part of a lookup, which the text then says. @default they are all of it */
  part?: string;
}

/** What the text says of a part of a lookup; empty of a whole one. */
export function partNote({ part }: WriteOptions): string {
  return part === undefined ? "" : `Part of a lookup: ${part.replace(/\s+/g, " ").slice(0, 200)}`;
}

/** Which names a blocklist contains. */
export interface BlocklistChoice {
  /** Least share of phishing. @default 0.9 */
  least?: number;
  /** Includes every look-alike, even without evidence against it: blocking by likeness alone. @default false */
  byLikeness?: boolean;
  /** Days after which the list should not be used any more. @default 7 */
  days?: number;
}

/** A format: a pure fold over findings. The same findings and options give the same bytes. */
export interface ExportFormat {
  /** Its name on the command line and in URLs. */
  readonly name: string;
  /** What it is. */
  readonly title: string;
  /** Media type of the whole. */
  readonly mediaType: string;
  /** Extension of files, without a dot. */
  readonly extension: string;
  /**
   * Yields the text piece by piece.
   *
   * @param findings May be read several times.
   */
  write(findings: IndexedList<Finding>, options: WriteOptions): AsyncGenerator<string>;
}

/** ISO 8601 with milliseconds, as STIX and ECS require it. */
export function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** Namespace of the cyber-observable objects of STIX 2.1, section 2.9. */
export const OASIS_NAMESPACE = "00abedb4-aa42-466c-9c01-fed23315a9b7";

/** Namespace of the other objects of this project: a random UUID, fixed. */
const OWN_NAMESPACE = "6f0d8a52-3a2f-4e0e-9a57-1f7f4a1c9b6d";

const spaces = new Map<string, Uint8Array>();

/** The bytes of a UUID. */
function bytesOf(uuid: string): Uint8Array {
  return Uint8Array.from(uuid.replaceAll("-", "").match(/../g)!, (hex) => parseInt(hex, 16));
}

/** The UUID of version 5 of a name in a namespace: RFC 9562 section 5.5. */
export async function uuid5(name: string, namespace: string = OWN_NAMESPACE): Promise<string> {
  const space = spaces.get(namespace) ?? bytesOf(namespace);
  if (spaces.size < 10) spaces.set(namespace, space);
  const hex = await sha1(space, new TextEncoder().encode(name));
  const part = (from: number, to: number) => hex.slice(from, to);
  const variant = (parseInt(hex[16]!, 16) & 3 | 8).toString(16);
  return `${part(0, 8)}-${part(8, 12)}-5${part(13, 16)}-${variant}${part(17, 20)}-${part(20, 32)}`;
}

/**
 * The SHA-1 of two parts, in hexadecimal. An export has some twenty ids a name, and each digest of Web Crypto waits for
 * another thread: only browsers, which have no other, use it.
 */
async function sha1(first: Uint8Array, second: Uint8Array): Promise<string> {
  const node = globalThis.process?.getBuiltinModule?.("node:crypto");
  if (node !== undefined) return node.createHash("sha1").update(first).update(second).digest("hex");
  const digest = await crypto.subtle.digest("SHA-1", Uint8Array.of(...first, ...second));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
