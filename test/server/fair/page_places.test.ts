import { expect, test } from "vitest";
import { PagePlaces } from "../../../server/fair/page_places.ts";
import { calm } from "../../lib/net/world.ts";

/** Places, and who has had one in which order. */
function opened(limit: number) {
  const places = new PagePlaces(limit);
  const order: string[] = [];
  const releases: ((ms: number) => void)[] = [];
  return {
    order,
    async open(owner: string, signal = calm(), isFirst = false): Promise<void> {
      const release = await places.acquire(owner, signal, isFirst);
      order.push(isFirst ? `${owner} first` : owner);
      releases.push(release);
    },
    /** Closes the page that has been open for longest. */
    async close(ms: number): Promise<void> {
      releases.shift()!(ms);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test("an owner who has none open waits for nobody, however many another one has", async () => {
  const { open, close, order } = opened(2);
  for (let i = 0; i < 50; i++) void open("many").catch(() => {});
  await open("few");
  expect(order).toEqual(["many", "many", "few"]);
  // The place more is for the first page of an owner only.
  void open("few");
  void open("third");
  await close(100);
  expect(order.slice(3)).toEqual(["third"]);
  await close(100);
  await close(10);
  // Whoever has fewest open comes first; of those who have as many, the one who had least.
  expect(order.slice(4)).toEqual(["many", "few"]);
});

test("owners have equal parts while both wait, whatever their pages take", async () => {
  const { open, close, order } = opened(2);
  for (let i = 0; i < 60; i++) void open("many");
  for (let i = 0; i < 20; i++) void open("few");
  await new Promise((resolve) => setImmediate(resolve));
  for (let i = 0; i < 30; i++) await close(10);
  const few = order.slice(0, 30).filter((owner) => owner === "few").length;
  expect(few).toBeGreaterThanOrEqual(14);
  expect(few).toBeLessThanOrEqual(20);
});

test("who gives up waits no more, and holds no place", async () => {
  const { open, close, order } = opened(1);
  await open("one");
  const controller = new AbortController();
  const waits = open("one", controller.signal);
  controller.abort(new Error("enough"));
  await expect(waits).rejects.toThrow("enough");
  await expect(open("one", controller.signal)).rejects.toThrow("enough");
  await close(5);
  await open("one");
  expect(order).toEqual(["one", "one"]);
});

test("pages that a verdict waits for come before pictures of their owner, not before another owner's", async () => {
  const { open, close, order } = opened(1);
  await open("one");
  void open("one");
  void open("one", calm(), true);
  void open("other");
  void open("one", calm(), true);
  for (let i = 0; i < 4; i++) await close(5);
  expect(order).toEqual(["one", "other", "one first", "one first", "one"]);
});
