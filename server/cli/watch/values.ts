import type { Severity } from "../../../lib/watch/mod.ts";
import type { LookupValues } from "../lookup/options.ts";

/** The options of `watch`. */
export interface WatchValues extends Partial<Omit<LookupValues, "plan">> {
  config: string | undefined;
  state: string | undefined;
  brands: string | undefined;
  owned: string | undefined;
  feed: string | undefined;
  every: string | undefined;
  once: boolean;
  alert: string[] | undefined;
  "alert-from": Severity | undefined;
  "fail-on": Severity | undefined;
  "alert-on-first": boolean;
  "run-ok": boolean;
  limit: number | undefined;
}
