import { expect, test } from "vitest";
import { BrandIndex, match } from "../../../lib/match/mod.ts";

/** The probability from which commands call a name an imitation. */
const FLAGGED = 0.2;

test.each<[what: string, brands: string[], names: string[]]>([
  ["hosts of other firms with short names", ["live.com", "xbox.com", "ui.com", "unifi.ui.com"], [
    "qbo.intuit.com",
    "account.box.com",
    "simplifile.ice.com",
    "olive.com",
    "delivery.com",
    "box.com",
  ]],
  ["firms one letter away", ["vice.com", "tuya.com", "spacex.com", "incognito.com"], [
    "ice.com",
    "tuta.com",
    "space.com",
    "incogni.com",
    "amnic.net",
  ]],
  ["services of the brands themselves", [
    "google.com",
    "facebook.com",
    "amazon.com",
    "microsoft.com",
    "paypal.com",
  ], [
    "googleusercontent.com",
    "googleapis.com",
    "gstatic.com",
    "fbcdn.net",
    "amazonaws.com",
    "media-amazon.com",
    "microsoftonline.com",
    "paypalobjects.com",
  ]],
])("no alarm for %s", (_, brands, names) => {
  const index = new BrandIndex(brands);
  expect(names.filter((name) => match(name, index, { min: FLAGGED }).length > 0)).toEqual([]);
});

test("nor do these brands raise none: a letter in their names is changed", () => {
  const index = new BrandIndex(["tesla.com", "spacex.com", "microsoft.com"]);
  for (const name of ["tes1a.com", "spacexx.com", "micros0ft.com"]) {
    expect([name, match(name, index, { min: FLAGGED }).length]).toEqual([name, 1]);
  }
});
