import { LogError, type LogKey, readCheckpoint, type TreeHead } from "./checkpoint.ts";
import { fetchBytes, type LogIo } from "./log_fetch.ts";
import type { CtLog } from "./log_table.ts";
import { getSth } from "./rfc6962.ts";

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
