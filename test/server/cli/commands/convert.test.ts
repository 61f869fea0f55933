import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EXPORT_FORMATS } from "../../../../lib/export/mod.ts";
import { AT, BRAND, lookupLines } from "../../../lib/export/lookup.ts";
import { run, temporaryFolder } from "../command_line.ts";

const folder = temporaryFolder();

const lines = lookupLines();
const jsonLines = (some: readonly object[]) => some.map((line) => JSON.stringify(line)).join("\n");
const meta = (data: object) => ({ op: "Meta", data });
const progress = (more: object) => [meta({ kind: "Progress", data: [10, 10], ...more }), ...lines.slice(-1)];
const files = {
  "lookup.ndjson": jsonLines(lines),
  "cut.ndjson": jsonLines(lines.slice(0, -1)),
  "silent.ndjson": jsonLines(progress({ unanswered: ["a.com", "b.com"] })),
  "blind.ndjson": jsonLines(progress({ pages: [0, 12] })),
  "lacking.ndjson": jsonLines(progress({ records: [7, 10] })),
  "broken.ndjson": '{"op":"Meta","data":{"kind":"Done"}}\nnonsense',
  "ours.txt": "kestrelbank4.com\n",
};
const convert = (file: string, ...more: string[]) =>
  run(["convert", file, "--brand", BRAND, "--at", new Date(AT).toISOString(), ...more], files);

test.each(EXPORT_FORMATS.map(({ name }) => name))("writes %s", async (format) => {
  const { code, stdout, stderr } = await convert("lookup.ndjson", "-f", format);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("kestrelbank4.com");
  const without = await convert("lookup.ndjson", "-f", format, "--owned", "ours.txt");
  expect(without.stdout).not.toContain("kestrelbank4.com");
});

test.each(["rpz", "domains", "stix", "csv", "list"])(
  "%s leaves out own names by the patterns that a watch knows, in Unicode or A-labels",
  async (format) => {
    const all = (await convert("lookup.ndjson", "-f", format)).stdout;
    for (const pattern of ["kestrelbank4.*", "*kestrelbank4.com", "kestrelbank4*.com", "KESTRELBANK4.com."]) {
      const listed = { ...files, "ours.txt": `${pattern}\n` };
      const args = ["convert", "lookup.ndjson", "--brand", BRAND, "-f", format, "--owned", "ours.txt"];
      const { stdout } = await run([...args, "--at", new Date(AT).toISOString()], listed);
      expect([pattern, stdout.includes("kestrelbank4.com"), all.includes("kestrelbank4.com")])
        .toEqual([pattern, false, true]);
    }
    const below = { ...files, "ours.txt": "*.kestrelbank4.com\n" };
    const { stdout } = await run([
      "convert",
      "lookup.ndjson",
      "--brand",
      BRAND,
      "-f",
      "list",
      "--owned",
      "ours.txt",
    ], below);
    expect(stdout).toContain("kestrelbank4.com");
  },
);

test("a confirmed or own name may be written in A-labels", async () => {
  const idn = jsonLines(lines).replaceAll("kestrelbank4.com", "kestrelbänk.com");
  const listed = { "l.ndjson": idn, "names.txt": "xn--kestrelbnk-x5a.com\n" };
  const rpz = (...more: string[]) =>
    run(["convert", "l.ndjson", "--brand", BRAND, "-f", "domains", ...more], listed);
  expect((await rpz("--confirmed", "names.txt")).stdout).toMatch(/confirmed.*\n(?:.*\n)?.*xn--kestrelbnk-/);
  expect((await rpz()).stdout).toContain("xn--kestrelbnk-");
  expect((await rpz("--owned", "names.txt")).stdout).not.toContain("xn--kestrelbnk-");
});

test("of own and confirmed names, those that cannot be used are named", async () => {
  const listed = { "l.ndjson": jsonLines(lines), "names.txt": "kestrelbank4.com\nkestrel\0bank5.com\n" };
  for (const option of ["--confirmed", "--owned"]) {
    const { code, stderr } = await run(
      ["convert", "l.ndjson", "--brand", BRAND, "-f", "domains", option, "names.txt"],
      listed,
    );
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/1 entry of names\.txt is left out: line 2: .*control character/),
    ]);
  }
});

