/**
 * Events of watched brands as they happen, read from server-sent events (HTML Living Standard, section 9.2).
 * @module
 */
import type { Problem } from "../../../../lib/model.ts";
import type { WatchEvent } from "./types.ts";

/** An event of a watched brand. */
export interface LiveEvent {
  /** Where it stands among all events; `after` takes it. */
  id: string;
  /** Id of the brand. */
  brand: string;
  /** What happened. */
  event: WatchEvent;
}

/** Options of live events. */
export interface LiveOptions {
  /** Id of the last event that was seen: those after it come first. @default events from now on */
  after?: string;
  /** Called whenever the stream is open; `resumed` is false when events may have been missed. */
  onOpen?: (resumed: boolean) => void;
  /** Called when people have changed something: a state, a note, settings. */
  onChange?: () => void;
  /** Called when the stream broke off; it is opened again after a while. */
  onBreak?: () => void;
  /** Ends it. */
  signal?: AbortSignal;
}

/** Milliseconds without a byte after which a connection is dead: the service sends something every 15 s. */
const SILENT_MS = 45_000;
/** Longest message, characters. */
const MAX_MESSAGE = 1_000_000;
/** Milliseconds until the next attempt: at first, and at most. */
const FIRST_PAUSE_MS = 1_000, LONGEST_PAUSE_MS = 30_000;

/** How live events reach the service. */
export interface LiveParts {
  /** Opens a stream. @throws {ClientError} when it is refused or cannot be reached */
  open(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response>;
  /** Resolves after that many milliseconds, or when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Yields events until the signal aborts. A stream that ends or breaks off is resumed: no event is lost or comes twice. */
export async function* liveEvents(
  { open, sleep }: LiveParts,
  { after, onOpen, onChange, onBreak, signal }: LiveOptions,
): AsyncGenerator<LiveEvent, void, void> {
  let last = after;
  let wait = FIRST_PAUSE_MS;
  const isOver = () => signal?.aborted === true;
  while (!isOver()) {
    const silence = new AbortController();
    const either = signal === undefined ? silence.signal : AbortSignal.any([signal, silence.signal]);
    let timer = setTimeout(() => silence.abort(), SILENT_MS);
    try {
      const response = await open(
        "/v1/watch/events/stream",
        last === undefined ? {} : { "last-event-id": last },
        either,
      );
      const heard = () => {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENT_MS);
      };
      for await (const { id, event, data } of messages(response.body!, heard)) {
        if (id !== "") last = id;
        const value = JSON.parse(data);
        if (event === "ready") {
          wait = FIRST_PAUSE_MS;
          onOpen?.(value.resumed === true);
        } else if (event === "changed") onChange?.();
        else if (event === "") yield { id, ...value };
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

/** One message of a stream. */
export interface StreamedMessage {
  /** Empty when it has none. */
  id: string;
  /** Empty for a plain message. */
  event: string;
  /** Its lines. */
  data: string;
}

/** Yields the messages of a body; one that is cut off is left out. Calls back for each piece that comes. */
export async function* messages(
  body: ReadableStream<Uint8Array>,
  heard: () => void = () => {},
): AsyncGenerator<StreamedMessage, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      text += decoder.decode(value, { stream: true });
      const blocks = text.split(/\r?\n\r?\n/);
      text = blocks.pop()!;
      if (text.length > MAX_MESSAGE) throw new Error("A message of the stream is too long");
      for (const block of blocks) {
        const message = messageOf(block);
        if (message.data !== "") yield message;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function messageOf(block: string): StreamedMessage {
  const fields: Record<string, string[]> = { id: [], event: [], data: [] };
  for (const line of block.split(/\r?\n/)) {
    const [, name = "", value = ""] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (Object.hasOwn(fields, name)) fields[name]!.push(value);
  }
  const { id, event, data } = fields;
  return { id: id!.at(-1) ?? "", event: event!.at(-1) ?? "", data: data!.join("\n") };
}
