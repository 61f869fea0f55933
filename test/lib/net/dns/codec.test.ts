import packet from "dns-packet";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { RecordType } from "../../../../lib/io.ts";
import {
  decodeDns,
  DnsFormatError,
  echoes,
  encodeName,
  encodeQuestion,
  formatIpv6,
} from "../../../../lib/net/dns/codec.ts";
import { vectorCases } from "../../../shared.ts";

test("every case of the shared vectors", () => {
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

test("agrees with dns-packet on the records it encodes", () => {
  const record = fc.oneof(
    fc.ipV4().map((data) => ({ type: "A" as const, data })),
    name.map((data) => ({ type: "NS" as const, data })),
    name.map((data) => ({ type: "CNAME" as const, data })),
    fc.record({ preference: fc.nat(65535), exchange: name }).map((data) => ({ type: "MX" as const, data })),
    fc.array(fc.stringMatching(/^[ -~]{0,80}$/), { minLength: 1, maxLength: 4 }).map((data) => ({
      type: "TXT" as const,
      data,
    })),
  );
  fc.assert(fc.property(name, fc.array(record, { maxLength: 8 }), fc.nat(65535), (owner, records, id) => {
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
  fc.assert(fc.property(name, types, name, (asked, type, other) => {
    const question = encodeQuestion(asked, type);
    const decoded = packet.decode(Buffer.from(question)) as { questions: unknown[] };
    expect(decoded.questions).toEqual([{ name: asked, type, class: "IN" }]);
    expect(echoes(question, question)).toBe(true);
    expect(echoes(encodeQuestion(other, type), question)).toBe(asked === other);
    expect(echoes(encodeQuestion(asked.toUpperCase(), type), question)).toBe(true);
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
    expect(() => encodeName(bad)).toThrow(RangeError);
  },
);

test.each([
  ["20010db8000000000000000000000001", "2001:db8::1"],
  ["00000000000000000000000000000000", "::"],
  ["20010db8000100000001000000000001", "2001:db8:1:0:1::1"],
  ["20010db8000000010001000100010001", "2001:db8:0:1:1:1:1:1"],
  ["00000000000000000000ffffc0000201", "::ffff:192.0.2.1"],
])("writes %s as RFC 5952 does", (hex, text) => {
  expect(formatIpv6(Uint8Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16)))).toBe(text);
});
