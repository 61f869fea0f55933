import type { Domain } from "../../../../mod.ts";
import type { MetaData, ProgressExtensions, StreamMessage } from "../../../../lib/model.ts";
import {
  assessName,
  encodeLine,
  listedNames,
  type MergedLookup,
  type MergedName,
  mergeLine,
  verdictOf,
} from "../../../../lib/lines/mod.ts";
import { asciiOf, timeOf } from "../parts/dom.ts";
import { type Facet, FACET_NAMES, facetLabel, facetOf } from "./facets.ts";
import type { Imitated } from "../shell/slots.ts";

/** What a name means to the owner of the brand. `unrated` has no scores yet. */
export type Standing = "phishing" | "unclear" | "parked" | "asked" | "yours" | "legitimate" | "unrated";

/** The filter of the names that are to be acted on, whatever they are. */
export const ACT = "act";

/** Each standing in words, in the order of alarm: as a count ("10 phishing"), and on a pill ("Phishing"); the verdicts are called as everywhere. */
export const STANDING_WORDS: Readonly<Record<Standing, { counted: string; pill: string }>> = {
  phishing: { counted: "phishing", pill: "Phishing" },
  unclear: { counted: "unclear", pill: "Unclear" },
  parked: { counted: "parked", pill: "Parked" },
  asked: { counted: "maybe yours", pill: "Yours?" },
  yours: { counted: "yours", pill: "Yours" },
  legitimate: { counted: "legitimate", pill: "Legitimate" },
  unrated: { counted: "not rated", pill: "Not rated" },
};

/** All of them, in the order of alarm. */
export const STANDINGS: readonly Standing[] = Object.keys(STANDING_WORDS) as Standing[];

/**
 * Returns what a name means to the owner of the brand, and whether it is to be acted on: the assessment that every page,
 * export and alert shows, and that nobody has handled it.
 */
export function standingOf(facts: MergedName, brand: Imitated): { standing: Standing; isToActOn: boolean } {
  const { verdict, ownership, severity } = assessName(facts, brand);
  if (ownership === "yours") return { standing: "yours", isToActOn: false };
  const { fqdn = "" } = facts.permutation?.domain ?? {};
  return {
    // What may be the brand's own is asked; an alarm is not covered by the question.
    standing: verdict === "legitimate" && ownership === "asked" ? "asked" : verdict ?? "unrated",
    isToActOn: severity === "high" && brand.handled?.[fqdn] !== true,
  };
}

/** One name of the table. */
export interface Row {
  /** Unicode name. */
  readonly name: string;
  /** The name as A-labels. */
  readonly ascii: string;
  /** Its parts. */
  readonly domain: Domain;
  /** The kind of its edit. */
  readonly kind: string;
  /** Place in the order of arrival. */
  readonly order: number;
  /** The facts so far. */
  facts: MergedName;
  /** For whom it is assessed; the same for all rows. */
  readonly brand: Imitated;
  /** Incremented with every line. */
  version: number;
  /** Digest of the row for filters and order, and the version of the row that it was made from. */
  digest?: Digest;
}

/** Digest of a row. */
export interface Digest {
  /** The version of the row. */
  version: number;
  /** All words of the row, in lower case; made on first use. */
  text?: string;
  /** What it means to the owner of the brand. */
  standing: Standing;
  /** Whether it is to be acted on: its severity is high, nobody has handled it, and it is not the brand's own. */
  isToActOn: boolean;
  /** Likelihood of phishing; null when not rated. */
  phishing: number | null;
  /** Whether it has a mail server. */
  mail: boolean;
  /** Unix seconds of the registration. */
  registered: number | null;
  /** Sort keys by column. */
  keys: Record<string, string | number | null>;
}

/** Returns the digest of a row; made once per version. */
export function digestOf(row: Row): Digest {
  if (row.digest?.version === row.version) return row.digest;
  const { facts, version } = row;
  return row.digest = {
    version,
    ...standingOf(facts, row.brand),
    phishing: facts.classification?.phishing ?? null,
    mail: (facts.dns_mx?.length ?? 0) > 0,
    registered: timeOf(facts.registration_metadata?.registration_date),
    keys: {},
  };
}

/** Everything received from a lookup so far. */
export class Rows {
  /** Every line but heartbeats, as received. */
  readonly lines: StreamMessage[] = [];
  /** In order of arrival. */
  readonly all: Row[] = [];
  /** Number of names that got no usable answer: neither registered nor free. */
  unanswered = 0;
  /** What was got of what was asked for: known at the end. */
  counts: Pick<ProgressExtensions, "records" | "pages"> = {};
  /** For whom the names are assessed. */
  readonly brand: Imitated = {};
  readonly #merged: MergedLookup = Object.create(null);
  readonly #byName: Map<string, Row> = new Map();

  /** Sets for whom all names are assessed: the brand's domain, and the names that its people list. */
  assessFor(brand: Imitated): void {
    if (JSON.stringify({ ...this.brand, ...brand }) === JSON.stringify(this.brand)) return;
    Object.assign(this.brand, brand);
    for (const row of this.all) row.version++;
  }

