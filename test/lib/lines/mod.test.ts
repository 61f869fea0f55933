import fc from "fast-check";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { encodeLine, fromNdjson, type MergedLookup, mergeLine, toNdjson } from "../../../lib/lines/mod.ts";
import { ANY_CHARACTER } from "../../any_character.ts";
import type { GeoIpData } from "../../../lib/model.ts";
import {
  mergeLines,
  type Permutation,
  SquatError,
  type StreamMessage,
  toCsv,
  toRecords,
} from "../../../mod.ts";
import { csvCell } from "../../../lib/lines/csv.ts";
import { sharedPath, vectorCases, withShared, withVectors } from "../../shared.ts";

const permutation: Permutation = {
  domain: { fqdn: "exmple.com", tld: "com", domain: "exmple" },
  kind: "Omission",
};
const sample: StreamMessage[] = [
  { op: "Meta", data: { kind: "Progress", data: [0, 1] } },
  { permutation, op: "Levenshtein", data: 1 },
  { permutation, op: "IpEnumeration", data: ["192.0.2.1", "192.0.2.2"] },
  {
    permutation,
    op: "GeoIp",
    data: {
      ip: "192.0.2.1",
      asn: { number: 64500, organization: 'Example, "Inc"' },
      country: { continent: "EU", iso_code: "NL" },
    },
  },
  {
    permutation,
    op: "Dns",
    data: {
      a: ["192.0.2.1", "192.0.2.2"],
      aaaa: [],
      mx: ["mx.exmple.com."],
      txt: [],
      cname: [],
      ns: ["ns.exmple.com."],
    },
  },
  { permutation, op: "HttpBanner", data: "=cmd|calc" },
  { permutation, op: "WhoIs", data: null },
  { op: "Meta", data: { kind: "Done" } },
];

test("lines read back as they were written, in whatever pieces they come", async () => {
  const bytes = new TextEncoder().encode(sample.map(encodeLine).join(""));
  await fc.assert(fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 6 }), async (cuts) => {
    const at = [0, ...cuts.sort((a, b) => a - b), bytes.length];
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let i = 1; i < at.length; i++) controller.enqueue(bytes.slice(at[i - 1], at[i]));
        controller.close();
      },
    });
    const lines: StreamMessage[] = [];
    for await (const line of fromNdjson(stream)) lines.push(line);
    expect(lines).toEqual(sample);
  }));
});

test("a long line in small pieces is read once, and a longer one refused, in whatever pieces", async () => {
  const inPieces = (text: string, size: number) => {
    let at = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= text.length) return controller.close();
        controller.enqueue(new TextEncoder().encode(text.slice(at, at += size)));
      },
    });
  };
  const line: StreamMessage = { permutation, op: "WhoIs", data: "x".repeat(3 << 20) };
  const lines = await Array.fromAsync(fromNdjson(inPieces(encodeLine(line), 8)));
  expect(lines.length).toBe(1);
  for (const size of [1 << 16, 10 << 20]) {
    const long = encodeLine({ ...line, data: "x".repeat(5 << 20) });
    await expect(Array.fromAsync(fromNdjson(inPieces(long, size)))).rejects.toThrow(
      /line 1: longer than 4 MiB/,
    );
  }
});

test("one line stays one line, whatever text is in it", () => {
  const check = (value: string) => {
    const line = encodeLine({ permutation, op: "WhoIs", data: value });
    expect(line.split(/[\n\r\u2028\u2029\u0085]/u)).toHaveLength(2);
    expect(JSON.parse(line).data).toBe(value);
  };
  for (const { value } of vectorCases("output-injection.json")) if (value !== undefined) check(value);
  fc.assert(fc.property(fc.string({ unit: ANY_CHARACTER }), check));
});

test("lines that are ready leave together; cancelling aborts the signal while the source waits", async () => {
  let aborted = false;
  const stream = toNdjson(async function* (signal) {
    signal.addEventListener("abort", () => aborted = true);
    yield sample[0]!;
    yield sample[1]!;
    await new Promise(() => {});
  });
  const reader = stream.getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value).split("\n")).toHaveLength(3);
  void reader.read();
  await reader.cancel();
  expect(aborted).toBe(true);
});

test("a failing source fails the stream after what came before", async () => {
  const reader = toNdjson(async function* () {
    yield sample[0]!;
    throw new Error("broken");
  }).getReader();
  expect((await reader.read()).done).toBe(false);
  await expect(reader.read()).rejects.toThrow("broken");
});

test.each(["nonsense\n", "[1]\n", "{}\n", "null\n"])("refuses the line %j", async (text) => {
  const lines = fromNdjson(new Response(text).body!);
  await expect(lines.next()).rejects.toThrow(SquatError);
});

