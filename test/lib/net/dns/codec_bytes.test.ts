import { expect, test } from "vitest";
import { decodeDns, echoes, encodeQuestion, rcodeName, setId } from "../../../../lib/net/dns/codec.ts";
import { ASKED, message, opt, record } from "./message.ts";

/** The name that stands first in a message. */
const nameOf = (...wire: number[]): string =>
  decodeDns(message([1, 0, 0, 0], [...wire, 0, 1, 0, 1])).questions[0]!.name;
const labels = (
  ...sizes: number[]
): number[] => [...sizes.flatMap((n) => [n, ...Array<number>(n).fill(97)]), 0];

/** The name in a question, without the header, its type and class. */
const encodeName = (name: string) => encodeQuestion(name, "A", false).subarray(12, -4);

test("a name on the wire: each label behind its length, a zero at the end", () => {
  for (const text of ["a.bc", "a.bc."]) {
    expect([...encodeName(text)]).toEqual([1, 97, 2, 98, 99, 0]);
  }
  for (const root of ["", "."]) expect([...encodeName(root)]).toEqual([0]);
  expect([...encodeName("!~")]).toEqual([2, 33, 126, 0]);
  const long = `${"a".repeat(63)}.`.repeat(3);
  expect(encodeName(`${long}${"a".repeat(61)}`)).toHaveLength(255);
  for (const bad of [`${long}${"a".repeat(62)}`, "..", ".a", "a b", "a\x7f", "a\x00"]) {
    expect(() => encodeName(bad)).toThrow(RangeError);
  }
});

