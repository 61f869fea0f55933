/**
 * Parsers of bytes: DNS, certificates, Certificate Transparency, HTTP, pictures, tables of networks.
 * @module
 */
import { Buffer } from "node:buffer";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import dnsPacket from "dns-packet";
import fc from "fast-check";
import { Reader } from "mmdb-lib";
import { LogError, logKey, readCheckpoint, readSth } from "../../lib/ct/log/checkpoint.ts";
import { getEntriesEntry, tileEntries } from "../../lib/ct/log/leaf.ts";
import { DialError } from "../../lib/dial.ts";
import { SquatError } from "../../lib/errors.ts";
import { openGeo } from "../../lib/net/geo.ts";
import { decodeDns, DnsFormatError, echoes, encodeQuestion } from "../../lib/net/dns/codec.ts";
import { exchange } from "../../lib/observe/web/http.ts";
import { dibOf, icoOf, KESTREL } from "../lib/observe/web/drawn.ts";
import { lookOf, pictureHash } from "../../lib/observe/web/look.ts";
import { logList } from "../../lib/x509/log_list.ts";
import { certificateDer, parseX509 } from "../../lib/x509/mod.ts";
import { embeddedScts } from "../../lib/x509/sct.ts";
import { createAuthority } from "../../server/mini/authority.ts";
import { createIssuer } from "../server/mini/ct_issue.ts";
import { MiniLog } from "../server/mini/ct_log.ts";
import { corpus } from "../lib/x509/corpus.ts";
import { mutatedBytes, mutatedText } from "./mutants.ts";
import { announced, hold, ofBytes, ofText, type Target } from "./target.ts";

const START = new Date("2026-01-01T00:00:00Z");
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function dnsReplies(): Uint8Array[] {
  const questions = [{ type: "A" as const, name: "www.kestrel.example" }];
  const name = "www.kestrel.example";
  const soa = {
    mname: "ns.example",
    rname: "host.example",
    serial: 1,
    refresh: 2,
    retry: 3,
    expire: 4,
    minimum: 5,
  };
  const reply = (flags: number, answers: dnsPacket.Answer[], authorities: dnsPacket.Answer[] = []) =>
    new Uint8Array(dnsPacket.encode({ type: "response", id: 7, flags, questions, answers, authorities }));
  return [
    reply(0x0580, [
      { type: "CNAME", name, ttl: 60, data: "edge.kestrel.example" },
      { type: "A", name: "edge.kestrel.example", ttl: 60, data: "192.0.2.7" },
      { type: "AAAA", name: "edge.kestrel.example", ttl: 60, data: "2001:db8::7" },
    ]),
    reply(0x0580, [
      { type: "MX", name, ttl: 60, data: { preference: 10, exchange: "mail.kestrel.example" } },
      { type: "TXT", name, ttl: 60, data: ["v=spf1 -all", "second \u0000 text"] },
      { type: "NS", name, ttl: 60, data: "ns.kestrel.example" },
    ]),
    reply(0x0583, [], [{ type: "SOA", name: "example", ttl: 60, data: soa }]),
  ];
}

function dns(): Target {
  const question = encodeQuestion("www.kestrel.example", "A");
  return ofBytes("dns", mutatedBytes(dnsReplies()), (bytes) => {
    echoes(bytes, question);
    const message = announced(() => decodeDns(bytes), DnsFormatError);
    if (message === null) return;
    // A record takes at least 11 bytes, and names share at most what the codec lets them expand to.
    hold(message.answers.length <= bytes.length / 11, "no more records than there is room for");
    hold(JSON.stringify(message).length <= 600_000 + 40 * bytes.length, "a bounded message");
  });
}

/** Chunks of a body as a connection reads them. */
function connectionOf(bytes: Uint8Array): { read(): Promise<Uint8Array | null>; write(): Promise<void> } {
  let at = 0;
  return {
    write: () => Promise.resolve(),
    read: () => {
      if (at >= bytes.length) return Promise.resolve(null);
      const size = 1 + (bytes[at]! * 7) % 200;
      return Promise.resolve(bytes.subarray(at, at += size));
    },
  };
}

