import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Connection, type Dialer, DialError } from "../../../../lib/dial.ts";
import { askWhois } from "../../../../lib/observe/registry/whois.ts";
import { whoisVerdict } from "../../../../lib/observe/registry/whois_verdict.ts";
import { whoisMetadata } from "../../../../lib/observe/registry/whois_metadata.ts";
import { FORMATS as MAX_FORMATS } from "./whois_formats.ts";
import { MORE_FORMATS } from "./whois_formats_more.ts";
import { LAYOUTS } from "./whois_layouts.ts";

const FORMATS = [...MAX_FORMATS, ...MORE_FORMATS, ...LAYOUTS];

test.each(FORMATS.map((f) => [f.suffixes, f] as const))("WHOIS format of %s", (_suffixes, format) => {
  expect(whoisMetadata(format.text, "whois.example")).toMatchObject(format.expect);
  expect(["absence", "refusal"]).not.toContain(whoisVerdict(format.text));
});

/**
 * The largest suffixes by registered domains (reports of Verisign, CENTR and ICANN, 2024), without es, vn and gr:
 * their registries have no public WHOIS.
 */
const LARGEST = (
  "com cn de net uk org nl ru br fr au eu it co xyz top shop in ca info ch pl io store online us be se jp at dk cz " +
  "me za hu no ir ar ua tr biz site ro mx kr fi pt tw nz cl sk id"
).split(" ");

test("every one of the largest suffixes has a format", () => {
  const covered = new Set(FORMATS.flatMap((f) => f.suffixes.split(" ")));
  expect(LARGEST.length).toBeGreaterThanOrEqual(40);
  expect(LARGEST.filter((suffix) => !covered.has(suffix))).toEqual([]);
});

test("texts far longer than a server can send are read, however empty their lines", async () => {
  for (
    const blank of ["\n", " ", "\u2028", "\u3000", " ".repeat(990) + "x\n", "\u3000".repeat(990) + "x\n"]
  ) {
    const text = blank.repeat(Math.ceil(500_000 / blank.length)) +
      "\nRegistrar WHOIS Server: whois.example.net\n";
    expect(whoisMetadata(text, "x").registrar).toBeNull();
    await setTimeout(0); // The runner's own limit must have a chance to end what would take minutes.
  }
});

/** What a server hears and what is made of its answer. */
async function exchange(query: string, chunks: (Uint8Array | Error | null)[]) {
  const heard: string[] = [];
  const reported: string[] = [];
  const targets: unknown[] = [];
  let open = 0;
  const net: Dialer = {
    connect(target) {
      open++;
      targets.push(target);
      return Promise.resolve({
        write: (data: string) => Promise.resolve(void heard.push(data)),
        read() {
          const next = chunks.shift() ?? null;
          return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
        },
        close: () => void open--,
      } as unknown as Connection);
    },
  };
  const rateLimit = {
    acquire: () => Promise.resolve(true),
    answered: (host: string) => void reported.push(`${host} answered`),
    refused: (host: string, seconds: number | null) => void reported.push(`${host} refused ${seconds}`),
  };
  const signal = new AbortController().signal;
  const text = await askWhois(net, "whois.example.net", query, rateLimit, signal)
    .then((answer) => answer.text, (error) => error as DialError);
  return { text, heard, reported, targets, open };
}
const bytes = (text: string) => new TextEncoder().encode(text);

test("a query is one line, whatever stands in it; line ends of the answer are made alike", async () => {
  expect(await exchange("domain a.com\r\nQUIT\n", [bytes("a: b\r\nc"), bytes(": d\re: f\n"), null])).toEqual({
    text: "a: b\nc: d\ne: f\n",
    heard: ["domain a.com  QUIT \r\n"],
    reported: ["whois.example.net answered"],
    targets: [{
      host: "whois.example.net",
      port: 43,
      purpose: "whois",
      maxBytes: 131_072,
      label: "domain a.com\r\nQUIT\n",
    }],
    open: 0,
  });
});

test("an answer ends where its server breaks off, or the deadline cuts a record", async () => {
  const reset = new DialError("unreachable", "reset");
  const late = new DialError("deadline", "late");
  expect(await exchange("a", [bytes("a: b"), reset])).toMatchObject({ text: "a: b", open: 0 });
  expect(await exchange("a", [reset])).toMatchObject({ text: reset, reported: [], open: 0 });
  expect(await exchange("a", [bytes("a: b"), late])).toMatchObject({ text: late, reported: [], open: 0 });
  expect(await exchange("a", [bytes("Registrar: b"), late])).toMatchObject({
    text: "Registrar: b",
    reported: ["whois.example.net answered"],
    open: 0,
  });
  const left = new Error("the reader left");
  expect(await exchange("a", [bytes("a: b"), left])).toMatchObject({ text: left, reported: [], open: 0 });
  for (const empty of ["", " \r\n\t"]) {
    const { text, reported } = await exchange("a", [bytes(empty), null]);
    expect([(text as DialError).reason, reported]).toEqual(["unreachable", []]);
  }
  const { text, reported } = await exchange("a", [bytes("Quota exceeded"), null]);
  expect([(text as DialError).reason, reported]).toEqual(["unreachable", ["whois.example.net refused null"]]);
});

test("64 KiB are read, to the octet", async () => {
  const parts = () => [bytes("x".repeat(65_530)), bytes("abcdefgh"), bytes("never read"), null];
  const { text } = await exchange("a", parts());
  expect([(text as string).length, (text as string).slice(-7)]).toEqual([65_536, "xabcdef"]);
  const record = bytes("registrar: x\n".padEnd(65_536, "x"));
  expect((await exchange("a", [record, new DialError("deadline", "")])).text).toHaveLength(
    65_536,
  );
});
