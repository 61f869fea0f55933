import { expect, test } from "vitest";
import { brandsIn } from "../../../server/names/brand_groups.ts";

test("a list of brands has domains and groups; each domain belongs to one", () => {
  const listed = "Kestrel Bank: kestrelbank.com, kestrelbank.at\nlinden.org\nhxxps://paypal[.]com # ours\n" +
    "Kestrel Bank: kestrel.at\nlinden.org, linden.net";
  expect(brandsIn(listed)).toMatchObject({
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

test("cells keep what stands between quotes, and a column says where alerts go", () => {
  const csv =
    'brand;domain;channel\n"Quoted; Co";q.com;soc@q.com\n"Semi ; Colon # 1";r.com;slack+https://hooks.example/1\n' +
    "Plain;s.com;\nPlain;t.com;soc@s.com\n";
  expect(brandsIn(csv).brands).toEqual([
    { name: "Quoted; Co", domains: ["q.com"], channels: ["mailto:soc@q.com"] },
    { name: "Semi ; Colon # 1", domains: ["r.com"], channels: ["slack+https://hooks.example/1"] },
    { name: "Plain", domains: ["s.com", "t.com"], channels: ["mailto:soc@s.com"] },
  ]);
  expect(brandsIn('"Semi ; Colon";r.com\n').brands).toEqual([{ name: "Semi ; Colon", domains: ["r.com"] }]);
});

test("each line has its fate", () => {
  const { fates } = brandsIn(
    "Kestrel: kestrelbank.com, my_brand.com\n\nnothing here\nOther Bank, kestrelbank.com\nlinden.org",
  );
  expect(fates.map(({ line, brand, text }) => [line, brand, text])).toEqual([
    [1, undefined, expect.stringContaining("")],
    [1, "Kestrel", "kestrelbank.com"],
    [3, undefined, "nothing here"],
    [4, undefined, ""],
    [5, "linden.org", "linden.org"],
  ]);
  expect(fates[3]!.why).toContain("belongs to the brand Kestrel above");
});

test("a brand in letters of another script is asked about", () => {
  const meant = (text: string) => brandsIn(text).meant.map(({ instead }) => instead);
  expect(meant("pаypal.com")).toEqual(["paypal.com"]);
  expect(meant("ѕсоре.com\nxn--pypal-4ve.com")).toEqual(["scope.com", "paypal.com"]);
  expect(meant("münchen.de, café.com, пример.рф, 例え.jp, paypal.com")).toEqual([]);
});
