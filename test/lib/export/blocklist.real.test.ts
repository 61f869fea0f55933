import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, expect } from "vitest";
import { exportLines } from "../../../lib/export/mod.ts";
import { missingProgram, requires } from "../../requires.ts";
import { AT, BRAND, lookupLines } from "./lookup.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-blocklist-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function write(format: string): Promise<string> {
  const path = join(folder, format);
  let text = "";
  for await (const piece of exportLines(lookupLines(), format, { brand: BRAND, at: AT })) text += piece;
  writeFileSync(path, text);
  return path;
}

const env = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin:/sbin` };

requires(missingProgram("named-checkzone"))("named-checkzone loads the policy zone", async () => {
  const { status, stdout } = spawnSync("named-checkzone", ["rpz.test", await write("rpz")], {
    encoding: "utf8",
    env,
  });
  expect(stdout).toContain(`loaded serial ${AT / 1000}`);
  expect(status).toBe(0);
});

requires(missingProgram("unbound-checkconf"))("unbound reads the policy zone", async () => {
  const zone = await write("rpz");
  const conf = join(folder, "unbound.conf");
  writeFileSync(
    conf,
    `server:\n  module-config: "respip validator iterator"\n  chroot: ""\n  directory: "${folder}"\nrpz:\n  name: rpz.test\n  zonefile: "${zone}"\n`,
  );
  const { status, stderr } = spawnSync("unbound-checkconf", [conf], { encoding: "utf8", env });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});

requires(missingProgram("dnsmasq"))("dnsmasq reads its configuration", async () => {
  const conf = await write("dnsmasq");
  const { status, stderr } = spawnSync("dnsmasq", ["--test", `--conf-file=${conf}`], {
    encoding: "utf8",
    env,
  });
  expect(stderr).toContain("syntax check OK");
  expect(status).toBe(0);
});
