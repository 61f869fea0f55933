import { expect, test } from "vitest";
import { parseDomain } from "../../../lib/domain.ts";
import { makeCandidates } from "../../../lib/lookup/candidates.ts";

const names = ["example.org", "paypal.com.login-check.top", "laypal.com", "paypa1-login.top"];
const order = async (names: string[]): Promise<string[]> => {
  const candidates = await makeCandidates(parseDomain("paypal.com"), { names, permutations: false });
  return [...candidates].map(({ name }) => name);
};

test("supplied names come in the order of how likely they imitate the original", async () => {
  const found = await order(names);
  expect(found.slice(0, 2).sort()).toEqual(["paypa1-login.top", "paypal.com.login-check.top"]);
  expect(found.slice(2)).toEqual(["laypal.com", "example.org"]);
});

test("a long list stays as it is: its first names must not wait for its last", async () => {
  const many = Array.from({ length: 5_001 }, (_, i) => `name-${i}.org`);
  expect((await order([...many, ...names])).slice(-names.length)).toEqual(names);
});
