/**
 * Which brands were looked at, and what to do about the others. No data is a state of its own, never zero.
 * @module
 */
import {
  type BrandCoverage,
  type BrandRun,
  type Coverage,
  COVERAGE_STATES,
  type CoverageState,
  type DomainCoverage,
} from "./client/types.ts";
import { causesOf } from "./client/words.ts";
import type { BrandRecord, WatchStore } from "./store/mod.ts";
import { minuteOf } from "../../units/rfc3339.ts";
import { isLate } from "./schedule.ts";
import { CLOCK_SKEW_MS, DAY_MS } from "../../units/mod.ts";

/** Newest runs of a brand that are read; more where those for single names hide that of a domain. */
const FEW_RUNS = 60, MANY_RUNS = 2_000;
/** Brands that a text names for each state. */
const MAX_NAMED = 3;

const WORST = ["failed", "incomplete", "never", "ok"] as const;

/** What to do in each state. */
const COVERAGE_ADVICE: Readonly<Record<CoverageState, string>> = {
  ok: "",
  paused: "",
  failed: "Run it again when that is mended",
  incomplete: "Nothing is reported from this run: run it again",
  late: "Its turn may come after other runs; else the watcher stands still: an admin sees that under Health",
  never: "Wait for the end of the first run",
};

/** What to do where a run went through all names, and was not answered all. */
const GAPS_ADVICE =
  "Verdicts rest on what was answered. Run it again; if that stays so, test the resolvers under Health";

const isoTime = (ms: number): string => new Date(ms).toISOString();

/** How a brand is covered, by its newest runs. */
function brandCoverage(
  brand: BrandRecord,
  runs: readonly BrandRun[],
  now: number,
): BrandCoverage {
  const { id, settings, next_run_at } = brand;
  const newest = (domain: string) =>
    runs.find(({ domain: looked, trigger, started_at }) =>
      looked === domain && trigger === "schedule" && started_at <= now + CLOCK_SKEW_MS
    );
  const domains = settings.domains.map((domain): DomainCoverage => {
    const run = newest(domain);
    if (run === undefined) return { domain, state: "never", detail: "", at: null };
    const { ending, detail, started_at } = run;
    const state = ending !== "complete" ? ending : detail === "" ? "ok" : "incomplete";
    return { domain, state, detail, at: isoTime(started_at) };
  });
  const running = !settings.paused && next_run_at !== null && next_run_at <= now;
  const worst = domains.toSorted((a, b) => WORST.indexOf(a.state) - WORST.indexOf(b.state))[0]!;
  const state = settings.paused
    ? "paused"
    : worst.state === "failed" || worst.state === "incomplete"
    ? worst.state
    : isLate(brand, now)
    ? "late"
    : worst.state;
  return {
    ...{ brand: id, name: settings.name, state, running },
    detail: detailOf(state, worst, brand),
    advice: state === "incomplete" && newest(worst.domain)?.ending === "complete"
      ? GAPS_ADVICE
      : COVERAGE_ADVICE[state],
    looked_at: lookedAt(brand, worst.state, domains),
    domains,
  };
}

/** When a brand was last looked at: alerts of a run are sent before the brand says that it succeeded. */
function lookedAt(
  { last_success_at }: BrandRecord,
  worst: CoverageState,
  domains: readonly DomainCoverage[],
): string | null {
  const times = last_success_at === null ? [] : [isoTime(last_success_at)];
  if (worst === "ok") times.push(domains.map(({ at }) => at!).sort()[0]!);
  return times.sort().at(-1) ?? null;
}

function detailOf(state: CoverageState, { domain, detail }: DomainCoverage, brand: BrandRecord): string {
  // Texts begin with the brand, which many call as its domain.
  const of = domain === brand.settings.name ? "" : `${domain}: `;
  if (state === "failed" || state === "incomplete") return of + (detail || state);
  if (state === "late") return `a run was due at ${minuteOf(brand.next_run_at!)}`;
  return state === "never" ? `${of}no run has ended yet` : "";
}

/** How the brands of an owner are covered. */
export function coverageOf(each: readonly BrandCoverage[], now: number): Coverage {
  const states = Object.fromEntries(
    COVERAGE_STATES.map((state) => [state, each.filter((brand) => brand.state === state).length]),
  ) as Record<CoverageState, number>;
  const brands = each.length - states.paused;
  const problems = (["failed", "incomplete", "late", "never"] as const).flatMap((state) =>
    each.filter((brand) => brand.state === state)
  );
  return {
    headline: headlineOf(each, now),
    text: coverageText(each, problems, now),
    ok: states.ok === brands,
    brands,
    covered: states.ok,
    states,
    problems,
  };
}

