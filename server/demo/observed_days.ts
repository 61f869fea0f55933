/**
 * What lookups of the fictional brands found on each of thirty days, made by real lookups in the miniature internet as
 * it was then.
 * @module
 */
import { type Io, lookup, parseDomain, type Permutation, permute, type StreamMessage } from "../../mod.ts";
import { startMiniInternet } from "../mini/mod.ts";
import { NAMES, PAST } from "../mini/names.ts";
import { BRANDS } from "../mini/pages/brand.ts";
import { miniZones } from "../mini/world.ts";

const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** Days of history. */
export const DAYS = 30;
/** The brand whose last run failed. Its runs come before those of the others, so that it ran today. */
const FAILING = "petrelpost.com";
const FAILING_MS = 60 * MINUTE_MS, OTHERS_MS = 20 * MINUTE_MS;

/** When a brand was looked up so many days before today, milliseconds since 1970. */
export function timeOf(domain: string, today: number, daysAgo: number): number {
  return today - daysAgo * DAY_MS - (domain === FAILING ? FAILING_MS : OTHERS_MS);
}

/** The lines of a lookup, by domain and the time when it started. */
export type ObservedDays = ReadonlyMap<string, ReadonlyMap<number, readonly StreamMessage[]>>;

/**
 * Looks the brands up on each day. A name that is as it was the day before is not visited again: the lines of that visit
 * are repeated, so that thirty days take seconds. Names that never answer are left out: each takes seconds.
 */
export async function observeDays(today: number, signal: AbortSignal): Promise<ObservedDays> {
  const world = await startMiniInternet();
  try {
    const observed = new Map<string, Map<number, StreamMessage[]>>();
    for (const { domain } of BRANDS) {
      const days = new Map<number, StreamMessage[]>();
      const visits = new Visits(domain);
      const last = domain === FAILING ? 0 : 1;
      for (let daysAgo = DAYS; daysAgo >= last; daysAgo--) {
        signal.throwIfAborted();
        const time = timeOf(domain, today, daysAgo);
        const names = miniZones((today - time) / DAY_MS).names;
        const turn = () => world.turnTo(time, daysAgo > 0);
        days.set(time, await visits.linesOf(names, daysAgo > 0, turn, signal));
      }
      observed.set(domain, days);
    }
    return observed;
  } finally {
    await world.close();
  }
}

/** The visits of one domain's look-alikes. */
class Visits {
  readonly #domain: string;
  /** All names that ever exist. */
  readonly #candidates: readonly Permutation[];
  /** What a name was when it was visited last, and the lines of that visit. */
  readonly #visited = new Map<string, { was: string; lines: StreamMessage[] }>();
  /** The lines of the last lookup about the lookup itself. */
  #meta: StreamMessage[] = [];

  constructor(domain: string) {
    this.#domain = domain;
    const ever = Object.entries({ ...PAST[domain], ...NAMES[domain] })
      .filter(([, entry]) => typeof entry !== "string").map(([name]) => parseDomain(name).ascii);
    const existing = new Set(ever);
    this.#candidates = [...permute(domain)].filter(({ domain: { fqdn } }) =>
      existing.has(parseDomain(fqdn).ascii)
    );
  }

  /** @param turn Makes the world what it is that day. */
  async linesOf(
    names: Readonly<Record<string, unknown>>,
    reaches: boolean,
    turn: () => Promise<Io>,
    signal: AbortSignal,
  ): Promise<StreamMessage[]> {
    const wasOf = (name: string): string => JSON.stringify(names[parseDomain(name).ascii] ?? null);
    const changed = this.#candidates.filter(({ domain: { fqdn } }) =>
      !reaches || this.#visited.get(fqdn)?.was !== wasOf(fqdn)
    );
    if (changed.length > 0) await this.#look(changed, wasOf, await turn(), signal);
    const others = reaches ? this.#candidates.length - changed.length : 0;
    const meta = this.#meta.map((line): StreamMessage =>
      line.op !== "Meta" || line.data.kind !== "Progress" ? line : {
        op: "Meta",
        data: { ...line.data, data: [line.data.data[0] + others, line.data.data[1] + others] },
      }
    );
    const lines = reaches ? [...this.#visited.values()].flatMap((each) => each.lines) : [];
    return [...meta.slice(0, 1), ...lines, ...meta.slice(1)];
  }

  async #look(
    changed: readonly Permutation[],
    wasOf: (name: string) => string,
    io: Io,
    signal: AbortSignal,
  ): Promise<void> {
    const fresh = new Map<string, StreamMessage[]>(changed.map(({ domain }) => [domain.fqdn, []]));
    fresh.set(this.#domain, []);
    this.#meta = [];
    const names = { names: changed, permutations: false };
    for await (
      const line of lookup(this.#domain, { plan: "squat", ...names, extensions: true, io, signal })
    ) {
      if (line.op === "Meta") this.#meta.push(line);
      else fresh.get(line.permutation.domain.fqdn)?.push(line);
    }
    for (const [name, lines] of fresh) this.#visited.set(name, { was: wasOf(name), lines });
  }
}
