import { expect, test } from "vitest";
import { join } from "node:path";
import { readConfig } from "../../../server/config/mod.ts";
import { claimFolder } from "../../../server/stores/demo_folder.ts";
import { startServer } from "../../whole/whole.ts";
import { run, temporaryFolder } from "../cli/command_line.ts";

const folder = temporaryFolder();

async function startAndStop(data: string, settings: Record<string, string> = {}): Promise<void> {
  const config = readConfig({
    DEADRINGER_DATA: data,
    DEADRINGER_PORT: "0",
    DEADRINGER_LOG: "off",
    ...settings,
  });
  await (await startServer(config, () => {})).close();
}

test("the demo refuses the folder of a real service, and uses its own again", async () => {
  const real = join(folder, "real");
  await startAndStop(real);
  await expect(startAndStop(real, { DEADRINGER_DEMO: "1" })).rejects.toThrow(
    /^Cannot run the demo on "[^"]+real", which has the results of a real service: give another folder/,
  );
  const own = join(folder, "demo");
  await startAndStop(own, { DEADRINGER_DEMO: "1" });
  await startAndStop(own, { DEADRINGER_DEMO: "1" });
  await expect(startAndStop(own)).rejects.toThrow(
    /^Cannot run a real service on "[^"]+demo", which has the results of the demo: give another folder/,
  );
});

test("keys may be there before the demo starts", async () => {
  const data = join(folder, "keys");
  expect((await run(["key", "create", "--owner", "ann", "--data", data])).code).toBe(0);
  expect(() => claimFolder(data, true)).not.toThrow();
});
