import { expect, test } from "vitest";
import { imitates } from "../../../../server/cli/match/names.ts";

test("names of certificates, wildcards included, are matched against all brands at once", () => {
  const matches = imitates(["paypal.com", "kestrelbank.com"], { min: 0 });
  for (const name of ["*.paypa1-login.top", "paypal.com.evil.top", "kestre1bank.com"]) {
    expect([name, matches(name)]).toEqual([name, true]);
  }
  for (const name of ["www.paypal.com", "*.kestrelbank.com", "host10.example.org", "*.", "_dmarc"]) {
    expect([name, matches(name)]).toEqual([name, false]);
  }
});

test("names below the threshold do not count", () => {
  expect(imitates(["paypal.com"], { min: 0.999999 })("paypa1-login.top")).toBe(false);
});
