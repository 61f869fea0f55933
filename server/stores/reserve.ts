import { rmSync, statSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What may use reserved space on a full disk: what takes rights away, and signing in. */
export type ReservedFor = "takingAway" | "signingIn";

/** Files that hold the space, and their bytes: enough for the WAL pages of some writes in SQLite. */
const FILES: Readonly<Record<ReservedFor, readonly [name: string, bytes: number]>> = {
  takingAway: ["reserve", 256 * 1024],
  // People sign in to see why nothing works. However often they do, keys can still be revoked.
  signingIn: ["reserve-signin", 128 * 1024],
};

/** Disk space reserved for operations that must work on a full disk. */
export type Reserve = ReturnType<typeof reserveIn>;

/** Reserves the space in a folder, unless the disk is full already. */
export function reserveIn(folder: string) {
  const take = (): void => {
    for (const [name, bytes] of Object.values(FILES)) {
      const path = join(folder, name);
      if (statSync(path, { throwIfNoEntry: false })?.size === bytes) continue;
      try {
        writeFileSync(path, new Uint8Array(bytes), { mode: 0o600 });
      } catch (error) {
        rmSync(path, { force: true });
        throw error;
      }
    }
  };
  try {
    take();
  } catch {
    // `check` reports it, and tries again.
  }
  return {
    /** Releases the space for the next write. Returns whether there was any. */
    release(what: ReservedFor): boolean {
      try {
        rmSync(join(folder, FILES[what][0]));
        return true;
      } catch {
        return false;
      }
    },
    /**
     * Resolves when the disk accepts writes, and the space is reserved again if it was released.
     *
     * @throws {Error} the system's, when the disk is full.
     */
    async check(): Promise<void> {
      const probe = join(folder, "probe");
      await writeFile(probe, "0".repeat(4_096), { mode: 0o600 });
      rmSync(probe, { force: true });
      take();
    },
  };
}
