import { expect, test } from "vitest";
import { Slots } from "../../../lib/net/slots.ts";
import { calm } from "./world.ts";

test("slots hand over in order, skip those who left, and forget empty keys", async () => {
  const slots = new Slots(1);
  const first = await slots.take("a", calm());
  const leaver = new AbortController();
  const second = slots.take("a", leaver.signal);
  const third = slots.take("a", calm());
  leaver.abort(new Error("left"));
  await expect(second).rejects.toThrow("left");
  first();
  first();
  (await third)();
  expect(slots.size).toBe(0);
  await expect(slots.take("a", AbortSignal.abort(new Error("before")))).rejects.toThrow("before");
  expect(slots.size).toBe(0);
});

test("a place that is given back twice is one place", async () => {
  const slots = new Slots(2);
  const first = await slots.take("a", calm());
  await slots.take("a", calm());
  first();
  first();
  await slots.take("a", calm());
  const waits: string[] = [];
  const fourth = slots.take("a", calm(), () => {
    waits.push("waits");
    return () => void waits.push("no more");
  });
  expect(await Promise.race([fourth, new Promise((resolve) => setImmediate(resolve, "still"))])).toBe(
    "still",
  );
  expect(waits).toEqual(["waits"]);
  (await slots.take("b", calm()))();
  expect(slots.size).toBe(1);
});
