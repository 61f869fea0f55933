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
  /** The command that renews it, without its last word. */
  command: string;
  /** The table's name in that command. */
  name: string;
  /** Observations that use it; null for what every lookup uses. */
  observes: readonly string[] | null;
}

const UPDATE = "deadringer update";

/** The tables of a machine: its own where it has them, else the package's. */
function tablesOf({ tables, geo }: Pick<Io, "tables" | "geo">): TableAge[] {
  const own = (name: "rdap" | "whois" | "logs", packaged: string): string | null =>
    tables?.dates?.[name] ?? (tables?.[name] === undefined ? packaged : null);
  const rows: [string, string | null, string, string, string[] | null][] = [
    ["public suffixes", SUFFIX_LIST_DATE, "npm update", "tldts", null],
    ["RDAP servers", own("rdap", RDAP_DATE), UPDATE, "rdap", ["registration"]],
    ["WHOIS servers", own("whois", WHOIS_DATE), UPDATE, "whois --from FILE", ["registration"]],
    ["CT logs", own("logs", LOG_LIST_DATE), UPDATE, "logs", ["visit", "certificate"]],
    ...(geo?.sources ?? []).map(({ date }): [string, string, string, string, string[] | null] => [
      "addresses",
      date,
      UPDATE,
      "addresses",
      ["networks"],
    ]),
  ];
  return rows.flatMap(([title, date, command, name, observes]) =>
    date === null ? [] : [{ title, date, command, name, observes }]
  );
}

/**
 * The tables that the ops use and that are older than 90 days: one line for all that one command renews, with that
 * command.
 *
 * @param io Clock and tables.
 * @param ops The ops of the lookup.
 */
export function oldTables(io: Pick<Io, "now" | "tables" | "geo">, ops: readonly AnyOp[]): string[] {
  const used = new Set<string>(ops.flatMap(({ observes }) => observes));
  /** Command → title → table. */
  const old = new Map<string, Map<string, TableAge>>();
  for (const table of tablesOf(io)) {
    const { title, date, command, name, observes } = table;
    const days = Math.floor((io.now() - Date.parse(date)) / DAY_MS);
    if (!(days > OLD_DAYS) || observes?.some((each) => used.has(each)) === false) continue;
    // What takes an option is a command of its own.
    const key = name.includes(" ") ? `${command} ${name}` : command;
    old.set(key, (old.get(key) ?? new Map<string, TableAge>()).set(title, table));
  }
  return [...old.values()].map((byTitle) => {
    const tables = [...byTitle.values()];
    const dated = tables.map(({ title, date }) => `${title} (${date.slice(0, 10)})`).join(", ");
    const [{ command }] = tables as [TableAge];
    return `Old tables: ${dated}. Renew with ${command} ${tables.map(({ name }) => name).join(" ")}`;
  });
}
