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
export type OwnerDisk = ReturnType<typeof ownerDisk>;

/**
 * @param limit In bytes.
 * @param stored What takes the disk.
 */
export function ownerDisk(limit: number, { results, owned }: OwnerBytes) {
  const recent = new Map<string, { at: number; usage: Awaited<ReturnType<typeof usageOf>> }>();
  /** What an owner takes now. */
  const usageOf = async (owner: string) => {
    const [result_bytes, bundles] = await Promise.all([results.bytesOf(owner), owned.usage(owner)]);
    return {
      /** Results: their lines, as stored, and their screenshots. */
      result_bytes,
      /** Bundles of evidence. */
      evidence_bytes: [...bundles.values()].reduce((sum, bytes) => sum + bytes, 0),
      /** The limit of all together. */
      limit_bytes: limit,
    };
  };
  const refuse = async (owner: string, usage: Awaited<ReturnType<typeof usageOf>>): Promise<never> => {
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
  };
  return {
    usage: usageOf,
    /**
     * Checks that an owner may store so many bytes more.
     *
     * @throws {SquatError} `over_capacity` with what to delete.
     */
    async admit(owner: string, bytes: number): Promise<void> {
      const usage = await usageOf(owner);
      if (sizeOf(usage) + bytes > usage.limit_bytes) await refuse(owner, usage);
    },
    /**
     * Checks that an owner may store one more result. Figures of the last seconds do: nobody knows how large it becomes.
     *
     * @throws {SquatError} `over_capacity` with what to delete.
     */
    async admitResult(owner: string): Promise<void> {
      const at = performance.now();
      const known = recent.get(owner);
      // What was full may have been deleted.
      if (known !== undefined && at - known.at < RECENT_MS && sizeOf(known.usage) < limit) return;
      const usage = await usageOf(owner);
      if (recent.size >= MAX_RECENT) recent.clear();
      recent.set(owner, { at, usage });
      if (sizeOf(usage) >= usage.limit_bytes) await refuse(owner, usage);
    },
  };
}

const sizeOf = ({ result_bytes, evidence_bytes }: DiskUsage): number => result_bytes + evidence_bytes;
