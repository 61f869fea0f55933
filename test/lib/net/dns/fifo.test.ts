import { expect, test } from "vitest";
import { Fifo } from "../../../../lib/net/dns/fifo.ts";

test("items come out in the order in which they went in, however far the queue has grown and wrapped", () => {
  const fifo = new Fifo<number>();
  const out: number[] = [];
  let next = 0;
  const take = (count: number) => {
    for (let i = 0; i < count; i++) {
      out.push(fifo.first!);
      fifo.shift();
    }
  };
  for (const [added, taken] of [[10, 7], [12, 3], [40, 50], [33, 1], [100, 134]] as const) {
    for (let i = 0; i < added; i++) fifo.push(next++);
    take(taken);
  }
  expect(out).toEqual(Array.from({ length: 195 }, (_, i) => i));
  expect(fifo.first).toBeUndefined();
});

test("an empty queue stays empty when its first item is removed", () => {
  const fifo = new Fifo<string>();
  fifo.shift();
  fifo.push("a");
  expect(fifo.first).toBe("a");
});
