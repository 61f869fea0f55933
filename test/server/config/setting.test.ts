import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfigFile } from "../../../server/config/file.ts";
import { readConfig, settingNames } from "../../../server/config/mod.ts";
import { RETIRED, RETIRED_NAMES } from "../../../server/config/setting.ts";
import { main } from "../../whole/whole.ts";
import { createService, type ServiceSettings } from "../../../server/mod.ts";
import { fakeSystem } from "../cli/command_line.ts";

test("settings that went are named with what is there instead, from the environment and from a file", () => {
  expect(RETIRED.size).toBeGreaterThan(0);
  expect(settingNames().filter((name) => RETIRED_NAMES.includes(name))).toEqual([]);
  for (const [name, sentence] of RETIRED) {
    const variable = `DEADRINGER_${name.toUpperCase()}`;
    const expected = { port: 9000, retired: [`${variable} has no effect: ${sentence}`] };
    expect(readConfig({ DEADRINGER_PORT: "9000", [variable]: "any 1" })).toMatchObject(expected);
    for (const value of ["any", 5, true, ["a", "b"], null]) {
      const file = readConfigFile(JSON.stringify({ port: 9000, [name]: value }), "dr.json");
      expect(readConfig(file.settings)).toMatchObject(expected);
    }
  }
  expect(readConfig({}).retired).toEqual([]);
});

test("serve --check and a service that starts say so, and go on", async () => {
  const here = mkdtempSync(join(tmpdir(), "deadringer-retired-"));
  const [name] = RETIRED.keys();
  const path = join(here, "dr.json");
  writeFileSync(path, JSON.stringify({ store: "memory", [name!]: "old" }));
  const { out, system } = fakeSystem();
  expect(await main(["serve", "--config", path, "--check"], system)).toBe(0);
  expect(out.stderr).toBe(
    `deadringer: DEADRINGER_${name!.toUpperCase()} has no effect: ${RETIRED.get(name!)}\n`,
  );
  rmSync(here, { recursive: true });

  const said: [string, string][] = [];
  const service = await createService({
    demo: true,
    onLog: (level, message) => void said.push([level, message]),
    [name!]: "old",
  } as ServiceSettings);
  await service.close();
  expect(said).toContainEqual([
    "warn",
    `DEADRINGER_${name!.toUpperCase()} has no effect: ${RETIRED.get(name!)}`,
  ]);
});
