import type { StreamMessage } from "../../lib/model.ts";

/** Text as one segment of a path. */
export const segment: (text: string) => string = encodeURIComponent;

/** A path with its query; members that are undefined are left out. */
export function withQuery(path: string, query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? path : `${path}?${text}`;
}

/** Sends one request and returns its JSON; undefined when the answer has no content. */
export type SendJson = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  options?: { body?: unknown; signal?: AbortSignal | undefined },
) => Promise<unknown>;

/** The lines of a stream at a path. */
export type ReadLines = (
  path: string,
  signal: AbortSignal | undefined,
) => AsyncGenerator<StreamMessage, void, void>;

/** Sends a GET and returns the bytes of its answer. */
export type GetBytes = (path: string, accept: string, signal: AbortSignal | undefined) => Promise<Uint8Array>;

/** Sends a POST and returns the bytes of its answer. */
export type PostBytes = (
  path: string,
  accept: string,
  body: unknown,
  signal: AbortSignal | undefined,
) => Promise<Uint8Array>;
