import { brandDomain, parseDomain } from "../../../../lib/domain.ts";
import type { AuditEntry } from "../../../client/watch_types.ts";
import type { Log } from "../../../io/log.ts";
import type { OwnedStores } from "../../../stores/owned.ts";
import { REPORT_STORE, type SentReport } from "./store.ts";
import { type BrandRecord, type TriageRecord, WATCH_STORE, type WatchStore } from "../../watch/store/mod.ts";
import { reportedTriage, UNTOUCHED } from "../../watch/triaged.ts";

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
  let moved = 0, waiting = 0, after = "";
  const brands = new Map<string, BrandRecord[]>();
  for (;;) {
    const sent = await reports.sent(after, MAX_READ);
    for (const report of sent) {
      const { owner, original } = report;
      if (!brands.has(owner)) brands.set(owner, await watch.list(owner));
      const brand = brands.get(owner)!.find(({ settings: { domains } }) =>
        domains.some((domain) => brandDomain(domain).ascii === original)
      );
      if (brand === undefined) waiting++;
      else {
        await moveReport(report, brand, watch);
        await reports.forgetSent(report.id);
        moved++;
      }
      after = report.id;
    }
    if (sent.length < MAX_READ) break;
  }
  if (moved > 0) {
    log("info", "Reports that were sent are in the history of their names now", { reports: moved });
  }
  if (waiting > 0) {
    log(
      "warn",
      "Reports that were sent wait for a watched brand with their domain, whose history gets them",
      {
        reports: waiting,
      },
    );
  }
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
