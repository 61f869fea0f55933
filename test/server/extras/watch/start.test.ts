import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { WATCH_STORE } from "../../../../server/extras/watch/store/mod.ts";
import { openStore, productConfig, startServer } from "../../../whole/whole.ts";
import { brand } from "./store/suite.ts";

test("a start drops what earlier versions stored with brands, and says so once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const config = productConfig({
    DEADRINGER_PORT: "0",
    DEADRINGER_DATA: folder,
    DEADRINGER_WATCH: "0",
    DEADRINGER_ADMIN_NAME: "ann",
    DEADRINGER_ADMIN_PASSPHRASE: "correct horse battery staple",
  });
  const stored = async () => {
    const storage = await openStore(config.store, folder);
    return { store: await storage.open(WATCH_STORE), storage };
  };
  const earlier = await stored();
  const hook = "https://hooks.example.com/x";
  await earlier.store.add(brand("a", {}, { name: "Bank", channels: ["channel:soc", hook] }));
  await earlier.store.add(brand("b", {}, { name: "Shop", channels: [hook] }));
  const old = {
    schedule: "*/30 * * * *",
    timezone: "Europe/Berlin",
    rules: [{ severity: "low" }],
    jitter: 60,
  };
  await earlier.store.add(brand("c", {}, { name: "Mill", channels: ["discord+" + hook], ...old } as never));
  await earlier.storage.close();
  const alerts = (statement: string) => {
    using db = new DatabaseSync(join(folder, WATCH_STORE.file));
    return db.prepare(statement).all();
  };
  for (const channel of ["channel:soc", hook]) {
    alerts(`INSERT INTO watch_outbox VALUES ('a', 'e', '${channel}', '{}', NULL, ${Date.now()})`);
  }
  const logOf = async () => {
    let log = "";
    await (await startServer(config, (text) => log += text)).close();
    return log.trim().split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
  };
  expect(await logOf()).toMatchObject([
    { level: "warn", brand: "Bank", settings: expect.stringMatching(/^a channel of the configuration file/) },
    {
      level: "warn",
      brand: "Mill",
      settings: expect.stringMatching(
        /^"\*\/30 \* \* \* \*" is one run a day now.*rules of the product.*Discord/,
      ),
    },
  ]);
  expect(alerts("SELECT channel FROM watch_outbox")).toEqual([{ channel: hook }]);
  const later = await stored();
  expect((await later.store.list()).map(({ settings }) => settings.channels)).toEqual([[hook], [hook], []]);
  await later.storage.close();
  expect(await logOf()).toEqual([]);
});
