// The thread that writes to all SQLite files of a process, so that no commit ever holds up an answer. Batches that arrive
// together are committed together: one flush to the disk for all.
import { parentPort } from "node:worker_threads";
import { SqliteConnection } from "./sqlite_connection.ts";
import { type Call, changeBytes, type Reply } from "./sqlite_writer.ts";

type Outcome = ReturnType<SqliteConnection["do"]> | Error;

const port = parentPort!;
const connections = new Map<number, SqliteConnection>();
let waiting: Call[] = [];

port.on("message", ({ work, ...call }: Call) => {
  const received = changeBytes(work, (value) => value instanceof ArrayBuffer ? new Uint8Array(value) : value);
  if (waiting.push({ ...call, work: received }) === 1) setImmediate(drain);
});

function drain(): void {
  const calls = waiting;
  waiting = [];
  while (calls.length > 0) {
    const { database, work } = calls[0]!;
    const end = calls.findIndex((each) => each.work.kind !== "batch" || each.database !== database);
    const together = calls.splice(0, work.kind !== "batch" ? 1 : end < 0 ? calls.length : end);
    const outcomes = outcomesOf(together);
    for (const [nr, { id }] of together.entries()) reply(id, outcomes[nr]!);
  }
}

/** Does one call, or the batches of one database. */
function outcomesOf(calls: readonly Call[]): Outcome[] {
  const { database, work } = calls[0]!;
  const connection = connections.get(database);
  try {
    if (work.kind === "open") connections.set(database, new SqliteConnection(work.path));
    else if (work.kind === "close") {
      connection?.close();
      connections.delete(database);
    } else if (connection === undefined) throw new Error("The store is closed");
    else if (work.kind === "step") return [connection.do(work)];
    else return connection.doAll(calls.map((each) => each.work as typeof work));
    return [[]];
  } catch (error) {
    return calls.map(() => error as Error);
  }
}

function reply(id: number, outcome: Outcome): void {
  try {
    if (outcome instanceof Error) throw outcome;
    port.postMessage({ id, rows: outcome } satisfies Reply);
  } catch (error) {
    port.postMessage({ id, error: (error as Error).message } satisfies Reply);
  }
}
