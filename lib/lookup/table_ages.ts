import { SUFFIX_LIST_DATE } from "../domain.ts";
import type { Io } from "../io.ts";
import { RDAP_DATE } from "../observe/registry/data/rdap_servers.ts";
import { WHOIS_DATE } from "../observe/registry/data/whois_servers.ts";
import type { AnyOp } from "../ops/op.ts";
import { LOG_LIST_DATE } from "../x509/data/log_list.ts";

const DAY_MS = 86_400_000;
/** Days after which a table is reported as old: logs are replaced twice a year. */
const OLD_DAYS = 90;

/** A table that lookups use. */
type TableAge = readonly [
  title: string,
  /** RFC 3339 or a date; null when nobody knows it. */
  date: string | null,
  /** The command that renews it, without its last word. */
  command: string,
  /** The table's name in that command. */
  name: string,
  /** Observations that use it; none for what every lookup uses. */
  ...observes: string[],
];

const UPDATE = "deadringer update";
/** The packages with networks and countries of addresses. */
const ADDRESSES = "@ip-location-db/asn @ip-location-db/geo-whois-asn-country-mmdb";

/** The tables of a machine: its own where it has them, else the package's. */
function tablesOf({ tables, geo }: Pick<Io, "tables" | "geo">): TableAge[] {
  const own = (name: "rdap" | "whois" | "logs", packaged: string): string | null =>
    tables?.dates?.[name] ?? (tables?.[name] === undefined ? packaged : null);
  return [
    ["public suffixes", SUFFIX_LIST_DATE, "npm update", "deadringer"],
    ["RDAP servers", own("rdap", RDAP_DATE), UPDATE, "rdap", "registration"],
    ["WHOIS servers", own("whois", WHOIS_DATE), "npm update", "deadringer", "registration"],
    ["CT logs", own("logs", LOG_LIST_DATE), UPDATE, "logs", "visit", "certificate"],
    ...(geo?.sources ?? []).map((
      { date },
    ): TableAge => ["addresses", date, "npm update", ADDRESSES, "networks"]),
  ];
}

/**
 * Which tables lookups use, with their dates: one line.
 *
 * @param io Tables of one's own; the package's stand in for the others.
 */
export function tableAges(io: Pick<Io, "tables" | "geo">): string {
  const dated = tablesOf(io).map(([title, date]) =>
    `${title} ${date === null ? "without a date" : `of ${date.slice(0, 10)}`}`
  );
  return [...new Set(dated)].join(", ");
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
  const old = tablesOf(io).filter(([, date, , , ...observes]) =>
    date !== null && Math.floor((io.now() - Date.parse(date)) / DAY_MS) > OLD_DAYS &&
    (observes.length === 0 || observes.some((each) => used.has(each)))
  );
  // What takes an option is a command of its own.
  const byCommand = Map.groupBy(
    old,
    ([, , command, name]) => name.includes(" ") ? `${command} ${name}` : command,
  );
  return [...byCommand.values()].map((some) => {
    // Of several with one title, the last.
    const tables = [...new Map(some.map((table) => [table[0], table])).values()];
    const dated = tables.map(([title, date]) => `${title} (${date!.slice(0, 10)})`).join(", ");
    return `Old tables: ${dated}. Renew with ${some[0]![2]} ${tables.map(([, , , name]) => name).join(" ")}`;
  });
}
