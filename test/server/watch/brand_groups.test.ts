import { expect, test } from "vitest";
import { readBrands } from "../../../server/web/page/brands/settings.ts";

test("a list of brands has domains and groups; each domain belongs to one", () => {
  const listed = "Kestrel Bank: kestrelbank.com, kestrelbank.at\nlinden.org\nhxxps://paypal[.]com # ours\n" +
    "Kestrel Bank: kestrel.at\nlinden.org, linden.net";
  expect(readBrands(listed)).toEqual([
    { name: "Kestrel Bank", domains: ["kestrelbank.com", "kestrelbank.at", "kestrel.at"] },
    { name: "linden.org", domains: ["linden.org"] },
    { name: "paypal.com", domains: ["paypal.com"] },
    { name: "linden.net", domains: ["linden.net"] },
  ]);
  expect(readBrands("brand;domain\nKestrel Bank;kestrelbank.com\n")).toEqual([
    { name: "Kestrel Bank", domains: ["kestrelbank.com"] },
  ]);
  expect(() => readBrands("Kestrel:")).toThrow("line 1");
});
