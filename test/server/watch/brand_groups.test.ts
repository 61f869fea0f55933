import { expect, test } from "vitest";
import { brandsIn } from "../../../server/watch/brand_groups.ts";

test("a list of brands has domains and groups; each domain belongs to one", () => {
  const listed = "Kestrel Bank: kestrelbank.com, kestrelbank.at\nlinden.org\nhxxps://paypal[.]com # ours\n" +
    "Kestrel Bank: kestrel.at\nlinden.org, linden.net";
  expect(brandsIn(listed)).toEqual({
    leftOut: "",
    brands: [
      { name: "Kestrel Bank", domains: ["kestrelbank.com", "kestrelbank.at", "kestrel.at"] },
      { name: "linden.org", domains: ["linden.org", "linden.net"] },
      { name: "paypal.com", domains: ["paypal.com"] },
    ],
  });
  expect(brandsIn("brand;domain\nKestrel Bank;kestrelbank.com\n").brands).toEqual([
    { name: "Kestrel Bank", domains: ["kestrelbank.com"] },
  ]);
});

test("a line or a name that cannot be used stops no other, and is said", () => {
  const { brands, leftOut } = brandsIn(
    "Kestrel:\nkestrelbank.com, my_brand.com\nlinden.org\nOther Bank, kestrelbank.com\nlogin.zz\n",
  );
  expect(brands).toEqual([
    { name: "kestrelbank.com", domains: ["kestrelbank.com"] },
    { name: "linden.org", domains: ["linden.org"] },
  ]);
  expect(leftOut).toMatch(
    /^4 entries of the list are left out: line 1: "Kestrel:".*; line 2: .*my_brand.*; line 4: "kestrelbank.com" belongs to the brand kestrelbank.com above; and 1 more$/,
  );
});
