/**
 * `node test/tools/ct_log_list.ts LIST.json`: rewrites lib/x509/data/log_list.ts from a log list of version 3.
 * @module
 */
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { readLogs } from "../../lib/x509/log_list.ts";

const list = JSON.parse(readFileSync(process.argv[2]!, "utf8")) as {
  log_list_timestamp: string;
  version: string;
};
const logs = readLogs(list) ?? [];
const rows = logs.map((log) =>
  "  " +
  JSON.stringify([log.description, log.id, log.key, log.url, log.monitoring_url, log.state, log.operator]) +
  ",\n"
);
writeFileSync(
  new URL("../../lib/x509/data/log_list.ts", import.meta.url),
  `// Written by test/tools/ct_log_list.ts from https://www.gstatic.com/ct/log_list/v3/all_logs_list.json,
// version ${list.version}, Apache-2.0.
/** When the list was made. */
export const LOG_LIST_DATE: string = ${JSON.stringify(list.log_list_timestamp)};
/** Description, id, key, submission URL, monitoring URL of tiled logs, state, operator. */
export const LOG_LIST: readonly (readonly [string, string, string, string, string | null, string, string])[] = [
${rows.join("")}];
`,
);
