import { checkArgument } from "../argument.ts";
import type { StreamMessage } from "../model.ts";
import { OPS } from "../ops/mod.ts";
import type { AnyOp } from "../ops/op.ts";
import { toAscii } from "../permute/punycode.ts";
import {
  brandContextOf,
  type MergedLookup,
  type MergedName,
  mergeLines,
  type MergeOptions,
  orderedNames,
} from "./merge.ts";
import { type Lines, partialOf } from "./ending.ts";
import { assessName, type BrandContext } from "../assess/mod.ts";
import { mailFlags, ratingOf, visitOf } from "../assess/verdict.ts";

/** A column and the text of its cell. */
type Column = readonly [name: string, cell: (name: MergedName, fqdn: string) => string];

/** The columns of the contract: those of every name, then those of the given ops. */
export function csvColumns(ops: readonly AnyOp[]): Column[] {
  return [
    ["fqdn", (_, fqdn) => fqdn],
    ["tld", ({ permutation }) => permutation?.domain.tld ?? ""],
    ["domain", ({ permutation }) => permutation?.domain.domain ?? ""],
    ["permutation", ({ permutation }) => permutation?.kind ?? ""],
    ...ops.flatMap(({ columns = {} }) => Object.entries(columns)),
  ];
}

/** Columns beyond the contract. */
const OWN: readonly Column[] = [
  ["verdict", (name) => name.state ?? ratingOf(name)],
  ["flags", (name) => mailFlags(name).join("; ")],
  ["reasons", ({ classification }) => (classification?.reasons ?? []).join("; ")],
  ["page_state", ({ classification }) => classification?.page_state ?? ""],
  ["ascii", (_, fqdn) => toAscii(fqdn)],
];

const PROBABILITY: Column = ["probability", ({ probability }) => probability?.toFixed(4) ?? ""];

/** Columns that were added later follow `probability`, so that earlier ones keep their positions. */
const LIKENESS: readonly Column[] = (["page", "picture", "icon"] as const).map((part) => [
  `likeness_${part}`,
  ({ classification }) => String(roundedShare(classification?.likeness?.[part]) ?? ""),
]);

/** Empty for names of which it is not known whether they exist, and for free ones: nobody could visit them. */
const isThere = ({ state, nxdomain_metadata }: MergedName): boolean =>
  state === undefined && nxdomain_metadata === undefined;
const assessed = (context: BrandContext): readonly Column[] => [
  ["visit", (name) => isThere(name) ? visitOf(name) : ""],
  ["severity", (name) => isThere(name) ? assessName(name, context).severity : ""],
];

/** `yours` where it is proved, `asked` where only the brand's people can say; empty where nothing says so. */
const owned = (context: BrandContext): Column => ["ownership", (name) => {
  const { ownership } = assessName(name, context);
  return ownership === "not" ? "" : ownership;
}];

/** The brand that the page imitates, or `nobody`; empty where no page was compared with any brand. */
const IMITATES: Column = ["imitates", ({ classification }) => {
  const imitates = classification?.imitates;
  return imitates === undefined ? "" : imitates?.brand ?? "nobody";
}];

/** A share with four decimals at most. */
function roundedShare(share: number | undefined): number | undefined {
  return share === undefined ? undefined : Number(share.toFixed(4));
}

/** How DNS answered for the name, where that is known: free ones are told from registered ones by it. */
const RCODE: Column = ["rcode", (name) => {
  const { nxdomain_metadata: denial, ips, dns_a, dns_aaaa, dns_ns } = name;
  if (denial !== undefined) return denial.query.rcode;
  const isAnswered = [dns_a, dns_aaaa, dns_ns, Object.keys(ips ?? {})].some((found) =>
    (found?.length ?? 0) > 0
  );
  return isAnswered ? "NOERROR" : "";
}];

/** Where a wildcard answers for any of the names only. */
const WILDCARD: Column = ["wildcard", ({ wildcard }) => wildcard ? "yes" : ""];

/** Of a partial result only. */
const WHY_PARTIAL: Column = ["partial", ({ partial }) => partial ?? ""];

const COLUMNS = csvColumns(OPS);

/** Names of the contract's columns, in order; `toCsv` has more. */
export const CSV_COLUMNS: readonly string[] = COLUMNS.map(([name]) => name);

/**
 * Text that spreadsheets run as a formula, also after white space and marks that they drop (OWASP ASVS 5.0, 1.2.10).
 */
const FORMULA =
  // deno-lint-ignore no-control-regex
  /^[\s\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2060\ufeff]*[=+\-@|%＝＋－＠｜％]|^[\t\r\n]/u;

