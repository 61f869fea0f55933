import type { NewResult, ResultChunk, ResultRecord } from "./records.ts";
import { firstOf, insertion, isAny, type Sql, sql, type Statement } from "./sql.ts";
import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompress } from "node:zlib";

/** Results that a sweep deletes at a time: other writes run in between. */
const SWEPT_AT_ONCE = 25;

/** A result with its lines. */
const deletions = (uuid: string) => [
  sql`DELETE FROM chunks WHERE uuid = ${uuid}`,
  sql`DELETE FROM results WHERE uuid = ${uuid}`,
];

/** Stored results: append-only while a lookup runs, then read-only. Their lines are stored packed. */
export function resultStore(db: Sql) {
  const read = async (where: Statement): Promise<ResultRecord[]> => {
    const rows = await db.read<ResultRecord>(
      sql`SELECT uuid, owner, scope, domain, given, created_at, expires_at,
      lines, names, ended, done FROM results WHERE ${where}`,
    );
    // SQLite has no booleans.
    return rows.map((row) => ({
      ...row,
      given: Boolean(row.given),
      ended: Boolean(row.ended),
      done: Boolean(row.done),
    }));
  };
  return {
    ...resultSizes(db),
    ...resultSweep(db),
    /** Creates a result without lines. Rejects when the uuid exists already. */
    async begin(result: NewResult): Promise<void> {
      const { uuid, owner, scope, domain, created_at, expires_at } = result;
      const about = { uuid, owner, scope, domain, given: result.given ? 1 : 0, created_at, expires_at };
      const row = { ...about, lines: 0, names: 0, done: 0 };
      // Of no use after a power cut: the commit of the end flushes it too.
      await db.batch([insertion("results", row)], { lasting: false });
    },
    /**
     * Appends a chunk whose `first` is the number of lines so far. Atomic. With `finish`, in the same transaction
     * the result ends, incomplete where `done` is false, and gets its expiry; once that resolves, it survives a crash of this process.
     */
    async append(
      uuid: string,
      { first, lines, bytes }: ResultChunk,
      finish?: Pick<ResultRecord, "expires_at" | "names"> & { done?: boolean },
    ): Promise<void> {
      const grows = sql`uuid = ${uuid} AND lines = ${first} AND ended = 0`;
      const packed = await pack(bytes);
      const { expires_at = null, names = null } = finish ?? {};
      const [ended, done] = [
        finish === undefined ? 0 : 1,
        finish === undefined || finish.done === false ? 0 : 1,
      ];
      const [, grown] = await db.batch([
        sql`INSERT INTO chunks (uuid, first, lines, bytes)
          SELECT uuid, lines, ${lines}, ${packed} FROM results WHERE ${grows}`,
        sql`UPDATE results SET lines = lines + ${lines}, size = size + ${packed.length},
          ended = ${ended}, done = CAST(${done} AS bigint) = 1, expires_at = coalesce(${expires_at}, expires_at),
          names = coalesce(${names}, names) WHERE ${grows} RETURNING uuid`,
      ], { lasting: finish !== undefined });
      if (grown!.length !== 1) throw new Error(`Cannot append line ${first} to result ${uuid}`);
    },
    /** The record; null for an unknown uuid and an expired result. */
    get: (uuid: string, now: number) => firstOf(read(sql`uuid = ${uuid} AND expires_at > ${now}`)),
    /** The records of an owner that have not expired, newest first, at most `limit`. */
    list: (owner: string, now: number, limit: number) =>
      read(sql`owner = ${owner} AND expires_at > ${now} ORDER BY created_at DESC, uuid DESC LIMIT ${limit}`),
    /** At most `limit` records without a last line that began before a time and have not expired, the oldest first. */
    unended: (before: number, now: number, limit: number) =>
      read(
        sql`ended = 0 AND created_at < ${before} AND expires_at > ${now} ORDER BY created_at LIMIT ${limit}`,
      ),
    /** The chunks that hold the line `from` and later ones, in order, each read when the iteration reaches it. */
    async *chunks(uuid: string, from: number): AsyncIterable<ResultChunk> {
      // One row at a time: an open cursor would hold a snapshot for the time of a slow reader.
      for (let line = from;;) {
        // The last chunk that starts at or before the line has it, if any: the index finds it directly.
        const [row] = await db.read<ResultChunk>(sql`SELECT first, lines, bytes FROM chunks
          WHERE uuid = ${uuid} AND first + lines > ${line} AND first >= coalesce(
            (SELECT max(first) FROM chunks WHERE uuid = ${uuid} AND first <= ${line}), 0)
          ORDER BY first LIMIT 1`);
        if (row === undefined) return;
        yield { ...row, bytes: await unpack(row.bytes) };
        line = row.first + row.lines;
      }
    },
    /** Sets the expiry of a result that has ended. Resolves with false when there is no such result. */
    extend: (uuid: string, expires_at: number) =>
      isAny(
        db.query(
          sql`UPDATE results SET expires_at = ${expires_at} WHERE uuid = ${uuid} AND ended = 1 RETURNING uuid`,
        ),
      ),
    /** Deletes a result with its lines. Idempotent. */
    async remove(uuid: string): Promise<void> {
      await db.batch(deletions(uuid));
    },
    /** Makes all results of an owner expired; `sweep` deletes them. */
    async expire(owner: string): Promise<void> {
      await db.query(sql`UPDATE results SET expires_at = 0 WHERE owner = ${owner}`, {
        reserved: "takingAway",
      });
    },
  };
}

