import { expect, test } from "vitest";
import { prefersJson } from "../../../../server/http/routes/lookup.ts";

test("Accept: the explicit type of higher q; otherwise NDJSON", () => {
  const rows: [string | null, boolean][] = [
    [null, false],
    ["application/json", true],
    ["Application/JSON; charset=utf-8", true],
    ["application/json;q=0", false],
    ["application/json;q=0.9, application/x-ndjson;q=0.8", true],
    ["application/json;q=x", false],
    ["application/*", false],
  ];
  for (const [accept, json] of rows) expect([accept, prefersJson(accept)]).toEqual([accept, json]);
});
