import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { System } from "../../../../server/cli/system.ts";
import { main } from "../../../whole/whole.ts";

test("a key of an owner that the store does not know works, and says how the owner gets in", async () => {
  const data = mkdtempSync(join(tmpdir(), "deadringer-keys-"));
  const run = async (...args: string[]) => {
    let [out, err] = ["", ""];
    const system = {
      print: (text: string) => Promise.resolve(void (out += text)),
      warn: (text: string) => void (err += text),
      interactive: false,
      signal: new AbortController().signal,
    } as unknown as System;
    const code = await main([...args, "--data", data], system);
    return { code, out, err };
  };
  try {
    const first = await run("key", "create", "--owner", "me");
    expect([first.code, first.out.slice(0, 3)]).toEqual([0, "ak_"]);
    expect(first.err).toMatch(
      /^Store it now.*\ndeadringer: The key works, and nobody can sign in as me: deadringer owner add me changes that\n$/,
    );
    expect((await run("owner", "add", "me")).code).toBe(0);
    expect((await run("key", "create", "--owner", "me")).err).not.toContain("owner add");
    expect((await run("key", "create", "--owner", "mee")).err).toContain(
      "owner add mee changes that; owners here are me\n",
    );
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
