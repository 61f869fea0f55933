import { counted, plural } from "../plural.ts";
import { lacksOf } from "../assess/gaps.ts";
import { SquatError } from "../errors.ts";
import type { FailedOp, MetaData, MetaLine, ProgressExtensions, StreamMessage } from "../model.ts";
import { problemOf } from "../problem.ts";

/** Shortest time between two Progress lines, milliseconds. */
export const PROGRESS_MS = 250;
/** Silence after which a Heartbeat is due, milliseconds: below the read timeout of 5 s that clients use. */
export const SILENCE_MS = 2_000;
/** Most names on one Progress line. */
const NAMES_A_LINE = 1_000;
/** Most names that are listed as missing at the deadline. */
const MAX_MISSING = 100_000;

/** The lists on Progress lines, each entry once. */
interface Lists {
  unanswered: string;
  blocked: string;
  wildcard: string;
  failed: FailedOp;
}

/** What the last Progress line counts: how many of how many. */
type Counts = Required<Pick<ProgressExtensions, "records" | "pages">>;

/**
 * The protocol of a stream: which Meta line is due when. It starts with Progress, sends Progress while names are
 * completed and Heartbeat while nothing else is sent, and ends with exactly one of Done, Timeout and Error. It has no
 * clock and sends nothing itself: it returns the lines, with all extension members.
 */
