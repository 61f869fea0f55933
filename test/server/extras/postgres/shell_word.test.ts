import { expect, test } from "vitest";
import { shellWord } from "../../../../server/extras/postgres/url.ts";

test("plain words stay; what a shell would read is in quotes", () => {
  expect(shellWord("/srv/a-b_1.dump")).toBe("/srv/a-b_1.dump");
  expect(shellWord("")).toBe("''");
  expect(shellWord("ann's $(x).dump")).toBe("'ann'\\''s $(x).dump'");
});
