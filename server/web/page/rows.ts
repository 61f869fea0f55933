import type { Domain, MetaData, StreamMessage } from "../../../mod.ts";
import { type MergedLookup, type MergedName, mergeLine } from "../../../lib/lines/mod.ts";
import type { Piece } from "./core.ts";

/** One name of the table. */
export interface Row {
  /** Unicode name. */
  readonly name: string;
  /** The name as A-labels. */
  readonly ascii: string;
  /** Its parts. */
  readonly domain: Domain;
  /** How it was made. */
  readonly kind: string;
  /** Place in the order of arrival. */
  readonly order: number;
  /** What is known so far. */
  facts: MergedName;
  /** Goes up with every line. */
  version: number;
  /** The name with its edits marked, once they are known; null when there are none. */
  marks?: { pieces: Piece[]; text: string } | null;
  /** What the text filter looks at, and the version it was made of. */
  hay?: { version: number; text: string };
}

/** Returns the A-labels of a Unicode name. */
export function asciiOf(name: string): string {
  // deno-lint-ignore no-control-regex
  if (/^[\u0000-\u007f]*$/.test(name)) return name;
  return URL.parse(`http://${name}/`)?.hostname ?? name;
}

/** All that a lookup has brought so far. */
export class Rows {
  /** Every line but heartbeats, as it came. */
  readonly lines: StreamMessage[] = [];
  /** In order of arrival. */
  readonly all: Row[] = [];
  /** How many names each kind has. */
  readonly kinds: Map<string, number> = new Map();
  readonly #merged: MergedLookup = Object.create(null);
  readonly #byName: Map<string, Row> = new Map();

  /** Takes a line; returns what it says about the stream, if it is about that. */
  add(line: StreamMessage): MetaData | null {
    if (line.op === "Meta") {
      if (line.data.kind !== "Heartbeat") this.lines.push(line);
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
      version: 0,
    };
    this.#byName.set(row.name, row);
    this.all.push(row);
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    return null;
  }
}

/** What the toolbar asks for. */
export interface Filter {
  /** Words that must all appear. */
  text: string;
  /** Kinds to show; all when empty. */
  kinds: ReadonlySet<string>;
  /** Only names with a mail server. */
  mx: boolean;
}

/** Returns the rows that a filter lets through, in the order of a comparison. */
export function select(rows: Rows, filter: Filter, compare: (a: Row, b: Row) => number): Row[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter((word) => word !== "");
  return rows.all.filter((row) => {
    if (filter.kinds.size > 0 && !filter.kinds.has(row.kind)) return false;
    if (filter.mx && !((row.facts.dns_mx?.length ?? 0) > 0)) return false;
    if (words.length === 0) return true;
    const hay = hayOf(row);
    return words.every((word) => hay.includes(word));
  }).sort((a, b) => compare(a, b) || a.order - b.order);
}

function hayOf(row: Row): string {
  if (row.hay?.version === row.version) return row.hay.text;
  const { facts } = row;
  const text = [
    row.name,
    row.ascii,
    row.kind,
    ...Object.values(facts.ips ?? {}).flatMap((
      geo,
    ) => [geo.ip, geo.asn?.organization, `as${geo.asn?.number}`, geo.country?.iso_code]),
    ...facts.dns_mx ?? [],
    ...facts.dns_ns ?? [],
    facts.registration_metadata?.registrar,
    facts.http_banner,
    ...facts.technologies ?? [],
    ...facts.redirect_chain?.map((hop) => hop.url) ?? [],
  ].join("\n").toLowerCase();
  row.hay = { version: row.version, text };
  return text;
}

/** Returns the host names without their last dot, first one first. */
export function hosts(names: readonly string[] | undefined): string[] {
  return (names ?? []).map((name) => name.replace(/\.$/, ""));
}

/** Returns where the pages of a name lead when that is another place, else null. */
export function target(facts: MergedName): string | null {
  const chain = facts.redirect_chain;
  return chain != null && chain.length > 1 ? chain[chain.length - 1]!.url : null;
}

/** What a classification says most, and how much of it. */
export function verdict({ classification }: MergedName): { word: string; share: number } | null {
  if (classification == null) return null;
  const [word, share] = Object.entries(classification).sort((a, b) => b[1] - a[1])[0]!;
  return { word, share };
}
