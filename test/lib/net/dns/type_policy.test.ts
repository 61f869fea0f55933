import { expect, test } from "vitest";
import { TypePolicy } from "../../../../lib/net/dns/type_policy.ts";

/** How a refusal of TXT is judged after so many rounds of one refused TXT and one question for A. */
function judged(rounds: number, isARefused: (round: number) => boolean, gapMs: number): string {
  const policy = new TypePolicy();
  policy.answered("A", 0, 0);
  for (let round = 1; round <= rounds; round++) {
    const at = round * 1_000;
    policy.refused("TXT", at);
    if (isARefused(round)) policy.refused("A", at);
    else policy.answered("A", at + gapMs, at + gapMs);
  }
  return policy.refused("TXT", (rounds + 1) * 1_000);
}

test("a type that is always refused beside answers is refused for good, after some of them", () => {
  expect([judged(3, () => false, 10), judged(10, () => false, 10)]).toEqual(["unclear", "type"]);
});

test("refusals far from any answer, as when a limit is used up, prove nothing", () => {
  expect(judged(200, () => false, 400)).toBe("unclear");
});

test("where other types are refused as often, it is the load", () => {
  expect(judged(20, (round) => round % 2 === 0, 10)).toBe("unclear");
});

test("a type that was answered once is never refused for good, nor anything before the first answer", () => {
  const policy = new TypePolicy();
  expect(policy.refused("TXT", 0)).toBe("load");
  policy.answered("TXT", 1, 1);
  for (let at = 2; at < 100; at++) policy.answered("A", at, at);
  expect(policy.refused("TXT", 100)).toBe("load");
});
