import { HISTORY_STORE } from "./history.ts";
import { REPORT_STORE, type ReportStore } from "./reports.ts";
import { SHARE_STORE, type ShareStore } from "./shares.ts";
import { SOURCE_STORE, type SourceStore } from "./sources.ts";
import type { StoreDefinition } from "./sql.ts";
import { WATCH_STORE, type WatchStore } from "./watch.ts";

/** The stores that are opened when they are needed, by the name of their part of a backup. */
export const STORES_ON_DEMAND = {
  history: HISTORY_STORE,
  watch: WATCH_STORE,
  reports: REPORT_STORE,
  shares: SHARE_STORE,
  sources: SOURCE_STORE,
} as const;

/** Opens each of them; one that cannot be opened rejects. */
export type OnDemand = {
  [Name in keyof typeof STORES_ON_DEMAND]: () => Promise<
    ReturnType<typeof STORES_ON_DEMAND[Name]["create"]>
  >;
};

/** Opens those with what belongs to owners. */
export async function ownedStores({ watch, shares, reports, sources }: Omit<OnDemand, "history">): Promise<{
  watch: WatchStore;
  shares: ShareStore;
  reports: ReportStore;
  sources: SourceStore;
}> {
  return {
    watch: await watch(),
    shares: await shares(),
    reports: await reports(),
    sources: await sources(),
  };
}

/** The functions that open them. */
export function onDemand(
  open: (definition: StoreDefinition<{ close(): Promise<void> }>) => unknown,
): OnDemand {
  return Object.fromEntries(
    // deno-lint-ignore require-await
    Object.entries(STORES_ON_DEMAND).map(([name, definition]) => [name, async () => open(definition)]),
  ) as OnDemand;
}
