/**
 * A file by its URL, only when it changed; and the names in it.
 * @module
 */
import { SquatError } from "../../../lib/errors.ts";
import { InvalidParameter } from "../../checks.ts";
import type { Fetch } from "../../io/source_fetch.ts";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { type ListBounds, listRows, textLines } from "../../io/read_list.ts";
import { DamagedFile, unpackedBytes, UnreadableFile } from "../../io/unpacked.ts";
import { ListReader, type ListRow } from "../../names/list_reader.ts";

/** Milliseconds within which some bytes have to come, else a download has broken off; and those of one as a whole. */
const SILENCE_MS = 60_000, DOWNLOAD_MS = 3_600_000;
/** How many: a server that drips would hold up all other feeds. */
const SOME_BYTES = 65_536;
const TOO_SLOW = `less than ${SOME_BYTES / 1_024} KiB came in a minute`;
/** Attempts of one download. */
const FETCH_ATTEMPTS = 3;

/** What is known of an earlier copy. */
export interface KnownCopy {
  /** Its ETag; empty for none. */
  etag: string;
  /** Its Last-Modified; empty for none. */
  modified: string;
}

/** A file that was fetched. */
export interface FetchedFile extends KnownCopy {
  /** SHA-256 of its bytes, hex. */
  sha256: string;
}

/** Options of a download. */
export interface FetchOptions {
  /** The runtime's `fetch`, or one that goes through a proxy. */
  fetch: Fetch;
  /** Header fields of the request. */
  headers: Readonly<Record<string, string>>;
  /** Bytes of the file. */
  most: number;
  /** Ends the download. */
  signal: AbortSignal;
  /** Milliseconds within which 64 KiB have to come. @default a minute */
  silenceMs?: number;
}

/**
 * Fetches a file to a path; null when it is the known copy. The caller removes what broke off.
 *
 * @throws {SquatError} `invalid_parameter`: why there is no file.
 */
export async function fetchFile(
  url: string,
  path: string,
  known: KnownCopy,
  options: FetchOptions,
): Promise<FetchedFile | null> {
  for (let attempt = 1;; attempt++) {
    try {
      return await download(url, path, known, options);
    } catch (cause) {
      options.signal.throwIfAborted();
      if (cause instanceof SquatError) throw cause;
      if (attempt === FETCH_ATTEMPTS) {
        const why = failureOf(cause as Error);
        throw new InvalidParameter(`it broke off ${FETCH_ATTEMPTS} times (${why})`, { cause });
      }
    }
  }
}

async function download(
  url: string,
  path: string,
  known: KnownCopy,
  { fetch, headers, most, signal, silenceMs = SILENCE_MS }: FetchOptions,
): Promise<FetchedFile | null> {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(new Error(TOO_SLOW)), silenceMs);
  const ends = AbortSignal.any([signal, stalled.signal, AbortSignal.timeout(DOWNLOAD_MS)]);
  try {
    const response = await fetch(url, {
      // A server that packs by itself sends other bytes each time.
      headers: { ...headers, "accept-encoding": "identity", ...conditions(known) },
      signal: ends,
    });
    if (response.status === 304) return null;
    const length = Number(response.headers.get("content-length") ?? 0);
    if (response.status !== 200 || length > most) await response.body?.cancel();
    if (response.status !== 200) {
      throw new InvalidParameter(
        `the server answers with status ${response.status}${statusAdvice(response.status)}`,
      );
    }
    const tooLarge = (): SquatError =>
      new InvalidParameter(`it is larger than ${Math.floor(most / 1_048_576)} MiB`);
    if (length > most) throw tooLarge();
    const file = await open(path, "w", 0o600);
    const hash = createHash("sha256");
    let size = 0, came = 0;
    try {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array> ?? []) {
        size += chunk.length;
        if ((came += chunk.length) >= SOME_BYTES) {
          came = 0;
          clearTimeout(timer);
          timer = setTimeout(() => stalled.abort(new Error(TOO_SLOW)), silenceMs);
        }
        if (size > most) throw tooLarge();
        hash.update(chunk);
        await file.write(chunk);
      }
    } finally {
      await file.close();
    }
    if (length > 0 && size !== length) throw new Error("it ended too early");
    return {
      etag: response.headers.get("etag") ?? "",
      modified: response.headers.get("last-modified") ?? "",
      sha256: hash.digest("hex"),
    };
  } finally {
    clearTimeout(timer);
  }
}

