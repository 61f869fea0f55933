import { afterEach } from "vitest";
import type { StreamMessage } from "../../../../mod.ts";
import { type Database, openDatabase } from "../../../../server/extras/postgres/database.ts";
import { postgresStores } from "../../../../server/extras/postgres/storage.ts";
import { bearer, testService } from "../../service.ts";

/** Stops the clock of a database that limits are counted by, at that time. */
export async function setDatabaseClock(database: Database, ms: number): Promise<void> {
  await database.query(
    `CREATE OR REPLACE FUNCTION deadringer.clock() RETURNS bigint LANGUAGE sql VOLATILE AS 'SELECT (${ms})::bigint'`,
  );
}

export const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** A service on the database, with lookups that emit a line and then wait for a signal to continue. */
export async function instance(url: string, env: Record<string, string> = {}) {
  const states: string[] = [];
  const database = await openDatabase(url, { onState: (state) => states.push(state) });
  const stores = await postgresStores(database);
  open.push(stores);
  let time = 0;
  const lines: StreamMessage[] = [];
  let wake = () => {};
  const say = (line: StreamMessage) => {
    lines.push(line);
    wake();
  };
  async function* lookup(_: unknown, signal: AbortSignal): AsyncGenerator<StreamMessage> {
    const stopped = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    yield progress(0);
    for (let next = 0;;) {
      signal.throwIfAborted();
      const line = lines[next];
      if (line === undefined) {
        await Promise.race([stopped, new Promise<void>((resolve) => wake = resolve)]);
      } else {
        next++;
        yield line;
      }
    }
  }
  const parts = testService({ stores, env, lookup, now: () => Date.now() + time });
  const setClock = (ms: number) => setDatabaseClock(database, ms);
  return { ...parts, stores, states, say, setClock, later: (ms: number) => time += ms };
}

export const progress = (done: number): StreamMessage => ({
  op: "Meta",
  data: { kind: "Progress", data: [done, 9] },
});
export const DONE: StreamMessage = { op: "Meta", data: { kind: "Done" } };
export const ask = (path: string, key: string) => new Request(`http://x${path}`, { headers: bearer(key) });
export const LOOKUP = "/v1/lookup/squat/example.com";

/** Reads until the text has that many lines, or to the end. */
export async function read(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  lines = Infinity,
): Promise<string[]> {
  let text = "";
  while (text.split("\n").length <= lines) {
    const { value } = await reader.read();
    if (value === undefined) break;
    text += new TextDecoder().decode(value);
  }
  return text.trimEnd().split("\n");
}
