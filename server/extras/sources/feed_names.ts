import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { InvalidParameter } from "../../checks.ts";
import { type ListBounds, listRows } from "../../io/read_list.ts";
import { textLines } from "../../io/text_lines.ts";
import { DamagedFile, unpackedBytes, UnreadableFile } from "../../io/unpacked.ts";
import { ListReader, type ListRow } from "../../names/list_reader.ts";

/** Bytes of names that are written at once. */
const SPOOLED = 64 * 1024;
/** Characters of a name. */
const MAX_NAME = 2_000;

/**
 * Yields the entries of a fetched file; gzip, zstd, xz and ZIP are unpacked.
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
