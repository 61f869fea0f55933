import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../command_line.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "deadringer-serve-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function check(content: string) {
  const path = join(folder, "deadringer.json");
  writeFileSync(path, content);
  const { code, stdout, stderr } = await run(["serve", "--config", path, "--check"]);
  return { code, text: (stdout + stderr).replaceAll(path, "FILE") };
}

test("--check reads the configuration file and starts nothing", async () => {
  for (const empty of ["{}", "\ufeff{}\r\n"]) {
    expect(await check(empty)).toEqual({ code: 0, text: "FILE: the settings can be used\n" });
  }
  const brand = { name: "K", owner: "soc", domains: ["kestrelbank.com"], channels: ["hook"] };
  const file = {
    port: 1,
    channels: { hook: "https://hooks.example.com/${SERVE_TEST_HOOK}" },
    brands: [brand],
  };
  const { code, text } = await check(JSON.stringify(file));
  expect(code).toBe(0);
  expect(text).toContain("FILE: the settings can be used\n");
  expect(text).toMatch(/DEADRINGER_BRANDS has no effect: .+\n.*DEADRINGER_CHANNELS has no effect: /);
});

test.each([
  ['{\n "port": "x"}', "Cannot use FILE"],
  ['{\n "tls_cert": "a.pem"}', "give both"],
])("--check refuses %s", async (content, message) => {
  const { code, text } = await check(content);
  expect(code).not.toBe(0);
  expect(text).toContain(message);
});
