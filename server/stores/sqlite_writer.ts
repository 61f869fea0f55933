import { Worker } from "node:worker_threads";
import { pack } from "./pack.ts";
import type { SqliteParts } from "./sqlite_database.ts";

/** A call of a method of one part of the store, for the writer thread. */
export interface Call {
  id: number;
  part: keyof SqliteParts;
  method: string;
  args: unknown[];
}

/** The outcome of a call, reported once it is committed. */
export type Reply = { id: number; value: unknown } | { id: number; error: string };

/**
 * Whether a call must survive a power cut once its outcome is reported. Lines of an unfinished result need not: they
 * are useless after a crash, and the commit of the end flushes them too.
 */
export function mustLast({ part, method, args }: Call): boolean {
  const [, , ending] = args;
  return part !== "results" || !(method === "begin" || method === "append" && ending === undefined);
}

/** Some bytes of shared memory. */
interface SharedBytes {
  buffer: SharedArrayBuffer;
  from: number;
  length: number;
}

/** Calls with their chunk's bytes in shared memory: in a message, Deno copies a view byte by byte. */
function sharing(args: unknown[]): unknown[] {
  return args.map((arg) => {
    const { bytes } = (arg ?? {}) as { bytes?: unknown };
    return bytes instanceof Uint8Array ? { ...(arg as object), bytes: sharedBytes(bytes) } : arg;
  });
}

function sharedBytes(bytes: Uint8Array): SharedBytes {
  const { buffer, byteOffset: from, length } = bytes;
  if (buffer instanceof SharedArrayBuffer) return { buffer, from, length };
  const copy = new SharedArrayBuffer(length);
  new Uint8Array(copy).set(bytes);
  return { buffer: copy, from: 0, length };
}

/** The arguments of a call, with the bytes of its chunk packed. */
export function packed(args: unknown[]): Promise<unknown[]> {
  return Promise.all(args.map(async (arg) => {
    const { bytes } = (arg ?? {}) as { bytes?: SharedBytes };
    if (!(bytes?.buffer instanceof SharedArrayBuffer)) return arg;
    return { ...(arg as object), bytes: await pack(new Uint8Array(bytes.buffer, bytes.from, bytes.length)) };
  }));
}

/** A handle of the thread that writes to one database. */
export class SqliteWriter {
  readonly #worker: Worker;
  readonly #calls = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  #count = 0;
  #failure: Error | undefined;
  #isClosing = false;

  /** @param folder The folder of the store, whose schema is up to date. */
  constructor(folder: string) {
    // The compiler rewrites the extensions of imports, but not this one.
    const ending = import.meta.url.endsWith(".ts") ? ".ts" : ".js";
    this.#worker = new Worker(new URL(`./sqlite_thread${ending}`, import.meta.url), {
      workerData: folder,
      execArgv: [],
    });
    this.#worker.on("message", (reply: Reply) => this.#settle(reply));
    this.#worker.on("error", (error) => this.#fail(error as Error));
    this.#worker.on("exit", () => this.#fail(new Error("The thread that writes to the store has ended")));
    // Last: a listener for messages keeps the process alive.
    this.#worker.unref();
  }

  /** Resolves with the method's value once that is on the disk; rejects as the method does. */
  call(part: keyof SqliteParts, method: string, args: unknown[]): Promise<unknown> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      const id = this.#count++;
      // A process must not exit before a pending write; without one it may.
      if (this.#calls.size === 0) this.#worker.ref();
      this.#calls.set(id, { resolve, reject });
      this.#worker.postMessage({ id, part, method, args: sharing(args) } satisfies Call);
    });
  }

  /** Ends the thread after all calls so far. */
  async close(): Promise<void> {
    if (this.#failure === undefined) await this.call("keys", "close", []);
    this.#isClosing = true;
    this.#worker.ref();
    await this.#worker.terminate();
  }

  #settle(reply: Reply): void {
    const call = this.#calls.get(reply.id);
    this.#calls.delete(reply.id);
    // Waits for the end of the thread: a late reply, such as that of a sweep, must not let the process exit before it.
    if (this.#calls.size === 0 && !this.#isClosing) this.#worker.unref();
    if ("error" in reply) call?.reject(new Error(reply.error));
    else call?.resolve(reply.value);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    for (const { reject } of calls) reject(this.#failure);
  }
}
