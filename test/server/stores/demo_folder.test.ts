import { expect, test } from "vitest";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../../../server/config/mod.ts";
import { claimFolder } from "../../../server/stores/demo_folder.ts";
import { startServer } from "../../whole/whole.ts";
import { run, temporaryFolder } from "../cli/command_line.ts";

const folder = temporaryFolder();

test("the demo refuses the folder of a real service, and uses its own again", async () => {
  const real = join(folder, "real"), own = join(folder, "demo");
  mkdirSync(real);
  writeFileSync(join(real, "history.sqlite"), "");
  expect(() => claimFolder(real, true)).toThrow(
    /^Cannot run the demo on "[^"]+real", which has the results of a real service: give another folder/,
  );
  claimFolder(own, true);
  claimFolder(own, true);
  const config = readConfig({ DEADRINGER_DATA: own, DEADRINGER_PORT: "0", DEADRINGER_LOG: "off" });
  await expect(startServer(config, () => {})).rejects.toThrow(
    /^Cannot run a real service on "[^"]+demo", which has the results of the demo: give another folder/,
  );
});

test("keys may be there before the demo starts", async () => {
  const data = join(folder, "keys");
  expect((await run(["key", "create", "--owner", "ann", "--data", data])).code).toBe(0);
  expect(() => claimFolder(data, true)).not.toThrow();
});