/**
 * The same within a cell: programs that take semicolons or tabs for separators see no quote but one at the beginning of
 * what they take for a cell, and end a row at each line break.
 */
const INNER_FORMULA =
  // deno-lint-ignore no-control-regex
  /(?:;|(?!^)[\t\r\n])(?=(?:[^\S\t\r\n]|["\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2060\ufeff])*[=+\-@|%＝＋－＠｜％])/gu;

/**
 * Returns one CSV cell, quoted where RFC 4180 section 2 requires it, and where it has a semicolon or a tab, which programs
 * take for separators too. What a spreadsheet would run gets an apostrophe before it; removing it restores the value.
 *
 * @example
 * ```ts
 * import { csvCell } from "./csv.ts";
 * console.assert(csvCell("=1+1") === "'=1+1" && csvCell("a,b") === '"a,b"' && csvCell("a;=1") === '"a;\'=1"');
 * ```
 */
export function csvCell(value: string): string {
  const safe = (FORMULA.test(value) ? "'" : "") + value.replace(INNER_FORMULA, "$&'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns one row of CSV with its line end. Tabs and line breaks at the beginning of a cell are left out: to a program that takes
 * semicolons or tabs for separators, what follows them begins a cell.
 *
 * @example
 * ```ts
 * import { csvRow } from "./csv.ts";
 * console.assert(csvRow(["a", "\n=1"]) === "a,'=1\r\n");
 * ```
 */
export function csvRow(cells: readonly string[]): string {
  return cells.map((cell) => csvCell(cell.replace(/^[\t\r\n]+/, ""))).join(",") + "\r\n";
}

/** The CSV text of a merged lookup, the names in the order of `compareNames`. */
export function csvOf(merged: MergedLookup, columns: readonly Column[]): string {
  return csvRow(columns.map(([name]) => name)) +
    orderedNames(merged).map(([fqdn, name]) => csvRow(columns.map(([, cell]) => cell(name, fqdn)))).join("");
}

/**
 * Returns the CSV of a lookup as the contract of the HTTP API has it: a merged lookup, with the columns `CSV_COLUMNS` and
 * the names that lines are about.
 */
export function contractCsv(merged: MergedLookup): string {
  return csvOf(merged, COLUMNS);
}

/**
 * Returns the CSV export of a lookup: RFC 4180 with a header row, one row per name, the most urgent first; lists joined
 * by a space. After the columns of the contract (`CSV_COLUMNS`) come `verdict`, `flags`, `reasons`, `page_state` and
 * `ascii` (lists joined by a semicolon), `probability` where it was asked for, the likeness to the original's page
 * (`likeness_page` of text and structure, `likeness_picture`, `likeness_icon`, each from 0 to 1, empty where it was not
 * measured), `visit` (page, other, none, not_visited), `severity`, `imitates` (the brand that the page imitates, or
 * `nobody`), `rcode` (of the answer of DNS), `ownership` (`yours` where it is proved that the name is the brand's own,
 * `asked` where only its people can say), where there are such names `wildcard` (`yes` where a wildcard answers for
 * the name, as for any beside it), and of a partial result `partial`, which says why.
 *
 * Names without an answer have a row too. The verdict of a name that nobody rated is `not rated`, of one that does not
 * exist `free`.
 *
 * @throws {SquatError} What ended the lookup, when its last line says Error or Timeout, or `invalid_parameter` when the
 * lines break off before it; see `partial`.
 * @example
 * ```ts
 * import { toCsv } from "./csv.ts";
 * console.assert(toCsv([]).startsWith("fqdn,tld,domain,permutation"));
 * ```
 */
export function toCsv(lines: Iterable<StreamMessage>, options?: MergeOptions): string;
/** As above, for lines that are still coming. */
export function toCsv(lines: AsyncIterable<StreamMessage>, options?: MergeOptions): Promise<string>;
export function toCsv(lines: Lines, options: MergeOptions = {}): string | Promise<string> {
  checkArgument(lines, "lines", "the lines of toCsv");
  const merged = mergeLines(lines, options);
  const columns = (all: MergedLookup): readonly Column[] => [
    ...COLUMNS,
    ...OWN,
    ...options.probability === undefined ? [] : [PROBABILITY],
    ...LIKENESS,
    ...assessed(brandContextOf(options)),
    IMITATES,
    RCODE,
    owned(brandContextOf(options)),
    ...Object.values(all).some(({ wildcard }) => wildcard) ? [WILDCARD] : [],
    ...partialOf(all) === "" ? [] : [WHY_PARTIAL],
  ];
  return merged instanceof Promise
    ? merged.then((all) => csvOf(all, columns(all)))
    : csvOf(merged, columns(merged));
}
