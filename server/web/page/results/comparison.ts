import {
  compareLookups,
  listedNames,
  type MergedLookup,
  type MergedName,
  mergeLines,
  type NameChange,
} from "../../../../lib/lines/mod.ts";
import type { ResultRecord } from "../../../client.ts";
import { callCore } from "../parts/core_client.ts";
import { service } from "../service/service.ts";

/** A change, or a name that only one of the lookups checked; with the latest that is known of it. */
export type Change = Omit<NameChange, "state"> & {
  state: NameChange["state"] | "incomparable";
  facts: MergedName;
};

/** What is new, gone and changed between two results. */
export interface Comparison {
  /** The older and the newer result, with the number of names that each checked. */
  results: readonly [before: Checked, after: Checked];
  /** What their names imitate, in Unicode; undefined when that is not known. */
  original?: string;
  changes: readonly Change[];
}

/** A result, and the number of names that it checked. */
export interface Checked {
  /** The result. */
  record: ResultRecord;
  /** Names that it checked. */
  checked: number;
}

interface Loaded extends Checked {
  names: MergedLookup;
  /** The names for which it has no usable answer. */
  unanswered: ReadonlySet<string>;
}

async function loaded(uuid: string): Promise<Loaded> {
  const record = await service().results.record(uuid);
  const unanswered = new Set<string>();
  let checked = 0;
  async function* lines() {
    for await (const line of service().resume(uuid, 0)) {
      for (const fqdn of listedNames(line, "unanswered")) unanswered.add(fqdn);
      if (line.op === "Meta" && line.data.kind === "Progress") checked = line.data.data[0];
      yield line;
    }
  }
  return { record, names: await mergeLines(lines(), { partial: true }), unanswered, checked };
}

/** Compares the older with the newer result. @throws what the client throws */
export async function compare(older: string, newer: string): Promise<Comparison> {
  const [before, after] = await Promise.all([loaded(older), loaded(newer)]);
  const { domain, scope } = after.record;
  const changes = compareLookups(before.names, after.names, {
    before: before.unanswered,
    after: after.unanswered,
  });
  // Lookups check the best candidates of the same order: a name beyond the count of one was not among those it checked.
  const ranks = before.checked === after.checked
    ? null
    : await callCore("ranks", domain, Math.max(before.checked, after.checked));
  const isChecked = ({ fqdn, state }: NameChange) => {
    if (ranks === null || state !== "new" && state !== "gone") return true;
    return (ranks.get(fqdn) ?? Infinity) <= (state === "new" ? before : after).checked;
  };
  const brand = scope === "analyze" ? null : await callCore("registrableOf", domain).catch(() => null);
  return {
    results: [before, after],
    ...brand === null ? {} : { original: brand.unicode },
    changes: changes.map((change) => ({
      ...change,
      state: isChecked(change) ? change.state : "incomparable",
      facts: (change.state === "gone" ? before : after).names[change.fqdn] ??
        before.names[change.fqdn]!,
    })),
  };
}
