import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { emptyState, type WatchEvent } from "../../../../../server/extras/watch/lib/mod.ts";
import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { Watcher } from "../../../../../server/extras/watch/watcher.ts";
import { look, plain } from "../../../../lib/lines/scenarios.ts";
import { onPostgres, server, sqlOn } from "../../../../on_postgres.ts";
import { temporaryFolder } from "../../../cli/command_line.ts";
import { openStore } from "../../../../whole/whole.ts";
import { brand } from "../store/suite.ts";

const folder = temporaryFolder();

onPostgres("kill -9 in a look: no other instance looks before the lease ends, then one does", {
  timeout: 120_000,
}, async () => {
  const url = await server!.database();
  const storages = await Promise.all([openStore(url, folder), openStore(url, folder)]);
  const stores = await Promise.all(storages.map((each) => each.open(WATCH_STORE)));
  const store = stores[0]!;
  const now = Date.now();
  const looked = { ...emptyState("kestrelbank.com"), runs: { count: 1, lastAt: 1, lastCompleteAt: 1 } };
  await store.add(brand("b", { next_run_at: now }, { channels: ["test:"] }), [looked]);
  const file = fileURLToPath(new URL("kill_watcher.ts", import.meta.url));
  const args = "Deno" in globalThis ? ["run", "-A", file, url] : [file, url];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  await once(child.stdout, "data");

  const looks: string[] = [];
  const sent: WatchEvent[] = [];
  const watchers = stores.map((store, n) =>
    new Watcher({
      store,
      async *lookup() {
        looks.push(`instance ${n}`);
        yield* look({ "kestrelbnak.com": plain() });
        await undefined;
      },
      openChannel: () => ({
        name: "test",
        combinesAbove: 0,
        send: (events) => Promise.resolve(void sent.push(...events)),
      }),
      now: () => now + 86_400_000,
      log: (_level, message, fields) => {
        throw new Error(`${message} ${JSON.stringify(fields)}`);
      },
      count: () => {},
    })
  );
  const both = () =>
    Promise.all(watchers.map(async (watcher) => {
      await watcher.tick();
      await watcher.deliveries.idle();
    }));
  try {
    await both();
    expect(looks).toEqual([]);
    child.kill("SIGKILL");
    await exited;
    // These machines' clocks are a day ahead: the database's decides.
    await both();
    expect(looks).toEqual([]);
    await sqlOn(url, "UPDATE deadringer.watch_brands SET lease_until = lease_until - 60000");
    await both();
    await both();
    expect(looks).toHaveLength(1);
    expect((await store.runs("b", 10)).map(({ ending }) => ending)).toEqual(["complete"]);
    expect(sent.map(({ type, name }) => [type, name])).toEqual([["new", "kestrelbnak.com"]]);
  } finally {
    for (const each of storages) await each.close();
  }
});