test("a line about no name, of an op of later, is passed on and ends nothing", async () => {
  const later = '{"op":"Novelty","data":1}\n{"op":"Levenshtein","data":1,"permutation":null}\n';
  const saved = { "later.ndjson": `${jsonLines(lines.slice(0, -1))}\n${later}${jsonLines(lines.slice(-1))}` };
  for (const format of ["csv", "json", "list", "table", "ndjson", "domains", "stix"]) {
    const { code, stdout } = await run(["convert", "later.ndjson", "--brand", BRAND, "-f", format], saved);
    const plain = await convert("lookup.ndjson", "-f", format);
    expect(code).toBe(0);
    if (format === "ndjson") expect(stdout).toContain(later);
    else if (format === "table" || format === "csv") expect(stdout).toBe(plain.stdout);
  }
});

test.each(["Timeout", "Error"])(
  "a bare %s, as the contract allows, is an incomplete lookup",
  async (kind) => {
    const bare = { "bare.ndjson": jsonLines([...lines.slice(0, -1), meta({ kind })]) };
    for (const format of ["csv", "json", "list", "table", "ndjson", "domains"]) {
      const { code, stderr } = await run(["convert", "bare.ndjson", "--brand", BRAND, "-f", format], bare);
      expect([format, code]).toEqual([format, 4]);
      expect(stderr).toContain("bare.ndjson is not complete: ");
    }
  },
);

test("an incomplete lookup is converted, said to be so, and has its exit code", async () => {
  const { code, stdout, stderr } = await convert("cut.ndjson", "-f", "domains");
  expect(code).toBe(4);
  expect(stdout).toContain("kestrelbank4.com");
  expect(stderr).toContain("cut.ndjson is not complete");
});

const LACKS = [
  ["silent", "2 of 10 names got no usable answer"],
  ["blind", "no page could be fetched, of 12 names with addresses"],
  ["lacking", "3 of 10 names that were studied lack answers"],
] as const;

test.each(["domains", "csv", "list", "table"])(
  "what a lookup lacks makes %s incomplete, though it ended with Done",
  async (format) => {
    for (const [file, lacks] of LACKS) {
      const { code, stderr } = await convert(`${file}.ndjson`, "-f", format);
      expect([code, stderr]).toEqual([4, `deadringer: ${file}.ndjson is not complete: ${lacks}\n`]);
    }
  },
);

