import { SUFFIX_LIST_DATE } from "../domain.ts";
import type { Io } from "../io.ts";
import { RDAP_DATE } from "../observe/registry/data/rdap_servers.ts";
import { WHOIS_DATE } from "../observe/registry/data/whois_servers.ts";
import type { AnyOp } from "../ops/op.ts";
import { LOG_LIST_DATE } from "../x509/data/log_list.ts";

const DAY_MS = 86_400_000;
/** Days after which a table is reported as old: logs are replaced twice a year. */
const OLD_DAYS = 90;

/** One table that lookups use. */
interface TableAge {
  /** What it holds. */
  title: string;
  /** RFC 3339 or a date. */
  date: string;
  /** The command that renews it. */
  command: string;
  /** Observations that use it; null for what every lookup uses. */
  observes: readonly string[] | null;
}

/** The tables of a machine: its own where it has them, else the package's. */
function tablesOf({ tables, geo }: Pick<Io, "tables" | "geo">): TableAge[] {
  const own = (name: "rdap" | "whois" | "logs", packaged: string): string | null =>
    tables?.dates?.[name] ?? (tables?.[name] === undefined ? packaged : null);
  const rows: [string, string | null, string, string[] | null][] = [
    ["public suffixes", SUFFIX_LIST_DATE, "npm update tldts", null],
    ["RDAP servers", own("rdap", RDAP_DATE), "deadringer update rdap", ["registration"]],
    ["WHOIS servers", own("whois", WHOIS_DATE), "deadringer update whois --from FILE", ["registration"]],
    ["CT logs", own("logs", LOG_LIST_DATE), "deadringer update logs", ["visit", "certificate"]],
    ...(geo?.sources ?? []).map(({ name, date }): [string, string, string, string[] | null] => [
      `addresses (${name})`,
      date,
      "deadringer update addresses",
      ["networks"],
    ]),
  ];
  return rows.flatMap(([title, date, command, observes]) =>
    date === null ? [] : [{ title, date, command, observes }]
  );
}

/**
 * One line for each table that the ops use and that is older than 90 days, with the command that renews it.
 *
 * @param io Clock and tables.
 * @param ops The ops of the lookup.
 */
export function oldTables(io: Pick<Io, "now" | "tables" | "geo">, ops: readonly AnyOp[]): string[] {
  const used = new Set<string>(ops.flatMap(({ observes }) => observes));
  return tablesOf(io).flatMap(({ title, date, command, observes }) => {
    const days = Math.floor((io.now() - Date.parse(date)) / DAY_MS);
    if (!(days > OLD_DAYS) || observes?.some((each) => used.has(each)) === false) return [];
    return [`The table of ${title} is ${days} days old (${date.slice(0, 10)}): renew it with ${command}`];
  });
}
