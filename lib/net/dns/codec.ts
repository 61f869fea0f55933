import { Buffer } from "node:buffer";
import type { DnsRecord, ExtendedError, RecordType, SoaData } from "../../io.ts";
import { formatIp } from "../../ip.ts";
import { textOf, writeByte, writeDot } from "./name_text.ts";

/** A decoded reply. */
export interface DnsMessage {
  /** Message id, 16 bits. */
  id: number;
  /** QR: a reply, not a question. */
  isReply: boolean;
  /** AA. */
  authoritative: boolean;
  /** RA: the server asks others on behalf of its clients. */
  recursive: boolean;
  /** Whether the answer section is empty, records of other types included. */
  isEmpty: boolean;
  /** Whether the authority section names servers: without answers and SOA, a referral (RFC 2308 section 2.2). */
  hasServers: boolean;
  /** TC. */
  truncated: boolean;
  /** RCODE with EDNS's upper bits, 12 bits. */
  rcode: number;
  /** The question section. */
  questions: { name: string; type: number; class: number }[];
  /** Answer records of known types, class IN. */
  answers: DnsRecord[];
  /** SOA of the authority section. */
  soa: (SoaData & { zone: string }) | null;
  /** Extended errors of EDNS, RFC 8914. */
  errors: ExtendedError[];
  /** The message itself. */
  bytes: Uint8Array;
}

/** A message that is not valid by RFC 1035. */
export class DnsFormatError extends Error {
  /** @param what What is wrong. */
  constructor(what: string) {
    super(`Cannot decode DNS message: ${what}`);
    this.name = "DnsFormatError";
  }
}

/** RFC 1035 section 3.2.2, RFC 3596, RFC 4034. The data of DS is not decoded: only its existence counts. */
const TYPE_CODES: Readonly<Record<RecordType, number>> = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  DS: 43,
};
/** Type of the EDNS record, RFC 6891 section 6.1.1. */
const OPT = 41;
/** Bytes of the EDNS record of a query. */
const OPT_BYTES = 11;
/** EDNS option code of an extended error, RFC 8914 section 2. */
const EXTENDED_ERROR = 15;
/** Maximum number of extended errors: a resolver may send one for each server that it queried. */
const MAX_ERRORS = 8;
/** Characters of EXTRA-TEXT, which is for people: enough for a sentence. */
const MAX_ERROR_TEXT = 200;
const RCODES = [
  "NOERROR",
  "FORMERR",
  "SERVFAIL",
  "NXDOMAIN",
  "NOTIMP",
  "REFUSED",
  "YXDOMAIN",
  "YXRRSET",
  "NXRRSET",
  "NOTAUTH",
  "NOTZONE",
];

/** Most compression pointers in one name: a name has at most 127 labels. */
const MAX_POINTERS = 127;
/** Total bytes that the names of one message may expand to: bounds the work for chains of pointers. */
const MAX_NAME_BYTES = 256 * 1024;

/** The name of a response code: `NXDOMAIN`, or `RCODE23` for one without a name. */
export function rcodeName(rcode: number): string {
  return RCODES[rcode] ?? `RCODE${rcode}`;
}

/**
 * Returns the wire form of a name, RFC 1035 section 3.1.
 *
 * @throws {RangeError} When a label is empty or longer than 63 bytes, or the name longer than 255.
 */
function encodeName(name: string): Uint8Array {
  const text = name.endsWith(".") ? name.slice(0, -1) : name;
  const bytes = new Uint8Array(text.length + 2);
  if (text === "") return bytes.subarray(0, 1);
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    const code = i === text.length ? 46 : text.charCodeAt(i);
    if (code === 46) {
      const length = i - start;
      if (length < 1 || length > 63) {
        throw new RangeError(`Cannot encode "${name}": a label has 1 to 63 bytes`);
      }
      bytes[start] = length;
      start = i + 1;
    } else {
      if (code > 126 || code < 33) {
        throw new RangeError(`Cannot encode "${name}": only A-labels go on the wire`);
      }
      bytes[i + 1] = code;
    }
  }
  if (bytes.length > 255) throw new RangeError(`Cannot encode "${name}": longer than 255 bytes`);
  return bytes;
}

/**
 * Returns a query with recursion desired and, by default, EDNS(0) with a payload of 1232 bytes (RFC 6891; the size of
 * the DNS flag day 2020). The id is 0; see {@link setId}.
 *
 * @param checkingDisabled Sets CD, RFC 4035 section 3.2.2.
 */
