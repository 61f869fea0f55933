// Run by reports.test.ts: takes reports through their states without end and says so, or hangs while it sends one.
import process from "node:process";
import { openDatabase } from "../../server/stores/postgres/database.ts";
import { postgresStore } from "../../server/stores/postgres/sql.ts";
import { REPORT_STORE } from "../../server/stores/reports.ts";
import { openSqliteStore } from "../../server/stores/sqlite.ts";
import { ABOUT, reportedService } from "../server/report/reported_world.ts";
import { reportEntry, reportRecord } from "../server/stores/reports_suite.ts";

const [, , where, smtp] = process.argv as [string, string, string, string?];
const store = where.startsWith("postgres:")
  ? postgresStore(REPORT_STORE, await openDatabase(where))
  : openSqliteStore(REPORT_STORE, where);
const { signal } = new AbortController();
const ann = { owner: "ann", name: "ann" };

if (smtp !== undefined) {
  const { reports } = reportedService({ store, env: { DEADRINGER_SMTP: smtp } });
  const { reports: [draft] } = await reports.draft({ ...ABOUT, roles: ["registrar"] }, ann, signal);
  process.stdout.write(`${draft!.id}\n`);
  await reports.send(await reports.approve(draft!, draft!.digest, ann), ann);
}

const content = new Uint8Array(20_000);
const file = { name: "sent.eml", type: "message/rfc822", sha256: "", size: content.length, content };
for (;;) {
  let report = reportRecord();
  await store.add(report, reportEntry("draft"), []);
  for (const state of ["approved", "sent", "acknowledged", "acted"] as const) {
    process.stdout.write(`${report.id} ${report.version}\n`);
    const files = state === "sent" ? [file] : [];
    await store.change({ ...report, state }, reportEntry(state), files);
    report = { ...report, state, version: report.version + 1 };
  }
}
