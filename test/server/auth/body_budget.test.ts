import { expect, test } from "vitest";
import { BodyBudget } from "../../../server/auth/body_budget.ts";
import { bearer, testService } from "../service.ts";

const MIB = 1_048_576;

test("bodies of one owner, and of all, have so much memory; what has ended gives it back once", () => {
  const budget = new BodyBudget();
  const take = (owner: string, mib: number) => budget.take(owner, String(mib * MIB), 20 * MIB);
  const first = take("ann", 10);
  take("ann", 6);
  expect(() => budget.take("ann", "1", MIB)).toThrow(/of this owner that are in progress have 16 MiB.*wait/);
  for (const owner of ["bea", "cid", "dan"]) take(owner, 16);
  expect(() => budget.take("eve", "1", MIB)).toThrow(
    /have the 64 MiB that this server has for bodies: try again/,
  );
  first();
  first();
  take("eve", 10);
  expect(() => budget.take("eve", "1", MIB)).toThrow(/this server/);
});

test("a body whose length nobody says, or that says too much, takes the largest", () => {
  const budget = new BodyBudget();
  for (const length of [null, "a lot", "-5", "999999999999"]) budget.take("ann", length, 4 * MIB);
  expect(() => budget.take("ann", "1", MIB)).toThrow(/16 MiB/);
});

test("bodies that do not end hold an owner's own requests up, and nobody else's", async () => {
  const { handle, key } = testService({ env: { DEADRINGER_OWNER_RATE_LIMIT: "1000" } });
  const [ann, bea] = [await key(), await key(undefined, { owner: "bea" })];
  const match = (who: string, body: BodyInit) =>
    handle(
      new Request("http://x/v1/match", {
        method: "POST",
        headers: { ...bearer(who), "content-type": "application/json" },
        body,
        ...{ duplex: "half" },
      }),
    );
  const small = JSON.stringify({ names: ["paypa1.com"], brands: ["paypal.com"] });
  const ends: (() => void)[] = [];
  const slow = Array.from({ length: 4 }, () =>
    match(
      ann,
      new ReadableStream<Uint8Array>({
        start(out) {
          ends.push(() => (out.enqueue(new TextEncoder().encode(small)), out.close()));
        },
      }),
    ));
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
  const refused = await match(ann, small);
  expect([refused.status, (await refused.json()).detail]).toEqual([
    429,
    expect.stringContaining("wait for one"),
  ]);
  expect(refused.headers.get("retry-after")).toBe("10");
  expect((await match(bea, small)).status).toBe(200);
  for (const end of ends) end();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await match(ann, small)).status).toBe(200);
});