  /** Adds a line; returns its Meta data, if it is about the stream. */
  add(line: StreamMessage): MetaData | null {
    this.unanswered += listedNames(line, "unanswered").length;
    if (line.op === "Meta") {
      if (line.data.kind !== "Heartbeat") this.lines.push(line);
      if (line.data.kind === "Progress") {
        const { records, pages } = line.data;
        this.counts = { ...records && { records }, ...pages && { pages } };
      }
      return line.data;
    }
    if (line.permutation == null) return null;
    this.lines.push(line);
    mergeLine(this.#merged, line);
    const { domain, kind } = line.permutation;
    const known = this.#byName.get(domain.fqdn);
    if (known !== undefined) {
      known.version++;
      return null;
    }
    const row: Row = {
      name: domain.fqdn,
      ascii: asciiOf(domain.fqdn),
      domain,
      kind,
      order: this.all.length,
      facts: this.#merged[domain.fqdn]!,
      brand: this.brand,
      version: 0,
    };
    this.#byName.set(row.name, row);
    this.all.push(row);
    return null;
  }
}

/** Returns the lines about a name as received, without line ends. */
export function rawLines({ lines }: Rows, name: string): string[] {
  return lines
    .filter((line) => line.op !== "Meta" && line.permutation.domain.fqdn === name)
    .map((line) => encodeLine(line).trimEnd());
}

/** What a row imitates, in Unicode; undefined when that is not known. */
export function originalOf({ kind, brand }: Row): string | undefined {
  return kind === "Unknown" ? undefined : brand.original;
}

/** Returns a filter that matches everything. */
export function openFilter(): Filter {
  return {
    text: "",
    standings: new Set(),
    facets: new Map(),
    mail: false,
  };
}

/** A filter; an empty set matches everything. */
export interface Filter {
  /** Words that must all appear. */
  text: string;
  /** What names mean to the owner of the brand. */
  standings: Set<string>;
  /** Values of facets; every facet must match. */
  facets: Map<Facet, Set<string>>;
  /** Only names with a mail server. */
  mail: boolean;
}

/** Returns the rows that match a filter, in order of arrival. */
export function passing(rows: readonly Row[], filter: Filter): Row[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter((word) => word !== "");
  return rows.filter((row) => {
    const digest = digestOf(row);
    if (filter.mail && !digest.mail) return false;
    if (filter.standings.size > 0 && !standsIn(digest, filter.standings)) return false;
    for (const [facet, values] of filter.facets) {
      if (values.size > 0 && !facetOf(row.facts, facet).some((value) => values.has(value))) return false;
    }
    if (words.length === 0) return true;
    const text = digest.text ??= textOf(row);
    return words.every((word) => text.includes(word));
  });
}

const standsIn = ({ standing, isToActOn }: Digest, chosen: ReadonlySet<string>): boolean =>
  chosen.has(standing) || isToActOn && chosen.has(ACT);

function textOf(row: Row): string {
  const { facts } = row;
  return [
    row.name,
    row.ascii,
    ...FACET_NAMES.flatMap((facet) =>
      facetOf(facts, facet).flatMap((value) => [value, facetLabel(facet, value)])
    ),
    facts.http_banner,
    ...facts.technologies ?? [],
    ...facts.redirect_chain?.map((hop) => hop.url) ?? [],
  ].join("\n").toLowerCase();
}

/** Prepares the digest of a row for filters and orders. */
export function prepare(row: Row, filter: Filter, id: string, keyOf: KeyOf | undefined): void {
  const digest = digestOf(row);
  if (filter.text !== "") digest.text ??= textOf(row);
  if (keyOf !== undefined) keyOfRow(row, id, keyOf);
}

/** A sort order of rows. */
type KeyOf = (row: Row) => string | number | null | undefined;

function keyOfRow(row: Row, id: string, keyOf: KeyOf): string | number | null {
  const { keys } = digestOf(row);
  return keys[id] === undefined ? keys[id] = plain(keyOf(row)) : keys[id];
}

/** Forgets a key of rows that changes without a line about them. */
export function forgetKey(rows: readonly Row[], id: string): void {
  for (const { digest } of rows) if (digest !== undefined) delete digest.keys[id];
}

/** Sorts rows by a key; unknown values are last in both directions, equal ones stay in order of arrival. */
export function order(
  rows: Row[],
  id: string,
  keyOf: KeyOf,
  up: boolean,
): Row[] {
  const keyed = rows.map((row) => ({ row, key: keyOfRow(row, id, keyOf) }));
  const sign = up ? 1 : -1;
  keyed.sort(({ key: x, row: a }, { key: y, row: b }) => {
    if (x === y) return a.order - b.order;
    if (x === null || y === null) return x === null ? 1 : -1;
    return x < y ? -sign : sign;
  });
  return keyed.map(({ row }) => row);
}

/** Comparing code units is fast enough for every batch of a stream; collation is not. */
function plain(key: string | number | null | undefined): string | number | null {
  return key == null || key === "" ? null : typeof key === "number" ? key : key.toLowerCase();
}

/** Returns the target when the pages of a name redirect elsewhere, else null. */
export function target(facts: MergedName): string | null {
  const chain = facts.redirect_chain;
  return chain != null && chain.length > 1 ? chain[chain.length - 1]!.url : null;
}

/** The verdict in a word, and how high its score is; of an unclear one, the highest. */
export function verdict(facts: MergedName): { word: string; share: number } | null {
  const { classification } = facts;
  const found = verdictOf(facts);
  if (found === null || classification == null) return null;
  const { phishing, parked, legitimate } = classification;
  return { word: found.word, share: Math.max(phishing, parked, legitimate) };
}

/** Returns a set with a value that was not in it, or without one that was. */
export function toggled(values: ReadonlySet<string>, value: string): Set<string> {
  const changed = new Set(values);
  if (!changed.delete(value)) changed.add(value);
  return changed;
}

/** How many names there are of each standing; `act` are those to act on. */
export interface Counts {
  /** What was counted. */
  of: Rows;
  standings: Map<string, number>;
}

/** Counts all rows. */
export function countsOf(rows: Rows): Counts {
  const standings = new Map<string, number>();
  const add = (key: string) => standings.set(key, (standings.get(key) ?? 0) + 1);
  for (const row of rows.all) {
    const { standing, isToActOn } = digestOf(row);
    add(standing);
    if (isToActOn) add(ACT);
  }
  return { of: rows, standings };
}