const COUNTED_STATES: Readonly<Record<string, string>> = { never: "not looked at yet", late: "late" };

/** What is said of the only brand that is watched: to count one says nothing. */
const ONLY: Readonly<Record<Exclude<CoverageState, "paused">, (name: string) => string>> = {
  ok: (name) => `${name} was looked at`,
  failed: (name) => `The last run of ${name} failed`,
  incomplete: (name) => `The last run of ${name} is incomplete`,
  late: (name) => `A run of ${name} is late`,
  never: (name) => `The first run of ${name} has not ended`,
};

/** How many brands were looked at, and have no run since that failed: failure is said first. */
function headlineOf(each: readonly BrandCoverage[], now: number): string {
  const watched = each.filter(({ state }) => state !== "paused");
  const paused = each.length - watched.length;
  const [only] = watched;
  if (only === undefined) {
    if (paused === 0) return "No brand is watched";
    return paused === 1 ? "The one brand is paused" : `All ${paused} brands are paused`;
  }
  const covered = watched.filter(({ state }) => state === "ok");
  const when = covered.every((brand) => isOfToday(brand, now)) ? "today" : "on schedule";
  if (watched.length > 1) return `${covered.length} of ${watched.length} brands looked at ${when}`;
  const { name, state, looked_at } = only;
  const said = ONLY[state as keyof typeof ONLY](name);
  return state === "ok" ? `${said} on ${minuteOf(Date.parse(looked_at!))}` : said;
}

function isOfToday({ looked_at }: BrandCoverage, now: number): boolean {
  return looked_at !== null && Math.abs(now - Date.parse(looked_at)) < DAY_MS;
}

/** What is wrong with a brand, and when it was looked at before, where that was today. */
function wrongWith(brand: BrandCoverage, now: number): string {
  if (brand.state === "never") return "";
  return isOfToday(brand, now)
    ? `${brand.detail}; the last complete run was at ${minuteOf(Date.parse(brand.looked_at!))}`
    : brand.detail;
}

function coverageText(
  each: readonly BrandCoverage[],
  problems: readonly BrandCoverage[],
  now: number,
): string {
  const paused = each.filter(({ state }) => state === "paused").length;
  const headline = headlineOf(each, now);
  const [only] = problems;
  const parts = each.length - paused === 1 && only !== undefined
    ? [`${[headline, wrongWith(only, now)].filter((part) => part !== "").join(": ")}. ${only.advice}`]
    : [headline, ...countedProblems(problems, now)];
  if (paused > 0 && paused < each.length) parts.push(`${paused} paused`);
  return parts.join("; ");
}

/** The first of so many. */
const namesOf = (first: readonly string[], all: number): string =>
  [...first, ...all > first.length ? [`${all - first.length} more`] : []].join(", ");

/** The brands that were not looked at by their states, with what to do. */
function countedProblems(problems: readonly BrandCoverage[], now: number): string[] {
  return [...Map.groupBy(problems, ({ state }) => state)].map(([state, some]) => {
    const causes = causesOf(some, (brand) => wrongWith(brand, now));
    const said = causes.slice(0, MAX_NAMED).map(({ cause, of }) => {
      const names = namesOf(of.slice(0, MAX_NAMED).map(({ name }) => name), of.length);
      return cause === "" ? names : `${names} (${cause})`;
    });
    const causesSaid = causes.slice(0, MAX_NAMED).reduce((sum, { of }) => sum + of.length, 0);
    const advice = [...new Set(some.map(({ advice }) => advice))].join(". ");
    return `${some.length} ${COUNTED_STATES[state] ?? state}: ${
      namesOf(said, some.length - causesSaid + said.length)
    }. ${advice}`;
  });
}

/** Reads how each of these brands is covered. */
export async function readCoverage(
  brands: readonly BrandRecord[],
  store: Pick<WatchStore, "runs" | "runsOf">,
  now: number,
): Promise<BrandCoverage[]> {
  const newest = await store.runsOf(brands.map(({ id }) => id), FEW_RUNS);
  const covered: BrandCoverage[] = [];
  for (const brand of brands) {
    const runs = newest.get(brand.id) ?? [];
    const coverage = brandCoverage(brand, runs, now);
    const isWhole = runs.length < FEW_RUNS || coverage.domains.every(({ state }) => state !== "never");
    covered.push(
      isWhole ? coverage : brandCoverage(brand, await store.runs(brand.id, MANY_RUNS), now),
    );
  }
  return covered;
}
