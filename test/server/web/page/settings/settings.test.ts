import { expect, test } from "vitest";
import { browserName } from "../../../../../server/web/page/settings/browser_name.ts";
import { destination } from "../../../../../server/web/page/parts/dom.ts";
import { bucketsOf } from "../../../../../server/web/page/settings/usage_page.tsx";

test("a browser is called as people call it; one that is not known by what it says", () => {
  const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
  for (
    const [said, name] of [
      [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/156.0.0.0 Safari/537.36`, "Chrome 156 on Linux"],
      [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/156.0 Safari/537.36 Edg/156.0`, "Edge 156 on Windows"],
      ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:150.0) Gecko Firefox/150.0", "Firefox 150 on macOS"],
      [
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1",
        "Safari 18 on iOS",
      ],
      ["curl/8.5.0", "curl/8.5.0"],
    ] as const
  ) expect(browserName(said)).toBe(name);
});

test("signing in leads to pages of this service only", () => {
  const rows: [string, string][] = [
    ["", "/#inbox"],
    ["?next=/usage", "/usage"],
    ["?next=%2F%23lookup%2Fabc", "/#lookup/abc"],
    ["?next=usage?a=b", "/usage?a=b"],
    ["?next=//evil.example/x", "/"],
    ["?next=https://evil.example", "/"],
    ["?next=https:evil", "/"],
    ["?next=\\\\evil.example", "/"],
    ["?next=javascript:alert(1)", "/"],
    ["?next=data:text/html,x", "/"],
    ["?next=%09//evil.example", "/"],
    ["?next=/.//evil.example/x", "//evil.example/x"],
    ["?next=/a/..//evil.example", "//evil.example"],
    ["?next=./%2F/evil.example", "///evil.example"],
    ["?next=blob:http://127.0.0.1:8787/x", "/"],
  ];
  const origin = "http://127.0.0.1:8787";
  for (const [search, path] of rows) {
    expect([search, destination(search, origin, "/#inbox")]).toEqual([search, origin + path]);
  }
});

test("counts fall into their hours and days; nothing is lost", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 9, 24, hour)).toISOString();
  const key = {
    id: "k",
    name: "",
    hint: "",
    totals: { lookup_requests: 0, ct_requests: 0, total_requests: 0 },
    hourly: [0, 1, 47, 48].map((hour) => ({
      timestamp: at(hour),
      lookup_requests: 1 + hour,
      ct_requests: 2,
    })),
  };
  const usage = { period: { start: at(0), end: at(48.5) }, keys: [key] };
  const hours = bucketsOf(usage, [key, key], 1);
  expect(hours).toHaveLength(49);
  expect([hours[0], hours[47]]).toMatchObject([{ lookups: 2, certificates: 4 }, {
    lookups: 96,
    certificates: 4,
  }]);
  for (const buckets of [hours, bucketsOf(usage, [key, key], 24)]) {
    expect(buckets.reduce((sum, { lookups }) => sum + lookups, 0)).toBe(200);
    expect(buckets.reduce((sum, { certificates }) => sum + certificates, 0)).toBe(16);
    for (const [i, { from }] of buckets.entries()) {
      if (i > 0) expect(from).toBe(buckets[i - 1]!.to);
    }
  }
});
