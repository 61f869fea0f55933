/**
 * What lookups of the fictional brands found on each of thirty days, made by real lookups in the miniature internet as
 * it was then.
 * @module
 */
import type { Io } from "../../../../lib/io.ts";
import { lookup, permute } from "../../../../mod.ts";
import { parseDomain } from "../../../../lib/domain.ts";
import type { Permutation, StreamMessage } from "../../../../lib/model.ts";
import { untilFailure } from "../../../../lib/lines/mod.ts";
import { type MiniInternet, startMiniInternet } from "../../../mini/mod.ts";
import { NAMES, PAST } from "../../../mini/data/names.ts";
import { BRANDS } from "../../../mini/pages/mod.ts";
import { miniZones } from "../../../mini/world.ts";
import { imitationFinder } from "../lib/watched.ts";
import { candidateOf } from "../look.ts";
import { DAY_MS, MINUTE_MS } from "../../../units/mod.ts";

/** Days of history. */
export const DAYS = 30;
/** The brand whose last run failed. Its runs come before those of the others, so that it ran today. */
const FAILING = "petrelpost.com";
const FAILING_MS = 60 * MINUTE_MS, OTHERS_MS = 10 * MINUTE_MS;

/** When a brand was looked up so many days before today, milliseconds since 1970. */
export function timeOf(domain: string, today: number, daysAgo: number): number {
  return today - daysAgo * DAY_MS - (domain === FAILING ? FAILING_MS : OTHERS_MS);
}

/** The lines of a brand's lookups, by the time when each started. */
export type ObservedDays = ReadonlyMap<number, readonly StreamMessage[]>;

/**
 * Looks the brands up on each day, one brand after the other. A name that is as it was the day before is not visited
 * again: the lines of that visit are repeated, so that thirty days take seconds.
 */
export function observeDays(today: number, signal: AbortSignal): Promise<ObservedDays>[] {
  const world = startMiniInternet();
  let before: Promise<unknown> = Promise.resolve();
  const observed = BRANDS.map(({ domain }) => {
    const days = before.then(async () => await daysOf(domain, await world, today, signal));
    before = days;
    return days;
  });
  void Promise.allSettled([...observed, world]).then(async () => await (await world).close()).catch(() => {});
  return observed;
}

async function daysOf(
  domain: string,
  world: MiniInternet,
  today: number,
  signal: AbortSignal,
): Promise<ObservedDays> {
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
  return days;
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
    const ever = new Set(
      Object.keys({ ...PAST[domain], ...NAMES[domain] }).map((name) => parseDomain(name).ascii),
    );
    const generated = [...permute(domain)].filter((each) => ever.delete(parseDomain(each.domain.fqdn).ascii));
    // The others are found in certificates, as a lookup of today says too.
    const imitation = imitationFinder(domain);
    const found = [...ever].flatMap((name) =>
      imitation(name) === null ? [] : candidateOf(name, "CertificateTransparency")
    );
    this.#candidates = [...generated, ...found];
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
    // A day without a network is a failed run, whose last line says why.
    for await (const line of untilFailure(lookup(this.#domain, { plan: "squat", ...names, io, signal }))) {
      if (line.op === "Meta") this.#meta.push(line);
      else fresh.get(line.permutation.domain.fqdn)?.push(line);
    }
    for (const [name, lines] of fresh) this.#visited.set(name, { was: wasOf(name), lines });
  }
}
