import { expect } from "vitest";
import { openGeo } from "../../../lib/net/geo.ts";
import { requires } from "../../requires.ts";

const geo = openGeo();
const withTables = requires(geo === null ? "the optional geo packages are not installed" : null);

withTables("the installed tables know well-known networks", () => {
  expect(geo!.lookup("1.0.0.1")).toMatchObject({ asn: { number: 13335 } });
  expect(geo!.lookup("8.8.8.8")).toEqual({
    asn: { number: 15169, organization: expect.stringMatching(/google/i) },
    country: { continent: "NA", iso_code: "US" },
  });
  expect(geo!.lookup("2a00:1450:4001:81b::200e")).toMatchObject({ asn: { number: 15169 } });
  expect(geo!.lookup("127.0.0.1")).toBe(null);
  expect(geo!.lookup("255.255.255.255")).toBe(null);
  expect(geo!.lookup("::")).toBe(null);
  expect(geo!.sources.map((s) => s.date)).toEqual([
    expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  ]);
});

withTables("an address at the edges of the tables", () => {
  expect(geo!.lookup("1.0.0.0")).toMatchObject({ asn: { number: 13335 } });
  expect(geo!.lookup("0.0.0.1")).toBe(null);
  expect(geo!.lookup("223.255.255.255")).not.toBeUndefined();
});
