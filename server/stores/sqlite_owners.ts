import type { DatabaseSync } from "node:sqlite";
import type { OwnerRecord, OwnerStore, SessionRecord, SessionStore } from "./store.ts";

/** Owners and sessions in a database whose schema is up to date. */
export function sqliteOwners(
  db: DatabaseSync,
  transaction: <T>(run: () => T) => T,
): { owners: OwnerStore; sessions: SessionStore } {
  const add = db.prepare("INSERT INTO owners VALUES (?, ?, ?) ON CONFLICT DO NOTHING");
  const find = db.prepare("SELECT * FROM owners WHERE name = ?");
  const list = db.prepare("SELECT * FROM owners ORDER BY created_at, name");
  const setPassphrase = db.prepare("UPDATE owners SET passphrase = ? WHERE name = ?");
  const remove = db.prepare("DELETE FROM owners WHERE name = ?");
  const revoke = db.prepare("UPDATE keys SET revoked_at = ? WHERE owner = ? AND revoked_at IS NULL");
  const addRemoval = db.prepare("INSERT INTO removals (name) VALUES (?)");
  const lastRemoval = db.prepare("SELECT coalesce(max(number), 0) AS last FROM removals");
  const removals = db.prepare("SELECT name FROM removals WHERE number > ? ORDER BY number");
  const addSession = db.prepare(
    `INSERT INTO sessions (hash, owner, "by", created_at, used_at, expires_at)
     SELECT $hash, name, $by, $created_at, $used_at, $expires_at FROM owners
     WHERE name = $owner AND ($passphrase IS NULL OR passphrase = $passphrase)`,
  );
  const findSession = db.prepare("SELECT * FROM sessions WHERE hash = ?");
  const touch = db.prepare("UPDATE sessions SET used_at = ? WHERE hash = ?");
  const removeSession = db.prepare("DELETE FROM sessions WHERE hash = ?");
  const removeSessions = db.prepare("DELETE FROM sessions WHERE owner = ? AND hash IS NOT ?");
  const removeLinks = db.prepare("DELETE FROM links WHERE owner = ?");
  const addLink = db.prepare("INSERT INTO links SELECT ?, name, ? FROM owners WHERE name = ?");
  const takeLink = db.prepare("DELETE FROM links WHERE hash = ? RETURNING owner, expires_at");
  const sweepLinks = db.prepare("DELETE FROM links WHERE expires_at <= ?");
  const sweepSessions = db.prepare("DELETE FROM sessions WHERE expires_at <= ?");
  const forget = (owner: string, except: string | null) => {
    removeLinks.run(owner);
    removeSessions.run(owner, except);
  };
  return {
    owners: {
      async add({ name, passphrase, created_at }) {
        await undefined;
        return add.run(name, passphrase, created_at).changes > 0;
      },
      async find(name) {
        await undefined;
        const row = find.get(name);
        return row === undefined ? null : { ...row } as unknown as OwnerRecord;
      },
      async list() {
        await undefined;
        return list.all().map((row) => ({ ...row }) as unknown as OwnerRecord);
      },
      async setPassphrase(name, passphrase) {
        await undefined;
        return setPassphrase.run(passphrase, name).changes > 0;
      },
      async remove(name, now) {
        await undefined;
        return transaction(() => {
          const deleted = remove.run(name).changes, revoked = revoke.run(now, name).changes;
          if (deleted === 0 && revoked === 0) return false;
          forget(name, null);
          addRemoval.run(name);
          return true;
        });
      },
      async removals(after) {
        await undefined;
        const { last } = lastRemoval.get() as { last: number };
        return { last, names: removals.all(after).map((row) => row["name"] as string) };
      },
    },
    sessions: {
      async add({ hash, owner, by, created_at, used_at, expires_at }, passphrase) {
        await undefined;
        const row = { hash, owner, by, created_at, used_at, expires_at, passphrase };
        return addSession.run(row).changes > 0;
      },
      async find(hash) {
        await undefined;
        const row = findSession.get(hash);
        return row === undefined ? null : { ...row } as unknown as SessionRecord;
      },
      async touch(hash, now) {
        await undefined;
        touch.run(now, hash);
      },
      async remove(hash) {
        await undefined;
        removeSession.run(hash);
      },
      async removeAll(owner, except) {
        await undefined;
        transaction(() => forget(owner, except));
      },
      async addLink({ hash, owner, expires_at }) {
        await undefined;
        return addLink.run(hash, expires_at, owner).changes > 0;
      },
      async takeLink(hash, now) {
        await undefined;
        const row = takeLink.get(hash) as { owner: string; expires_at: number } | undefined;
        return row === undefined || row.expires_at <= now ? null : row.owner;
      },
      async sweep(now) {
        await undefined;
        sweepLinks.run(now);
        sweepSessions.run(now);
      },
    },
  };
}