/** What results take of an owner's space. */
function resultSizes(db: Sql) {
  return {
    /** Counts bytes that a result takes beside its lines, such as those of a screenshot. No effect without the result. */
    async grow(uuid: string, bytes: number): Promise<void> {
      await db.query(sql`UPDATE results SET size = size + ${bytes} WHERE uuid = ${uuid}`, { lasting: false });
    },
    /** Bytes on the disk of all results of an owner that are not deleted yet: their lines, packed, and what `grow` added. */
    async bytesOf(owner: string): Promise<number> {
      const [row] = await db.read<{ bytes: number }>(
        sql`SELECT CAST(coalesce(sum(size), 0) AS bigint) AS bytes FROM results WHERE owner = ${owner}`,
      );
      return row!.bytes;
    },
    /** The results of an owner that take most, with their bytes. */
    largest: (owner: string, limit: number) =>
      db.read<{ uuid: string; bytes: number }>(
        sql`SELECT uuid, size AS bytes FROM results WHERE owner = ${owner} ORDER BY size DESC, uuid LIMIT ${limit}`,
      ),
  };
}

/** How expired results are deleted. */
function resultSweep(db: Sql) {
  return {
    /** Deletes expired results, done or not; resolves with their number. */
    async sweep(now: number): Promise<number> {
      for (let swept = 0;;) {
        const count = await db.transaction(async ({ query }) => {
          // Instances that sweep at the same time delete different rows.
          const rows = await query<{ uuid: string }>(sql`SELECT uuid FROM results WHERE expires_at <= ${now}
            ORDER BY expires_at LIMIT ${SWEPT_AT_ONCE} ${db.skipLocked}`);
          for (const deletion of rows.flatMap(({ uuid }) => deletions(uuid))) await query(deletion);
          return rows.length;
        });
        swept += count;
        if (count < SWEPT_AT_ONCE) return swept;
      }
    },
  };
}

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** A full block is unpacked in one piece: two buffers cost more time than one that is too large. */
const UNPACKED_BYTES = 256 * 1024;
const OPTIONS = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 1,
    // A window of 128 KiB is large enough.
    [constants.ZSTD_c_windowLog]: 17,
  },
};

/**
 * Resolves with lines packed for a store: one frame of Zstandard (RFC 8878), made on the platform's thread pool.
 *
 * Level 1 takes a quarter of the time of gzip's level 4 and leaves less.
 */
export async function pack(bytes: Uint8Array): Promise<Uint8Array> {
  return await compress(bytes, OPTIONS);
}

/** Resolves with the unpacked lines. */
export async function unpack(packed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await decompress(packed, { chunkSize: UNPACKED_BYTES }));
}
