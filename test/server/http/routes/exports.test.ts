import { describe, expect, test } from "vitest";
import { EXPORT_FORMATS, exportLines } from "../../../../lib/export/mod.ts";
import { BRAND, lookupLines } from "../../../lib/export/lookup.ts";
import { get, linesOf } from "../../requests.ts";
import { bearer, testService } from "../../service.ts";

/** A service in which somebody looked the brand up. */
async function lookedUp() {
  const at = Date.UTC(2026, 2, 1);
  const each = testService({
    lookup: async function* () {
      yield* lookupLines();
    },
    now: () => at,
  });
  const key = await each.key();
  const response = await each.handle(get(`/v1/lookup/squat/${BRAND}`, bearer(key)));
  await linesOf(response);
  await each.service.jobs.idle();
  return { each, key, first: { uuid: response.headers.get("x-service-result-id")!, at } };
}

describe("downloads", () => {
  test.each(EXPORT_FORMATS.map(({ name }) => name))("%s is what the library writes", async (name) => {
    const { each, key, first } = await lookedUp();
    const response = await each.handle(get(`/v1/retrieve/${first.uuid}/export/${name}`, bearer(key)));
    expect(response.headers.get("x-deadringer-incomplete")).toBe(null);
    const whole = await Array.fromAsync(exportLines(lookupLines(), name, { brand: BRAND, at: first.at }));
    expect(await response.text()).toBe(whole.join(""));
  });

  test("an unknown format, and another's result, are not there", async () => {
    const { each, key, first } = await lookedUp();
    expect((await each.handle(get(`/v1/retrieve/${first.uuid}/export/xls`, bearer(key)))).status).toBe(404);
    const other = bearer(await each.key(undefined, { owner: "bob" }));
    expect((await each.handle(get(`/v1/retrieve/${first.uuid}/export/stix`, other))).status).toBe(404);
  });
});
