import { REMOVED } from "../../../server/stores/people_sql.ts";
import { afterAll, describe, expect, test } from "vitest";
import { createKey, hashOf, newKey } from "../../../server/auth/keys.ts";
import type { ResultChunk, Stores } from "../../../server/stores/store.ts";

const result = (uuid: string, expires_at = 1_000) => ({
  uuid,
  owner: "ann",
  scope: "ct" as const,
  domain: "example.com",
  given: false,
  created_at: 1,
  expires_at,
});
const chunk = (first: number, lines: number): ResultChunk => ({
  first,
  lines,
  bytes: new Uint8Array([first, lines]),
});

/**
 * What every store does.
 *
 * @param other The same store opened a second time, as another instance would; of the memory of a process, itself.
 * @param setClock Sets the clock of the limits of both.
 */
export function storeSuite(
  name: string,
  stores: Stores,
  other: Stores,
  setClock: (ms: number) => unknown,
): void {
  describe(`${name} store`, () => {
    afterAll(async () => {
      await stores.close();
      if (other !== stores) await other.close();
    });

    test("keys are found by hash, listed, touched, revoked once", async () => {
      const wish = { owner: "ann", name: "build", scopes: ["ct", "analyze"] as const, expires_at: 9 };
      const { key, record } = createKey(wish, 1);
      await stores.keys.add(record);
      await expect(stores.keys.add(record)).rejects.toThrow();
      expect(await stores.keys.find(hashOf(key))).toEqual(record);
      expect(await stores.keys.find(hashOf(newKey()))).toBeNull();
      await stores.keys.touch(new Map([[record.id, 5], ["nobody", 6]]));
      expect(await stores.keys.revoke(record.id, 7)).toBe(true);
      expect(await stores.keys.revoke(record.id, 8)).toBe(true);
      expect(await stores.keys.revoke("nobody", 8)).toBe(false);
      expect(await stores.keys.list("ann")).toEqual([{ ...record, last_used_at: 5, revoked_at: 7 }]);
      expect(await stores.keys.list("bob")).toEqual([]);
      const older = createKey(wish, 0).record;
      await stores.keys.add(older);
      expect((await stores.keys.list("ann")).map(({ id }) => id)).toEqual([older.id, record.id]);
      const other = createKey({ ...wish, owner: "bob" }, 2).record;
      await stores.keys.add(other);
      expect((await stores.keys.list()).map(({ id }) => id)).toEqual([older.id, record.id, other.id]);
      // An id and a hash are of one key only.
      for (const same of [{ ...other, id: "another" }, { ...other, hash: "another" }]) {
        await expect(stores.keys.add(same)).rejects.toThrow();
      }
    });

    test("of keys added at once an owner gets no more than allowed; revoked and expired ones do not count", async () => {
      const wish = { owner: "cap", scopes: ["ct"] as const };
      const key = (expires_at: number | null, owner = "cap") =>
        createKey({ ...wish, owner, expires_at }, 10).record;
      await stores.keys.add(key(10));
      const revoked = key(null);
      await stores.keys.add({ ...revoked, revoked_at: 1 });
      const added = await Promise.all(
        Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? stores : other).keys.add(key(null), 5)),
      );
      expect(added.filter((each) => each)).toHaveLength(5);
      expect(await stores.keys.list("cap")).toHaveLength(7);
      expect(await other.keys.add(key(null, "capless"), 5)).toBe(true);
      expect(await stores.keys.add(key(null))).toBe(true);
    });

    test("usage adds up", async () => {
      const count = { key_id: "k", minute: 3_600_000, lookup_requests: 1, ct_requests: 2 };
      await stores.usage.add([count, { ...count, minute: 0 }]);
      await stores.usage.add([count]);
      expect(await stores.usage.read("k", 1)).toEqual([{
        minute: 3_600_000,
        lookup_requests: 2,
        ct_requests: 4,
      }]);
      const hours = async () => (await stores.usage.read("k", 0)).map(({ minute }) => minute);
      expect(await hours()).toEqual([0, 3_600_000]);
      await stores.usage.prune(1);
      expect(await hours()).toEqual([3_600_000]);
      await stores.usage.prune(3_600_000);
      expect(await hours()).toEqual([3_600_000]);
      expect(await stores.usage.read("k", 3_600_000)).toHaveLength(1);
      expect(await stores.usage.read("j", 0)).toEqual([]);
    });

    test("bytes of an owner's results are counted until they are deleted", async () => {
      const { results } = stores;
      for (const uuid of ["x", "y"]) await results.begin({ ...result(uuid), owner: "heavy" });
      expect(await results.bytesOf("heavy")).toBe(0);
      await results.append("x", chunk(0, 2));
      const lines = await results.bytesOf("heavy");
      expect(lines).toBeGreaterThan(0);
      await results.append("x", chunk(2, 3), { expires_at: 1, names: 7 });
      expect(await results.bytesOf("heavy")).toBeGreaterThan(lines);
      await results.grow("y", 3_000_000_000);
      await results.grow("unknown", 5);
      const [y, x] = await results.largest("heavy", 2);
      expect([y, x?.uuid]).toEqual([{ uuid: "y", bytes: 3_000_000_000 }, "x"]);
      // What has expired is on the disk until it is deleted.
      expect(await results.bytesOf("heavy")).toBe(3_000_000_000 + x!.bytes);
      expect(await results.largest("heavy", 1)).toEqual([y]);
      await results.remove("y");
      await results.remove("x");
      expect(await results.bytesOf("heavy")).toBe(0);
    });

    test("results grow from front to back, end, expire and go", async () => {
      const { results } = stores;
      await results.begin(result("a"));
      await expect(results.begin(result("a"))).rejects.toThrow();
      await results.append("a", chunk(0, 2));
      await expect(results.append("a", chunk(1, 1))).rejects.toThrow("Cannot append line 1");
      expect(await results.get("a", 5)).toEqual({
        ...result("a"),
        lines: 2,
        names: 0,
        ended: false,
        done: false,
      });
      expect(await results.extend("a", 9_000)).toBe(false);
      await results.append("a", chunk(2, 3), { expires_at: 2_000, names: 7 });
      await expect(results.append("a", chunk(5, 1))).rejects.toThrow();
      expect(await results.get("a", 5)).toEqual({
        ...result("a", 2_000),
        lines: 5,
        names: 7,
        ended: true,
        done: true,
      });
      await results.begin({ ...result("c"), given: true, created_at: result("a").created_at + 1 });
      await results.begin({ ...result("d"), owner: "someone else" });
      const { owner } = result("a");
      expect((await results.list(owner, 5, 9)).map(({ uuid, given, done }) => [uuid, given, done]))
        .toEqual([["c", true, false], ["a", false, true]]);
      expect(await results.list(owner, 5, 1)).toEqual([await results.get("c", 5)]);
      // Of those that began together, the one of the higher UUID is the newer.
      await results.begin({ ...result("e"), created_at: result("a").created_at });
      expect((await results.list(owner, 5, 9)).map(({ uuid }) => uuid)).toEqual(["c", "e", "a"]);
      await results.remove("e");
      expect((await results.list(owner, 999, 9)).map(({ uuid }) => uuid)).toEqual(["c", "a"]);
      expect((await results.list(owner, 1_000, 9)).map(({ uuid }) => uuid)).toEqual(["a"]);
      expect((await results.list(owner, 2_500, 9)).map(({ uuid }) => uuid)).not.toContain("a");
      await results.remove("c");
      await results.remove("d");
      const read = async (from: number) => {
        const firsts: number[] = [];
        for await (const each of results.chunks("a", from)) {
          expect(each).toEqual(chunk(each.first, each.lines));
          firsts.push(each.first);
        }
        return firsts;
      };
      expect([await read(0), await read(1), await read(2), await read(5)]).toEqual([[0, 2], [0, 2], [2], []]);
      expect(await results.extend("a", 3_000)).toBe(true);
      expect(await results.get("a", 3_000)).toBeNull();
      expect(await results.sweep(2_999)).toBe(0);
      expect(await results.sweep(3_000)).toBe(1);
      expect(await read(0)).toEqual([]);
      await results.begin(result("b"));
      await results.remove("b");
      await results.remove("b");
      expect(await results.get("b", 1)).toBeNull();
    });

    test("what has expired goes, however much it is, and with its lines; what has not stays", async () => {
      const { results } = stores;
      const uuids = Array.from({ length: 250 }, (_, i) => `many-${i}`);
      await Promise.all(uuids.map((uuid, i) => results.begin(result(uuid, i < 240 ? 500 : 501))));
      await results.append("many-0", chunk(0, 1));
      await results.append("many-249", chunk(0, 1));
      expect(await results.sweep(500)).toBe(240);
      expect(await results.sweep(500)).toBe(0);
      expect(await results.get("many-239", 1)).toBeNull();
      const lines = async (uuid: string) => {
        let count = 0;
        for await (const each of results.chunks(uuid, 0)) count += each.lines;
        return count;
      };
      expect([await lines("many-0"), await lines("many-249")]).toEqual([0, 1]);
      expect(await results.sweep(501)).toBe(10);
    });

    test("windows that are over are forgotten, others are not", async () => {
      const { limits } = stores;
      await setClock(0);
      await limits.take("w", 60_000);
      await setClock(59_999);
      await limits.sweep();
      expect(await limits.take("w", 60_000)).toEqual({ count: 2, left_ms: 1 });
      await setClock(60_000);
      await limits.sweep();
      await setClock(59_999);
      expect(await limits.take("w", 60_000)).toEqual({ count: 1, left_ms: 60_000 });
    });

    test("windows count", async () => {
      const { limits } = stores;
      await setClock(0);
      expect(await limits.take("x", 60_000)).toEqual({ count: 1, left_ms: 60_000 });
      await setClock(59_999);
      expect(await limits.take("x", 60_000)).toEqual({ count: 2, left_ms: 1 });
      await setClock(60_000);
      expect((await limits.take("x", 60_000)).count).toBe(1);
      await setClock(5);
      expect(await limits.take("y", 900_000)).toEqual({ count: 1, left_ms: 900_000 });
      await setClock(900_004);
      expect(await limits.take("y", 900_000)).toEqual({ count: 2, left_ms: 1 });
      expect(await limits.takeAll(["new", "y"], 900_000, 3)).toEqual([
        { count: 3, left_ms: 900_000 },
        { count: 5, left_ms: 1 },
      ]);
      await stores.ping();
      expect(stores.shared).toBe(name === "postgres");
    });

    test("of requests at the same time each is counted once", async () => {
      const both = stores.shared ? other : stores;
      const windows = await Promise.all(
        Array.from({ length: 40 }, async (_, i) => {
          const { limits } = i % 2 === 0 ? stores : both;
          // With a window of its own each time, new or not.
          const ids = [`z${i % 7}`, "z"];
          return (await limits.takeAll(ids, 60_000, 1))[1]!;
        }),
      );
      expect(windows.map((window) => window.count).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 40 }, (_, i) => i + 1),
      );
      const count = { key_id: "z", minute: 0, lookup_requests: 1, ct_requests: 0 };
      await Promise.all(
        Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? stores : other).usage.add([count])),
      );
      expect((await stores.usage.read("z", 0))[0]!.lookup_requests).toBe(20);
    });

    test("the number of leases at a time is limited, until they are returned or expire", async () => {
      const { limits } = stores;
      const both = (stores.shared ? other : stores).limits;
      await setClock(0);
      const held = await Promise.all(
        Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? limits : both).hold("h", `p${i}`, 5, 100)),
      );
      expect(held.filter((each) => each)).toHaveLength(5);
      await setClock(100);
      expect(await both.held(["h"])).toEqual(new Set());
      await setClock(99);
      expect(await both.held(["g", "h"])).toEqual(new Set(["h"]));
      const [first, second] = [...held.keys()].filter((i) => held[i]).map((i) => `p${i}`) as [string, string];
      await limits.free(first);
      await limits.free(first);
      expect(await limits.hold("h", first, 5, 1)).toBe(true);
      expect(await limits.hold("h", "late", 5, 100)).toBe(false);
      await limits.renew([second, "nobody"], 200);
      await setClock(100);
      expect(await limits.hold("h", "late", 2, 100)).toBe(true);
      expect(await limits.hold("h", "later", 2, 100)).toBe(false);
      await setClock(250);
      await limits.sweep();
      await setClock(0);
      expect(await limits.held(["h", "nobody"])).toEqual(new Set(["h"]));
    });

    test("what one instance writes the other reads next", async () => {
      const { key, record } = createKey({ owner: "ivy", scopes: ["ct"], expires_at: null }, 1);
      await stores.keys.add(record);
      expect((await other.keys.find(hashOf(key)))?.revoked_at).toBeNull();
      await stores.keys.revoke(record.id, 5);
      expect((await other.keys.find(hashOf(key)))?.revoked_at).toBe(5);
      await stores.results.begin(result("c"));
      await stores.results.append("c", chunk(0, 2));
      expect(await other.results.get("c", 5)).toMatchObject({ lines: 2, done: false });
      const attempts = [stores, other].map((each) => each.results.append("c", chunk(2, 1)));
      const ended = await Promise.allSettled(attempts);
      expect(ended.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      await other.results.remove("c");
      expect(await stores.results.get("c", 5)).toBeNull();
    });

    test("owners are unique by name, listed, changed", async () => {
      const { owners, people } = stores;
      const cat = { name: "cat", passphrase: "hash", created_at: 2 };
      const bea = { name: "béa", passphrase: null, created_at: 2 };
      expect(await owners.add(cat)).toBe(true);
      expect(await owners.add({ ...cat, passphrase: "other", created_at: 3 })).toBe(false);
      expect(await owners.add(bea)).toBe(true);
      expect(await owners.add({ ...bea, name: "dan", created_at: 1 })).toBe(true);
      expect(await owners.find("cat")).toEqual({ name: "cat", created_at: 2 });
      expect(await people.find("cat")).toEqual({ ...cat, owner: "cat", role: "admin" });
      expect(await owners.find("Cat")).toBeNull();
      expect((await owners.list()).map(({ name }) => name)).toEqual(["dan", "béa", "cat"]);
      expect(await people.setPassphrase("béa", "new")).toBe(true);
      expect(await people.setPassphrase("nobody", "new")).toBe(false);
      expect(await people.find("béa")).toMatchObject({ ...bea, passphrase: "new" });
    });

    const session = (hash: string, person: string, expires_at = 100) => ({
      hash,
      person,
      by: "passphrase" as const,
      created_at: 1,
      used_at: 1,
      expires_at,
      device: "Firefox",
      address: "192.0.2.1",
    });

    test("sessions want their person and passphrase, are touched, end one by one or all at once", async () => {
      const { owners, sessions } = stores;
      await owners.add({ name: "eve", passphrase: "p1", created_at: 1 });
      expect(await sessions.add(session("s0", "nobody"), null)).toBe(false);
      expect(await sessions.add(session("s1", "eve"), "p0")).toBe(false);
      expect(await sessions.find("s1")).toBeNull();
      for (const hash of ["s1", "s2", "s3"]) {
        expect(await sessions.add(session(hash, "eve"), "p1")).toBe(true);
      }
      expect(await sessions.add({ ...session("s4", "eve"), by: "link" }, null)).toBe(true);
      await sessions.touch("s1", 7);
      await sessions.touch("s0", 7);
      expect(await sessions.find("s1")).toEqual({
        ...session("s1", "eve"),
        used_at: 7,
        owner: "eve",
        role: "admin",
      });
      expect((await sessions.find("s4"))?.by).toBe("link");
      await sessions.remove("s1");
      await sessions.remove("s1");
      expect(await sessions.find("s1")).toBeNull();
      expect(await sessions.addLink({ hash: "l1", person: "eve", expires_at: 100 })).toBe(true);
      expect((await sessions.list("eve")).map(({ hash, role }) => [hash, role])).toEqual([
        ["s2", "admin"],
        ["s3", "admin"],
        ["s4", "admin"],
      ]);
      await sessions.removeAll("eve", "s3");
      const left = async (...hashes: string[]) =>
        (await Promise.all(hashes.map((hash) => sessions.find(hash)))).map((each) => each?.hash);
      expect(await left("s2", "s3", "s4")).toEqual([undefined, "s3", undefined]);
      expect(await sessions.takeLink("l1", 1)).toBeNull();
      await sessions.removeAll("eve", null);
      expect(await left("s3")).toEqual([undefined]);
      await sessions.add(session("s5", "eve", 50), null);
      await sessions.add(session("s6", "eve", 51), null);
      await sessions.addLink({ hash: "l2", person: "eve", expires_at: 50 });
      await sessions.sweep(50);
      expect(await left("s5", "s6")).toEqual([undefined, "s6"]);
      expect(await sessions.takeLink("l2", 1)).toBeNull();
    });

    test("a link is taken once, by one, before it expires", async () => {
      const { owners, sessions } = stores;
      await owners.add({ name: "fay", passphrase: null, created_at: 1 });
      expect(await sessions.addLink({ hash: "m0", person: "nobody", expires_at: 9 })).toBe(false);
      await sessions.addLink({ hash: "m1", person: "fay", expires_at: 9 });
      await sessions.addLink({ hash: "m2", person: "fay", expires_at: 9 });
      const taken = await Promise.all([1, 2, 3].map((now) => sessions.takeLink("m1", now)));
      expect(taken.filter((person) => person !== null)).toEqual(["fay"]);
      expect(await sessions.takeLink("m2", 9)).toBeNull();
      expect(await sessions.takeLink("m2", 1)).toBeNull();
    });

    test("results of an owner expire at once, those of others do not", async () => {
      const { results } = stores;
      for (const owner of ["kim", "lee"]) {
        const base = { scope: "lookup:squat" as const, domain: "a.com", created_at: 1, expires_at: 5_000 };
        await results.begin({ ...base, uuid: `expire ${owner}`, owner });
      }
      await results.expire("kim");
      expect(await results.get("expire kim", 1)).toBeNull();
      expect(await results.list("kim", 1, 9)).toEqual([]);
      expect(await results.get("expire lee", 1)).not.toBeNull();
      expect(await results.sweep(1)).toBe(1);
      await results.remove("expire lee");
    });

    test("an account of a provider is of one person, and goes with the person or the team", async () => {
      const { owners, people, identities } = stores;
      const account = (subject: string) => ({ issuer: "https://id.example", subject });
      await owners.add({ name: "ivy", passphrase: "p", created_at: 1 });
      expect(await identities.link(account("1"), "nobody of the name", 1)).toBe(false);
      expect(await identities.link(account("1"), "ivy", 2)).toBe(true);
      expect(await identities.link(account("1"), "ivy", 3)).toBe(false);
      expect(await identities.find(account("1"))).toBe("ivy");
      expect(await identities.find({ ...account("1"), issuer: "https://other.example" })).toBeNull();
      const team = { owner: "ivy", role: "analyst" as const };
      expect(await identities.join(account("2"), "ivy", team, 4)).toBe("name taken");
      expect(await identities.join(account("1"), "ike", team, 4)).toBe("unknown");
      expect(await identities.join(account("2"), "ike", { ...team, owner: "no team" }, 4)).toBe("unknown");
      const both = await Promise.all([
        identities.join(account("2"), "ike", team, 4),
        identities.join(account("2"), "ike", team, 4),
      ]);
      expect(both.sort()).toEqual(["done", "name taken"]);
      expect(await people.find("ike")).toEqual({ name: "ike", ...team, passphrase: null, created_at: 4 });
      await people.invite(invitation("i1", "ivy"), 9);
      expect(await identities.join(account("3"), "ian", { invitation: "unknown" }, 5)).toBe("unknown");
      expect(await identities.join(account("3"), "ian", { invitation: "i1" }, 5)).toBe("done");
      expect(await identities.join(account("4"), "ida", { invitation: "i1" }, 5)).toBe("unknown");
      expect(await identities.list("ian")).toEqual([{ ...account("3"), linked_at: 5 }]);
      expect(await identities.unlink(account("3"), "ike")).toBe(false);
      expect(await identities.unlink(account("3"), "ian")).toBe(true);
      expect(await people.remove("ike", "ivy", 6)).toBe("done");
      expect(await identities.find(account("2"))).toBe(REMOVED);
      expect(await identities.join(account("2"), "ike", team, 6)).toBe("removed");
      expect(await identities.join(account("5"), "ike", team, 6)).toBe("removed");
      expect(await identities.link(account("2"), "ivy", 6)).toBe(true);
      expect(await owners.remove("ivy", 7)).toBe(true);
      expect(await identities.find(account("1"))).toBeNull();
    });

    test("a sign-in under way is taken once, until it expires", async () => {
      const { identities, sessions } = stores;
      await identities.begin("f1", "one", 100);
      await identities.begin("f1", "two", 100);
      const taken = await Promise.all([identities.take("f1", 99), identities.take("f1", 99)]);
      expect(taken.sort()).toEqual(["two", null].sort());
      await identities.begin("f2", "late", 100);
      expect(await identities.take("f2", 100)).toBeNull();
      await identities.begin("f3", "swept", 100);
      await sessions.sweep(100);
      expect(await identities.take("f3", 50)).toBeNull();
    });

    test("an owner goes with links, sessions and keys", async () => {
      const { owners, sessions, keys } = stores;
      await owners.add({ name: "gus", passphrase: "p", created_at: 1 });
      await sessions.add(session("g1", "gus"), "p");
      await sessions.addLink({ hash: "g2", person: "gus", expires_at: 100 });
      const wish = { owner: "gus", scopes: ["ct"] as const, expires_at: null };
      const [one, two] = [createKey(wish, 1).record, createKey(wish, 2).record];
      const other = createKey({ ...wish, owner: "guy" }, 3).record;
      for (const key of [one, two, other]) await keys.add(key);
      await keys.revoke(one.id, 5);
      const { last } = await owners.removals(Number.MAX_SAFE_INTEGER);
      expect(await owners.remove("nobody", 6)).toBe(false);
      expect(await owners.removals(last)).toEqual({ last, names: [], people: [], keys: [] });
      expect(await owners.remove("gus", 6)).toBe(true);
      expect(await owners.remove("gus", 7)).toBe(false);
      const next = await owners.removals(last);
      expect([next.last > last, next.names]).toEqual([true, ["gus"]]);
      expect(await owners.removals(next.last)).toEqual({ last: next.last, names: [], people: [], keys: [] });
      expect(await owners.find("gus")).toBeNull();
      expect(await sessions.find("g1")).toBeNull();
      expect((await keys.list("gus")).map(({ revoked_at }) => revoked_at)).toEqual([5, 6]);
      expect((await keys.list("guy")).map(({ revoked_at }) => revoked_at)).toEqual([null]);
      // A name may have keys and no account.
      expect([await owners.remove("guy", 8), await owners.remove("guy", 9)]).toEqual([true, false]);
      expect((await keys.list("guy")).map(({ revoked_at }) => revoked_at)).toEqual([8]);
      await owners.add({ name: "gus", passphrase: null, created_at: 8 });
      expect(await sessions.takeLink("g2", 9)).toBeNull();
    });

    const invitation = (hash: string, owner: string, expires_at = 100) => ({
      ...{ hash, owner, role: "analyst" as const, made_by: owner, created_at: 5, expires_at },
    });

    test("an invitation makes one person of one team, once, before it expires", async () => {
      const { owners, people } = stores;
      await owners.add({ name: "ada", passphrase: null, created_at: 1 });
      await owners.add({ name: "moe", passphrase: null, created_at: 2 });
      expect(await people.invite(invitation("i0", "nobody"), 9)).toBe(false);
      expect(await people.invite(invitation("i1", "ada"), 2)).toBe(true);
      expect(await people.invite(invitation("i2", "ada", 9), 2)).toBe(true);
      expect(await people.invite(invitation("i3", "ada"), 2)).toBe(false);
      expect((await people.invitations("ada", 8)).map(({ hash }) => hash)).toEqual(["i1", "i2"]);
      expect(await people.invitations("moe", 8)).toEqual([]);
      expect((await people.invitations("ada", 9)).map(({ hash }) => hash)).toEqual(["i1"]);
      expect(await people.invitation("i1", 8)).toEqual(invitation("i1", "ada"));
      expect(await people.invitation("i2", 9)).toBeNull();
      const bob = { name: "bob of ada", passphrase: "p" };
      expect(await people.accept("i2", bob, 9)).toBe("unknown");
      for (const name of ["moe", "ada"]) {
        expect(await people.accept("i1", { ...bob, name }, 8)).toBe("name taken");
      }
      const both = await Promise.all([
        people.accept("i1", bob, 8),
        people.accept("i1", { ...bob, name: "cyd of ada" }, 8),
      ]);
      expect(both.sort()).toEqual(["done", "unknown"]);
      expect(await people.accept("i1", { ...bob, name: "dan of ada" }, 8)).toBe("unknown");
      expect((await people.list("ada")).map(({ role, owner }) => [role, owner])).toEqual([
        ["admin", "ada"],
        ["analyst", "ada"],
      ]);
      expect((await people.list("moe")).map(({ name }) => name)).toEqual(["moe"]);
      expect((await people.list()).length).toBeGreaterThan(3);
      expect(await people.invite(invitation("i4", "ada"), 9)).toBe(true);
      expect([await people.endInvitation("i4", "moe"), await people.endInvitation("i4", "ada")]).toEqual([
        false,
        true,
      ]);
      expect(await owners.add({ name: "bob of ada", passphrase: null, created_at: 3 })).toBe(
        !(await people.list("ada")).some(({ name }) => name === "bob of ada"),
      );
    });

    test("a role or a person that goes takes sign-ins and own keys along; the last admin stays", async () => {
      const { owners, people, sessions, keys } = stores;
      await owners.add({ name: "tess", passphrase: null, created_at: 1 });
      await people.invite({ ...invitation("t1", "tess"), role: "admin" }, 9);
      await people.accept("t1", { name: "tim", passphrase: "p" }, 6);
      await sessions.add(session("t2", "tim"), "p");
      await sessions.add(session("t3", "tim"), "p");
      await sessions.add(session("t4", "tess"), null);
      await people.invite({ ...invitation("t5", "tess"), made_by: "tim" }, 9);
      const wish = { owner: "tess", scopes: ["ct"] as const, expires_at: null };
      const [own, other] = [
        createKey({ ...wish, person: { name: "tim", role: "admin" } }, 1).record,
        createKey(wish, 2).record,
      ];
      await keys.add(own);
      await keys.add(other);
      expect((await keys.find(own.hash))?.role).toBe("admin");
      expect(await people.setRole("tim", "ada", "viewer", null)).toBe("unknown");
      expect(await people.setRole("tim", "tess", "admin", null)).toBe("done");
      expect(await sessions.find("t2")).not.toBeNull();
      expect(await people.setRole("tim", "tess", "viewer", "t3")).toBe("done");
      expect([await sessions.find("t2"), (await sessions.find("t3"))?.role]).toEqual([null, "viewer"]);
      expect(await people.invitations("tess", 8)).toEqual([]);
      expect((await keys.find(own.hash))?.role).toBe("viewer");
      expect(await keys.find(other.hash)).toMatchObject({ person: null, role: null });
      expect(await people.setRole("tess", "tess", "analyst", null)).toBe("last admin");
      expect(await people.remove("tess", "tess", 9)).toBe("last admin");
      const { last } = await owners.removals(Number.MAX_SAFE_INTEGER);
      expect(await people.remove("tim", "ada", 9)).toBe("unknown");
      expect(await people.remove("tim", "tess", 9)).toBe("done");
      expect(await people.remove("tim", "tess", 9)).toBe("unknown");
      expect((await owners.removals(last)).people).toEqual([{ owner: "tess", person: "tim" }]);
      expect([await sessions.find("t3"), await people.find("tim")]).toEqual([null, null]);
      expect((await keys.list("tess")).map(({ person, revoked_at }) => [person, revoked_at])).toEqual([
        ["tim", 9],
        [null, null],
      ]);
      // The name is free again: what its first bearer had stays gone.
      await people.invite(invitation("t6", "tess"), 9);
      await people.accept("t6", { name: "tim", passphrase: "q" }, 9);
      expect((await keys.find(own.hash))?.revoked_at).toBe(9);
      await sessions.add(session("t7", "tim"), "q");
      await owners.remove("tess", 10);
      expect([await sessions.find("t7"), await sessions.find("t4"), await people.list("tess")]).toEqual([
        null,
        null,
        [],
      ]);
    });
  });
}
