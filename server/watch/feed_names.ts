/**
 * Names of a feed that imitate watched domains, until they are studied. For a guard without a service, this does the
 * work of the store.
 * @module
 */
import { fitsPattern } from "../../lib/watch/mod.ts";
import type { DueName } from "../stores/watch.ts";
import { imitationFinder } from "./candidates.ts";
import { DAY_BUDGET } from "./name_trigger.ts";
import { againAt } from "./schedule.ts";
import { STUDIED_MS } from "./watcher.ts";

/** Options for names of a feed. */
export interface FeedOptions {
  /** The watched domains. */
  readonly domains: readonly string[];
  /** The brand's own names, and patterns of them. */
  readonly owned: readonly string[];
  /** When runs start: an interval such as `6h`, or a cron expression. */
  readonly schedule: string;
  /** Time zone of a cron expression. */
  readonly timezone: string;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Names that are waiting for a study. */
export class FeedNames {
  readonly #options: FeedOptions;
  readonly #find: ReturnType<typeof imitationFinder>;
  readonly #waiting = new Map<string, DueName & { at: number }>();
  readonly #studied = new Map<string, number>();
  readonly #today = new Map<string, number>();
  #day = -1;
  #wake: () => void = () => {};

  constructor(options: FeedOptions) {
    this.#options = options;
    this.#find = imitationFinder(options.domains);
  }

  /** Adds a name of the feed. Own names, those studied within a day and those above a domain's budget are skipped. */
  add(text: string): void {
    const { owned, now } = this.#options;
    const found = this.#find(text.toLowerCase().replace(/^(\*\.)?(www\.)?/, ""));
    if (found === null || this.#waiting.has(found.name)) return;
    if (owned.some((pattern) => fitsPattern(pattern, found.name))) return;
    const time = now();
    const day = Math.floor(time / STUDIED_MS);
    if (day !== this.#day) {
      this.#day = day;
      this.#today.clear();
      for (const [name, at] of this.#studied) if (at <= time - STUDIED_MS) this.#studied.delete(name);
    }
    if ((this.#studied.get(found.name) ?? -Infinity) > time - STUDIED_MS) return;
    const count = this.#today.get(found.domain) ?? 0;
    if (count >= DAY_BUDGET) return;
    this.#today.set(found.domain, count + 1);
    this.#waiting.set(found.name, { ...found, attempts: 0, at: time });
    this.#wake();
  }

  /** The due names of a domain. */
  due(domain: string): DueName[] {
    const time = this.#options.now();
    return [...this.#waiting.values()].filter((each) => each.domain === domain && each.at <= time);
  }

  /** The domains with due names. */
  dueDomains(): string[] {
    const time = this.#options.now();
    return [...new Set([...this.#waiting.values()].flatMap(({ domain, at }) => at <= time ? [domain] : []))];
  }

  /** Records the outcome of names; those without an answer wait for another run. */
  settle(names: readonly DueName[], isStudied: (name: string) => boolean): void {
    const { schedule, timezone, now } = this.#options;
    for (const { name, attempts } of names) {
      const waiting = this.#waiting.get(name);
      if (waiting === undefined) continue;
      const at = isStudied(name) ? null : againAt({ schedule, timezone }, attempts, now());
      if (at === null) {
        this.#waiting.delete(name);
        this.#studied.set(name, now());
      } else Object.assign(waiting, { at, attempts: attempts + 1 });
    }
  }

  /** Resolves `next`. */
  wake(): void {
    this.#wake();
  }

  /** Resolves when a name is added; at once when one is due. */
  async next(): Promise<void> {
    if (this.dueDomains().length === 0) await new Promise<void>((resolve) => this.#wake = resolve);
  }

  /** When the next name is tried again, milliseconds since 1970; Infinity when none waits. */
  nextAt(): number {
    return Math.min(Infinity, ...[...this.#waiting.values()].map(({ at }) => at));
  }
}
