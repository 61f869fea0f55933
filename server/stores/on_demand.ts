import { HISTORY_STORE } from "./history.ts";
import { REPORT_STORE } from "./reports.ts";
import { SHARE_STORE } from "./shares.ts";
import { SOURCE_STORE } from "./sources.ts";
import type { StoreDefinition } from "./sql.ts";
import { WATCH_STORE } from "./watch.ts";

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

/** The functions that open them. */
export function onDemand(
  open: (definition: StoreDefinition<{ close(): Promise<void> }>) => unknown,
): OnDemand {
  return Object.fromEntries(
    // deno-lint-ignore require-await
    Object.entries(STORES_ON_DEMAND).map(([name, definition]) => [name, async () => open(definition)]),
  ) as OnDemand;
}
