import { rmSync, statSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Enough for the WAL pages of a revocation in SQLite. */
const RESERVE_BYTES = 256 * 1024;

/** Disk space reserved for operations that must work on a full disk: revoking keys and removing owners. */
export class Reserve {
  readonly #path: string;
  readonly #probe: string;

  /** Reserves the space in a folder, unless the disk is full already. */
  constructor(folder: string) {
    this.#path = join(folder, "reserve");
    this.#probe = join(folder, "probe");
    try {
      this.#take();
    } catch {
      // `check` reports it, and tries again.
    }
  }

  /** Releases the space for the next write. Returns whether there was any. */
  release(): boolean {
    try {
      rmSync(this.#path);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Resolves when the disk accepts writes, and the space is reserved again if it was released.
   *
   * @throws {Error} the system's, when the disk is full.
   */
  async check(): Promise<void> {
    await writeFile(this.#probe, "0".repeat(4_096), { mode: 0o600 });
    rmSync(this.#probe, { force: true });
    this.#take();
  }

  #take(): void {
    if (statSync(this.#path, { throwIfNoEntry: false })?.size === RESERVE_BYTES) return;
    try {
      writeFileSync(this.#path, new Uint8Array(RESERVE_BYTES), { mode: 0o600 });
    } catch (error) {
      rmSync(this.#path, { force: true });
      throw error;
    }
  }
}
