import { expect, test } from "vitest";
import { IdSlots } from "../../../../lib/net/dns/id_slots.ts";

interface Named {
  id: number;
  name: string;
}

/** Takes a slot for one of that name. */
function taken(slots: IdSlots<Named>, id: number, name: string): Named {
  const waiting = { id: -1, name };
  slots.take(id, waiting);
  return waiting;
}

test("who waits is found by an id of its own, which nobody else has until it is free", () => {
  const slots = new IdSlots<Named>(8);
  const a = taken(slots, 65_535, "a");
  expect(a.id).toBe(65_535);
  // The slot of 7 is that of 65,535; behind the last id comes the first.
  const b = taken(slots, 7, "b");
  expect(b.id).toBe(8);
  const c = taken(slots, 65_535, "c");
  expect(c.id).toBe(1);
  expect([65_535, 8, 1, 2].map((id) => slots.get(id))).toEqual([a, b, c, undefined]);
  expect(slots.get(7)).toBeUndefined();
  slots.free(a);
  const d = taken(slots, 15, "d");
  expect(d.id).toBe(15);
  // Its slot is another's by now.
  slots.free(a);
  expect([slots.get(15), slots.size]).toEqual([d, 3]);
  expect(slots.takeAll().map(({ name }) => name).sort()).toEqual(["b", "c", "d"]);
  expect([slots.takeAll(), slots.size]).toEqual([[], 0]);
});

test("more than there are slots for take those of others, who then wait in vain", () => {
  const slots = new IdSlots<Named>(4);
  const all = ["a", "b", "c", "d", "e"].map((name) => taken(slots, 9, name));
  expect(new Set(all.slice(0, 4).map(({ id }) => id)).size).toBe(4);
  expect(slots.get(all[4]!.id)).toBe(all[4]);
  expect(slots.size).toBe(4);
  expect(slots.takeAll()).toHaveLength(4);
});
