import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { run, temporaryFolder } from "./command_line.ts";

const folder = temporaryFolder();
const NAMES = { n: "kestrelbank.net\nkestrel-bank.com\nxn--kestrlbank-iyb.com\nfree-of-it.com\n" };
const args = (...more: string[]) => ["demo", "--names", "n", "-f", "ndjson", ...more];
const sorted = (text: string) =>
  text.trim().split("\n").filter((line) => !/"kind":"(?:Prog|Heart)/.test(line)).sort();

test("--replay prints what --record saw; the file is the user's own", async () => {
  const file = join(folder, "a.rec");
  const first = await run(args("--record", file), NAMES);
  expect(first.code).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(gunzipSync(await readFile(file)).toString().split("\n")[0]!)).toMatchObject({
    recording: 1,
  });
  const again = await run(
    ["squat", "kestrelbank.com", "--names", "n", "-f", "ndjson", "--replay", file],
    NAMES,
  );
  expect([again.code, again.stderr]).toEqual([0, expect.stringMatching(/^.*certificate index.* --ct\n$/)]);
  const withoutIndex = sorted(first.stdout).filter((line) =>
    !line.includes('"op":"CertificateTransparency"')
  );
  expect(sorted(again.stdout)).toEqual(withoutIndex);
  expect(withoutIndex.length).toBeGreaterThan(20);
  const other = await run(["analyze", "example.org", "-f", "ndjson", "--replay", file]);
  expect(other.code).not.toBe(0);
  expect(other.stderr).toContain("Not in the recording: DNS reply for example.org ");
});

test("a recording that reached its maximum ends with exit code 4", async () => {
  const file = join(folder, "small.rec");
  const many = {
    n: Array.from({ length: 400 }, (_, i) => `kestrelbank-${i}${"x".repeat(40)}.com`).join("\n"),
  };
  const { code, stderr } = await run(
    args("--record", file, "--record-max", "1", "--ops", "Dns", "--limit", "9"),
    {
      n: many.n + "\n" + Array.from({ length: 6_000 }, (_, i) => `k${i}.com`).join("\n"),
    },
  );
  expect(stderr).toMatch(/The recording \S+ is not complete: it reached \d+ bytes/);
  expect(code).toBe(4);
});

test.each<[string[], RegExp]>([
  [["--record", "a", "--replay", "b"], /Cannot use --record with --replay/],
  [["--redact"], /Cannot use --redact without --record/],
  [["--record-max", "1"], /Cannot use --record-max without --record/],
  [["--replay", "b", "--mx-check"], /Cannot use --mx-check with --replay/],
  [["--record", "b", "--plan"], /Cannot use --record with --plan/],
  [["--replay", "no-such-file"], /Cannot read the recording no-such-file: no such file/],
  [["--record", "/no-such-folder/a"], /Cannot write the recording to \/no-such-folder\/a: no such file/],
])("%j is refused with the reason", async (options, reason) => {
  const { code, stderr } = await run(args(...options), NAMES);
  expect(code).toBe(2);
  expect(stderr).toMatch(reason);
});
