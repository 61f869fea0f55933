import { expect, test } from "vitest";
import { OwnerPlaces } from "../../../server/fair/owner_places.ts";

const never = new AbortController().signal;

test("owners have turns: one who came late waits for one of the others' only", async () => {
  const places = new OwnerPlaces(1, 4, "bundles");
  const first = await places.acquire("mallory", never);
  const order: string[] = [];
  const take = (owner: string, name: string) =>
    places.acquire(owner, never).then((release) => {
      order.push(name);
      release();
    });
  const waiting = [take("mallory", "m1"), take("mallory", "m2"), take("mallory", "m3"), take("ann", "a1")];
  first();
  await Promise.all(waiting);
  expect(order).toEqual(["m1", "a1", "m2", "m3"]);
  (await places.acquire("ann", never))();
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
  const last = places.acquire("ann", never).then((end) => (isAdmitted = true, end));
  await Promise.resolve();
  expect(isAdmitted).toBe(false);
  held();
  (await last)();
});
