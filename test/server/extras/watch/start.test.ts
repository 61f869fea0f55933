import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfigFile } from "../../../../server/config/file.ts";
import { fileMembers, givenBy } from "../../../../server/extension.ts";
import { EXTENSIONS } from "../../../../server/extras/mod.ts";
import { productConfig, startServer } from "../../../whole/whole.ts";

test("a start makes the stored brands those of the configuration file, and warns of what it leaves", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const config = productConfig({
    DEADRINGER_PORT: "0",
    DEADRINGER_DATA: folder,
    DEADRINGER_WATCH: "0",
    DEADRINGER_ADMIN_NAME: "ann",
    DEADRINGER_ADMIN_PASSPHRASE: "correct horse battery staple",
  });
  const brands = [
    { name: "Bank", domains: ["kestrelbank.com"] },
    { name: "Shop", domains: ["shop.org"], owner: "nobody" },
  ];
  const logOf = async (content: object) => {
    const file = readConfigFile(JSON.stringify(content), "dr.json", [], fileMembers(EXTENSIONS));
    let log = "";
    await (await startServer(config, (text) => log += text, await givenBy(file, config, EXTENSIONS))).close();
    return log.trim().split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
  };
  expect(await logOf({ brands })).toMatchObject([
    { level: "info", brands: 2, added: ["Bank", "Shop"] },
    { level: "warn", owner: "nobody" },
  ]);
  expect(await logOf({})).toMatchObject([{ level: "warn", brands: 2 }]);
  expect(await logOf({ brands: [] })).toMatchObject([{ level: "info", ended: ["Bank", "Shop"] }]);
  expect(await logOf({})).toEqual([]);
});
