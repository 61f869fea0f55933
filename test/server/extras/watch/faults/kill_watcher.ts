// Run by watch.test.ts: claims a brand, says so, and hangs in its look until it is killed.
import process from "node:process";
import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { Watcher } from "../../../../../server/extras/watch/watcher.ts";
import { openStore } from "../../../../whole/whole.ts";
import { tmpdir } from "node:os";

const storage = await openStore(process.argv[2]!, tmpdir());

const watcher = new Watcher({
  store: await storage.open(WATCH_STORE),
  async *lookup() {
    yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
    process.stdout.write("looking\n");
    await new Promise(() => {});
  },
  openChannel: () => ({ name: "none", combinesAbove: 0, send: () => Promise.resolve() }),
  now: () => Date.now(),
  log: () => {},
  count: () => {},
});
setInterval(() => {}, 60_000);
await watcher.tick();
