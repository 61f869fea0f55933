import { OPEN_STATES, verdictSince } from "../../lib/report/mod.ts";
import { uuidV7 } from "../ids.ts";
import { DueWork } from "../io/due_work.ts";
import type { ReportEntry, ReportRecord, ReportStore } from "../stores/reports.ts";
import { type FindingParts, observedCondition } from "./finding.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../units/mod.ts";

/** Milliseconds from sending to the first check. */
export const FIRST_CHECK_MS: number = HOUR_MS;
/** After that, a report without an outcome expires. */
export const EXPIRES_MS: number = 30 * DAY_MS;
/** A check that takes longer is done again, maybe by another process. */
const CHECK_LEASE_MS = 15 * MINUTE_MS;
/** How often due checks are looked for, milliseconds. */
const CHECK_EVERY_MS = MINUTE_MS;
/** Most conditions that a report remembers. */
const MOST_CONDITIONS = 10;

/** Hourly on the first day, then four times a day. */
const pauseAfter = (age: number): number => age < DAY_MS ? HOUR_MS : 6 * HOUR_MS;

/** Dependencies of a checker. */
export interface CheckerParts extends FindingParts {
  /** The ledger. */
  store: ReportStore;
  /** Counts a check of the service's own in the places of its owner; returns a function that ends it. */
  enter: (owner: string) => () => void;
  /** Called when a check failed: it is due again later. */
  onFailure: (error: unknown) => void;
}

/** Checks the names of sent reports and records their outcomes, one after the other. */
export class Checker extends DueWork<ReportRecord> {
  readonly #parts: CheckerParts;

  /** Nothing runs before it is started or woken. */
  constructor(parts: CheckerParts) {
    const { store, now } = parts;
    super({
      most: 1,
      everyMs: CHECK_EVERY_MS,
      onError: parts.onFailure,
      claim: () => store.takeDue(now(), now() + CHECK_LEASE_MS, 1),
      work: async (report, end) => {
        const leave = parts.enter(report.owner);
        try {
          await this.check(report, end.signal);
        } finally {
          leave();
        }
      },
    });
    this.#parts = parts;
  }

  /**
   * Checks a report now, and stores what was seen and what follows. Resolves with the updated report, or unchanged if
   * it was changed meanwhile.
   *
   * @throws {SquatError} When the lookup failed.
   */
  async check(report: ReportRecord, signal: AbortSignal): Promise<ReportRecord> {
    const { store, now } = this.#parts;
    const seen = await observedCondition(this.#parts, report, signal);
    const checks = [...report.checks, seen].slice(-MOST_CONDITIONS);
    const verdict = verdictSince(report.before, checks, report.brand_servers);
    const age = now() - (report.sent_at ?? now());
    const isOpen = OPEN_STATES.includes(report.state) || report.state === "refused";
    let next: ReportRecord = { ...report, checks, next_check_at: isOpen ? now() + pauseAfter(age) : null };
    let entry: Omit<ReportEntry, "id" | "at" | "actor"> = { action: "check", detail: { ...seen } };
    if (verdict !== null && isOpen) {
      const { outcome, since, evidence, roles } = verdict;
      const credited = roles.includes(report.desk.role);
      next = { ...next, state: "acted", outcome, credited, ended_at: since, next_check_at: null };
      const hours = Math.round((since - report.sent_at!) / HOUR_MS * 100) / 100;
      entry = { action: "outcome", detail: { outcome, evidence, credited, hours_to_takedown: hours, seen } };
    } else if (isOpen && age >= EXPIRES_MS) {
      next = {
        ...next,
        state: report.state === "refused" ? "refused" : "expired",
        ended_at: now(),
        next_check_at: null,
      };
      entry = { action: "expire", detail: { days: EXPIRES_MS / DAY_MS } };
    }
    const at = now();
    const stored = await store.change(next, { id: uuidV7(at), at, actor: "check", ...entry });
    return stored ? { ...next, version: report.version + 1 } : report;
  }
}
