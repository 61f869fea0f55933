import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { quietLog } from "../../../../../server/io/log.ts";
import { readConfig } from "../../../../../server/config/mod.ts";
import { startDemo } from "../../../../../server/mini/demo.ts";
import { act } from "../../../../../server/extras/watch/demo/seed.ts";
import { openSqliteStore } from "../../../../../server/stores/sqlite.ts";
import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { emptyState } from "../../../../../server/extras/watch/lib/mod.ts";
import { brand } from "../store/suite.ts";

test("what people did with a name that the brand does not have is an error of the demo", async () => {
  const store = openSqliteStore(WATCH_STORE, ":memory:");
  const known = { phase: "active", kind: "Homoglyph", firstSeenAt: 1, lastSeenAt: 1, events: 0, signals: {} };
  const state = { ...emptyState("kestrelbank.com"), names: { "kestrelbánk.com": known } } as const;
  await store.add(brand("b"), [state as never]);
  const when = { owner: "ann", at: 5 };
  const action = { daysAgo: 1, brand: "kestrelbank.com", state: "reported" } as const;
  for (const name of ["xn--kestrelbnk-v4a.com", "xn--kestrelbnk-z4a.com"]) {
    await expect(act(store, "b", { ...action, names: ["kestrelbánk.com", name] }, when)).rejects.toThrow(
      name,
    );
  }
  await expect(act(store, "b", { ...action, names: [] }, when)).rejects.toThrow("reported");
  expect(await store.triage("b")).toEqual(new Map());
  await act(store, "b", { ...action, names: ["kestrelbánk.com"] }, when);
  expect((await store.triage("b")).get("kestrelbánk.com")?.state).toBe("reported");
  await store.close();
});

test("the demo takes pictures where there is a data folder, unless the settings refuse them", async () => {
  const folder = await mkdtemp(join(tmpdir(), "deadringer-demo-"));
  const taken = async (env: Record<string, string>, files: string | null) => {
    const demo = await startDemo(readConfig({ DEADRINGER_DEMO: "1", ...env }), files, quietLog(() => {}));
    await demo.close();
    return demo.config.screenshots;
  };
  expect(await taken({}, folder)).toBe(true);
  expect(await taken({}, null)).toBe(false);
  expect(await taken({ DEADRINGER_SCREENSHOTS: "false" }, folder)).toBe(false);
  expect(await taken({ DEADRINGER_SCREENSHOTS: "0" }, folder)).toBe(false);
  expect(await taken({ DEADRINGER_SCREENSHOTS: "true" }, folder)).toBe(true);
  rmSync(folder, { recursive: true });
});
