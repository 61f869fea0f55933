/**
 * WARC 1.1: every HTTP exchange as it was on the wire, below TLS.
 *
 * Source: ISO 28500:2017.
 * @module
 */
import { Buffer } from "node:buffer";
import { bytesBy, isHttp2, type Recording, urlOf } from "./recording.ts";
import { sha256Hex } from "./seal.ts";

/** Fields of a record beside those that all have. */
type WarcFields = [name: string, value: string][];

/** An id derived from the record: a UUID of version 8 from its hash (RFC 9562 section 5.8). */
function idOf(seed: string): string {
  const h = sha256Hex(seed);
  return `<urn:uuid:${h.slice(0, 8)}-${h.slice(8, 12)}-8${h.slice(13, 16)}-a${h.slice(17, 20)}-${
    h.slice(20, 32)
  }>`;
}

function warcRecord(
  type: string,
  id: string,
  date: string,
  fields: WarcFields,
  block: Uint8Array,
): Uint8Array {
  const all: WarcFields = [
    ["WARC-Type", type],
    ["WARC-Record-ID", id],
    ["WARC-Date", date],
    ...fields,
    ["WARC-Block-Digest", `sha256:${sha256Hex(block)}`],
    ["Content-Length", String(block.length)],
  ];
  // Values come from URLs of attackers; URLs as `new URL` writes them have no line ends, and others lose them.
  const head = all.map(([name, value]) => `${name}: ${value.replace(/[\r\n\0]/g, "")}\r\n`).join("");
  return Buffer.concat([Buffer.from(`WARC/1.1\r\n${head}\r\n`), block, Buffer.from("\r\n\r\n")]);
}

/** Why a response is incomplete: its body is shorter than its declared length. */
function isCut(received: Buffer, hasEnded: boolean): boolean {
  const text = received.toString("latin1");
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return true;
  const head = text.slice(0, end);
  const length = /\r\ncontent-length:[ \t]*(\d+)[ \t]*(?:\r\n|$)/i.exec(head)?.[1];
  if (/\r\ntransfer-encoding:[^\r\n]*chunked/i.test(head)) return !text.endsWith("0\r\n\r\n");
  return length === undefined ? !hasEnded : text.length - end - 4 < Number(length);
}

/**
 * A WARC with a warcinfo record, and a request and a response for each exchange. WARC has no record for HTTP/2: its
 * frames are two `resource` records, sent and received. Conversations without a URL are left out.
 *
 * @param software Product and version.
 */
export function writeWarc({ conversations, startedAt }: Recording, software: string): Uint8Array {
  const iso = (ms: number) => new Date(ms).toISOString();
  const about = Buffer.from(
    `software: ${software}\r\nformat: WARC File Format 1.1\r\nconformsTo: http://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/\r\n`,
  );
  const info = idOf(`warcinfo ${startedAt} ${software}`);
  const parts = [
    warcRecord("warcinfo", info, iso(startedAt), [["Content-Type", "application/warc-fields"]], about),
  ];
  for (const conversation of conversations) {
    const url = urlOf(conversation);
    if (url === null) continue;
    const { id, at, address, hasEnded } = conversation;
    const [sent, received] = [bytesBy(conversation, "client"), bytesBy(conversation, "server")];
    const date = iso(at);
    const common: WarcFields = [
      ["WARC-Target-URI", new URL(url).href],
      ["WARC-IP-Address", address],
      ["WARC-Warcinfo-ID", info],
    ];
    const seed = `${startedAt} ${id} ${sha256Hex(sent)} ${sha256Hex(received)}`;
    const [request, response] = [idOf(`request ${seed}`), idOf(`response ${seed}`)];
    const isFrames = isHttp2(conversation);
    const typeOf = (message: string): [string, string] => [
      "Content-Type",
      isFrames ? "application/octet-stream" : `application/http;msgtype=${message}`,
    ];
    const isShort = !isFrames && isCut(received, hasEnded);
    parts.push(
      warcRecord(isFrames ? "resource" : "request", request, date, [
        ...common,
        ...(isFrames ? [] : [["WARC-Concurrent-To", response] as [string, string]]),
        typeOf("request"),
      ], sent),
      warcRecord(isFrames ? "resource" : "response", response, date, [
        ...common,
        ["WARC-Concurrent-To", request],
        ...(isShort ? [["WARC-Truncated", "unspecified"] as [string, string]] : []),
        typeOf("response"),
      ], received),
    );
  }
  return Buffer.concat(parts);
}