export class Reporter {
  /** Names in all; an estimate until all candidates are made. */
  total: number;
  /** Names that are finished. */
  completed = 0;
  readonly #deadlineMs: number;
  readonly #known = {
    unanswered: new Set<string>(),
    blocked: new Set<string>(),
    wildcard: new Set<string>(),
    failed: new Set<string>(),
  };
  /** Names about which something was not answered. */
  readonly #lacking = new Set<string>();
  #waiting: { [L in keyof Lists]: Lists[L][] } = { unanswered: [], blocked: [], wildcard: [], failed: [] };
  readonly #counts: Counts = { records: [0, 0], pages: [0, 0] };
  #missing = 0;
  #isOver = false;
  #completedSent = 0;
  #isSilent = true;
  #silentMs = 0;
  #sinceProgressMs = 0;

  /** `deadlineMs` appears in the text of Timeout. */
  constructor(total: number, deadlineMs: number) {
    this.total = total;
    this.#deadlineMs = deadlineMs;
  }

  /** Share of all names about which everything asked was answered, 0 to 1. */
  get completeness(): number {
    if (this.total <= 0) return 1;
    const lacking = this.#lacking.size;
    const completed = Math.min(this.total, this.completed);
    // At the deadline the missing names are listed too, and are not among the completed ones.
    const answered = this.#isOver ? Math.min(completed, this.total - lacking) : completed - lacking;
    return Math.floor(Math.max(0, answered) / this.total * 10_000) / 10_000;
  }

  /**
   * The first line.
   *
   * @param brand The registrable name that the names may imitate. @default none
   */
  start(brand?: string): MetaLine {
    return this.#progress(brand === undefined ? {} : { brand });
  }

  /** Notes a name without a usable answer, for the next Progress line. */
  unanswered(fqdn: string): void {
    this.#lacking.add(fqdn);
    this.#note("unanswered", fqdn, fqdn);
  }

  /** Lists a name that was not finished at the deadline; false when the list is full. */
  missing(fqdn: string): boolean {
    if (this.#missing >= MAX_MISSING) return false;
    this.#missing++;
    this.unanswered(fqdn);
    return true;
  }

  /**
   * Notes a name that a resolver hides.
   *
   * @param isKnown Whether another source answered all the same.
   */
  blocked(fqdn: string, isKnown = false): void {
    if (!isKnown) this.#lacking.add(fqdn);
    this.#note("blocked", fqdn, fqdn);
  }

  /** Notes a name that exists by a wildcard. */
  byWildcard(fqdn: string): void {
    this.#note("wildcard", fqdn, fqdn);
  }

  /** Notes an op that failed for a name without a line that says so, or whose line lacks something. */
  failed(failure: FailedOp): void {
    this.#lacking.add(failure.fqdn);
    this.#note("failed", `${failure.op} ${failure.fqdn}`, failure);
  }

  /** Notes how many names have all their answers, and how many pages were seen, for the last Progress line. */
  counted(counts: Pick<ProgressExtensions, "records" | "pages">): void {
    for (const what of ["records", "pages"] as const) {
      const [got, all] = counts[what] ?? [0, 0];
      this.#counts[what][0] += got;
      this.#counts[what][1] += all;
    }
  }

  /** Notes the lists of a Progress line of a part of this lookup, and what it counts. */
  absorb(line: StreamMessage): void {
    if (line.op !== "Meta" || line.data.kind !== "Progress") return;
    const { unanswered = [], blocked = [], wildcard = [], failed = [] } = line.data;
    for (const fqdn of unanswered) this.unanswered(fqdn);
    for (const fqdn of blocked) this.blocked(fqdn);
    for (const fqdn of wildcard) this.byWildcard(fqdn);
    for (const failure of failed) this.failed(failure);
    this.counted(line.data);
  }

  /** Notes that lines were sent since the last tick. */
  sent(): void {
    this.#isSilent = false;
  }

  /** The line that is due after that many milliseconds since the last call; null for none. */
  tick(ms: number): MetaLine | null {
    this.#silentMs = this.#isSilent ? this.#silentMs + ms : 0;
    this.#isSilent = true;
    this.#sinceProgressMs += ms;
    const isNew = this.completed !== this.#completedSent || this.#isWaiting;
    if (isNew && this.#sinceProgressMs >= PROGRESS_MS) return this.#progress();
    if (this.#silentMs < SILENCE_MS) return null;
    return this.#meta({ kind: "Heartbeat" });
  }

  /** The last lines of a lookup that went through all names; Done says what makes it incomplete all the same. */
  done(): MetaLine[] {
    const lines = this.#rest(1);
    const counts = Object.fromEntries(Object.entries(this.#counts).filter(([, [, all]]) => all > 0));
    Object.assign(lines.at(-1)!.data, counts);
    const detail = lacksOf({ unanswered: this.#known.unanswered.size, total: this.total, ...counts }).join(
      "; ",
    );
    const unanswered = [...this.#known.unanswered].slice(0, NAMES_A_LINE);
    const data = {
      detail,
      completeness: this.completeness,
      ...unanswered.length === 0 ? {} : { unanswered },
    };
    const isWhole = detail === "" && unanswered.length === 0;
    return [...lines, this.#meta({ kind: "Done", ...isWhole ? {} : { data } })];
  }

  /** The last lines of a lookup that failed. */
  error(error: unknown): MetaLine[] {
    return [...this.#rest(0), this.#meta({ kind: "Error", data: problemOf(error) })];
  }

  /** The last lines of a lookup that ran into its deadline after so many milliseconds. */
  timeout(elapsedMs: number): MetaLine[] {
    this.#isOver = true;
    const { completed, total } = this;
    const error = new SquatError(
      "deadline",
      `Out of time after ${this.#deadlineMs / 1000} s: ${completed} of ${counted(total, "name")} ${
        plural(completed, "is", "are")
      } done; the rest is unknown`,
    );
    // The clock may have been set back.
    const elapsed_ms = Math.max(0, elapsedMs);
    return [
      ...this.#rest(0),
      this.#meta({ kind: "Timeout", data: { ...problemOf(error), completed, total, elapsed_ms } }),
    ];
  }

  get #isWaiting(): boolean {
    return Object.values(this.#waiting).some((list) => list.length > 0);
  }

  #note<L extends keyof Lists>(list: L, key: string, entry: Lists[L]): void {
    if (this.#known[list].has(key)) return;
    this.#known[list].add(key);
    this.#waiting[list].push(entry);
  }

  /** Progress lines, `least` of them at least, until nothing waits: that goes before the last line. */
  #rest(least: number): MetaLine[] {
    const lines: MetaLine[] = [];
    while (lines.length < least || this.#isWaiting) lines.push(this.#progress());
    return lines;
  }

  #progress(more: { brand?: string } = {}): MetaLine {
    this.#completedSent = this.completed;
    this.#sinceProgressMs = 0;
    const entries = Object.entries(this.#waiting).filter(([, list]) => list.length > 0)
      .map(([name, list]) => [name, list.splice(0, NAMES_A_LINE)]);
    return this.#meta({
      kind: "Progress",
      data: [this.completed, this.total],
      completeness: this.completeness,
      ...more,
      ...Object.fromEntries(entries) as Partial<{ [L in keyof Lists]: Lists[L][] }>,
    });
  }

  #meta(data: MetaData): MetaLine {
    this.#silentMs = 0;
    return { op: "Meta", data };
  }
}
