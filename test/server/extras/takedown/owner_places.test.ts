import { expect, test } from "vitest";
import { OwnerPlaces } from "../../../../server/extras/takedown/owner_places.ts";

const never = new AbortController().signal;

test("a neighbour's one waits for nobody, however many another owner has", async () => {
  const places = new OwnerPlaces(2, 40, "bundles");
  const order: string[] = [];
  const releases: (() => void)[] = [];
  const take = (owner: string) =>
    places.acquire(owner, never).then((release) => (order.push(owner), releases.push(release)));
  const waiting = Array.from({ length: 40 }, () => take("mallory"));
  await take("ann");
  expect(order).toEqual(["mallory", "mallory", "ann"]);
  // Nor is the place more one of those who have some.
  const second = take("ann");
  releases.shift()!();
  await new Promise((resolve) => setImmediate(resolve));
  expect(order.slice(3)).toEqual([]);
  while (order.length < 42) {
    releases.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all([...waiting, second]);
  expect(order.indexOf("ann", 3)).toBeLessThan(6);
});

test("an owner may have so many wait; who leaves the queue makes room", async () => {
  const places = new OwnerPlaces(1, 1, "bundles of evidence");
  const release = await places.acquire("mallory", never);
  const leaving = new AbortController();
  const waiting = places.acquire("mallory", leaving.signal);
  await expect(places.acquire("mallory", never)).rejects.toMatchObject({
    code: "rate_limited",
    message: "1 bundles of evidence of this owner wait already: wait for one of them",
  });
  leaving.abort(new Error("left"));
  await expect(waiting).rejects.toThrow("left");
  const next = places.acquire("mallory", never);
  release();
  // Releasing again gives no second place.
  release();
  const held = await next;
  let isAdmitted = false;
  const last = places.acquire("mallory", never).then((end) => (isAdmitted = true, end));
  await Promise.resolve();
  expect(isAdmitted).toBe(false);
  held();
  (await last)();
});
