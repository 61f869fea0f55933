import { expect, test } from "vitest";
import { suspicions } from "../../../../../server/web/page/parts/core.ts";

test("edits in words say which character changed, if it was one", () => {
  expect(suspicions(["go0gle.com", "google.top"], ["google.com"]).found.map((f) => f.imitations[0]?.text))
    .toEqual(["o → 0 (3rd character)", "another suffix: top"]);
});
