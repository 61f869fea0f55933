// Run by work.real.test.ts and test/server/extras/workers/bench/work.ts: a worker, in a world where every answer takes its time.
import process from "node:process";
import { openDatabase } from "../../../../server/extras/postgres/database.ts";
import { startWorker } from "../../../../server/extras/workers/worker.ts";
import { emptyWorld } from "../../empty_world.ts";

const [url, delayMs, batches] = process.argv.slice(2);
const log = (level: string, message: string, fields?: unknown) => {
  if (level === "error") console.error(message, fields);
};
const database = await openDatabase(url!);
const worker = await startWorker({
  database,
  config: { work: Number(batches) },
  io: emptyWorld(Number(delayMs)),
  log,
});
process.stdout.write("works\n");
process.once("SIGTERM", async () => {
  await worker.close();
  await database.close();
});
