import type { KeyStore, LinkRecord, OwnerRecord, OwnerStore, SessionRecord, SessionStore } from "./store.ts";

/** Owners and sessions in the process. Removing an owner revokes its keys in `keys`. */
export function memoryOwners(keys: KeyStore): { owners: OwnerStore; sessions: SessionStore } {
  const owners = new Map<string, OwnerRecord>();
  const sessions = new Map<string, SessionRecord>();
  const links = new Map<string, LinkRecord>();
  const removals: string[] = [];
  const forget = (owner: string, except: string | null) => {
    for (const [hash, link] of links) if (link.owner === owner) links.delete(hash);
    for (const [hash, session] of sessions) {
      if (session.owner === owner && hash !== except) sessions.delete(hash);
    }
  };
  return {
    owners: {
      async add(owner) {
        await undefined;
        if (owners.has(owner.name)) return false;
        owners.set(owner.name, { ...owner });
        return true;
      },
      async find(name) {
        await undefined;
        const owner = owners.get(name);
        return owner === undefined ? null : { ...owner };
      },
      list: () =>
        Promise.resolve(
          [...owners.values()].sort((a, b) => a.created_at - b.created_at || (a.name < b.name ? -1 : 1))
            .map((owner) => ({ ...owner })),
        ),
      async setPassphrase(name, passphrase) {
        await undefined;
        const owner = owners.get(name);
        if (owner !== undefined) owner.passphrase = passphrase;
        return owner !== undefined;
      },
      async remove(name, now) {
        const revoked = (await keys.list(name)).filter(({ revoked_at }) => revoked_at === null);
        if (!owners.delete(name) && revoked.length === 0) return false;
        removals.push(name);
        forget(name, null);
        for (const { id } of revoked) await keys.revoke(id, now);
        return true;
      },
      removals: (after) => Promise.resolve({ last: removals.length, names: removals.slice(after) }),
    },
    sessions: {
      async add(session, passphrase) {
        await undefined;
        const owner = owners.get(session.owner);
        if (owner === undefined || (passphrase !== null && owner.passphrase !== passphrase)) return false;
        sessions.set(session.hash, { ...session });
        return true;
      },
      async find(hash) {
        await undefined;
        const session = sessions.get(hash);
        return session === undefined ? null : { ...session };
      },
      async touch(hash, now) {
        await undefined;
        const session = sessions.get(hash);
        if (session !== undefined) session.used_at = now;
      },
      async remove(hash) {
        await undefined;
        sessions.delete(hash);
      },
      async removeAll(owner, except) {
        await undefined;
        forget(owner, except);
      },
      async addLink(link) {
        await undefined;
        if (!owners.has(link.owner)) return false;
        links.set(link.hash, { ...link });
        return true;
      },
      async takeLink(hash, now) {
        await undefined;
        const link = links.get(hash);
        links.delete(hash);
        return link === undefined || link.expires_at <= now ? null : link.owner;
      },
      async sweep(now) {
        await undefined;
        for (const [hash, { expires_at }] of links) if (expires_at <= now) links.delete(hash);
        for (const [hash, { expires_at }] of sessions) if (expires_at <= now) sessions.delete(hash);
      },
    },
  };
}
