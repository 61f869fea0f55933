import packet from "dns-packet";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { RecordType } from "../../../../lib/io.ts";
import { formatIp } from "../../../../lib/ip.ts";
import {
  decodeDns,
  decodeReply,
  DnsFormatError,
  type DnsMessage,
  echoes,
  encodeQuestion,
} from "../../../../lib/net/dns/codec.ts";
import { vectorCases, withVectors } from "../../../shared.ts";
import { ASKED, message, opt, record, SOA_DATA } from "./message.ts";

withVectors("dns-malformed.json")("every case of the shared vectors", () => {
  const wrong: string[] = [];
  for (const c of vectorCases("dns-malformed.json")) {
    let outcome = "accept";
    try {
      const message = decodeDns(c.bytes);
      JSON.stringify(message);
      const strings = message.answers.map((record) => record.data);
      for (const a of c.checks?.a ?? []) expect(strings).toContain(a);
      if (c.checks?.cname_not) expect(strings).not.toContain(c.checks.cname_not + ".");
    } catch (error) {
      if (!(error instanceof DnsFormatError)) throw error;
      outcome = "reject";
    }
    if (c.expect !== "either" && outcome !== c.expect) wrong.push(`${c.id} ${c.name}`);
  }
  expect(wrong).toEqual([]);
});

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/);
const name = fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join("."));

const SOA = { mname: "ns.test", rname: "host.test", serial: 1, refresh: 2, retry: 3, expire: 4, minimum: 5 };

test("agrees with dns-packet on the records it encodes", () => {
  const one = fc.oneof(
    fc.ipV4().map((data) => ({ type: "A" as const, data })),
    name.map((data) => ({ type: "NS" as const, data })),
    name.map((data) => ({ type: "CNAME" as const, data })),
    fc.record({ preference: fc.nat(65535), exchange: name }).map((data) => ({ type: "MX" as const, data })),
    fc.array(fc.stringMatching(/^[ -~]{0,80}$/), { minLength: 1, maxLength: 4 }).map((data) => ({
      type: "TXT" as const,
      data,
    })),
  );
  fc.assert(fc.property(name, fc.array(one, { maxLength: 8 }), fc.nat(65535), (owner, records, id) => {
    const bytes = packet.encode({
      type: "response",
      id,
      flags: packet.AUTHORITATIVE_ANSWER,
      questions: [{ type: "A", name: owner }],
      answers: records.map((r) => ({ ...r, name: owner, ttl: 7 })),
    });
    const message = decodeDns(bytes);
    expect(message).toMatchObject({
      id,
      isReply: true,
      authoritative: true,
      truncated: false,
      rcode: 0,
      soa: null,
    });
    expect(message.questions).toEqual([{ name: `${owner}.`, type: 1, class: 1 }]);
    expect(message.answers).toEqual(records.map((r) => ({
      name: `${owner}.`,
      type: r.type,
      ttl: 7,
      data: r.type === "MX"
        ? { ...r.data, exchange: `${r.data.exchange}.` }
        : r.type === "TXT"
        ? r.data.join("")
        : r.type === "A"
        ? r.data
        : `${r.data}.`,
    })));
  }));
});

test("a question reads back, and only its own reply echoes it", () => {
  const types = fc.constantFrom<RecordType>("A", "AAAA", "NS", "MX", "TXT", "CNAME", "SOA");
  fc.assert(fc.property(name, types, name, (queried, type, other) => {
    const question = encodeQuestion(queried, type);
    const decoded = packet.decode(Buffer.from(question)) as { questions: unknown[] };
    expect(decoded.questions).toEqual([{ name: queried, type, class: "IN" }]);
    expect(echoes(question, question)).toBe(true);
    expect(echoes(encodeQuestion(other, type), question)).toBe(queried === other);
    expect(echoes(encodeQuestion(queried.toUpperCase(), type), question)).toBe(true);
  }));
});

