// The thread that writes for `sqlite.ts`, so that no commit ever holds up an answer. Calls that arrive together are
// committed together: one flush to the disk for all.
import { parentPort, workerData } from "node:worker_threads";
import { inTransaction, openSqlite } from "./sqlite_database.ts";
import { type Call, mustLast, packed, type Reply } from "./sqlite_writer.ts";

const { db, parts, close } = openSqlite(workerData as string);
const port = parentPort!;
let waiting: Call[] = [];

let draining = false;

port.on("message", (call: Call) => {
  waiting.push(call);
  if (draining) return;
  draining = true;
  setImmediate(() => void drainAll());
});

async function drainAll(): Promise<void> {
  while (waiting.length > 0) await drain();
  draining = false;
}

async function drain(): Promise<void> {
  const calls = waiting;
  waiting = [];
  // Before the transaction, which waits for nothing.
  for (const call of calls) call.args = await packed(call.args);
  const work = calls.filter(({ method }) => method !== "close" && method !== "sweep");
  flush(work.some(mustLast));
  const replies = await together(work);
  for (const reply of replies) port.postMessage(reply);
  for (const call of calls) {
    // In many small transactions of its own, with others between them.
    if (call.method === "sweep") run(call).then((reply) => port.postMessage(reply));
    if (call.method === "close") {
      close();
      port.postMessage({ id: call.id, value: undefined } satisfies Reply);
    }
  }
}

let flushing = true;

/** Whether commits wait for the disk from here on; they outlive the process either way. */
function flush(on: boolean): void {
  if (on !== flushing) db.exec(`PRAGMA synchronous = ${on ? "FULL" : "NORMAL"}`);
  flushing = on;
}

/** All in one transaction; if it cannot be committed, each in its own, so that one failure is nobody else's. */
async function together(calls: readonly Call[]): Promise<Reply[]> {
  if (calls.length > 1) {
    try {
      return await inTransaction(db, async () => {
        const replies: Reply[] = [];
        for (const call of calls) {
          replies.push(await run(call));
          // A full disk ends the transaction itself; what follows would be committed twice.
          if (!db.isTransaction) throw new Error("The transaction was ended");
        }
        return replies;
      });
    } catch {
      // Each call reports its own error below.
    }
  }
  const replies: Reply[] = [];
  for (const call of calls) replies.push(await run(call));
  return replies;
}

async function run({ id, part, method, args }: Call): Promise<Reply> {
  try {
    const target = parts[part] as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
    return { id, value: await target[method]!(...args) };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}
