import { expect, test } from "vitest";
import { readBrands } from "../../../server/watch/brand_list.ts";

test("a list of brands has domains and groups; each domain belongs to one", () => {
  const refang = (text: string) =>
    text.replace("hxxps://", "https://").replaceAll("[.]", ".").replace(/^https:\/\//, "");
  expect(readBrands(
    [
      "Kestrel Bank: kestrelbank.com, kestrelbank.at",
      "linden.org",
      "www.linden.org",
      "hxxps://paypal[.]com",
      "Kestrel Bank: kestrel.at",
    ],
    refang,
  )).toEqual([
    { name: "Kestrel Bank", domains: ["kestrelbank.com", "kestrelbank.at", "kestrel.at"] },
    { name: "linden.org", domains: ["linden.org"] },
    { name: "paypal.com", domains: ["paypal.com"] },
  ]);
  expect(() => readBrands(["Kestrel:"], refang)).toThrow(
    'Cannot use the brand "Kestrel": no domain follows the colon',
  );
});
