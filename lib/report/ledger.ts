/**
 * The life cycle of a report: its states, who may move it, and what becomes of the name. Pure.
 * @module
 */
import type { DeskRole } from "./desk.ts";

/** States, in the order in which a report goes through them. */
export const REPORT_STATES = [
  "drafted",
  "approved",
  "sent",
  "acknowledged",
  "acted",
  "refused",
  "expired",
] as const;
/** One of them. */
export type ReportState = typeof REPORT_STATES[number];

/** What became of a name. */
export const OUTCOMES = ["held", "removed", "transferred"] as const;
/** One of them. */
export type Outcome = typeof OUTCOMES[number];

/** The states that may precede each state. */
const FROM: Readonly<Record<ReportState, readonly ReportState[]>> = {
  drafted: ["approved"],
  approved: ["drafted"],
  sent: ["approved"],
  acknowledged: ["sent", "expired"],
  acted: ["sent", "acknowledged", "refused", "expired"],
  refused: ["sent", "acknowledged", "expired"],
  expired: ["sent", "acknowledged"],
};

/** Whether a report may go from one state to another. */
export function isStep(from: ReportState, to: ReportState): boolean {
  return FROM[to].includes(from);
}

/** States in which a report waits for what becomes of the name. */
export const OPEN_STATES: readonly ReportState[] = ["sent", "acknowledged"];

/** The condition of a name at a check. Unknown members are null. */
export interface Condition {
  /** When, milliseconds since 1970. */
  at: number;
  /** What each resolver answered about the name's addresses. */
  resolvers: { resolver: string; rcode: string }[];
  /** EPP states; null where no registry answered. */
  statuses: string[] | null;
  /** IANA number or name of the registrar; null where it is not known. */
  registrar: string | null;
  /** Name servers, lower case without a dot at the end, sorted; null where they are not known. */
  nameservers: string[] | null;
  /** What a visitor gets; null where no visit was made. */
  page: string | null;
}

/** A decided outcome. */
export interface Verdict {
  /** What became of the name. */
  outcome: Outcome;
  /** Since when, milliseconds since 1970. */
  since: number;
  /** The evidence for it, one line each. */
  evidence: string[];
  /** Roles of desks that can have done it. */
  roles: DeskRole[];
}

/**
 * Milliseconds between two checks that must both see the page gone: a single one may have failed for another reason.
 */
export const CONFIRM_MS: number = 30 * 60_000;

const GONE_PAGES: ReadonlySet<string> = new Set(["none", "error", "empty", "warning"]);
const HOLDS: Readonly<Record<string, readonly [Outcome, readonly DeskRole[]]>> = {
  clientHold: ["held", ["registrar"]],
  serverHold: ["held", ["registry"]],
  redemptionPeriod: ["removed", ["registrar", "registry"]],
  pendingDelete: ["removed", ["registrar", "registry"]],
};

/**
 * What became of a name since its report was drafted; null while nothing has, or while it is unknown.
 *
 * A hold counts at once, and so does NXDOMAIN from two resolvers or more. A page that is gone counts once two checks
 * {@link CONFIRM_MS} apart, and all between them, did not see it. A transfer counts where the name servers have become
 * the brand's own.
 *
 * @param before What was seen when the report was drafted: conditions that already existed then are not an outcome.
 * @param checks What was seen since, oldest first.
 * @param brandServers The brand's own name servers. @default unknown
 */
export function verdictSince(
  before: Condition,
  checks: readonly Condition[],
  brandServers: readonly string[] = [],
): Verdict | null {
  const last = checks.at(-1);
  if (last === undefined) return null;
  for (const [status, [outcome, roles]] of Object.entries(HOLDS)) {
    if (last.statuses?.includes(status) && before.statuses?.includes(status) !== true) {
      return { outcome, since: last.at, roles: [...roles], evidence: [`EPP status ${status}`] };
    }
  }
  const deniers = denyingResolvers(last);
  if (deniers.length >= 2 && denyingResolvers(before).length === 0) {
    const evidence = deniers.map((resolver) => `NXDOMAIN from ${resolver}`);
    return { outcome: "removed", since: last.at, roles: ["registrar", "registry", "dns"], evidence };
  }
  const isBrands = (servers: readonly string[] | null) =>
    servers !== null && servers.length > 0 && servers.join(" ") === [...brandServers].sort().join(" ");
  if (isBrands(last.nameservers) && !isBrands(before.nameservers)) {
    const evidence = [`name servers are the brand's: ${last.nameservers!.join(", ")}`];
    return { outcome: "transferred", since: last.at, roles: ["registrar", "registry"], evidence };
  }
  return goneSince(before, checks);
}