test("a reply reads the same without its question, with EDNS or without", () => {
  fc.assert(fc.property(name, fc.boolean(), fc.array(name, { maxLength: 4 }), (queried, edns, servers) => {
    const bytes = packet.encode({
      type: "response",
      flags: packet.AUTHORITATIVE_ANSWER | (servers.length === 0 ? 3 : 0),
      questions: [{ type: "A", name: queried }],
      answers: servers.map((data) => ({ type: "NS", name: queried, data })),
      authorities: [{ type: "SOA", name: "com", data: SOA }],
    });
    const whole = decodeDns(bytes);
    expect(whole.soa).toMatchObject({ zone: "com.", mname: "ns.test.", expire: 4 });
    expect(decodeReply(bytes, encodeQuestion(queried, "A", edns))).toEqual({ ...whole, questions: [] });
  }));
});

test("any bytes give a message or a format error", () => {
  const decode = (bytes: Uint8Array) => {
    try {
      JSON.stringify(decodeDns(bytes));
    } catch (error) {
      if (!(error instanceof DnsFormatError)) throw error;
    }
  };
  fc.assert(fc.property(fc.uint8Array({ maxLength: 600 }), decode));
  const good = packet.encode({
    type: "response",
    questions: [{ type: "MX", name: "example.com" }],
    answers: [{ type: "MX", name: "example.com", data: { preference: 5, exchange: "mail.example.com" } }],
  });
  fc.assert(
    fc.property(fc.nat(good.length - 1), fc.nat(255), (at, byte) => {
      const bytes = new Uint8Array(good);
      bytes[at] = byte;
      decode(bytes);
    }),
    { numRuns: 2000 },
  );
});

test.each(["a..b", "a".repeat(64) + ".com", "ü.com", Array(130).fill("a").join(".")])(
  "refuses to encode %s",
  (bad) => {
    expect(() => encodeQuestion(bad, "A")).toThrow(RangeError);
  },
);

test.each([
  ["20010db8000000000000000000000001", "2001:db8::1"],
  ["00000000000000000000000000000000", "::"],
  ["20010db8000100000001000000000001", "2001:db8:1:0:1::1"],
  ["20010db8000000010001000100010001", "2001:db8:0:1:1:1:1:1"],
  ["00000000000000000000ffffc0000201", "::ffff:192.0.2.1"],
])("writes %s as RFC 5952 does", (hex, text) => {
  expect(formatIp(Uint8Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16)))).toBe(text);
});

