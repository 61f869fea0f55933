/**
 * Logs of RFC 6962: heads, proofs and pages of entries.
 * Source: RFC 6962 section 4.
 * @module
 */
import {
  checkedBase64,
  LogError,
  type LogKey,
  readCheckpoint,
  readSth,
  type TreeHead,
} from "./checkpoint.ts";
import { getEntriesEntry, type LogEntry } from "./leaf.ts";
import { fetchBytes, fetchJson, type LogIo } from "./log_fetch.ts";
import { consistent, leafHash, nodeHash, sameBytes, TreeEdge, wholeSubtrees } from "./merkle.ts";
import type { CtLog } from "../../x509/log_list.ts";

/** Entries per request; logs may send fewer. */
const PAGE = 1024;

function proofOf(json: unknown, member: string): Uint8Array[] {
  const list = (json as Record<string, unknown> | null)?.[member];
  if (!Array.isArray(list) || list.length > 64) {
    throw new LogError("unreadable", "The log's proof cannot be read");
  }
  return list.map((text) => {
    const hash = checkedBase64(text);
    if (hash?.length !== 32) throw new LogError("unreadable", "The log's proof cannot be read");
    return hash;
  });
}

/** Checks that the tree whose root is `root` at `size` leaves is a prefix of the one at `head`. */
export async function checkPrefix(
  url: string,
  size: number,
  root: Uint8Array,
  head: TreeHead,
  io: LogIo,
): Promise<void> {
  if (size === 0) return;
  const proof = size === head.size ? [] : proofOf(
    await fetchJson(`${url}ct/v1/get-sth-consistency?first=${size}&second=${head.size}`, io),
    "consistency",
  );
  if (!consistent(size, head.size, root, head.root, proof)) {
    throw new LogError("fork", `The log at ${head.size} entries is no continuation of the tree of ${size}`);
  }
}

/** Returns the log's head, its signature checked. */
export async function getSth(url: string, key: LogKey, io: LogIo): Promise<TreeHead> {
  return readSth(await fetchJson(`${url}ct/v1/get-sth`, io), key);
}

/** Returns the right edge of the tree of the first `size` leaves, by the proof of its last leaf. */
async function edgeAt(url: string, size: number, io: LogIo): Promise<TreeEdge> {
  const edge = new TreeEdge();
  if (size === 0) return edge;
  const json = await fetchJson(
    `${url}ct/v1/get-entry-and-proof?leaf_index=${size - 1}&tree_size=${size}`,
    io,
  );
  const leaf = checkedBase64((json as Record<string, unknown> | null)?.leaf_input);
  if (leaf === null) throw new LogError("unreadable", "The log's proof cannot be read");
  const path = proofOf(json, "audit_path");
  let last = leafHash(leaf);
  let rest = size;
  while (rest % 2 === 0 && path.length > 0) {
    last = nodeHash(path.shift()!, last);
    rest /= 2;
  }
  edge.size = size;
  edge.hashes = [...path.reverse(), last];
  if (edge.hashes.length !== wholeSubtrees(size).length) {
    throw new LogError("unreadable", `The log's proof of entry ${size - 1} has another length than its tree`);
  }
  return edge;
}

function page(json: unknown, first: number, most: number): LogEntry[] {
  const list = (json as { entries?: unknown } | null)?.entries;
  if (!Array.isArray(list) || list.length === 0 || list.length > most) {
    throw new LogError("unreadable", `The log gave no page of entries from ${first}`);
  }
  return list.map((item: Record<string, unknown> | null, i) => {
    const leaf = checkedBase64(item?.leaf_input);
    const extra = checkedBase64(item?.extra_data);
    try {
      if (leaf !== null && extra !== null) return getEntriesEntry(leaf, extra, first + i);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    throw new LogError("entries", `Entry ${first + i} cannot be read`);
  });
}

/**
 * Yields the entries from `next` up to `to`, a page at a time, each page proven to be under the head's root.
 *
 * @param edge The right edge of the tree up to `next`; null to query the log for it.
 * @throws {LogError} `fork` when entries are not those the log signed.
 */
export async function* pagesUnder(
  url: string,
  head: TreeHead,
  next: number,
  to: number,
  edge: TreeEdge | null,
  io: LogIo,
): AsyncGenerator<{ entries: LogEntry[]; edge: TreeEdge }> {
  if (edge === null) {
    edge = await edgeAt(url, next, io);
    await checkPrefix(url, next, edge.root(), head, io);
  }
  const end = Math.min(to, head.size);
  while (next < end) {
    const most = Math.min(PAGE, end - next);
    const entries = page(
      await fetchJson(`${url}ct/v1/get-entries?start=${next}&end=${next + most - 1}`, io),
      next,
      most,
    );
    const grown: TreeEdge = edge.copy();
    for (const entry of entries) grown.append(entry.hash);
    next += entries.length;
    if (next === head.size && !sameBytes(grown.root(), head.root)) {
      throw new LogError("entries", `The entries up to ${next} are not those under the signed root`);
    }
    await checkPrefix(url, next, grown.root(), head, io);
    edge = grown;
    yield { entries, edge };
  }
}

/**
 * Returns the head of a log that serves tiles, its signature checked: its checkpoint, or where it has none its answer to
 * get-sth, beside the tiles or where certificates are submitted. The same key signs the same bytes in both.
 *
 * @param base Where its tiles are.
 * @throws {LogError} As {@link fetchBytes}, or `unreadable` or `signature`.
 */
export async function tiledHead(
  { url }: Pick<CtLog, "url">,
  base: string,
  key: LogKey,
  io: LogIo,
): Promise<TreeHead> {
  try {
    const note = new TextDecoder().decode(await fetchBytes(`${base}checkpoint`, io));
    return readCheckpoint(note, url.replace(/^https?:\/\//, "").replace(/\/$/, ""), key);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    return await getSth(base, key, io);
  } catch (error) {
    if (!isMissing(error) || base === url) throw error;
    return await getSth(url, key, io);
  }
}

const isMissing = (error: unknown): boolean => error instanceof LogError && error.isMissing;
