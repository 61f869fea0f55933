// Run by watch.test.ts: claims a brand, says so, and hangs in its look until it is killed.
import process from "node:process";
import { openDatabase } from "../../server/extras/postgres/database.ts";
import { postgresStore } from "../../server/extras/postgres/sql.ts";
import { WATCH_STORE } from "../../server/extras/watch/store/mod.ts";
import { Watcher } from "../../server/extras/watch/watcher.ts";

const watcher = new Watcher({
  store: postgresStore(WATCH_STORE, await openDatabase(process.argv[2]!)),
  async *lookup() {
    yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
    process.stdout.write("looking\n");
    await new Promise(() => {});
  },
  openChannel: () => ({ name: "none", combinesAbove: 0, send: () => Promise.resolve() }),
  now: () => Date.now(),
  random: () => 0,
  log: () => {},
  count: () => {},
});
setInterval(() => {}, 60_000);
await watcher.tick();