const EMPTY_SOA = { mname: "a.", rname: "a.", serial: 0, refresh: 0, retry: 0, expire: 0, minimum: 0 };
const none = { questions: [{ name: "a.", type: 1, class: 1 }], answers: [], soa: null };
const shapes: [what: string, bytes: Uint8Array, outcome: RegExp | Partial<DnsMessage>][] = [
  ["two questions", message([2, 0, 0, 0], [...ASKED, ...ASKED]), /more than one question/],
  ["no question", message([0, 0, 0, 0], []), { ...none, questions: [] }],
  ["EDNS", message([1, 0, 0, 1], [...ASKED, ...opt([0, 10, 0, 2, 1, 2])]), none],
  ["two EDNS", message([1, 0, 0, 2], [...ASKED, ...opt(), ...opt()]), /EDNS where/],
  ["EDNS as answer", message([1, 1, 0, 0], [...ASKED, ...opt()]), /EDNS where/],
  [
    "EDNS with an owner",
    message([1, 0, 0, 1], [...ASKED, ...opt([], [0, 0, 0, 0], [0xc0, 12])]),
    /EDNS where/,
  ],
  ["EDNS option cut off", message([1, 0, 0, 1], [...ASKED, ...opt([0, 10, 0])]), /cut off/],
  ["EDNS option too long", message([1, 0, 0, 1], [...ASKED, ...opt([0, 10, 0, 9, 1])]), /wrong length/],
  ["empty TXT record", message([1, 1, 0, 0], [...ASKED, ...record(16, [])]), /without a character string/],
  ["TXT of one empty string", message([1, 1, 0, 0], [...ASKED, ...record(16, [0])]), {
    answers: [{ name: "a.", type: "TXT", ttl: 9, data: "" }],
  }],
  ["MX of two bytes", message([1, 1, 0, 0], [...ASKED, ...record(15, [0, 1])]), /beyond the end/],
  ["MX and a byte more", message([1, 1, 0, 0], [...ASKED, ...record(15, [0, 1, 0, 0])]), /wrong length/],
  ["CNAME of no bytes", message([1, 1, 0, 0], [...ASKED, ...record(5, [])]), /beyond the end/],
  ["name that runs past its data", message([1, 1, 0, 1], [...ASKED, ...record(2, [1]), 98, 0]), /./],
  ["SOA", message([1, 0, 1, 0], [...ASKED, ...record(6, SOA_DATA)]), {
    answers: [],
    soa: { ...EMPTY_SOA, zone: "a." },
  }],
  ["SOA cut off", message([1, 0, 1, 0], [...ASKED, ...record(6, SOA_DATA.slice(1))]), /./],
  ["SOA and a byte more", message([1, 0, 1, 0], [...ASKED, ...record(6, [...SOA_DATA, 0])]), /wrong length/],
  ["unknown type", message([1, 1, 0, 0], [...ASKED, ...record(99, [1, 2, 3])]), none],
  ["A of class CH", message([1, 1, 0, 0], [...ASKED, ...record(1, [1, 2, 3], 3)]), none],
  ["label type 10", message([1, 0, 0, 0], [0x80, 0, 0, 1, 0, 1]), /unknown label type/],
  ["fewer records than counted", message([1, 2, 0, 0], [...ASKED, ...record(1, [1, 2, 3, 4])]), /./],
  ["truncated in a record", message([1, 1, 0, 0], [...ASKED, 0xc0, 12, 0, 1], 0x8380), {
    ...none,
    truncated: true,
  }],
];
test.each(shapes)("%s", (_, bytes, outcome) => {
  if (!(outcome instanceof RegExp)) return expect(decodeDns(bytes)).toMatchObject(outcome);
  expect(() => decodeDns(bytes)).toThrow(DnsFormatError);
  expect(() => decodeDns(bytes)).toThrow(outcome);
});

test("a TTL with the highest bit set is 0, and EDNS carries the upper bits of the response code", () => {
  const high = message([1, 1, 0, 1], [
    ...ASKED,
    ...record(1, [1, 2, 3, 4], 1, [255, 0, 0, 0]),
    ...opt([], [1, 0, 0, 0]),
  ]);
  expect(decodeDns(high)).toMatchObject({ rcode: 16, answers: [{ ttl: 0, data: "1.2.3.4" }] });
});

test("any bytes in a label read as one label, and no two names read the same", () => {
  const labels = fc.array(fc.uint8Array({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 });
  const read = (list: Uint8Array[]) =>
    decodeDns(message([1, 0, 0, 0], [...list.flatMap((l) => [l.length, ...l]), 0, 0, 1, 0, 1])).questions[0]!
      .name;
  const folded = (list: Uint8Array[]) =>
    JSON.stringify(list.map((l) => [...l].map((b) => b >= 65 && b <= 90 ? b | 32 : b)));
  fc.assert(fc.property(labels, labels, (a, b) => {
    expect(read(a).replace(/\\[0-9]{3}|\\./g, "").split(".")).toHaveLength(a.length + 1);
    expect(read(a) === read(b)).toBe(folded(a) === folded(b));
  }));
});

test("every name of a hostile message together costs a bounded time", () => {
  // A name of 127 labels, and thousands of records that point at it.
  const long = [...Array(126).fill([1, 97]).flat(), 0];
  const body = [...long, 0, 1, 0, 1];
  for (let i = 0; i < 4000; i++) body.push(...record(1, [1, 2, 3, 4]));
  expect(() => decodeDns(message([1, 4000, 0, 0], body))).toThrow(/expand to more than 256 KiB/);
});
