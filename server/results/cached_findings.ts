import { brandDomain } from "../../lib/domain.ts";
import { type Finding, type Findings, type Packed, packedFindings } from "../../lib/export/mod.ts";
import { fromNdjson } from "../../lib/lines/mod.ts";
import type { ResultRecord } from "../stores/store.ts";
import { readForOwner } from "./read_result.ts";
import { ValueCache } from "./value_cache.ts";

/** Names of findings in memory, of all results together: about 600 bytes each. */
const MAX_CACHED_NAMES = 100_000;

/** The findings of finished results, which never change. */
export function cachedFindings(
  parts: Parameters<typeof readForOwner>[0],
): (record: ResultRecord) => Promise<Findings<Packed<Finding>>> {
  const held = new ValueCache<Findings<Packed<Finding>>>(
    MAX_CACHED_NAMES,
    ({ findings }) => findings.length,
  );
  return (record) =>
    held.of(record.uuid, "", async () => {
      const lines = fromNdjson(await readForOwner(parts, record, 0));
      return await packedFindings(lines, brandDomain(record.domain).registrable);
    });
}
