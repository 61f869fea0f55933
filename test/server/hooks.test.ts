import { expect, test } from "vitest";
import { Extras, Key } from "../../server/hooks.ts";

const OWN = new Key<string>("a toy");

test("without extensions the core gets plain answers", async () => {
  const { ask, checks } = new Extras();
  expect(await ask.brandsOf("ann", 5)).toEqual([]);
  expect(await ask.contextOf("ann", "example.com")).toEqual({});
  expect(await ask.triageOf("ann", "example.com", ["exmple.com"])).toEqual({
    owned: new Set(),
    confirmed: new Set(),
  });
  expect(await ask.hasLater(0, null)).toBe(false);
  expect(checks).toEqual([]);
});

test("the first extension that has an answer is asked", async () => {
  const extras = new Extras();
  extras.add({ hooks: { hasLater: () => Promise.resolve(true) } });
  extras.add({
    hooks: {
      hasLater: () => Promise.resolve(false),
      contextOf: () => Promise.resolve({ domains: ["a.com"] }),
    },
  });
  expect(await extras.ask.hasLater(0, null)).toBe(true);
  expect(await extras.ask.contextOf("ann", "a.com")).toEqual({ domains: ["a.com"] });
});

test("one extension asks for what another gives", () => {
  const extras = new Extras();
  expect(extras.find(OWN)).toBeNull();
  expect(() => extras.use(OWN)).toThrow("This service is without a toy");
  extras.add({ own: [OWN, "ball"] });
  expect([extras.find(OWN), extras.use(OWN)]).toEqual(["ball", "ball"]);
});

test("what runs ends in the reverse order, and all are told who is gone", async () => {
  const extras = new Extras(), seen: unknown[] = [];
  for (const name of ["first", "second"]) {
    extras.add({
      open: () => Promise.resolve(void seen.push(`open ${name}`)),
      start: () => void seen.push(`start ${name}`),
      stop: () => Promise.resolve(void seen.push(`stop ${name}`)),
      ended: (ending) => void seen.push(ending),
      ready: () => `${name} ok\n`,
      prune: () => Promise.resolve(seen.push(`prune ${name}`)),
    });
  }
  await extras.open();
  extras.start();
  extras.ended({ owner: "ann" });
  await Promise.all(extras.prune());
  await extras.stop();
  expect(extras.ready()).toBe("first ok\nsecond ok\n");
  expect(seen).toEqual([
    ...["open first", "open second", "start first", "start second", { owner: "ann" }, { owner: "ann" }],
    ...["prune first", "prune second", "stop second", "stop first"],
  ]);
});
