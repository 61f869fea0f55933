import { expect, test } from "vitest";
import type { ShareRecord, ShareStore } from "../../../../server/extras/shares/store.ts";

const link = (id: string, more: Partial<ShareRecord> = {}): ShareRecord => ({
  id,
  hash: `hash of ${id}`,
  owner: "ann",
  kind: "result",
  subject: "r1",
  created_at: 10,
  created_by: "owner:ann",
  expires_at: 100,
  revoked_at: null,
  ...more,
});

/** What every store of shared links does. `other` is the same store, opened a second time. */
export function sharesSuite(name: string, store: ShareStore, other: ShareStore): void {
  test(`${name}: a link is found by its hash until it ends or is revoked, and is listed for long after`, async () => {
    expect(await store.add(link("1"), 9)).toBe(true);
    expect(await store.add(link("2", { subject: "r2" }), 9)).toBe(true);
    expect(await store.add(link("3", { owner: "bob" }), 9)).toBe(true);
    await expect(store.add(link("4", { hash: "hash of 1" }), 9)).rejects.toThrow();
    expect(await other.find("hash of 1", 99)).toMatchObject(link("1"));
    expect(await other.find("hash of 1", 100)).toBeNull();
    expect(await other.find("hash of 9", 50)).toBeNull();
    expect(await other.get("ann", "2")).toMatchObject(link("2", { subject: "r2" }));
    expect([await other.get("bob", "2"), await other.get("ann", "9")]).toEqual([null, null]);
    expect(await other.list("ann", 10)).toMatchObject([link("2", { subject: "r2" }), link("1")]);
    expect(await other.list("ann", 1)).toHaveLength(1);
    expect((await other.list("ann", 10, "r1")).map(({ id }) => id)).toEqual(["1"]);
    expect(await store.revoke("bob", "1", 50)).toBeNull();
    expect(await store.revoke("ann", "1", 50)).toMatchObject({ id: "1", revoked_at: 50 });
    expect(await store.revoke("ann", "1", 60)).toMatchObject({ revoked_at: 50 });
    expect(await other.find("hash of 1", 50)).toBeNull();
    await store.revokeAll("ann", "r2", 70);
    await store.revokeAll("ann", "r1", 70);
    expect((await other.list("ann", 10)).map(({ revoked_at }) => revoked_at)).toEqual([70, 50]);
    expect(await other.find("hash of 3", 70)).toMatchObject({ owner: "bob" });
    await store.sweep(60);
    expect((await other.list("ann", 10)).map(({ id }) => id)).toEqual(["2"]);
    await store.sweep(1_000);
    expect([await other.list("ann", 10), await other.list("bob", 10)]).toEqual([[], []]);
  });

  test(`${name}: links to brands end, once`, async () => {
    await store.add(link("1"), 9);
    await store.add(link("2", { kind: "brand", subject: "b" }), 9);
    expect([await store.endBrands(20), await other.endBrands(30)]).toEqual([true, false]);
    expect((await other.list("ann", 10)).map(({ revoked_at }) => revoked_at)).toEqual([20, null]);
    await store.sweep(1_000);
  });

  test(`${name}: an owner has so many links that work, and no more`, async () => {
    const adds = ["1", "2", "3"].map((id) => store.add(link(id), 9));
    expect(await Promise.all(adds)).toEqual([true, true, true]);
    expect(await store.add(link("4"), 3)).toBe(false);
    expect(await store.add(link("5", { owner: "bob" }), 3)).toBe(true);
    await store.revoke("ann", "1", 20);
    expect(await store.add(link("6", { created_at: 30 }), 3)).toBe(true);
    expect(await store.add(link("7", { created_at: 200, expires_at: 300 }), 1)).toBe(true);
    await store.sweep(1_000);
  });

  test(`${name}: links that are added at the same time do not exceed the maximum`, async () => {
    const adds = Array.from({ length: 24 }, (_, i) => store.add(link(String(10 + i)), 5));
    expect((await Promise.all(adds)).filter((added) => added)).toHaveLength(5);
    expect(await store.list("ann", 30)).toHaveLength(5);
    await store.sweep(1_000);
  });
}
