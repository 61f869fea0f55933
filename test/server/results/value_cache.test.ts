import { expect, test } from "vitest";
import { ValueCache } from "../../../server/results/value_cache.ts";

const textCache = (most = 100) => new ValueCache<string>(most, (text) => text.length);

function counted() {
  const made: string[] = [];
  const make = (text: string) => () => {
    made.push(text);
    return Promise.resolve(text);
  };
  return { made, make };
}

test("a value is made once, also for readers at the same time", async () => {
  const cache = textCache();
  const { made, make } = counted();
  expect(await Promise.all([cache.of("a", make("one")), cache.of("a", make("no"))])).toEqual(["one", "one"]);
  expect(await cache.of("b", make("two"))).toBe("two");
  expect(made).toEqual(["one", "two"]);
});

test("what fails is made again", async () => {
  const cache = textCache();
  await expect(cache.of("a", () => Promise.reject(new Error("no store")))).rejects.toThrow("no store");
  expect(await cache.of("a", () => Promise.resolve("one"))).toBe("one");
});

test("a value that was put out while it was made takes no room of the others", async () => {
  const cache = textCache(10);
  const { made, make } = counted();
  const slow = Promise.withResolvers<string>();
  const waiting = cache.of("slow", () => slow.promise);
  await cache.of("large", make("l".repeat(11)));
  slow.resolve("ssssssss");
  expect(await waiting).toBe("ssssssss");
  await cache.of("a", make("aaaa"));
  await cache.of("a", make("aaaa"));
  expect(made).toEqual(["l".repeat(11), "aaaa"]);
});

test("what fails takes away no value that was made after it", async () => {
  const cache = textCache(10);
  const { made, make } = counted();
  const slow = Promise.withResolvers<string>();
  const waiting = cache.of("a", () => slow.promise);
  await cache.of("large", make("l".repeat(11)));
  await cache.of("a", make("aaaa"));
  slow.reject(new Error("no store"));
  await expect(waiting).rejects.toThrow("no store");
  await cache.of("a", make("no"));
  expect(made).toEqual(["l".repeat(11), "aaaa"]);
});

test("the texts read last stay, up to a number of characters", async () => {
  const cache = textCache(10);
  const { made, make } = counted();
  await cache.of("a", make("aaaa"));
  await cache.of("b", make("bbbb"));
  await cache.of("a", make("aaaa"));
  await cache.of("c", make("cccc"));
  expect(made.splice(0)).toEqual(["aaaa", "bbbb", "cccc"]);
  await cache.of("a", make("aaaa"));
  expect(made).toEqual([]);
  await cache.of("b", make("bbbb"));
  await cache.of("d", make("d".repeat(11)));
  await cache.of("d", make("d".repeat(11)));
  expect(made.map((text) => text[0])).toEqual(["b", "d", "d"]);
});
