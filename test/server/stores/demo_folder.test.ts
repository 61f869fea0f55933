import { expect, test } from "vitest";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
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

test("a real service refuses a demo's folder of a version that left no mark, and takes one with other results", () => {
  const of = (name: string, ...domains: string[]) => {
    const data = join(folder, name);
    mkdirSync(data);
    const db = new DatabaseSync(join(data, "deadringer.db"));
    db.exec("CREATE TABLE results (domain TEXT)");
    for (const domain of domains) db.prepare("INSERT INTO results VALUES (?)").run(domain);
    db.close();
    return data;
  };
  expect(() => claimFolder(of("unmarked", "kestrelbank.com", "kestrelbank.com"), false, ["kestrelbank.com"]))
    .toThrow(
      /^Cannot run a real service on "[^"]+unmarked", which has the results of the demo: give another folder/,
    );
  expect(() => claimFolder(of("mixed", "kestrelbank.com", "paypal.com"), false, ["kestrelbank.com"])).not
    .toThrow();
  expect(() => claimFolder(of("empty"), false, ["kestrelbank.com"])).not.toThrow();
  expect(() => claimFolder(join(folder, "absent"), false, ["kestrelbank.com"])).not.toThrow();
});

test("a demo that was restored from its backup is a demo", async () => {
  const own = join(folder, "copied"), copy = join(folder, "copy"), restored = join(folder, "restored");
  await startAndStop(own, { DEADRINGER_DEMO: "1" });
  const db = new DatabaseSync(join(own, "deadringer.db"));
  for (const domain of ["kestrelbank.com", "harrier-shoes.com"]) {
    db.prepare(
      "INSERT INTO results (uuid, owner, scope, domain, created_at, expires_at, lines, done, names) VALUES (?, 'ann', 'lookup:squat', ?, 1, ?, 0, 1, 0)",
    )
      .run(crypto.randomUUID(), domain, Date.now() + 1e9);
  }
  db.close();
  expect((await run(["backup", copy, "--data", own])).code).toBe(0);
  expect((await run(["restore", copy, "--data", restored])).code).toBe(0);
  await expect(startAndStop(restored)).rejects.toThrow(/which has the results of the demo/);
  await startAndStop(restored, { DEADRINGER_DEMO: "1" });
});

test("keys may be there before the demo starts", async () => {
  const data = join(folder, "keys");
  expect((await run(["key", "create", "--owner", "ann", "--data", data])).code).toBe(0);
  expect(() => claimFolder(data, true, ["kestrelbank.com"])).not.toThrow();
});
