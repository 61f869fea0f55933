/**
 * What the core asks of extensions, and what they give while a service runs. The core owns these interfaces and has a plain
 * answer to each, for a service that has nobody who knows better.
 * @module
 */
import type { ExportOptions } from "../lib/export/mod.ts";
import type { BrandContext } from "../lib/lines/mod.ts";
import type { PageBrand } from "../lib/match/page/mod.ts";
import type { Session } from "./client/session_types.ts";
import type { HealthCheck } from "./health/check.ts";
import type { Departed } from "./wire/started_by.ts";

/** By what one extension asks for what another gives; a constant in a file of its own. */
export class Key<T> {
  /** The type alone: nothing has this member. */
  declare readonly given: T;
  /** What is missing where the extension is left out, for the message: "the watch of brands". */
  readonly what: string;

  constructor(what: string) {
    this.what = what;
  }
}

/** A brand of an owner, as lookups and matching know it. */
export interface KnownBrand {
  /** Its name. */
  readonly name: string;
  /** Its domains, A-labels, at least one. */
  readonly domains: readonly string[];
  /** Patterns of its own hosts. */
  readonly owned: readonly string[];
  /** Other words that it is called by. */
  readonly words: readonly string[];
  /** The same as pages name it. */
  readonly page: PageBrand;
}

/** What the core asks. */
export interface Hooks {
  /**
   * The brands of an owner.
   *
   * @param most Of how many what their own pages show is read.
   * @default none
   */
  brandsOf(owner: string, most: number): Promise<readonly KnownBrand[]>;
  /** The scope of keys that may ask for these brands, and have names seen; null where there are none. @default null */
  brandScope(): string | null;
  /** What severities of a domain's look-alikes depend on. @default nothing */
  contextOf(owner: string, domain: string): Promise<Omit<BrandContext, "brand">>;
  /** What people noted of a domain's look-alikes, `names` among them. @default nothing */
  triageOf(
    owner: string,
    domain: string,
    names: Iterable<string>,
  ): Promise<Pick<ExportOptions, "owned" | "confirmed">>;
  /** Takes host names that a caller with that scope gave and that imitate brands. @default nobody takes them */
  seen(owner: string, names: readonly string[]): Promise<void>;
  /** Why nobody signs in by passphrase, in a sentence; null where people do. @default null */
  passphraseRefusal(): string | null;
  /** Why who is invited cannot have a name, as it follows "Cannot use the name …:"; null for one that can. @default null */
  nameRefusal(name: string): string | null;
  /** Ways to sign in besides passphrases and links, as a session says it, for the people of a team. @default none */
  waysIn(team: string | null): Pick<Session, "sign_on">;
  /** Whether something is stored that happens after that time, milliseconds since 1970. @default nothing is */
  hasLater(time: number, owner: string | null): Promise<boolean>;
}

/** The answers of a service that has nobody to ask. */
const PLAIN: Hooks = {
  brandsOf: () => Promise.resolve([]),
  brandScope: () => null,
  contextOf: () => Promise.resolve({}),
  triageOf: () => Promise.resolve({ owned: new Set(), confirmed: new Set() }),
  seen: () => Promise.resolve(),
  passphraseRefusal: () => null,
  nameRefusal: () => null,
  waysIn: () => ({}),
  hasLater: () => Promise.resolve(false),
};

/** What an extension gives while a service runs. */
export interface Assembled {
  /** What others may ask for. */
  readonly own?: readonly [Key<unknown>, unknown];
  /** Its answers to what the core asks; of several extensions the first that has one is asked. */
  readonly hooks?: Partial<Hooks>;
  /** Rows of the health page. */
  readonly checks?: readonly HealthCheck[];
  /** A line of `/readyz` with its end; empty while there is nothing to say. */
  readonly ready?: () => string;
  /** Ends what those have running who are gone. */
  readonly ended?: (ending: Departed) => void;
  /** Deletes what is old, once an hour. */
  readonly prune?: () => Promise<unknown>;
  /** Brings up to date what earlier versions stored, and starts what every process does, before the service answers. */
  readonly open?: () => Promise<unknown> | void;
  /** Gives a demo a history, before what recurs is started. */
  readonly demo?: (signal: AbortSignal) => Promise<void>;
  /** Starts what recurs, in a process that runs what is due. */
  readonly start?: () => void;
  /** Ends what runs, before the lookups are waited for. */
  readonly stop?: () => Promise<void>;
}

/** What the extensions of one service give it. */
export class Extras {
  readonly #parts: Assembled[] = [];
  readonly #own = new Map<Key<unknown>, unknown>();
  readonly #hooks: Hooks = { ...PLAIN };

  /** What the core asks. */
  get ask(): Hooks {
    return this.#hooks;
  }

  /** Rows of the health page. */
  get checks(): readonly HealthCheck[] {
    return this.#parts.flatMap(({ checks = [] }) => checks);
  }

  /** Adds what an extension gives; those before it may be asked already. */
  add(part: Assembled): void {
    if (part.own !== undefined) this.#own.set(...part.own);
    for (const name of Object.keys(part.hooks ?? {}) as (keyof Hooks)[]) {
      if (this.#hooks[name] === PLAIN[name]) Object.assign(this.#hooks, { [name]: part.hooks![name] });
    }
    this.#parts.push(part);
  }

  /** What an extension gives others; null where it is left out. */
  find<T>(key: Key<T>): T | null {
    return this.#own.get(key) as T ?? null;
  }

  /** The same, for those that cannot be there without it. */
  use<T>(key: Key<T>): T {
    const own = this.find(key);
    if (own === null) throw new Error(`This service is without ${key.what}`);
    return own;
  }

  /** Lines of `/readyz`. */
  ready(): string {
    return this.#parts.map(({ ready }) => ready?.() ?? "").join("");
  }

  /** Ends what those have running who are gone. */
  ended(ending: Departed): void {
    for (const { ended } of this.#parts) ended?.(ending);
  }

  /** Deletions of what is old, in progress. */
  prune(): Promise<unknown>[] {
    return this.#parts.flatMap(({ prune }) => prune === undefined ? [] : [prune()]);
  }

  /** Brings up to date what is stored. */
  async open(): Promise<void> {
    for (const { open } of this.#parts) await open?.();
  }

  /** Gives a demo a history. */
  async demo(signal: AbortSignal): Promise<void> {
    for (const { demo } of this.#parts) await demo?.(signal);
  }

  /** Starts what recurs. */
  start(): void {
    for (const { start } of this.#parts) start?.();
  }

  /** Ends what runs: of the last extension first. */
  async stop(): Promise<void> {
    for (const { stop } of this.#parts.toReversed()) await stop?.();
  }
}
