import { expect, test } from "vitest";
import { BrandIndex, brandsNear, match } from "../../../lib/match/mod.ts";

test("what match finds with one brand is near in an index of many; names that are none are refused", () => {
  const brands = ["paypal.com", "ebay.com", "db.com", "kestrelbank.co.uk", "linden-hotel.de", "sparkasse.de"];
  const many = new BrandIndex(brands);
  const names = ["paypa1-login.top", "аррӏе-раураӏ.com", "раураl.com", "my-db.net", "kestrelbnak.com"];
  names.push("lindenhotel.com", "hotel-linden.de", "ebay.com.verify.top", "sparkase.at", "cabbage.org");
  let found = 0;
  for (const name of names) {
    const near = brandsNear(name, many);
    for (const brand of brands) {
      if (match(name, new BrandIndex([brand])).length === 0) continue;
      found++;
      expect([name, near]).toEqual([name, new Set([...near!, brand])]);
    }
  }
  expect(found).toBeGreaterThan(7);
  expect(brandsNear("cabbage.org", new BrandIndex(["kestrelbank.co.uk"]))).toEqual(new Set());
  expect(() => brandsNear("a..b", many)).toThrow("a..b");
});
