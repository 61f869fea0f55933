import { SquatError } from "../../lib/errors.ts";
import type { ResultStore } from "../stores/store.ts";
import type { OwnedStores } from "../stores/owned.ts";
import { MIB } from "../units/mod.ts";

/** Milliseconds for which a lookup is let in by figures that were read before. */
const RECENT_MS = 10_000;
/** Owners whose figures are remembered. */
const MAX_RECENT = 10_000;

/** What an owner has on the disk, in bytes. */
export type DiskUsage = Awaited<ReturnType<OwnerDisk["usage"]>>;

/** What takes the disk. */
interface OwnerBytes {
  results: Pick<ResultStore, "bytesOf" | "largest">;
  /** Files about results, such as bundles of evidence. */
  owned: Pick<OwnedStores, "usage">;
}

/** The disk that everything that one owner stores may take. */
export class OwnerDisk {
  readonly #limit: number;
  readonly #stored: OwnerBytes;
  readonly #clock: () => number;
  readonly #recent = new Map<string, { at: number; usage: DiskUsage }>();

  /**
   * @param limit In bytes.
   * @param stored What takes the disk.
   * @param clock Returns milliseconds. @default performance.now
   */
  constructor(limit: number, stored: OwnerBytes, clock: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#stored = stored;
    this.#clock = clock;
  }

  /** What an owner takes now. */
  async usage(owner: string) {
    const { results, owned } = this.#stored;
    const [result_bytes, bundles] = await Promise.all([results.bytesOf(owner), owned.usage(owner)]);
    return {
      /** Results: their lines, as stored, and their screenshots. */
      result_bytes,
      /** Bundles of evidence. */
      evidence_bytes: [...bundles.values()].reduce((sum, bytes) => sum + bytes, 0),
      /** The limit of all together. */
      limit_bytes: this.#limit,
    };
  }

  /**
   * Checks that an owner may store so many bytes more.
   *
   * @throws {SquatError} `over_capacity` with what to delete.
   */
  async admit(owner: string, bytes: number): Promise<void> {
    const usage = await this.usage(owner);
    if (sizeOf(usage) + bytes > usage.limit_bytes) await this.#refuse(owner, usage);
  }

  /**
   * Checks that an owner may store one more result. Figures of the last seconds do: nobody knows how large it becomes.
   *
   * @throws {SquatError} `over_capacity` with what to delete.
   */
  async admitResult(owner: string): Promise<void> {
    const at = this.#clock();
    const known = this.#recent.get(owner);
    // What was full may have been deleted.
    if (known !== undefined && at - known.at < RECENT_MS && sizeOf(known.usage) < this.#limit) return;
    const usage = await this.usage(owner);
    if (this.#recent.size >= MAX_RECENT) this.#recent.clear();
    this.#recent.set(owner, { at, usage });
    if (sizeOf(usage) >= usage.limit_bytes) await this.#refuse(owner, usage);
  }

  async #refuse(owner: string, usage: DiskUsage): Promise<never> {
    const { results, owned } = this.#stored;
    const sizes = new Map((await results.largest(owner, 3)).map(({ uuid, bytes }) => [uuid, bytes]));
    for (const [uuid, bytes] of await owned.usage(owner)) {
      sizes.set(uuid, (sizes.get(uuid) ?? 0) + bytes);
    }
    const largest = [...sizes].sort((a, b) => b[1] - a[1]).slice(0, 3);
    const text = (size: number) => `${Math.ceil(size / MIB)} MiB`;
    const { result_bytes, evidence_bytes, limit_bytes } = usage;
    throw new SquatError(
      "over_capacity",
      `Results (${text(result_bytes)}) and evidence (${text(evidence_bytes)}) of this owner have the ${
        text(limit_bytes)
      } of disk that they may take: delete results, with DELETE /v1/retrieve/UUID, such as ${
        largest.map(([uuid, size]) => `${uuid} (${text(size)})`).join(", ")
      }`,
    );
  }
}

const sizeOf = ({ result_bytes, evidence_bytes }: DiskUsage): number => result_bytes + evidence_bytes;
