import { storedScreenshots } from "../../../server/results/screenshots.ts";
import { expect, test } from "vitest";
import type { Sighting } from "../../../lib/net/mod.ts";
import { createKey, hashOf } from "../../../server/auth/keys.ts";
import type { Storage } from "../../../server/stores/storage.ts";

/** What storage of every kind does. */
export function storageSuite(name: string, open: () => Promise<Storage>): void {
  test(`${name}: keys, history and screenshots are where the URL says, and stay if the store does`, async () => {
    const seen: Sighting = {
      kind: "dns",
      name: "a.com",
      rrtype: "TXT",
      value: "v".repeat(60_000),
      first: 1,
      last: 2,
      count: 3,
    };
    const certificate: Sighting = {
      kind: "tls",
      ip: "192.0.2.1",
      certificate: "ff",
      subjects: ["a.com", "*.a.com", "nul\0.com"],
      first: 1,
      last: 1,
      count: 1,
    };
    const address: Sighting = { ...seen, rrtype: "A", value: "192.0.2.1" };
    const { key, record } = createKey({ owner: "ann", scopes: ["ct"], expires_at: null }, 1);
    const one = await open();
    await one.keys.add(record);
    const history = await one.history();
    await history?.record([seen, certificate, seen, address, { ...certificate, last: 5 }]);
    await storedScreenshots(one, () => "https://d.example")
      ?.of("01900000-0000-7000-8000-000000000000").put("a.com", new Uint8Array([1]));
    await one.close();
    const other = await open();
    const lasts = other.kind !== "memory";
    expect((await other.keys.find(hashOf(key))) !== null).toBe(lasts);
    expect((await other.history()) !== null).toBe(lasts);
    expect(storedScreenshots(other, () => "") !== null).toBe(lasts);
    const again = await other.history();
    if (again !== null) {
      expect((await again.dns("a.com")).map(({ rrtype, time_first, time_last, count }) => ({
        rrtype,
        time_first,
        time_last,
        count,
      }))).toEqual(expect.arrayContaining([
        { rrtype: "TXT", time_first: 1, time_last: 2, count: 6 },
        { rrtype: "A", time_first: 1, time_last: 2, count: 3 },
      ]));
      expect((await again.tls("a.com"))["192.0.2.1"]?.certificates).toEqual(["ff"]);
      expect((await again.tls("a.com"))["192.0.2.1"]?.subjects).toContain("*.a.com");
      expect(await again.prune({ before: 2 })).toBe(0);
      expect(await again.prune({ rows: 1 })).toBe(1);
      expect(await again.prune({ before: 9 })).toBe(2);
      expect(await again.tls("a.com")).toEqual({});
    }
    await other.close();
  });
}
