import { expect, test } from "vitest";
import { EXPORT_FORMATS } from "../../../../lib/export/mod.ts";
import { AT, BRAND, lookupLines } from "../../../lib/export/lookup.ts";
import { run } from "../command_line.ts";

const lines = lookupLines();
const files = {
  "lookup.ndjson": lines.map((line) => JSON.stringify(line)).join("\n"),
  "cut.ndjson": lines.slice(0, -1).map((line) => JSON.stringify(line)).join("\n"),
  "broken.ndjson": '{"op":"Meta","data":{"kind":"Done"}}\nnonsense',
  "ours.txt": "kestrelbank4.com\n",
};
const convert = (file: string, ...more: string[]) =>
  run(["convert", file, "--brand", BRAND, "--at", new Date(AT).toISOString(), ...more], files);

// Metrics have no names.
const NAMING = EXPORT_FORMATS.map(({ name }) => name).filter((name) => name !== "prometheus");

test.each(NAMING)("writes %s", async (format) => {
  const { code, stdout, stderr } = await convert("lookup.ndjson", "--to", format);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("kestrelbank4.com");
  const without = await convert("lookup.ndjson", "--to", format, "--owned", "ours.txt");
  expect(without.stdout).not.toContain("kestrelbank4.com");
});

test("an incomplete lookup is converted, said to be so, and has its exit code", async () => {
  const { code, stdout, stderr } = await convert("cut.ndjson", "--to", "domains");
  expect(code).toBe(4);
  expect(stdout).toContain("kestrelbank4.com");
  expect(stderr).toContain("cut.ndjson is not complete");
});

test("what cannot be used is refused in one line", async () => {
  expect((await convert("lookup.ndjson", "--to", "stx")).stderr).toContain("did you mean stix");
  expect((await convert("lookup.ndjson")).stderr).toContain("Give a format: --to FORMAT, one of stix, misp");
  expect((await run(["convert", "lookup.ndjson", "--to", "stix"], files)).stderr).toContain("--brand");
  const broken = await convert("broken.ndjson", "--to", "stix");
  expect(broken.code).not.toBe(0);
  expect(broken.stderr.trim().split("\n")).toHaveLength(1);
});

test("blocking by similarity alone must be given twice", async () => {
  const once = await convert("lookup.ndjson", "--to", "domains", "--block-by-likeness");
  expect([once.code, once.stdout]).toEqual([2, ""]);
  const twice = await convert(
    "lookup.ndjson",
    "--to",
    "domains",
    "--block-by-likeness",
    "--block-by-likeness",
  );
  expect(twice.stdout.split("\n").filter((line) => /^[^#]/.test(line))).toHaveLength(41);
});

test("squat prints every format that convert writes", async () => {
  const { code, stdout } = await run(["demo", "-n", "60", "--quiet", "-f", "stix", "--ops", "Dns"]);
  expect(code).toBeLessThan(5);
  const { objects } = JSON.parse(stdout);
  expect(objects.map(({ type }: { type: string }) => type)).toContain("indicator");
  const wrong = await run(["demo", "-f", "stixx"]);
  expect(wrong.stderr).toMatch(/did you mean stix\? Give one of table, ndjson, .*, stix, /);
});
