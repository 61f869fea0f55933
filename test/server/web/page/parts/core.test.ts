import { expect, test } from "vitest";
import { edit, suspicions } from "../../../../../server/web/page/parts/core.ts";

test("edits in words say which character changed, if it was one", () => {
  const to = (label: string, tld: string) => ({ fqdn: `${label}.${tld}`, tld, domain: label });
  const names = [to("go0gle", "com"), to("google", "top"), to("google-login", "com")];
  expect(names.map((name) => edit("google.com", name))).toEqual([
    "o → 0 (3rd character)",
    "suffix com → top",
    "-login after",
  ]);
  expect(suspicions(["go0gle.com", "google.top"], ["google.com"]).found.map((f) => f.imitations[0]?.text))
    .toEqual(["o → 0 (3rd character)", "another suffix: top"]);
});
