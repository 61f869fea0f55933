import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "../../../server/config/mod.ts";
import { openServiceIo } from "../../../server/results/service_io.ts";
import { storeTable } from "../../../server/io/tables.ts";
import { openConfiguredStorage } from "../../../server/open.ts";
import { emptyWorld } from "../empty_world.ts";

const schedule = vi.hoisted(() => ({
  options: [] as { folder: string; everyMs: number; onRenewed(): void }[],
  renew: (_name: "logs", _to: { folder: string }): void => {},
}));
vi.mock("../../../server/io/renewal_schedule.ts", () => ({
  renewOnSchedule: (options: { folder: string; everyMs: number; onRenewed(): void }) => {
    schedule.options.push(options);
    return Promise.resolve();
  },
  renewTable: (name: "logs", to: { folder: string }) => Promise.resolve(schedule.renew(name, to)),
}));

const ends: (() => unknown)[] = [];
afterEach(async () => {
  schedule.options = [];
  for (const end of ends.splice(0).reverse()) await end();
});

async function open(env: Record<string, string>, base?: Parameters<typeof openServiceIo>[4]) {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-io-"));
  ends.push(() => rmSync(folder, { recursive: true }));
  const config = readConfig({ DEADRINGER_DATA: folder, DEADRINGER_RESOLVERS: "127.0.0.1:9", ...env });
  const storage = await openConfiguredStorage(config, []);
  ends.push(() => storage.close());
  const opened = await openServiceIo(config, storage, () => null, () => {}, base);
  ends.push(() => opened.close());
  return { ...opened, folder };
}

test("a running service uses tables as soon as they are renewed, and its own until then", async () => {
  const { io, folder } = await open({ DEADRINGER_UPDATE: "daily" });
  const [renewal] = schedule.options;
  expect(renewal).toMatchObject({ folder, everyMs: 86_400_000 });
  expect(io.tables?.rdap).toBeUndefined();
  const services = Array.from({ length: 600 }, (_, i) => [[`tld${i}`], ["https://rdap.example.com/"]]);
  storeTable(folder, "rdap", {
    source: "test",
    taken_at: "2026-11-22T00:00:00Z",
    table: { version: "1.0", publication: "2026-11-21T00:00:00Z", services },
  });
  expect(io.tables?.rdap).toBeUndefined();
  renewal!.onRenewed();
  expect(io.tables?.rdap?.size).toBe(600);
  expect(io.tables?.dates?.rdap).toBe("2026-11-21T00:00:00Z");
});

test("the list of logs is renewed when somebody asks for it, whatever the setting; in no network of one's own", async () => {
  const { io, folder, renewLogs } = await open({});
  expect(io.tables?.dates?.logs).toBeUndefined();
  schedule.renew = (name, to) => {
    const log = { description: "A log", log_id: "AAAA", key: "BBBB", url: "https://ct.example/2026" };
    const table = { log_list_timestamp: "2026-11-30T00:00:00Z", operators: [{ logs: [log] }] };
    storeTable(to.folder, name, { source: "test", taken_at: "2026-11-30T00:00:00Z", table });
    expect(to.folder).toBe(folder);
  };
  await renewLogs!(new AbortController().signal);
  expect(io.tables?.dates?.logs).toBe("2026-11-30T00:00:00Z");
  expect((await open({}, emptyWorld(0))).renewLogs).toBeNull();
});

test("without the setting nothing is renewed", async () => {
  await open({});
  expect(schedule.options).toEqual([]);
});

test.each([["DEADRINGER_MX_CHECK", "mxCheck"], ["DEADRINGER_CONFIRM", "confirmFree"]] as const)(
  "%s is off unless it is set",
  async (setting, member) => {
    expect((await open({}, emptyWorld(0))).io[member]).toBe(false);
    expect((await open({ [setting]: "1" }, emptyWorld(0))).io[member]).toBe(true);
  },
);

test("the demo asks its mail servers, unless the setting says no", async () => {
  const demo = { DEADRINGER_DEMO: "1" };
  expect((await open(demo, emptyWorld(0))).io.mxCheck).toBe(true);
  expect((await open({ ...demo, DEADRINGER_MX_CHECK: "0" }, emptyWorld(0))).io.mxCheck).toBe(false);
});
