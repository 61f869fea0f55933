import { counted } from "../../lib/lines/mod.ts";
import type { SourceStore } from "../stores/sources.ts";
import { VISIT_OUTCOMES } from "../client/source_types.ts";
import { type DoorName, DOORS } from "./doors.ts";
import type { Doors, DoorState } from "../client.ts";
import { shownFeeds } from "./feeds.ts";
import { DAY_MS } from "../units/mod.ts";

/** Days whose numbers are added up. */
const SHOWN_DAYS = 7;
/** A visit that is so late says that this machine is too slow for what its doors bring. */
const LATE_MS = 3_600_000;

const isoOrNull = (ms: number | null): string | null =>
  ms === null || ms === 0 ? null : new Date(ms).toISOString();

/** The state of every door: of these owners, or of all. */
export async function doorStates(
  store: Pick<SourceStore, "counts" | "waiting">,
  now: number,
  owners?: readonly string[],
): Promise<DoorState[]> {
  const today = Math.floor(now / DAY_MS);
  const [counts, waits] = await Promise.all([
    store.counts(today - SHOWN_DAYS + 1, owners),
    store.waiting(now, owners),
  ]);
  return (Object.keys(DOORS) as DoorName[]).map((door) => {
    const own = counts.filter((each) => each.door === door);
    const rows = (what: string) => own.filter((each) => each.what === what && each.count > 0);
    const sum = (what: string): number => rows(what).reduce((all, { count }) => all + count, 0);
    const last = (what: string): number => Math.max(0, ...rows(what).map(({ at }) => at));
    const waiting = waits.filter((each) => each.door === door);
    const dueSince = Math.min(...waiting.map(({ due_since }) => due_since ?? Infinity));
    const isLate = now - dueSince > LATE_MS;
    const isOver = rows("over_budget").some(({ day }) => day === today);
    const offered = sum("offered");
    return {
      door,
      title: DOORS[door].title,
      state: isLate ? "late" : isOver ? "over_budget" : offered === 0 ? "unused" : "ok",
      last_at: isoOrNull(last("offered")),
      last_new_at: isoOrNull(last("queued")),
      offered,
      queued: sum("queued"),
      seen: sum("seen"),
      own: sum("own"),
      invalid: sum("invalid"),
      over_budget: sum("over_budget"),
      unlikely: sum("unlikely"),
      visits: Object.fromEntries(VISIT_OUTCOMES.map((each) => [each, sum(each)])) as DoorState["visits"],
      waiting: waiting.reduce((all, each) => all + each.waiting, 0),
      due: waiting.reduce((all, each) => all + each.due, 0),
      due_since: Number.isFinite(dueSince) ? isoOrNull(dueSince) : null,
    };
  });
}

/**
 * The state of every door, and of feeds, with what people have to know: of these owners, or of all.
 *
 * @param namesFeeds Whether feeds are named: they are the operator's, who may not be whom it is shown to.
 */
export async function doorsOf(
  store: Pick<SourceStore, "counts" | "waiting" | "feeds">,
  now: number,
  owners?: readonly string[],
  namesFeeds: boolean = true,
): Promise<Doors> {
  const [doors, feeds] = await Promise.all([doorStates(store, now, owners), shownFeeds(store, now)]);
  const failing = feeds.filter(({ problem }) => problem !== "");
  const late = doors.filter(({ state }) => state === "late" || state === "over_budget");
  const parts = [
    ...feeds.length === 0 ? [] : [
      `${feeds.length - failing.length} of ${counted(feeds.length, "feed")} brought a list`,
    ],
    ...(namesFeeds ? failing.slice(0, 5) : []).map(({ feed, problem }) => `${feed}: ${problem}`),
    ...late.map(({ title, state, due, over_budget }) =>
      state === "late"
        ? `${title}: ${counted(due, "name waits", "names wait")} for a visit`
        : `${title}: names were left out today, above the number of a day (${over_budget} in ${SHOWN_DAYS} days)`
    ),
  ];
  return {
    text: parts.join("; "),
    ok: failing.length + late.length === 0,
    doors,
    feeds: (namesFeeds ? feeds : []).map(({ feed, problem, asked_at, new_at, names }) => ({
      ...{ feed, problem, names },
      asked_at: new Date(asked_at).toISOString(),
      new_at: isoOrNull(new_at),
    })),
  };
}
