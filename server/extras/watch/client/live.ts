/**
 * Changes of watched brands as they happen, read from server-sent events (HTML Living Standard, section 9.2).
 * @module
 */
import type { Problem } from "../../../../lib/model.ts";

/** Options of live changes. */
export interface LiveOptions {
  /** Called when the stream broke off; it is opened again after a while. */
  onBreak?: () => void;
  /** Ends it. */
  signal?: AbortSignal;
}

/** Milliseconds without a byte after which a connection is dead: the service sends something every 15 s. */
const SILENT_MS = 45_000;
/** Longest message, characters. */
const MAX_MESSAGE = 10_000;
/** Milliseconds until the next attempt: at first, and at most. */
const FIRST_PAUSE_MS = 1_000, LONGEST_PAUSE_MS = 30_000;

/** How they reach the service. */
export interface LiveParts {
  /** Opens a stream. @throws {ClientError} when it is refused or cannot be reached */
  open(path: string, signal: AbortSignal): Promise<Response>;
  /** Resolves after that many milliseconds, or when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Yields when the stream is open, and whenever something has changed, until the signal aborts. One that ends is opened again. */
export async function* liveChanges(
  { open, sleep }: LiveParts,
  { onBreak, signal }: LiveOptions,
): AsyncGenerator<void, void, void> {
  let wait = FIRST_PAUSE_MS;
  const isOver = () => signal?.aborted === true;
  while (!isOver()) {
    const silence = new AbortController();
    const either = signal === undefined ? silence.signal : AbortSignal.any([signal, silence.signal]);
    let timer = setTimeout(() => silence.abort(), SILENT_MS);
    try {
      const response = await open("/v1/watch/events/stream", either);
      const heard = () => {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENT_MS);
      };
      for await (const _ of messages(response.body!, heard)) {
        wait = FIRST_PAUSE_MS;
        yield;
        if (isOver()) return;
      }
    } catch (error) {
      if (isOver()) return;
      if (!silence.signal.aborted && !mayRetry(error)) throw error;
    } finally {
      clearTimeout(timer);
      silence.abort();
    }
    if (isOver()) return;
    onBreak?.();
    const pause = new AbortController();
    await sleep(wait, signal === undefined ? pause.signal : AbortSignal.any([signal, pause.signal]));
    pause.abort();
    wait = Math.min(2 * wait, LONGEST_PAUSE_MS);
  }
}

/** Whether trying again can help: the service was not reached, has too much to do or broke off. */
function mayRetry(error: unknown): boolean {
  const status = (error as { problem?: Problem }).problem?.status;
  return status === undefined || status >= 500 || status === 429;
}

/** Yields for each message of a body with data; one that is cut off is left out. Calls back for each piece that comes. */
async function* messages(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<void, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      text += decoder.decode(value, { stream: true });
      const blocks = text.split("\n\n");
      text = blocks.pop()!;
      if (text.length > MAX_MESSAGE) throw new Error("A message of the stream is too long");
      for (const block of blocks) if (/^data:/m.test(block)) yield;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