function http(): Target {
  // The first goes beyond the bound on a body, the others end within it.
  const packed: [coding: string, bytes: Uint8Array][] = [
    ["deflate", deflateSync("x".repeat(5_000))],
    ["deflate", deflateSync("x".repeat(50))],
    ["br", brotliCompressSync("x".repeat(50))],
    ["gzip, gzip", gzipSync(gzipSync("x".repeat(50)))],
  ];
  const specimens = [
    bytesOf("HTTP/1.1 200 OK\r\nServer: x\r\nContent-Length: 5\r\n\r\nhello"),
    bytesOf("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.0 301 Moved\r\nLocation: /a\r\n\r\n"),
    bytesOf("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;a=b\r\nhello\r\n0\r\nTrailer: x\r\n\r\n"),
    ...packed.map(([coding, bytes]) =>
      new Uint8Array(
        Buffer.concat([bytesOf(`HTTP/1.1 200 OK\r\nContent-Encoding: ${coding}\r\n\r\n`), bytes]),
      )
    ),
  ];
  const url = new URL("http://kestrel.example/");
  return ofBytes("http", mutatedBytes(specimens), async (bytes) => {
    try {
      const response = await exchange(connectionOf(bytes), { url, userAgent: "x" }, 4_096);
      // Any number that a status line has, as in browsers, but none that another answer follows (RFC 9110 section 15.2).
      hold(Number.isInteger(response.status) && Math.floor(response.status / 100) !== 1, "a final status");
      hold(response.body.length <= 4_096, "a bounded body");
      hold(response.headers.every(([n, v]) => !/[\r\n]/.test(n + v)), "headers of one line");
    } catch (error) {
      if (!(error instanceof DialError)) throw error;
    }
  });
}

function picture(): Target {
  const chunk = (type: string, data: Uint8Array) => {
    const all = Buffer.alloc(12 + data.length);
    all.writeUInt32BE(data.length, 0);
    all.write(type, 4, "latin1");
    all.set(data, 8);
    return all;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(24, 0);
  header.writeUInt32BE(16, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(16 * (1 + 24 * 3), 0x5a).map((v, i) => i % 73 === 0 ? i % 5 : v ^ i);
  const png = new Uint8Array(Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]));
  hold(pictureHash(png) !== null, "the specimen is a picture");
  return ofBytes(
    "picture",
    mutatedBytes([png, icoOf([{ size: 16, bits: 8, file: dibOf(KESTREL, 16, 8) }])]),
    (bytes) => {
      const hash = pictureHash(bytes);
      hold(hash === null || /^[0-9a-f]{16}$/.test(hash), "a hash of 64 bits");
      const look = lookOf(bytes);
      hold(look === null || /^[0-9a-f]{88}$/.test(look), "a look of 88 digits");
    },
  );
}

function mmdb(): Target {
  // One node whose both sides lead to one record: the smallest tree there is.
  const text = (s: string): number[] => [0x40 + s.length, ...bytesOf(s)];
  const map = (...pairs: number[][]): number[] => [0xe0 + pairs.length / 2, ...pairs.flat()];
  const metadata = map(
    text("node_count"),
    [0xc1, 1],
    text("record_size"),
    [0xa1, 24],
    text("ip_version"),
    [0xa1, 4],
    text("database_type"),
    text("test"),
    text("languages"),
    [0x00, 0x04],
    text("binary_format_major_version"),
    [0xa1, 2],
    text("binary_format_minor_version"),
    [0xa0],
    text("build_epoch"),
    [0x04, 0x02, 0x65, 0x92, 0x00, 0x80],
    text("description"),
    map(),
  ); // deno-fmt-ignore
  const file = Uint8Array.from([
    ...[0, 0, 17, 0, 0, 17],
    ...new Array(16).fill(0),
    ...map(text("country"), map(text("iso_code"), text("DE"))),
    ...[0xab, 0xcd, 0xef],
    ...bytesOf("MaxMind.com"),
    ...metadata,
  ]);
  const read = (bytes: Uint8Array): unknown => new Reader(Buffer.from(bytes)).get("192.0.2.1");
  hold(JSON.stringify(read(file)) === '{"country":{"iso_code":"DE"}}', "the specimen is a table");
  return ofBytes("mmdb", mutatedBytes([file]), (bytes) => {
    announced(() => read(bytes), Error);
  });
}