test("merged: absent rather than null, Meta and nulls add nothing", () => {
  expect(mergeLines(sample)).toEqual({
    "exmple.com": {
      permutation,
      distance: 1,
      ips: {
        "192.0.2.1": {
          ip: "192.0.2.1",
          asn: { number: 64500, organization: 'Example, "Inc"' },
          country: { continent: "EU", iso_code: "NL" },
        },
        "192.0.2.2": { ip: "192.0.2.2" },
      },
      dns_a: ["192.0.2.1", "192.0.2.2"],
      dns_aaaa: [],
      dns_mx: ["mx.exmple.com."],
      dns_txt: [],
      dns_cname: [],
      dns_ns: ["ns.exmple.com."],
      http_banner: "=cmd|calc",
    },
  });
});

test("merged: the order of lines does not matter", () => {
  fc.assert(fc.property(fc.shuffledSubarray(sample, { minLength: sample.length }), (lines) => {
    expect(mergeLines(lines)).toEqual(mergeLines(sample));
  }));
});

test("merged: unknown ops stay, and no key reaches a prototype", () => {
  const odd = { permutation, op: "__proto__", data: { polluted: true } } as unknown as StreamMessage;
  const evil = { ...permutation, domain: { ...permutation.domain, fqdn: "__proto__" } };
  const merged = mergeLines([odd, { permutation: evil, op: "Levenshtein", data: 3 }]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  const plain: MergedLookup = {};
  for (const fqdn of ["__proto__", "constructor"]) {
    const named = { ...permutation, domain: { ...permutation.domain, fqdn } };
    mergeLine(plain, { permutation: named, op: "Levenshtein", data: 3 });
  }
  expect(({} as { distance?: number }).distance).toBeUndefined();
  expect((Object as { distance?: number }).distance).toBeUndefined();
  expect(Object.keys(plain)).toEqual(["__proto__", "constructor"]);
  expect(Object.keys(merged)).toEqual(["exmple.com", "__proto__"]);
  expect(JSON.stringify(merged["exmple.com"]!.unmodeled_operations)).toBe(
    '{"__proto__":[{"polluted":true}]}',
  );
});

test("records hold no null: what the tables do not know of an address is absent", () => {
  const geo = (data: GeoIpData): StreamMessage => ({ permutation, op: "GeoIp", data });
  const [record] = toRecords([
    geo({ ip: "192.0.2.1", asn: { number: 64500, organization: null }, country: null }),
    geo({ ip: "192.0.2.2", asn: null, country: { continent: null, iso_code: "NL" } }),
  ]);
  expect(record?.ips).toEqual({
    "192.0.2.1": { ip: "192.0.2.1", asn: { number: 64500 } },
    "192.0.2.2": { ip: "192.0.2.2", country: { iso_code: "NL" } },
  });
});

test("records and CSV are folds of the same lines, at hand or still coming", async () => {
  expect(toRecords(sample)).toMatchObject([{
    domain: "exmple.com",
    permutation: "Omission",
    distance: 1,
    httpBanner: "=cmd|calc",
  }]);
  const csv = toCsv(sample).split("\r\n");
  expect(csv[0]).toMatch(/^fqdn,tld,domain,permutation,distance,ips,asn,country/);
  expect(csv[1]).toBe(
    "exmple.com,com,exmple,Omission,1,192.0.2.1 192.0.2.2,64500,NL,ns.exmple.com.,mx.exmple.com.,'=cmd|calc,,,,,,,,," +
      "not rated,,,,exmple.com,,,,other,medium,,NOERROR,",
  );
  const coming = async function* () {
    yield* sample;
  };
  expect(await toCsv(coming())).toBe(toCsv(sample));
  expect(await toRecords(coming())).toEqual(toRecords(sample));
  expect(await mergeLines(coming())).toEqual(mergeLines(sample));
});

withVectors("csv-injection.json")("CSV cells: no formula survives, and the value can be had back", () => {
  for (const { value, dangerous } of vectorCases("csv-injection.json")) {
    const cell = csvCell(value);
    const text = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    expect(text).toBe(dangerous ? `'${value}` : value);
  }
});

const SAMPLE = "data/wire-sample.ndjson";
withShared(SAMPLE)(
  "a stream of a running service of this kind reads with our types and folds",
  async () => {
    const lines: StreamMessage[] = [];
    for await (const line of fromNdjson(new Response(readFileSync(sharedPath(SAMPLE)!)).body!)) {
      lines.push(line);
    }
    expect(lines).toHaveLength(23);
    const merged = mergeLines(lines);
    expect(merged["microsoft.vc"]?.classification?.parked).toBeCloseTo(0.761, 3);
    expect(Object.values(merged).every((name) => name.unmodeled_operations === undefined)).toBe(true);
    expect(toCsv(lines).split("\r\n")).toHaveLength(Object.keys(merged).length + 2);
  },
);
