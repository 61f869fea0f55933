import type { classify } from "./classify/mod.ts";
import type { ctSearch } from "./ct/mod.ts";
import type { Io } from "./io.ts";
import type { PageIndex } from "./match/page/profile.ts";
import type { PageState, Permutation } from "./model.ts";
import type { Existence, Resolution } from "./observe/existence.ts";
import type { parseX509 } from "./x509/mod.ts";

/** The pure functions that what was observed goes through. */
export interface PureSteps {
  /** Makes the verdict of the facts. */
  readonly classify: typeof classify;
  /** Reads the certificate that a server shows. */
  readonly parseX509: typeof parseX509;
  /** Finds a name in the index of certificates. */
  readonly ctSearch: typeof ctSearch;
}

/** An observation of a name; made at most once a name, however many ops use it. */
export type Observation<T> = (subject: Subject) => Promise<T>;

/** The outcome of a visit, for the notices of the lookup. */
export interface VisitEnding {
  /** What the visit found. */
  page_state: PageState;
  /** Whether the page was compared with the original's; null where there was nothing to compare. */
  likeness_measured: boolean | null;
}

/**
 * What the notices of a lookup count: a server with which the TLS handshake failed, a web server that gave no page, MX
 * records of which nothing is known, a mail server that is not asked since port 25 seems to be blocked, registries that
 * gave no usable answer, those whose rate limit left no time, and sightings that the history did not take.
 */
export type Lack = "tls" | "page" | "mail" | "port25" | "registration" | "registry_time" | "history";

/** One name under study. */
export class Subject {
  /** The name as A-labels. */
  declare readonly name: string;
  /** The name as on the wire. */
  declare readonly permutation: Permutation;
  /** The name that it may imitate, in Unicode; its own when there is none. */
  declare readonly original: string;
  /** The name that it may imitate, as a subject of its own; null when there is none. */
  declare readonly brand: Subject | null;
  /** The brands that its page is compared with; null without any. */
  declare readonly brands: PageIndex | null;
  /** The domain that an analysis compares with; absent where that goes without saying. */
  declare readonly comparedWith?: string | undefined;
  /** Whether packets to the name's own servers are forbidden. */
  declare readonly passive: boolean;
  /** Time, randomness and access to the network. */
  declare readonly io: Io;
  /** What is made of observations. */
  declare readonly steps: PureSteps;
  /** Whether it exists. */
  declare readonly existence: Existence;
  /** What is known of names and suffixes in this lookup. */
  declare readonly resolution: Resolution;
  /** Aborts the work on this name. */
  declare readonly signal: AbortSignal;
  /** Called with what could not be found out, and the reason. */
  declare readonly onLack?: ((what: Lack, why: string) => void) | undefined;
  /** Called with how the visit to the name ended. */
  declare readonly visited?: ((page: VisitEnding) => void) | undefined;
  /** Milliseconds that it may wait for the rate limit of a registry. */
  declare readonly patienceMs?: (() => number) | undefined;
  readonly #seen = new Map<Observation<unknown>, Promise<unknown>>();
  readonly #made = new Map<Observation<unknown>, unknown>();

  constructor(fields: Omit<Subject, "once" | "made">) {
    Object.assign(this, fields);
  }

  /** Returns the observation, making it on the first call. */
  once<T>(observation: Observation<T>): Promise<T> {
    let seen = this.#seen.get(observation) as Promise<T> | undefined;
    if (seen === undefined) {
      seen = observation(this);
      // Callers handle the rejection; without callers it must not count as unhandled.
      seen.then((value) => this.#made.set(observation, value), () => {});
      this.#seen.set(observation, seen);
    }
    return seen;
  }

  /** The value of an observation; undefined when it was not made, is not finished or failed. */
  made<T>(observation: Observation<T>): T | undefined {
    return this.#made.get(observation) as T | undefined;
  }
}
