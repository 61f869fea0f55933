import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createKey, hashOf } from "../../server/auth/keys.ts";
import { sqliteStores } from "../../server/stores/sqlite_stores.ts";
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
      expect(last.data.data.detail).toContain("cannot be stored");
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

test("a full disk: people sign in, a key can be revoked, what would be new is refused as 503, and readiness says so", async ({ skip }) => {
  const disk = smallDisk() ?? skip("this user cannot mount a file system");
  const stores = sqliteStores(disk.folder);
  try {
    const { key, record } = createKey({ owner: "ann", scopes: ["ct"], expires_at: null }, 1);
    const { key: otherKey, record: other } = createKey({ owner: "ann", scopes: ["ct"], expires_at: null }, 1);
    await stores.keys.add(record);
    await stores.keys.add(other);
    await stores.owners.add({ name: "ann", passphrase: null, created_at: 1 });
    await stores.ping();
    try {
      for (;;) appendFileSync(join(disk.folder, "filler"), new Uint8Array(4_096));
    } catch {
      // The disk is full.
    }
    const session = {
      hash: "h",
      person: "ann",
      by: "link",
      created_at: 1,
      used_at: 1,
      expires_at: 9,
      device: "",
      address: "",
    } as const;
    const full = expect.objectContaining({
      code: "over_capacity",
      message: expect.stringContaining("disk is full"),
    });
    /** What is left of the log's last page may take a few. */
    const untilFull = async (add: (i: number) => Promise<unknown>) => {
      let error: unknown;
      for (let i = 0; i < 1_000 && error === undefined; i++) await add(i).catch((reason) => error = reason);
      expect(error).toEqual(full);
    };
    await untilFull((i) => stores.owners.add({ name: `o${i}`, passphrase: null, created_at: 1 }));
    // People sign in to see why; however often they do, space for revocations is left.
    expect(await stores.sessions.add({ ...session, hash: "first" }, null)).toBe(true);
    await untilFull((i) => stores.sessions.add({ ...session, hash: `h${i}` }, null));
    await expect(stores.ping()).rejects.toEqual(full);
    // The command line opens the store beside the service.
    const second = sqliteStores(disk.folder);
    try {
      expect(await second.keys.revoke(other.id, 5)).toBe(true);
    } finally {
      await second.close();
    }
    expect((await stores.keys.find(hashOf(otherKey)))?.revoked_at).toBe(5);
    expect(await stores.keys.revoke(record.id, 5)).toBe(true);
    expect((await stores.keys.find(hashOf(key)))?.revoked_at).toBe(5);
    disk.grow();
    await stores.ping();
    expect(await stores.sessions.add(session, null)).toBe(true);
  } finally {
    await stores.close().catch(() => {});
    disk.close();
  }
});
