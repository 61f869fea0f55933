import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { parseDomain } from "../../../lib/domain.ts";
import { makeCandidates } from "../../../lib/lookup/candidates.ts";
import { lookup, permute } from "../../../mod.ts";
import type { CertificateNames } from "../../../lib/io.ts";
import { worldIo } from "../net/world.ts";

const names = ["example.org", "paypal.com.login-check.top", "laypal.com", "paypa1-login.top"];
/** An index that finds names in its time. */
const indexOf = (candidates: () => AsyncGenerator<string[]>): CertificateNames => ({
  index: () => ({ candidates, present: () => Promise.resolve([]), facts: () => Promise.resolve([]) }),
});

test("supplied names come in their own order", () => {
  const candidates = makeCandidates(parseDomain("paypal.com"), { names, permutations: false }, permute);
  expect([...candidates].map(({ name }) => name)).toEqual(names);
});

test("the first line waits for no search of certificates; the total grows by what that finds", async () => {
  const search = Promise.withResolvers<void>();
  const found = ["paypal.com.login-check.top", "paypal-support.top"];
  const io = {
    ...worldIo({}),
    ct: indexOf(async function* () {
      await search.promise;
      yield found;
    }),
  };
  const lines = lookup("paypal.com", { io, limit: 5 })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toMatchObject({ data: { kind: "Progress", data: [0, 5] } });
  search.resolve();
  const rest = await Array.fromAsync({ [Symbol.asyncIterator]: () => lines });
  expect(rest.at(-2)).toMatchObject({ data: { kind: "Progress", data: [7, 7] } });
});

test("a search of certificates ends with its lookup", async () => {
  let isOver = false;
  const begun = Promise.withResolvers<void>();
  const io = {
    ...worldIo({}),
    sleep: (ms: number, signal?: AbortSignal) =>
      ms === 1 ? begun.promise : sleep(Math.min(ms, 5), undefined, { signal }),
    ct: indexOf(async function* () {
      begun.resolve();
      try {
        for (;;) yield ["a.example"];
      } finally {
        isOver = true;
      }
    }),
  };
  await Array.fromAsync(lookup("paypal.com", { io, limit: 5, deadlineMs: 1 })).catch(() => {});
  await expect.poll(() => isOver).toBe(true);
});