export function encodeQuestion(
  name: string,
  type: RecordType,
  edns = true,
  checkingDisabled = false,
): Uint8Array {
  const encoded = encodeName(name);
  const bytes = new Uint8Array(12 + encoded.length + 4 + (edns ? OPT_BYTES : 0));
  bytes[2] = 1; // RD
  if (checkingDisabled) bytes[3] = 0x10; // CD
  bytes[5] = 1; // QDCOUNT
  bytes.set(encoded, 12);
  const at = 12 + encoded.length;
  bytes[at + 1] = TYPE_CODES[type];
  bytes[at + 3] = 1; // IN
  if (edns) {
    bytes[11] = 1; // ARCOUNT
    bytes[at + 6] = OPT;
    bytes[at + 7] = 1232 >> 8;
    bytes[at + 8] = 1232 & 255;
  }
  return bytes;
}

/** Writes the id of a message. */
export function setId(message: Uint8Array, id: number): void {
  message[0] = id >> 8;
  message[1] = id & 255;
}

/** Whether a reply has the question of the query: RFC 5452 section 9.1. Case does not matter. */
export function echoes(reply: Uint8Array, question: Uint8Array): boolean {
  const end = questionEnd(question);
  if (reply.length < end || reply[4] !== 0 || reply[5] !== 1) return false;
  for (let i = 12; i < end; i++) {
    const a = reply[i]!;
    const b = question[i]!;
    if (a !== b && ((a | 32) !== (b | 32) || (a | 32) < 97 || (a | 32) > 122)) return false;
  }
  return true;
}

/** Where the question section of a message of `encodeQuestion` ends. */
function questionEnd(question: Uint8Array): number {
  return question.length - (question[11] === 0 ? 0 : OPT_BYTES);
}

/**
 * Decodes a DNS message.
 *
 * Strict: every length must fit exactly, pointers only go back, and a name has at most 255 bytes. Records of other
 * types and classes are skipped, after their frame was checked. Dots, backslashes and unprintable bytes inside a
 * label are escaped as in RFC 1035 section 5.1, so no two names have the same text.
 *
 * @throws {DnsFormatError} Saying what is wrong.
 * @example
 * ```ts
 * import { decodeDns, encodeQuestion } from "./codec.ts";
 * console.assert(decodeDns(encodeQuestion("example.com", "A")).questions[0]?.name === "example.com.");
 * ```
 */
export function decodeDns(bytes: Uint8Array): DnsMessage {
  return new Decoder(bytes).message();
}

/**
 * Decodes a reply that echoes a message of `encodeQuestion`, but for the question section, which stays empty.
 *
 * @throws {DnsFormatError} Saying what is wrong.
 */
export function decodeReply(reply: Uint8Array, question: Uint8Array): DnsMessage {
  return new Decoder(reply).message(questionEnd(question));
}

class Decoder {
  readonly #bytes: Uint8Array;
  #at = 0;
  #nameBytes = 0;
  #sawOptions = false;

  constructor(bytes: Uint8Array) {
    if (bytes.length > 65_535) throw new DnsFormatError("longer than 65,535 bytes");
    if (bytes.length < 12) throw new DnsFormatError("shorter than its header");
    this.#bytes = bytes;
  }