test("a question, octet by octet", () => {
  const head = [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0];
  const section = [1, 97, 0, 0, 15, 0, 1];
  expect([...encodeQuestion("a", "MX", false)]).toEqual([...head, 0, ...section]);
  expect([...encodeQuestion("a", "MX")]).toEqual([
    ...head,
    1,
    ...section,
    0,
    0,
    41,
    1232 >> 8,
    1232 & 255,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  const question = encodeQuestion("a", "A");
  setId(question, 0xabcd);
  expect(decodeDns(question).id).toBe(0xabcd);
});

test.each<[what: string, change: (reply: Uint8Array) => Uint8Array, same: boolean]>([
  ["another case", (r) => r.map((b) => b === 122 ? 90 : b === 97 ? 65 : b), true],
  ["no question counted", (r) => r.with(5, 0), false],
  ["two questions counted", (r) => r.with(5, 2), false],
  ["257 questions counted", (r) => r.with(4, 1), false],
  ["another type", (r) => r.with(-3, 28), false],
  ["another class", (r) => r.with(-1, 3), false],
  ["a digit less 32", (r) => r.map((b) => b === 49 ? 17 : b), false],
  ["` for @", (r) => r.map((b) => b === 64 ? 96 : b), false],
  ["{ for [", (r) => r.map((b) => b === 91 ? 123 : b), false],
  ["cut in its class", (r) => r.slice(0, -1), false],
  ["cut in its name", (r) => r.slice(0, 14), false],
  ["more behind", (r) => Uint8Array.of(...r, 0), true],
])("a reply with %s", (_, change, same) => {
  const question = encodeQuestion("az1@[.b", "A", false);
  expect(echoes(change(question.slice()), question)).toBe(same);
});

test.each([
  [0x8000, { isReply: true }],
  [0x0400, { authoritative: true }],
  [0x0200, { truncated: true }],
  [0x0100, {}],
  [0x000f, { rcode: 15 }],
  [0x0010, {}],
])("flags %i", (flags, set) => {
  const plain = { id: 0x1234, isReply: false, authoritative: false, truncated: false, rcode: 0 };
  expect(decodeDns(message([0, 0, 0, 0], [], flags))).toMatchObject({ ...plain, ...set });
});

test("response codes have the names of the IANA registry", () => {
  const names =
    "NOERROR FORMERR SERVFAIL NXDOMAIN NOTIMP REFUSED YXDOMAIN YXRRSET NXRRSET NOTAUTH NOTZONE RCODE11";
  expect(Array.from({ length: 12 }, (_, i) => rcodeName(i)).join(" ")).toBe(names);
  const carried = (ttl: number[], flags: number) =>
    decodeDns(message([1, 0, 0, 1], [...ASKED, ...opt([], ttl)], flags)).rcode;
  expect([
    carried([1, 0, 0, 0], 0x8183),
    carried([0, 255, 255, 255], 0x8183),
    carried([255, 0, 0, 0], 0x818f),
  ])
    .toEqual([19, 3, 4095]);
});

test("a message has 12 to 65,535 octets", () => {
  expect(() => decodeDns(message([0, 0, 0, 0], []).slice(0, 11))).toThrow(/shorter/);
  expect(decodeDns(message([0, 0, 0, 0], Array(65_523).fill(0))).answers).toEqual([]);
  expect(() => decodeDns(message([0, 0, 0, 0], Array(65_524).fill(0)))).toThrow(/longer than 65,535/);
});

test("a TTL has 31 bits, data the length of its type", () => {
  const ttl = (...octets: number[]) =>
    decodeDns(message([1, 1, 0, 0], [...ASKED, ...record(1, [1, 2, 3, 4], 1, octets)])).answers[0]!.ttl;
  expect([ttl(0x7f, 255, 255, 255), ttl(0x80, 0, 0, 0), ttl(1, 2, 3, 4)]).toEqual([
    0x7fff_ffff,
    0,
    0x0102_0304,
  ]);
  for (const [type, wrong] of [[1, 3], [1, 5], [28, 15], [28, 17]] as const) {
    const bytes = message([1, 1, 0, 0], [...ASKED, ...record(type, Array(wrong).fill(1))]);
    expect(() => decodeDns(bytes)).toThrow(/wrong length/);
  }
  const long = [...ASKED, ...record(16, Array(300).fill(0))];
  expect(decodeDns(message([1, 1, 0, 0], long)).answers).toHaveLength(1);
  expect(() => decodeDns(message([1, 1, 0, 0], long.slice(0, -1)))).toThrow(/beyond the end/);
});

test("the first SOA of the authority counts, number by number", () => {
  const numbers = (first: number) => [0, 0, 0, 0, 0].flatMap((_, i) => [0, first, 0, i]);
  const soa = (first: number, owner: number[]) =>
    record(6, [1, 109, 0, 1, 114, 0, ...numbers(first)], 1, [0, 0, 0, 9], owner);
  const bytes = message([1, 0, 3, 0], [...ASKED, ...record(2, [0]), ...soa(1, [1, 122, 0]), ...soa(2, [0])]);
  expect(decodeDns(bytes)).toMatchObject({
    answers: [],
    soa: {
      zone: "z.",
      mname: "m.",
      rname: "r.",
      serial: 65536,
      refresh: 65537,
      retry: 65538,
      expire: 65539,
      minimum: 65540,
    },
  });
});

test("strings of a TXT record are one text, in UTF-8 across their borders", () => {
  const bytes = message([1, 1, 0, 0], [...ASKED, ...record(16, [2, 97, 0xc3, 0, 2, 0xa9, 98])]);
  expect(decodeDns(bytes).answers[0]).toMatchObject({ type: "TXT", data: "aéb" });
  expect(() => decodeDns(message([1, 1, 0, 0], [...ASKED, ...record(16, [3, 97, 98])]))).toThrow(
    /wrong length/,
  );
});

test("a label reads as it is written in a zone file", () => {
  expect(nameOf(8, 0x41, 0x5a, 0x40, 0x5b, 0x21, 0x7e, 0x2e, 0x5c, 0)).toBe("az@[!~\\.\\\\.");
  expect(nameOf(5, 0, 32, 127, 128, 255, 0)).toBe("\\000\\032\\127\\128\\255.");
  expect(nameOf(0)).toBe(".");
});

test("a name has 255 octets, its labels 63, and no types but two", () => {
  expect(nameOf(...labels(63, 63, 63, 61))).toHaveLength(254);
  expect(() => nameOf(...labels(63, 63, 63, 62))).toThrow(/longer than 255/);
  for (const type of [64, 0x80, 0xbf]) {
    expect(() => nameOf(type, ...Array(256).fill(97))).toThrow(/unknown label type/);
  }
  expect(() => decodeDns(message([1, 0, 0, 0], [3, 97, 98]))).toThrow(/label beyond/);
  expect(() => decodeDns(message([1, 0, 0, 0], [1, 97]))).toThrow(/name beyond/);
});

test("pointers go back, anywhere in the message, 127 of them at most", () => {
  for (const low of [12, 13, 200]) expect(() => nameOf(0xc0, low)).toThrow(/does not go back/);
  expect(() => decodeDns(message([1, 0, 0, 0], [0xc0]))).toThrow(/pointer beyond/);
  // At 12 the question, at 19 a record whose data begin at 31 and hold a name at 531.
  const far = [
    ...ASKED,
    ...record(99, [...Array(500).fill(0), 1, 122, 0]),
    ...record(1, [1, 2, 3, 4], 1, [0, 0, 0, 9], [0xc2, 0x13]),
  ];
  expect(decodeDns(message([1, 2, 0, 0], far)).answers[0]!.name).toBe("z.");
  const chain = (links: number) => {
    const pointers = Array.from({ length: links }, (_, i) => i === 0 ? 12 : 31 + 2 * (i - 1));
    const last = 31 + 2 * (links - 1);
    const body = [
      ...ASKED,
      ...record(99, pointers.flatMap((to) => [0xc0 | to >> 8, to & 255])),
      ...record(1, [1, 2, 3, 4], 1, [0, 0, 0, 9], [0xc0 | last >> 8, last & 255]),
    ];
    return decodeDns(message([1, 2, 0, 0], body)).answers[0]!.name;
  };
  expect(chain(126)).toBe("a.");
  expect(() => chain(127)).toThrow(/more than 127 pointers/);
});