/** Any address in the installed tables; none when they are not installed. */
function addresses(): Target[] {
  const geo = openGeo();
  if (geo === null) return [];
  return [ofText("geo address", fc.oneof(fc.ipV4(), fc.ipV6()), (ip) => {
    const found = geo.lookup(ip);
    hold(found?.country?.iso_code?.length !== 1, "a country code of two letters");
    hold(Number.isSafeInteger(found?.asn?.number ?? 0), "a number for an ASN");
  })];
}

/** The targets; certificates and logs are made for the run. */
export async function binaryTargets(): Promise<Target[]> {
  const issuer = await createIssuer();
  const issued = [
    await issuer.issue(["kestrel.example", "*.kestrel.example"], START),
    await issuer.issue(["xn--mnchen-3ya.example"], START),
  ];
  const log = new MiniLog(() => START.getTime());
  for (const one of issued) for (const kind of [0, 1] as const) log.add(one, kind);
  const described = log.describe("http://127.0.0.1/log/", 1, true);
  const answer = (path: string): Uint8Array => log.answer(path, new URLSearchParams("start=0&end=3"))!.body;
  const key = logKey(described);
  const entries = JSON.parse(new TextDecoder().decode(answer("ct/v1/get-entries"))).entries as {
    leaf_input: string;
    extra_data: string;
  }[];
  const decoded = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "base64"));
  const certificates = [
    ...issued.flatMap((one) => [one.certificate, one.precertificate]),
    ...corpus().filter((_, i) => i % 40 === 0).map((one) => one.der),
  ];
  const authority = await createAuthority(START.getTime());
  const logged = certificateDer((await authority.issue(["a.example.com"])).cert);
  const logs = logList([authority.log]);
  const checkpoint = new TextDecoder().decode(answer("checkpoint"));
  const sth = new TextDecoder().decode(answer("ct/v1/get-sth"));
  return [
    dns(),
    ofBytes("x509", mutatedBytes(certificates), (bytes) => {
      const parsed = announced(() => parseX509(bytes), SquatError);
      if (parsed === null) return;
      hold(Object.keys(parsed).length === 18, "eighteen fields");
      hold(JSON.stringify(parsed).length <= 40 * bytes.length + 4_096, "a bounded result");
    }),
    ofBytes("sct", mutatedBytes([logged, ...certificates.slice(0, 3)]), (bytes) => {
      announced(() => embeddedScts(bytes, { issuer: authority.root, logs }), SquatError);
      announced(() => embeddedScts(logged, { issuer: bytes, logs }), SquatError);
    }),
    ofBytes("ct tile", mutatedBytes([answer("tile/data/000.p/4")]), (bytes) => {
      const found = announced(() => [...tileEntries(bytes, 0)], RangeError) ?? [];
      hold(found.every((entry, i) => entry.index === i), "entries in order");
    }),
    ofBytes("ct leaf", mutatedBytes(entries.map((e) => decoded(e.leaf_input))), (bytes) => {
      announced(() => getEntriesEntry(bytes, decoded(entries[1]!.extra_data), 1), RangeError);
      announced(() => getEntriesEntry(decoded(entries[1]!.leaf_input), bytes, 1), RangeError);
    }),
    ofText("ct checkpoint", mutatedText([checkpoint], ["\n", "\n\n", "\u2014 ", "=", "0", "9"]), (text) => {
      const head = announced(() => readCheckpoint(text, "127.0.0.1/log", key), LogError);
      hold(head === null || head.size === 4, "nothing but what was signed");
    }),
    ofText("ct sth", mutatedText([sth], ['"', "{", "[", ":", ",", "0", "1e99", "null"]), (text) => {
      const value = announced(() => JSON.parse(text) as unknown, SyntaxError);
      const head = announced(() => readSth(value, key), LogError);
      hold(head === null || head.size === 4, "nothing but what was signed");
    }),
    http(),
    picture(),
    mmdb(),
    ...addresses(),
  ];
}
