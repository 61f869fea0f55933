import fc from "fast-check";
import { expect, test } from "vitest";
import { Bag } from "../../lib/bag.ts";

test("a bag has what a set has, in its order, whatever comes and goes", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200), { maxLength: 600 }), (steps) => {
      const bag = new Bag<{ place: number; n: number }>();
      const set = new Set<{ place: number; n: number }>();
      const members = Array.from({ length: 201 }, (_, n) => ({ place: 0, n }));
      for (const n of steps) {
        const member = members[n]!;
        // Two of three come, so that it grows, and those that leave are old and new.
        const isThere = set.delete(member);
        expect(bag.delete(member)).toBe(isThere);
        if (isThere && n % 3 === 0) continue;
        set.add(member);
        bag.add(member);
        expect(bag.size).toBe(set.size);
      }
      expect([...bag]).toEqual([...set]);
    }),
  );
});

test("those that leave while a bag is read are not met", () => {
  const bag = new Bag<{ place: number; n: number }>();
  const members = Array.from({ length: 4 }, (_, n) => ({ place: 0, n }));
  for (const member of members) bag.add(member);
  const met: number[] = [];
  for (const { n } of bag) {
    met.push(n);
    bag.delete(members[0]!);
    bag.delete(members[2]!);
  }
  expect(met).toEqual([0, 1, 3]);
});

test("a bag does not grow with what has left", () => {
  const bag = new Bag<{ place: number }>();
  const stays = { place: 0 };
  bag.add(stays);
  let most = 0;
  for (let i = 0; i < 10_000; i++) {
    const member = { place: 0 };
    bag.add(member);
    most = Math.max(most, member.place);
    bag.delete(member);
  }
  expect([...bag]).toEqual([stays]);
  expect(most).toBeLessThan(100);
});
