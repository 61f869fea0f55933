import { expect, test } from "vitest";
import { IdSlots } from "../../../../lib/net/dns/id_slots.ts";

test("who waits is found by an id of its own, which nobody else has until it is free", () => {
  const slots = new IdSlots<string>(8);
  expect(slots.take(65_535, "a")).toBe(65_535);
  // The slot of 7 is that of 65,535; behind the last id comes the first.
  expect(slots.take(7, "b")).toBe(8);
  expect(slots.take(65_535, "c")).toBe(1);
  expect([65_535, 8, 1, 2].map((id) => slots.get(id))).toEqual(["a", "b", "c", undefined]);
  slots.free(65_535);
  expect(slots.take(15, "d")).toBe(15);
  expect(slots.takeAll().sort()).toEqual(["b", "c", "d"]);
  expect(slots.takeAll()).toEqual([]);
});

test("more than there are slots for take those of others, who then wait in vain", () => {
  const slots = new IdSlots<number>(4);
  const ids = [0, 1, 2, 3, 4].map((waiting) => slots.take(9, waiting));
  expect(new Set(ids.slice(0, 4)).size).toBe(4);
  expect(slots.get(ids[4]!)).toBe(4);
  expect(slots.takeAll()).toHaveLength(4);
});
