// The thread that writes to all SQLite files of a process, so that no commit ever holds up an answer. Batches that arrive
// together are committed together: one flush to the disk for all.
import { parentPort } from "node:worker_threads";
import { SqliteConnection, type SqliteWork } from "./sqlite_connection.ts";
import { type Call, changeBytes, type Reply } from "./sqlite_writer.ts";

type BatchCall = Call & { work: SqliteWork & { kind: "batch" } };
type CallOutcome = ReturnType<SqliteConnection["do"]> | Error;

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
  for (let i = 0; i < calls.length;) {
    const together: BatchCall[] = [];
    for (; isBatch(calls[i]) && calls[i]!.database === (together[0] ?? calls[i]!).database; i++) {
      together.push(calls[i] as BatchCall);
    }
    if (together.length > 0) {
      const outcomes = doTogether(together);
      for (const [nr, { id }] of together.entries()) postReply(id, () => outcomes[nr]!);
    } else {
      const call = calls[i++]!;
      postReply(call.id, () => doOne(call));
    }
  }
}

const isBatch = (call: Call | undefined): boolean => call?.work.kind === "batch";

function connectionOf({ database }: Call): SqliteConnection {
  const connection = connections.get(database);
  if (connection === undefined) throw new Error("The store is closed");
  return connection;
}

function doTogether(calls: readonly BatchCall[]): CallOutcome[] {
  try {
    return connectionOf(calls[0]!).doAll(calls.map(({ work }) => work));
  } catch (error) {
    return calls.map(() => error as Error);
  }
}

function doOne(call: Call): CallOutcome {
  const { database, work } = call;
  if (work.kind === "open") connections.set(database, new SqliteConnection(work.path));
  else if (work.kind === "close") {
    connections.get(database)?.close();
    connections.delete(database);
  } else return connectionOf(call).do(work);
  return [];
}

function postReply(id: number, value: () => CallOutcome): void {
  try {
    const rows = value();
    if (rows instanceof Error) throw rows;
    port.postMessage({ id, rows } satisfies Reply);
  } catch (error) {
    port.postMessage({ id, error: (error as Error).message } satisfies Reply);
  }
}
