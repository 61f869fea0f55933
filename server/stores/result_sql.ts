import { pack, unpack } from "./pack.ts";
import { insertion, isAny, type Sql } from "./sql.ts";
import type { ResultChunk, ResultRecord, ResultStore } from "./store.ts";

/** Results that a sweep deletes at a time: other writes run in between. */
const SWEPT_AT_ONCE = 25;

/** SQLite has no booleans. */
const resultRecord = (row: ResultRecord): ResultRecord => ({ ...row, done: Boolean(row.done) });

/** Results in a database whose tables exist. Their lines are stored packed. */
export function resultStore(sql: Sql): ResultStore {
  const COLUMNS = "uuid, owner, scope, domain, created_at, expires_at, lines, names, done";
  return {
    ...resultSizes(sql),
    ...resultSweep(sql),
    async begin({ uuid, owner, scope, domain, created_at, expires_at }) {
      // Of no use after a power cut: the commit of the end flushes it too.
      const result = { uuid, owner, scope, domain, created_at, expires_at, lines: 0, names: 0 };
      await sql.batch([insertion("results", { ...result, done: 0 })], { lasting: false });
    },
    async append(uuid, { first, lines, bytes }, finish) {
      const grows = "uuid = $1 AND lines = $2 AND NOT done";
      const packed = await pack(bytes);
      const [, grown] = await sql.batch([
        [
          `INSERT INTO chunks (uuid, first, lines, bytes) SELECT uuid, lines, $3, $4 FROM results WHERE ${grows}`,
          [uuid, first, lines, packed],
        ],
        [
          `UPDATE results SET lines = lines + $3, size = size + $6, done = CAST($4 AS bigint) IS NOT NULL,
           expires_at = coalesce($4, expires_at), names = coalesce($5, names) WHERE ${grows} RETURNING uuid`,
          [uuid, first, lines, finish?.expires_at ?? null, finish?.names ?? null, packed.length],
        ],
      ], { lasting: finish !== undefined });
      if (grown!.length !== 1) throw new Error(`Cannot append line ${first} to result ${uuid}`);
    },
    async get(uuid, now) {
      const [row] = await sql.read<ResultRecord>(
        `SELECT ${COLUMNS} FROM results WHERE uuid = $1 AND expires_at > $2`,
        [uuid, now],
      );
      return row === undefined ? null : resultRecord(row);
    },
    async list(owner, now, limit) {
      const rows = await sql.read<ResultRecord>(
        `SELECT ${COLUMNS} FROM results WHERE owner = $1 AND expires_at > $2
         ORDER BY created_at DESC, uuid DESC LIMIT $3`,
        [owner, now, limit],
      );
      return rows.map(resultRecord);
    },
    async *chunks(uuid, from) {
      // One row at a time: an open cursor would hold a snapshot for the time of a slow reader.
      for (let line = from;;) {
        const [row] = await sql.read<ResultChunk>(
          // The last chunk that starts at or before the line has it, if any: the index finds it directly.
          `SELECT first, lines, bytes FROM chunks
           WHERE uuid = $1 AND first + lines > $2 AND first >= coalesce(
             (SELECT max(first) FROM chunks WHERE uuid = $1 AND first <= $2), 0)
           ORDER BY first LIMIT 1`,
          [uuid, line],
        );
        if (row === undefined) return;
        yield { ...row, bytes: await unpack(row.bytes) };
        line = row.first + row.lines;
      }
    },
    extend: (uuid, expires_at) =>
      isAny(sql.query(
        `UPDATE results SET expires_at = $2 WHERE uuid = $1 AND done RETURNING uuid`,
        [uuid, expires_at],
      )),
    async remove(uuid) {
      await sql.batch([
        [`DELETE FROM chunks WHERE uuid = $1`, [uuid]],
        [`DELETE FROM results WHERE uuid = $1`, [uuid]],
      ]);
    },
    async expire(owner) {
      await sql.query(`UPDATE results SET expires_at = 0 WHERE owner = $1`, [owner], { takesAway: true });
    },
  };
}

/** What results take of an owner's space. */
function resultSizes(sql: Sql): Pick<ResultStore, "grow" | "bytesOf" | "largest"> {
  return {
    async grow(uuid, bytes) {
      const text = `UPDATE results SET size = size + $2 WHERE uuid = $1`;
      await sql.query(text, [uuid, bytes], { lasting: false });
    },
    async bytesOf(owner) {
      const [row] = await sql.read<{ bytes: number }>(
        `SELECT CAST(coalesce(sum(size), 0) AS bigint) AS bytes FROM results WHERE owner = $1`,
        [owner],
      );
      return row!.bytes;
    },
    largest: (owner, limit) =>
      sql.read<{ uuid: string; bytes: number }>(
        `SELECT uuid, size AS bytes FROM results WHERE owner = $1 ORDER BY size DESC, uuid LIMIT $2`,
        [owner, limit],
      ),
  };
}

/** How expired results are deleted. */
function resultSweep(sql: Sql): Pick<ResultStore, "sweep"> {
  return {
    async sweep(now) {
      for (let swept = 0;;) {
        const count = await sql.transaction(async ({ query }) => {
          // Instances that sweep at the same time delete different rows.
          const rows = await query(
            `SELECT uuid FROM results WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 ${sql.skipLocked}`,
            [now, SWEPT_AT_ONCE],
          );
          for (const { uuid } of rows) {
            await query(`DELETE FROM chunks WHERE uuid = $1`, [uuid]);
            await query(`DELETE FROM results WHERE uuid = $1`, [uuid]);
          }
          return rows.length;
        });
        swept += count;
        if (count < SWEPT_AT_ONCE) return swept;
      }
    },
  };
}