const conditions = ({ etag, modified }: KnownCopy): Record<string, string> => ({
  ...etag === "" ? {} : { "if-none-match": etag },
  ...modified === "" ? {} : { "if-modified-since": modified },
});

/** What to do about an answer that says no. */
export function statusAdvice(status: number): string {
  if (status === 401 || status === 403) {
    return ": check the password or token; the subscription may have ended";
  }
  return status === 404 || status === 410 ? ": nothing is there, check the URL and its date" : "";
}

/** How long a document may take, milliseconds. */
const DOCUMENT_MS = 60_000;

/** Why a request failed: the message of `fetch` itself is always the same. */
function failureOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

/**
 * Fetches a small document, within a minute: status and header fields, and the beginning of its body.
 *
 * @param most Bytes of the body that are read.
 * @throws {SquatError} `invalid_parameter` when the server cannot be reached.
 */
export async function fetchText(
  fetch: Fetch,
  url: string,
  { most, signal, ...init }: Parameters<Fetch>[1] & { most: number; signal: AbortSignal },
) {
  try {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(DOCUMENT_MS)]);
    const { status, headers, body } = await fetch(url, { ...init, signal: ends });
    const decoder = new TextDecoder();
    let text = "", left = most;
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk.subarray(0, left), { stream: true });
      left -= chunk.length;
      if (left <= 0) break;
    }
    return { status, headers, text };
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof SquatError) throw cause;
    const { hostname } = new URL(url);
    throw new InvalidParameter(`${hostname} cannot be reached (${failureOf(cause as Error)})`, { cause });
  }
}

/** The header fields of a request, with credentials where there are some. */
export const fieldsOf = (userAgent: string, authorization: string): Record<string, string> => ({
  "user-agent": userAgent,
  ...authorization === "" ? {} : { authorization },
});

/** Bytes of names that are written at once. */
const SPOOLED = 64 * 1024;
/** Characters of a name. */
const MAX_NAME = 2_000;

/**
 * Yields the entries of a fetched file; gzip, zstd and ZIP are unpacked.
 *
 * @throws {SquatError} `invalid_parameter`: it is damaged, cut off, a web page or too large.
 */
export async function* fileRows(
  path: string,
  reader: ListReader,
  bounds: ListBounds,
  signal: AbortSignal,
): AsyncGenerator<ListRow> {
  try {
    yield* listRows(unpackedBytes(path, signal), reader, signal, bounds);
  } catch (cause) {
    if (cause instanceof DamagedFile || cause instanceof UnreadableFile) {
      throw new InvalidParameter(cause.message, { cause });
    }
    throw cause;
  }
}

/** The names of a list that was read to its end. */
export interface WholeList {
  /** How many names it has, one after the other twice counted once. */
  count: number;
  /** What was left out, in a sentence; empty for nothing. */
  leftOut: string;
  names: AsyncIterable<string>;
}

/**
 * Reads a list to its end, once, into a file of its names: half a list would be taken for a list.
 *
 * @param spool The file; the caller removes it.
 * @throws {SquatError} `invalid_parameter`: why nothing of it is to be taken.
 */
export async function wholeList(
  path: string,
  spool: string,
  column: number | null,
  bounds: ListBounds,
  signal: AbortSignal,
): Promise<WholeList> {
  const reader = new ListReader("names", column);
  let count = 0, last = "", held = "";
  const file = await open(spool, "w", 0o600);
  try {
    for await (const { names } of fileRows(path, reader, bounds, signal)) {
      for (const name of names) {
        if (name === last) continue;
        last = name;
        count++;
        held += `${name}\n`;
      }
      if (held.length < SPOOLED) continue;
      await file.write(held);
      held = "";
    }
    await file.write(held);
  } finally {
    await file.close();
  }
  const leftOut = reader.tally.words("its list");
  if (reader.tally.isCut) throw new InvalidParameter(`its list breaks off: ${leftOut}`);
  if (reader.tally.isNothing) throw new InvalidParameter(`nothing in its list is a name: ${leftOut}`);
  return {
    count,
    leftOut,
    names: textLines(
      createReadStream(spool),
      MAX_NAME,
      () => new InvalidParameter("it has a name without end"),
    ),
  };
}
