import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../command_line.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "deadringer-serve-"));
  process.env["SERVE_TEST_HOOK"] = "hush-hush";
});
afterAll(() => {
  delete process.env["SERVE_TEST_HOOK"];
  rmSync(folder, { recursive: true });
});

async function check(content: string) {
  const path = join(folder, "deadringer.json");
  writeFileSync(path, content);
  const { code, stdout, stderr } = await run(["serve", "--config", path, "--check"]);
  return { code, text: (stdout + stderr).replaceAll(path, "FILE") };
}

test("--check reads the configuration file and starts nothing", async () => {
  const brand = { name: "K", owner: "soc", domains: ["kestrelbank.com"], channels: ["hook"] };
  const file = {
    port: 1,
    channels: { hook: "https://hooks.example.com/${SERVE_TEST_HOOK}" },
    brands: [brand],
  };
  expect(await check(JSON.stringify(file))).toEqual({
    code: 0,
    text: "FILE: the settings can be used; 1 brand, 1 channel\n",
  });
  expect(await check("{}")).toEqual({ code: 0, text: "FILE: the settings can be used\n" });
  // What is left out says so, and is not counted.
  expect(await check(JSON.stringify({ ...file, without: ["watch"] }))).toEqual({
    code: 0,
    text:
      'FILE: the settings can be used\ndeadringer: "brands", "channels" of the file: without watch nothing ' +
      "comes of it\n",
  });
});

test.each([
  ['{\n "port": "x"}', "Cannot use line 2 of FILE"],
  ['{\n "tls_cert": "a.pem"}', "give both"],
  ['{"channels": {\n "out": "-"}}', 'Cannot use line 2 of FILE: "out": a service prints no alerts'],
  [
    '{"channels": {\n "mail": "mailto:soc@example.com"}}',
    'Cannot use line 2 of FILE: "mail": Cannot send mail to soc@example.com: set DEADRINGER_SMTP',
  ],
  [
    '{"channels": {\n "x": "bad+${SERVE_TEST_HOOK}://x"}}',
    'Cannot use line 2 of FILE: "x": it cannot be used with the values of the environment',
  ],
])("--check refuses %s", async (content, message) => {
  const { code, text } = await check(content);
  expect(code).not.toBe(0);
  expect(text).toContain(message);
  expect(text).not.toContain("hush-hush");
});
