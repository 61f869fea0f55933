/**
 * From which probability on pages alarm, chosen by each owner as alarms a day: by counts of brand, day and score, for which
 * no name is stored.
 * @module
 */
import { IMITATES_FROM } from "../../../lib/match/page/mod.ts";
import { DAY_MS } from "../../units/mod.ts";
import type { BrandRecord } from "../watch/store/mod.ts";
import type { AlarmState } from "./client.ts";
import { alarmsKey, type SourceStore } from "./store/mod.ts";

/** What can be chosen; what is less likely than the first is not said to imitate a brand anywhere. */
export const ALARMS_FROM = [IMITATES_FROM, 0.7, 0.8, 0.9, 0.95] as const;
/** Under which name they are counted among the doors. */
const COUNTED = "alarms";
const DAYS = 7;

/** The choice of each owner, and what it and others brought. */
export type Alarms = ReturnType<typeof alarmsOf>;

/** The choice of each owner, and what it and others brought. */
export function alarmsOf(
  store: Pick<SourceStore, "count" | "counts" | "value" | "setValue">,
  now: () => number,
) {
  /** The least probability of a page that alarms an owner. */
  const from = async (owner: string): Promise<number> =>
    Number(await store.value(alarmsKey(owner)) ?? IMITATES_FROM);
  return {
    from,
    /** Has pages alarm an owner from a probability on. */
    choose: (owner: string, from: number): Promise<void> => store.setValue(alarmsKey(owner), String(from)),
    /** Counts a page that imitates a brand. */
    async count({ owner, id }: Pick<BrandRecord, "owner" | "id">, probability: number): Promise<void> {
      const from = ALARMS_FROM.findLast((each) => each <= probability);
      if (from === undefined) return;
      await store.count({ owner, door: COUNTED }, { [`${id} ${from}`]: 1 }, now());
    },
    /** What an owner chose, and what each choice would have brought in the last seven days. */
    async state(owner: string): Promise<AlarmState> {
      const since = Math.floor(now() / DAY_MS) - DAYS + 1;
      const pages = (await store.counts(since, [owner])).filter(({ door }) => door === COUNTED)
        .map(({ what, count }) => ({ brand: what.split(" ")[0]!, from: Number(what.split(" ")[1]), count }));
      return {
        from: await from(owner),
        choices: ALARMS_FROM.map((least) => {
          const brands: Record<string, number> = {};
          for (const { brand, from, count } of pages) {
            if (from >= least) brands[brand] = (brands[brand] ?? 0) + count;
          }
          return {
            from: least,
            last_week: Object.values(brands).reduce((all, each) => all + each, 0),
            brands,
          };
        }),
      };
    },
  };
}
