import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { Row, Statement } from "./sql.ts";
import type { SqliteWork } from "./sqlite_connection.ts";

/** A call for the thread that writes. */
export interface Call {
  id: number;
  /** Number of the open file. */
  database: number;
  work: SqliteWork | { kind: "open"; path: string } | { kind: "close" };
}

/** The outcome of a call: the rows of each statement, once they are committed. */
export type Reply = { id: number; rows: Row[][] } | { id: number; error: string };

/**
 * Work with its bytes changed to buffers and back: in a message, Deno takes .15 s to read a view of a megabyte, and
 * next to nothing for a buffer.
 */
export function changeBytes<W extends Call["work"]>(work: W, change: (value: unknown) => unknown): W {
  const changed = ([text, values]: Statement): Statement => [text, values?.map(change)];
  if (work.kind === "batch") return { ...work, statements: work.statements.map(changed) };
  return work.kind === "step" ? { ...work, statement: changed(work.statement) } : work;
}

/** The thread that writes to all files that this process has open. It ends with the last of them. */
class Thread {
  readonly #worker: Worker;
  readonly #calls = new Map<number, { resolve: (rows: Row[][]) => void; reject: (error: Error) => void }>();
  #count = 0;
  #files = 0;
  #failure: Error | undefined;

  constructor() {
    // The compiler rewrites the extensions of imports, but not this one.
    const ending = import.meta.url.endsWith(".ts") ? ".ts" : ".js";
    this.#worker = new Worker(new URL(`./sqlite_thread${ending}`, import.meta.url), { execArgv: [] });
    this.#worker.on("message", (reply: Reply) => this.#settle(reply));
    this.#worker.on("error", (error) => this.#fail(error as Error));
    this.#worker.on("exit", () => this.#fail(new Error("The thread that writes to the store has ended")));
    // Last: a listener for messages keeps the process alive.
    this.#worker.unref();
  }

  /** Whether it can still write. */
  get isAlive(): boolean {
    return this.#failure === undefined;
  }

  open(path: string): { database: number; opened: Promise<unknown> } {
    this.#files++;
    const database = this.#count;
    return { database, opened: this.call(database, { kind: "open", path }) };
  }

  call(database: number, work: Call["work"]): Promise<Row[][]> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      const id = this.#count++;
      // A process must not exit before a pending write; without one it may.
      if (this.#calls.size === 0) this.#worker.ref();
      this.#calls.set(id, { resolve, reject });
      const buffers: ArrayBuffer[] = [];
      const sent = changeBytes(work, (value) => {
        if (!(value instanceof Uint8Array)) return value;
        const { buffer } = new Uint8Array(value);
        buffers.push(buffer);
        return buffer;
      });
      this.#worker.postMessage({ id, database, work: sent } satisfies Call, buffers);
    });
  }

  async close(database: number): Promise<void> {
    if (this.isAlive) await this.call(database, { kind: "close" });
    if (--this.#files > 0) return;
    if (thread === this) thread = undefined;
    this.#worker.ref();
    await this.#worker.terminate();
  }

  #settle(reply: Reply): void {
    const call = this.#calls.get(reply.id);
    this.#calls.delete(reply.id);
    if (this.#calls.size === 0) this.#worker.unref();
    if ("error" in reply) call?.reject(new Error(reply.error));
    else call?.resolve(reply.rows);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    for (const { reject } of calls) reject(this.#failure);
  }
}

let thread: Thread | undefined;

/** What writes to one file, whose schema is up to date. */
export interface SqliteWriter {
  /** Resolves when the last transaction has ended: other work waits for it. */
  free: Promise<unknown>;
  /** Resolves with the rows of each statement once they are on the disk. @throws {Error} SQLite's. */
  do(work: SqliteWork): Promise<Row[][]>;
}

/** The writers of this process, by path: one connection a file, else two transactions would wait for each other. */
const writers = new Map<string, { writer: SqliteWriter; users: number; own: Thread; database: number }>();

/** Opens a file for writing, once for all who use it. Returns its writer, and a function that ends this use. */
export function useWriter(path: string): { writer: SqliteWriter; release: () => Promise<void> } {
  const file = resolve(path);
  let shared = writers.get(file);
  if (shared?.own.isAlive !== true) {
    const own = thread?.isAlive === true ? thread : thread = new Thread();
    const { database, opened } = own.open(file);
    // Reported by every call after it.
    opened.catch(() => {});
    const writer = { free: Promise.resolve(), do: (work: SqliteWork) => own.call(database, work) };
    writers.set(file, shared = { writer, users: 0, own, database });
  }
  const used = shared;
  used.users++;
  return {
    writer: used.writer,
    async release() {
      await used.writer.free;
      if (--used.users > 0) return;
      if (writers.get(file) === used) writers.delete(file);
      await used.own.close(used.database);
    },
  };
}