test("a saved lookup is as old as its file, and took no time that is known", async () => {
  const path = join(folder, "lookup.ndjson");
  const files = { [path]: jsonLines(lines) };
  writeFileSync(path, "");
  utimesSync(path, AT / 1000, AT / 1000);
  const { stdout } = await run(["convert", path, "--brand", BRAND, "-f", "hosts"], files);
  expect(stdout).toContain(`\n# Made ${new Date(AT).toISOString()}\n`);
  expect(stdout).toMatch(/^# Homoglyph, phishing >?\d+%: /m);
  const table = await run(["convert", path, "--brand", BRAND, "-f", "table"], files);
  expect(table.stdout).toMatch(/\n\d+ registered of \d+ names: /);
});

test("what cannot be used is refused in one line", async () => {
  expect((await convert("lookup.ndjson", "-f", "stx")).stderr).toContain("did you mean stix");
  expect((await convert("lookup.ndjson")).stderr).toContain(
    "Give a format: --format FORMAT, one of table, ndjson, json, csv, list, stix, misp",
  );
  expect((await run(["convert", "lookup.ndjson", "-f", "stix"], files)).stderr).toContain("--brand");
  const broken = await convert("broken.ndjson", "-f", "stix");
  expect(broken.code).not.toBe(0);
  expect(broken.stderr.trim().split("\n")).toHaveLength(1);
});

test("squat prints every format that convert writes", async () => {
  const { code, stdout } = await run(["demo", "-n", "10", "--quiet", "-f", "stix", "--ops", "Dns"]);
  expect(code).toBeLessThan(5);
  const { objects } = JSON.parse(stdout);
  expect(objects.map(({ type }: { type: string }) => type)).toContain("indicator");
  const wrong = await run(["demo", "-f", "stixx"]);
  expect(wrong.stderr).toMatch(/did you mean stix\? Give one of table, ndjson, .*, stix, /);
});

const said = [
  { op: "Meta", data: { kind: "Progress", data: [0, 40], brand: BRAND } },
  ...lines,
].map((line) => JSON.stringify(line));
const more = {
  ...files,
  "said.ndjson": said.join("\n"),
  "two.ndjson": [...said, ...said.map((line) => line.replace(`"brand":"${BRAND}"`, '"brand":"paypal.com"'))]
    .join("\n"),
  "off.ndjson": `${said.slice(0, -1).join("\n")}\n${said.at(-2)!.slice(0, 40)}`,
  "off_only.ndjson": said[1]!.slice(0, 40),
};

test("the brand is what the stream says, and another is refused before anything is written", async () => {
  const { code, stdout, stderr } = await run(["convert", "said.ndjson", "-f", "stix"], more);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain(BRAND);
  for (const to of ["stix", "csv", "ndjson", "hosts"]) {
    const other = await run(["convert", "said.ndjson", "--brand", "paypal.com", "-f", to], more);
    expect([other.code, other.stdout]).toEqual([2, ""]);
    expect(other.stderr).toContain(
      `Cannot use said.ndjson with --brand paypal.com: it is a lookup of ${BRAND}`,
    );
  }
  const two = await run(["convert", "two.ndjson", "-f", "stix"], more);
  expect([two.code, two.stdout]).toEqual([2, ""]);
  expect(two.stderr).toContain(`it holds lookups of ${BRAND} and of paypal.com`);
});

test("where the stream does not say the brand, the distances of its names refuse another one", async () => {
  const other = await run(["convert", "lookup.ndjson", "--brand", "paypal.com", "-f", "stix"], more);
  expect([other.code, other.stdout]).toEqual([2, ""]);
  expect(other.stderr).toContain("Cannot use lookup.ndjson as a lookup of paypal.com");
  expect((await run(["convert", "lookup.ndjson", "--brand", BRAND, "-f", "stix"], more)).code).toBe(0);
});

test("a lookup of the demo says its brand from its first line", async () => {
  const { stdout } = await run(["demo", "-n", "5", "--quiet", "-f", "ndjson", "--ops", "Dns"]);
  expect(JSON.parse(stdout.split("\n")[0]!)).toMatchObject({ data: { brand: BRAND } });
});

test("a file that breaks off in its last line gives what it has, says so, and is incomplete", async () => {
  for (const to of ["domains", "csv", "list"]) {
    const { code, stdout, stderr } = await run(["convert", "off.ndjson", "-f", to], more);
    expect([to, code]).toEqual([to, 4]);
    expect(stdout).toContain("kestrelbank4.com");
    expect(stderr).toMatch(/off\.ndjson breaks off in its last line.*\n.*off\.ndjson is not complete: /);
  }
  const only = await run(["convert", "off_only.ndjson", "-f", "csv"], more);
  expect([only.code, only.stdout]).toEqual([2, ""]);
});

test("stored lines become csv, json, list and table as a lookup prints them", async () => {
  const converted = async (to: string) => {
    const { code, stdout, stderr } = await run(
      ["convert", "said.ndjson", "-f", to, "--owned", "ours.txt"],
      more,
    );
    expect([to, code, stderr]).toEqual([to, 0, ""]);
    expect(stdout.split(/[^a-z0-9.-]/)).not.toContain("kestrelbank4.com");
    return stdout;
  };
  const list = (await converted("list")).trim().split("\n");
  const csv = (await converted("csv")).trim();
  const records = JSON.parse(await converted("json")) as { domain: string }[];
  expect(csv).toMatch(/^[a-z_]+,/);
  expect(list.length).toBeGreaterThan(30);
  expect(records).toHaveLength(list.length);
  expect(await converted("table")).toContain(list[0]);
});