/** Resolvers that say that the name does not exist; none while another one resolves it. */
function denyingResolvers({ resolvers }: Condition): string[] {
  if (resolvers.some(({ rcode }) => rcode === "NOERROR")) return [];
  return [...new Set(resolvers.filter(({ rcode }) => rcode === "NXDOMAIN").map(({ resolver }) => resolver))];
}

function goneSince(before: Condition, checks: readonly Condition[]): Verdict | null {
  if (before.page !== "page") return null;
  let first: Condition | null = null;
  for (const check of [...checks].reverse()) {
    if (check.page === null) continue;
    if (!GONE_PAGES.has(check.page)) break;
    first = check;
  }
  const last = checks.findLast(({ page }) => page !== null);
  if (first === null || last!.at - first.at < CONFIRM_MS) return null;
  const evidence = [`no page (${first.page}) since ${new Date(first.at).toISOString()}`];
  return { outcome: "removed", since: first.at, roles: ["hosting", "cdn", "dns"], evidence };
}

/** The members of a report that statistics use. */
export interface LedgerLine {
  /** The imitated domain. */
  original: string;
  /** Role of its desk. */
  role: DeskRole;
  /** The desk's organisation. */
  desk: string;
  /** Where it is. */
  state: ReportState;
  /** When it was sent, milliseconds since 1970; null before. */
  sent_at: number | null;
  /** When the desk confirmed it; null before. */
  acknowledged_at: number | null;
  /** When its outcome came; null before. */
  ended_at: number | null;
  /** Whether this desk can have caused the outcome. */
  credited: boolean;
}

/** Results of the reports to one desk for one brand. */
export interface DeskStatistics {
  /** The imitated domain. */
  original: string;
  /** Role of the desk. */
  role: DeskRole;
  /** The desk's organisation. */
  desk: string;
  /** Reports that were sent. */
  sent: number;
  /** Of these, confirmed. */
  acknowledged: number;
  /** Of these, acted on by what the desk can do. */
  acted: number;
  /** Of these, on names that another desk ended. */
  ended_by_others: number;
  /** Of these, refused. */
  refused: number;
  /** Of these, without an answer in time. */
  expired: number;
  /** Of these, waiting. */
  open: number;
  /** Median hours from sending to the outcome, of those acted on; null without any. */
  median_hours: number | null;
}

/** Statistics for each brand and desk, by brand, then by desk. Reports that were not sent do not count. */
export function statisticsOf(lines: Iterable<LedgerLine>): DeskStatistics[] {
  const sent = [...lines].filter(({ sent_at }) => sent_at !== null);
  const groups = Map.groupBy(sent, ({ original, desk, role }) => JSON.stringify([original, desk, role]));
  return [...groups.keys()].sort().map((key) => {
    const group = groups.get(key)!;
    const count = (fits: (line: LedgerLine) => boolean) => group.filter(fits).length;
    const { original, role, desk } = group[0]!;
    const acted = group.filter(({ state, credited }) => state === "acted" && credited);
    const hours = acted.flatMap(({ sent_at, ended_at }) =>
      ended_at === null ? [] : [Math.max(0, ended_at - sent_at!) / 3_600_000]
    );
    return {
      original,
      role,
      desk,
      sent: group.length,
      acknowledged: count(({ acknowledged_at }) => acknowledged_at !== null),
      acted: acted.length,
      ended_by_others: count(({ state, credited }) => state === "acted" && !credited),
      refused: count(({ state }) => state === "refused"),
      expired: count(({ state }) => state === "expired"),
      open: count(({ state }) => OPEN_STATES.includes(state)),
      median_hours: medianOf(hours),
    };
  });
}

function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return Math.round(median * 100) / 100;
}
