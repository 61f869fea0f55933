import type * as functions from "./core.ts";

type Functions = typeof functions;

/** A request of the page to the worker. */
export interface Request {
  /** Id, repeated in the answer. */
  id: number;
  /** The function. */
  name: keyof Functions;
  /** Its arguments. */
  args: unknown[];
}

/** The answer of the worker. */
export interface Reply {
  /** As in the request. */
  id: number;
  /** Return value of the function. */
  value?: unknown;
  /** Error that it threw. */
  error?: string;
}

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
let reportBroken: () => void;

/** Resolves when the worker cannot be started. */
export const coreBroken: Promise<void> = new Promise((resolve) => reportBroken = resolve);

/** Starts the worker, which takes a while; the first request does so too. */
export function startCore(): Worker {
  if (worker !== null) return worker;
  worker = new Worker("/assets/core.js", { type: "module" });
  worker.addEventListener("message", ({ data: { id, value, error } }: MessageEvent<Reply>) => {
    const request = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) request?.resolve(value);
    else request?.reject(new Error(error));
  });
  worker.addEventListener("error", () => {
    reportBroken();
    for (const { reject } of waiting.values()) reject(new Error("A part of this page could not be loaded"));
    waiting.clear();
  });
  return worker;
}

/** Calls a function of `core.ts` in the worker. */
export function callCore<N extends keyof Functions>(
  name: N,
  ...args: Parameters<Functions[N]>
): Promise<ReturnType<Functions[N]>> {
  return new Promise<unknown>((resolve, reject) => {
    const id = ++last;
    waiting.set(id, { resolve, reject });
    startCore().postMessage({ id, name, args } satisfies Request);
  }) as Promise<ReturnType<Functions[N]>>;
}
