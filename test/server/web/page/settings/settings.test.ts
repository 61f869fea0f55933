import { expect, test } from "vitest";
import { browserName } from "../../../../../server/web/page/settings/browser_name.ts";
import { destination } from "../../../../../server/web/page/parts/dom.ts";

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