  /** @param questionEnd Where a question section ends that is known already; 0 when there is none. */
  message(questionEnd = 0): DnsMessage {
    const id = this.#u16();
    const flags = this.#u16();
    const questions = this.#u16();
    const answers = this.#u16();
    const authorities = this.#u16();
    const additional = this.#u16();
    const message: DnsMessage = {
      id,
      isReply: (flags & 0x8000) !== 0,
      authoritative: (flags & 0x0400) !== 0,
      recursive: (flags & 0x0080) !== 0,
      isEmpty: answers === 0,
      hasServers: false,
      truncated: (flags & 0x0200) !== 0,
      rcode: flags & 15,
      questions: [],
      answers: [],
      soa: null,
      errors: [],
      bytes: this.#bytes,
    };
    // RFC 9619: a message has one question or none.
    if (questions > 1) throw new DnsFormatError("more than one question");
    if (questionEnd > 0) this.#at = questionEnd;
    else if (questions > 0) {
      message.questions.push({ name: this.#name(), type: this.#u16(), class: this.#u16() });
    }
    // A truncated reply may end anywhere; what matters is that it says so.
    if (message.truncated) return message;
    for (let i = 0; i < answers; i++) {
      const record = this.#record(null);
      if (record !== null) message.answers.push(record);
    }
    for (let i = 0; i < authorities; i++) {
      const record = this.#record(null);
      if (record?.type === "SOA") message.soa ??= { zone: record.name, ...record.data };
      else if (record?.type === "NS") message.hasServers = true;
    }
    for (let i = 0; i < additional; i++) this.#record(message);
    return message;
  }

  /** Reads a record; EDNS is read from the additional section only. */
  #record(additional: DnsMessage | null): DnsRecord | null {
    const name = this.#name();
    const type = this.#u16();
    const klass = this.#u16();
    const ttl = this.#u32();
    const length = this.#u16();
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new DnsFormatError("record data beyond the end");
    if (type === OPT) this.#options(additional, name, ttl, end);
    // RFC 2181 section 8: a TTL with the highest bit set counts as 0.
    const record = klass === 1 ? this.#data(name, type, ttl > 0x7fff_ffff ? 0 : ttl, end) : null;
    if (record === null) this.#at = end;
    else if (this.#at !== end) throw new DnsFormatError("record data of a wrong length");
    return record;
  }

  /** RFC 6891 section 6.1: one OPT, owned by the root, in the additional section; whole options. */
  #options(additional: DnsMessage | null, name: string, ttl: number, end: number): void {
    if (additional === null || this.#sawOptions || name !== ".") {
      throw new DnsFormatError("EDNS where there can be none");
    }
    this.#sawOptions = true;
    additional.rcode |= Math.floor(ttl / 0x100_0000) << 4;
    while (this.#at < end) {
      if (end - this.#at < 4) throw new DnsFormatError("EDNS option that is cut off");
      const code = this.#u16();
      const data = this.#take(this.#u16(), end);
      if (code !== EXTENDED_ERROR || additional.errors.length >= MAX_ERRORS) continue;
      if (data.length < 2) throw new DnsFormatError("extended error without a code");
      const text = new TextDecoder().decode(data.subarray(2)).replace(/\p{Cc}+/gu, " ").trim();
      additional.errors.push({ code: (data[0]! << 8) | data[1]!, text: text.slice(0, MAX_ERROR_TEXT) });
    }
  }

  #data(name: string, type: number, ttl: number, end: number): DnsRecord | null {
    switch (type) {
      case 1:
        return { name, type: "A", ttl, data: this.#ipv4(end) };
      case 28:
        return { name, type: "AAAA", ttl, data: formatIp(this.#take(16, end)) as string };
      case 2:
        return { name, type: "NS", ttl, data: this.#name() };
      case 5:
        return { name, type: "CNAME", ttl, data: this.#name() };
      case 15:
        return { name, type: "MX", ttl, data: { preference: this.#u16(), exchange: this.#name() } };
      case 16:
        return { name, type: "TXT", ttl, data: this.#text(end) };
      case 6: {
        // Properties are evaluated in the order of the wire.
        const data = {
          mname: this.#name(),
          rname: this.#name(),
          serial: this.#u32(),
          refresh: this.#u32(),
          retry: this.#u32(),
          expire: this.#u32(),
          minimum: this.#u32(),
        };
        return { name, type: "SOA", ttl, data };
      }
      default:
        return null;
    }
  }

  #ipv4(end: number): string {
    const bytes = this.#take(4, end);
    return `${bytes[0]}.${bytes[1]}.${bytes[2]}.${bytes[3]}`;
  }

  #text(end: number): string {
    if (this.#at === end) throw new DnsFormatError("TXT without a character string");
    const parts: Uint8Array[] = [];
    while (this.#at < end) {
      const length = this.#bytes[this.#at++]!;
      parts.push(this.#take(length, end));
    }
    return new TextDecoder().decode(Buffer.concat(parts));
  }

  #name(): string {
    const bytes = this.#bytes;
    let at = this.#at;
    let after = -1;
    let pointers = 0;
    let length = 1;
    let written = 0;
    for (;;) {
      const size = bytes[at];
      if (size === undefined) throw new DnsFormatError("name beyond the end");
      if (size === 0) break;
      if (size >= 0xc0) {
        const low = bytes[at + 1];
        if (low === undefined) throw new DnsFormatError("pointer beyond the end");
        const target = ((size & 0x3f) << 8) | low;
        if (target >= at) throw new DnsFormatError("pointer that does not go back");
        if (++pointers > MAX_POINTERS) {
          throw new DnsFormatError(`more than ${MAX_POINTERS} pointers in a name`);
        }
        if (after < 0) after = at + 2;
        at = target;
        continue;
      }
      if (size > 63) throw new DnsFormatError("unknown label type");
      length += size + 1;
      if (length > 255) throw new DnsFormatError("name longer than 255 bytes");
      const end = at + 1 + size;
      if (end > bytes.length) throw new DnsFormatError("label beyond the end");
      for (let i = at + 1; i < end; i++) written = writeByte(bytes[i]!, written);
      written = writeDot(written);
      at = end;
    }
    this.#nameBytes += length + pointers;
    if (this.#nameBytes > MAX_NAME_BYTES) throw new DnsFormatError("names that expand to more than 256 KiB");
    this.#at = after < 0 ? at + 1 : after;
    return written === 0 ? "." : textOf(written);
  }

  #take(length: number, end: number): Uint8Array {
    if (this.#at + length > end) throw new DnsFormatError("record data of a wrong length");
    return this.#bytes.subarray(this.#at, this.#at += length);
  }

  #u16(): number {
    if (this.#at + 2 > this.#bytes.length) throw new DnsFormatError("ends too early");
    return (this.#bytes[this.#at++]! << 8) | this.#bytes[this.#at++]!;
  }

  #u32(): number {
    return this.#u16() * 65_536 + this.#u16();
  }
}
