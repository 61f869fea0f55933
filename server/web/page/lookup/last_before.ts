import type { ResultRecord } from "../../../client.ts";

/** Returns the latest result of the same lookup before the one with that id; undefined when none is stored. */
export function lastBefore(records: readonly ResultRecord[], uuid: string): ResultRecord | undefined {
  const own = records.find((record) => record.uuid === uuid);
  if (own === undefined) return undefined;
  // Newest first, also within the same second.
  return records.slice(records.indexOf(own) + 1)
    .find(({ domain, scope, done }) => done && domain === own.domain && scope === own.scope);
}
