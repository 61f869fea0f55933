import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startStreams } from "./server.ts";

/** A file system of one megabyte; null where this user cannot mount one. */
function smallDisk(): { folder: string; grow: () => void; close: () => void } | null {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
  const mount = (options: string) =>
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "ignore" });
  try {
    mount("size=1m");
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    grow: () => mount("remount,size=64m"),
    close() {
      execFileSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

test("a full disk: a clear last line, nothing half readable, and work again once there is room", {
  timeout: 120_000,
}, async ({ skip }) => {
  const disk = smallDisk() ?? skip("this user cannot mount a file system");
  const { child, base, key, errors } = await startStreams(disk.folder);
  try {
    const headers = { authorization: `Bearer ${key}` };
    const ask = async (path: string) => {
      const response = await fetch(base + path, { headers });
      return { response, text: await response.text() };
    };
    const lookup = async (lines: number) => {
      const { response, text } = await ask(`/v1/lookup/squat/lines-${lines}.com`);
      const last = JSON.parse(text.trimEnd().split("\n").at(-1)!);
      return { id: response.headers.get("x-service-result-id")!, text, last };
    };
    const kept = await lookup(200);
    expect(kept.last.data.kind).toBe("Done");
    const failed = [];
    for (let i = 0; i < 4; i++) {
      const result = await lookup(6_000);
      if (result.last.data.kind !== "Done") failed.push(result);
    }
    expect(failed.length).toBeGreaterThan(0);
    for (const { id, text, last } of failed) {
      expect(last.data).toMatchObject({ kind: "Error", data: { status: 503 } });
      expect(last.data.data.detail).toContain("could not be kept");
      expect(text).not.toContain("StoredResult");
      for (const path of ["", "?from=0", "/json", "/csv"]) {
        expect((await ask(`/v1/retrieve/${id}${path}`)).response.status).toBe(404);
      }
    }
    expect(errors()).toMatch(/disk is full|SQLITE_FULL|no space/i);
    // What was kept stays whole, and the service goes on.
    expect((await ask(`/v1/retrieve/${kept.id}`)).text).toBe(kept.text);
    disk.grow();
    const after = await lookup(6_000);
    expect(after.last.data.kind).toBe("Done");
    expect((await ask(`/v1/retrieve/${after.id}`)).text).toBe(after.text);
  } finally {
    child.kill("SIGKILL");
    disk.close();
  }
});
