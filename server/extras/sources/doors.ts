/**
 * The doors by which names come in, and how each of them is.
 * @module
 */
import { DAY_MS, HOUR_MS } from "../../units/mod.ts";
import { rfc3339, shownMembers } from "../../units/rfc3339.ts";
import { counted } from "../../../lib/lines/mod.ts";
import type { SourceStore } from "./store/mod.ts";
import { VISIT_OUTCOMES } from "./client.ts";
import type { Doors, DoorState } from "../../client.ts";
import { type DoorName, DOORS } from "./data/doors.ts";
import { shownFeeds } from "./feed_lists.ts";

/** Words that names of phishing pages borrow; such names are visited before others of their door. */
const LURE =
  /(?:^|[.-])(?:account|auth|bank|billing|confirm|login|logon|mail|pay|payment|portal|secure|security|sign-?in|support|update|verif[iy]\w*|wallet|webmail)(?:$|[.-])/;

/** First labels of servers that programs talk to: their certificates are many, and their pages nobody's. */
const SERVER_SETUP =
  /^(?:autoconfig|autodiscover|cpanel|cpcalendars|cpcontacts|ftp|imap|mail|mx|ns|pop|pop3|smtp|vpn|webdisk|webmail|whm)\d*\./;

/** How likely a name is a phishing page before anybody looked, 0 to 9; null when it is not worth a visit. */
export function rankOf(door: DoorName, name: string): number | null {
  const { rank, isVast } = DOORS[door];
  const rest = isVast ? name.replace(SERVER_SETUP, "") : name;
  return LURE.test(rest) ? rank + 1 : rest === name ? rank : null;
}

/** Names without a sign are taken until a door has taken so many today, UTC: half of its number, hour by hour. */
export function spareBudget(dayBudget: number, now: number): number {
  const hours = Math.floor(now % DAY_MS / HOUR_MS) + 1;
  return Math.floor(dayBudget / 2 * hours / 24);
}

/** Days whose numbers are added up, and days of a curve: so long are they kept. */
const SHOWN_DAYS = 7, CURVE_DAYS = 30;
/** A visit that is so late says that this machine is too slow for what its doors bring. */
const LATE_MS = 3_600_000;

/** What is counted of names that come in. */
const SUMS = ["offered", "queued", "seen", "own", "invalid", "over_budget", "unlikely"] as const;

/** The state of every door: of these owners, or of all. */
export async function doorStates(
  store: Pick<SourceStore, "counts" | "waiting">,
  now: number,
  owners?: readonly string[],
): Promise<DoorState[]> {
  const today = Math.floor(now / DAY_MS);
  const [counts, waits] = await Promise.all([
    store.counts(today - CURVE_DAYS + 1, owners),
    store.waiting(now, owners),
  ]);
  return (Object.keys(DOORS) as DoorName[]).map((door) => {
    const all = counts.filter((each) => each.door === door);
    const own = all.filter(({ day }) => day > today - SHOWN_DAYS);
    const rows = (what: string) => own.filter((each) => each.what === what && each.count > 0);
    const sum = (what: string): number => rows(what).reduce((all, { count }) => all + count, 0);
    const last = (what: string): number => Math.max(0, ...rows(what).map(({ at }) => at));
    const waiting = waits.filter((each) => each.door === door);
    const dueSince = Math.min(...waiting.map(({ due_since }) => due_since ?? Infinity));
    const isLate = now - dueSince > LATE_MS;
    const isOver = rows("over_budget").some(({ day }) => day === today);
    const offered = sum("offered"), due = waiting.reduce((total, each) => total + each.due, 0);
    const state = isLate ? "late" : isOver ? "over_budget" : offered === 0 ? "unused" : "ok";
    const days = new Array<number>(CURVE_DAYS).fill(0);
    for (const { day, what, count } of all) {
      if (what === "offered" && day <= today) days[day - today + CURVE_DAYS - 1]! += count;
    }
    const visits = Object.fromEntries(VISIT_OUTCOMES.map((each) => [each, sum(each)])) as DoorState["visits"];
    return {
      ...{ door, state, days, visits, title: DOORS[door].title },
      ...Object.fromEntries(SUMS.map((what) => [what, sum(what)])) as Pick<DoorState, typeof SUMS[number]>,
      ...troubleOf(door, state, { due, over_budget: sum("over_budget") }),
      visited: Object.values(visits).reduce((total, each) => total + each, 0),
      found: visits.imitates,
      not_looked_at: sum("over_budget") + sum("unlikely") + sum("invalid"),
      last_at: rfc3339(last("offered") || null),
      waiting: waiting.reduce((total, each) => total + each.waiting, 0),
      due,
    };
  });
}

/** What is wrong with a door, and what to do. */
function troubleOf(
  door: DoorName,
  state: DoorState["state"],
  { due, over_budget }: Pick<DoorState, "due" | "over_budget">,
): Pick<DoorState, "problem" | "advice"> {
  switch (state) {
    case "ok":
      return { problem: "", advice: "" };
    case "unused":
      return { problem: "", advice: DOORS[door].howToBegin };
    case "late":
      return {
        problem: `${counted(due, "name waits", "names wait")} for a visit`,
        advice: "See that the service runs and reaches the internet; if it does, bring fewer names",
      };
    case "over_budget":
      return {
        problem:
          `names were left out today, above the number of a day (${over_budget} in ${SHOWN_DAYS} days)`,
        advice: "Bring the likeliest names first, or the others on another day",
      };
  }
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
): Promise<Omit<Doors, "certificates" | "alarms">> {
  const [doors, feeds] = await Promise.all([doorStates(store, now, owners), shownFeeds(store, now)]);
  const failing = feeds.filter(({ problem }) => problem !== "");
  const late = doors.filter(({ state }) => state === "late" || state === "over_budget");
  const parts = [
    ...feeds.length === 0 ? [] : [
      `${feeds.filter((each) => each.problem === "" && each.asked_at > 0).length} of ${
        counted(feeds.length, "feed")
      } brought a list`,
    ],
    ...(namesFeeds ? failing.slice(0, 5) : []).map(({ feed, problem }) => `${feed}: ${problem}`),
    ...late.map(({ title, problem }) => `${title}: ${problem}`),
  ];
  return {
    text: parts.join("; "),
    at: new Date(now).toISOString(),
    ok: failing.length + late.length === 0,
    not_looked_at: doors.reduce((all, each) => all + each.not_looked_at, 0),
    doors,
    feeds: (namesFeeds ? feeds : []).map((row) =>
      shownMembers(
        { ...row, asked_at: row.asked_at || null },
        ...["key", "managed", "kind", "hours", "column", "has_secret"] as const,
        ...["feed", "problem", "asked_at", "new_at", "names"] as const,
      )
    ),
  };
}
