import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openState } from "../../../../../server/extras/watch/cli/state.ts";
import { requires } from "../../../../requires.ts";
import { brand } from "../store/suite.ts";

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deadringer-state-"));
  path = join(folder, "watch");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("one watch at a time has the state", async () => {
  const state = await openState(path);
  await expect(openState(path)).rejects.toThrow(`Cannot use the state ${path}: another process has it open`);
  await state.close();
  await (await openState(path)).close();
  expect(statSync(join(path, "watch.sqlite")).mode & 0o077).toBe(0);
});

test("a brand that a killed process was looking at is free at once", async () => {
  const killed = await openState(path);
  await killed.add(brand("b", { next_run_at: 1 }));
  expect(await killed.claim("lease", Date.now(), 60_000)).not.toBeNull();
  await killed.close();
  const store = await openState(path);
  expect(await store.claim("next", Date.now(), 60_000)).toMatchObject({ id: "b" });
  await store.close();
});

test("a file in place of the folder is refused", async () => {
  writeFileSync(join(folder, "state.db"), "");
  await expect(openState(join(folder, "state.db"))).rejects.toThrow("there is a file of that name");
});

// Not even root makes files in /sys.
requires(existsSync("/sys/kernel") ? null : "no /sys on this machine")(
  "where nothing may be written, the message says what to do",
  async () => {
    await expect(openState("/sys/kernel/watch")).rejects.toThrow(
      /^Cannot use the state \/sys\/kernel\/watch: (?:permission denied|it is read-only) in \/sys\/kernel, where watch keeps what it has seen and a lock; give --state DIR in a folder that this user may write to$/,
    );
  },
);
