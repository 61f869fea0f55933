import { expect, test } from "vitest";
import { isUuid, orderedUuidV7, uuidV7 } from "../../../server/units/ids.ts";

const NOW = Date.UTC(2026, 0, 1);

test("ids have the time in front and are version 7", () => {
  for (const make of [uuidV7, orderedUuidV7]) {
    const id = make(NOW);
    expect(isUuid(id)).toBe(true);
    expect(parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(NOW);
    expect(id).toMatch(/^.{14}7.{3}-[89ab]/);
    expect(make(NOW)).not.toBe(id);
  }
});

test("ordered ids of one millisecond grow, and start anew with the next one", () => {
  const ids = Array.from({ length: 4_000 }, () => orderedUuidV7(NOW + 1));
  expect(ids).toEqual(ids.toSorted());
  expect(orderedUuidV7(NOW + 2).slice(15, 18)).toBe("000");
  expect(new Set(Array.from({ length: 5_000 }, () => orderedUuidV7(NOW + 3))).size).toBe(5_000);
});
