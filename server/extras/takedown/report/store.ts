/**
 * Who reports for owners; and what earlier versions sent, until the history of its names has it. The comments are the
 * contract; `test/server/extras/takedown/report/suite.ts` checks it on every store.
 * @module
 */
import { Buffer } from "node:buffer";
import { brandDomain, parseDomain } from "../../../../lib/domain.ts";
import type { AuditEntry } from "../../watch/client/types.ts";
import type { Log } from "../../../io/log.ts";
import type { OwnedStores } from "../../../stores/owned.ts";
import { type BrandRecord, type TriageRecord, WATCH_STORE, type WatchStore } from "../../watch/store/mod.ts";
import { reportedTriage, UNTOUCHED } from "../../watch/triaged.ts";
import type { Reporter } from "../client.ts";
import * as tables from "../../../stores/data/tables.ts";
import { firstOf, replacement, type Sql, sql, type StoreDefinition } from "../../../stores/sql.ts";

/** Domains of an owner about which it is stored who reports. */
const MAX_REPORTERS = 200;

/** A report that an earlier version sent, or that its people noted as sent. */
export interface SentReport {
  /** UUIDv7. */
  id: string;
  /** Its owner. */
  owner: string;
  /** The domain that is imitated, A-labels. */
  original: string;
  /** The name, A-labels. */
  name: string;
  /** When it was sent, milliseconds since 1970. */
  sent_at: number;
  /** Who approved it. */
  approved_by: string;
  /** What it was sent to. */
  desk: { role: string; name: string; email: string | null; url: string | null };
  /** Subject of the mail. */
  subject: string;
  /** What became of it by the ledger: `sent`, `acknowledged`, `acted`, `refused`, `expired`. */
  state: string;
  /** What became of the name by the ledger: `held`, `removed`, `transferred`, null. */
  outcome: string | null;
  /** Text of the mail; empty where it is not stored. */
  text: string;
}

/** Who reports. Every change is seen by the next read, also from another process on the same store. */
export type ReportStore = ReturnType<typeof reportStore>;

function reportStore(db: Sql, close: () => Promise<void>) {
  return {
    /**
     * Who reports for an owner that somebody imitates this domain; of another domain, without the brand, where nobody said
     * for this one. Null when nobody said at all.
     */
    async reporter(owner: string, original: string): Promise<Reporter | null> {
      const row = await firstOf(db.read<{ original: string; reporter: string }>(
        sql`SELECT original, reporter FROM report_reporters WHERE owner = ${owner}
          ORDER BY CASE WHEN original = ${original} THEN 0 ELSE 1 END, set_at DESC LIMIT 1`,
      ));
      if (row === null) return null;
      const reporter = JSON.parse(row.reporter) as Reporter;
      return row.original === original ? reporter : { ...reporter, brand: "" };
    },
    /** Stores who reports for an owner about a domain. The newest 200 domains of an owner stay. */
    setReporter: (owner: string, original: string, reporter: Reporter, now: number) =>
      db.transaction(async ({ query }): Promise<void> => {
        const row = { owner, original, set_at: now, reporter: JSON.stringify(reporter) };
        await query(replacement("report_reporters", "owner, original", row));
        await query(sql`DELETE FROM report_reporters WHERE owner = ${owner} AND original NOT IN (
          SELECT original FROM report_reporters WHERE owner = ${owner}
          ORDER BY set_at DESC, original LIMIT ${MAX_REPORTERS})`);
      }),
    /** Reports that an earlier version sent and that no history has yet, oldest first, at most `limit` after an id. */
    async sent(after: string, limit: number): Promise<SentReport[]> {
      const rows = await db.read<{ id: string; report: string; text: string | null }>(
        sql`SELECT id, report, text FROM sent_reports WHERE id > ${after} ORDER BY id LIMIT ${limit}`,
      );
      return rows.map(({ report, text }) => ({
        ...JSON.parse(report) as SentReport,
        text: Buffer.from(text ?? "", "base64").toString(),
      }));
    },
    /** Forgets a sent report: the history of its name has it. */
    async forgetSent(id: string): Promise<void> {
      await db.query(sql`DELETE FROM sent_reports WHERE id = ${id}`);
    },
    /** Forgets who reports for an owner, and what it sent. */
    async forgetOwner(owner: string): Promise<void> {
      await db.batch([
        sql`DELETE FROM report_reporters WHERE owner = ${owner}`,
        sql`DELETE FROM sent_reports WHERE owner = ${owner}`,
      ]);
    },
    /** Releases the resources of the store. */
    close,
  };
}

/** Who reports. */
export const REPORT_STORE: StoreDefinition<ReportStore> = {
  file: "reports.sqlite",
  what: "the store of who reports",
  schema: {
    first: 2,
    steps: [
      tables.REPORTS,
      tables.REPORT_CONTENTS,
      tables.REPORTERS,
      tables.SENT_REPORTS + tables.DROP_LEDGER,
    ],
  },
  create: reportStore,
  async removed(store, { what, owner }) {
    if (what === "owner") await store.forgetOwner(owner);
  },
};

/** Reports that are in memory at a time. */
const MAX_READ = 100;
/** States that a report of earlier versions does not change: people have decided otherwise since. */
const DECIDED: ReadonlySet<string> = new Set(["resolved", "ours", "ignored"]);

/**
 * What earlier versions sent becomes entries in the history of its names, once. A report about a domain that no brand of
 * its owner has waits in the store. A call that was cut off can be repeated.
 */
export async function moveSentReports(
  owned: OwnedStores,
  log: Log,
): Promise<void> {
  const reports = owned.of(REPORT_STORE), watch = owned.of(WATCH_STORE);
  let moved = 0, waiting = 0;
  for (let last = "";;) {
    const sent = await reports.sent(last, MAX_READ);
    for (const report of sent) {
      const brand = (await watch.list(report.owner)).find(({ settings: { domains } }) =>
        domains.some((domain) => brandDomain(domain).ascii === report.original)
      );
      if (brand === undefined) waiting++;
      else {
        await moveReport(report, brand, watch);
        await reports.forgetSent(report.id);
        moved++;
      }
    }
    if (sent.length < MAX_READ) break;
    last = sent.at(-1)!.id;
  }
  const inHistory = "Reports that were sent are in the history of their names now";
  if (moved > 0) log("info", inHistory, { reports: moved });
  const wait = "Reports that were sent wait for a watched brand with their domain, whose history gets them";
  if (waiting > 0) log("warn", wait, { reports: waiting });
}

async function moveReport(report: SentReport, brand: BrandRecord, watch: WatchStore): Promise<void> {
  const { id, owner, sent_at: at, approved_by, subject, text, state, outcome } = report;
  const desk = report.desk.name || report.desk.email || report.desk.url || report.desk.role;
  const names = [...(await watch.states(brand.id)).values()].map((each) => each.names);
  const name = names.some((known) => Object.hasOwn(known, report.name))
    ? report.name
    : parseDomain(report.name).fqdn;
  await watch.changeTriage(brand.id, [name], (name, before = { name, ...UNTOUCHED }) => {
    const isThere = before.reports?.some((each) => each.at === at && each.desk === desk) === true;
    if (isThere) return { record: before };
    const after = reportedTriage(before, at, desk);
    const record: TriageRecord = DECIDED.has(before.state) ? { ...after, state: before.state } : after;
    const detail = { desk, subject, text, ledger: outcome ?? state };
    const entry: AuditEntry = {
      ...{ id, at, actor: approved_by || owner, action: "name.report", subject: name },
      detail: { from: { state: before.state }, to: { state: record.state }, ...detail },
    };
    return { record, entry };
  });
}
