import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createKey } from "../../server/auth/keys.ts";
import { EXTENSIONS } from "../../server/extras/mod.ts";
import { OtherClocks } from "../../server/io/other_clocks.ts";
import { openService } from "../../server/open.ts";
import { emptyWorld } from "../server/empty_world.ts";
import { bearer } from "../server/service.ts";
import { productConfig, SCOPES } from "./whole.ts";

const DAY_MS = 86_400_000;
const begun = Date.UTC(2026, 0, 1);

test("what has expired is deleted by a clock that others agree with to the day, or that none contradicts in a day", () => {
  const clocks = new OtherClocks(() => begun);
  expect([0, DAY_MS - 1, DAY_MS].map((upMs) => clocks.mayDelete(upMs))).toEqual([false, false, true]);
  const heard = (ms: number) => {
    for (const host of ["a.com", "b.com", "c.com"]) clocks.note(host, new Date(begun + ms).toUTCString());
    return clocks.mayDelete(DAY_MS);
  };
  expect([-400 * DAY_MS, 400 * DAY_MS, DAY_MS / 2].map(heard)).toEqual([false, false, true]);
  expect(clocks.mayDelete(0)).toBe(true);
});

test("a start with a clock that is 400 days ahead deletes nothing", async () => {
  const data = mkdtempSync(join(tmpdir(), "deadringer-clock-"));
  const openAt = (now: number) =>
    openService(
      productConfig({ DEADRINGER_DATA: data, DEADRINGER_WATCH: "0", DEADRINGER_HOSTS: "127.0.0.1" }),
      {
        extensions: EXTENSIONS,
        log: () => {},
        io: { ...emptyWorld(0), now: () => now },
        url: () => "http://127.0.0.1",
      },
    );
  try {
    const first = await openAt(begun);
    const { key, record } = createKey({ owner: "ann", scopes: SCOPES, expires_at: null }, begun);
    await first.storage.keys.add(record);
    const ask = async ({ fetch }: typeof first, path: string) => {
      const response = await fetch(new Request(`http://127.0.0.1${path}`, { headers: bearer(key) }));
      return { id: response.headers.get("x-service-result-id"), text: await response.text() };
    };
    const { id, text } = await ask(first, "/v1/lookup/squat/example.com?limit=5");
    expect(text).toContain('"Done"');
    await first.close();
    await (await openAt(begun + 400 * DAY_MS)).close();
    const again = await openAt(begun);
    expect((await ask(again, `/v1/retrieve/${id}`)).text).toBe(text);
    await again.close();
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
