import { counted } from "../plural.ts";
import { Completeness, type MergedLookup, type MergedName, mergeLine } from "../lines/merge.ts";
import { type FoldOptions, LookupEnd, throwEnding } from "../lines/ending.ts";
import { assessName, type Severity } from "../assess/mod.ts";
import { type Rating, ratingOf, type Visit, visitOf } from "../assess/verdict.ts";
import type { PermutationKind, StreamMessage } from "../model.ts";
import { readDomain } from "../domain.ts";

/** A list that can be read any number of times and from any position: an array, or {@link Packed}. */
export interface IndexedList<T> extends Iterable<T> {
  /** The value at an index; undefined past the end. */
  at(index: number): T | undefined;
}

/** A list that can be read any number of times; each value is parsed when it is read. */
export class Packed<T> implements IndexedList<T> {
  readonly #texts: readonly string[];
  readonly #read: (text: string) => T;

  /**
   * Creates a list.
   *
   * @param read Returns the value of a text.
   */
  constructor(texts: readonly string[], read: (text: string) => T) {
    this.#texts = texts;
    this.#read = read;
  }

  /** The same list with each value as a function returns it. */
  map<U>(change: (value: T) => U): Packed<U> {
    return new Packed(this.#texts, (text) => change(this.#read(text)));
  }

  /** How many values there are. */
  get length(): number {
    return this.#texts.length;
  }

  /** The values, each parsed when it is read. */
  *[Symbol.iterator](): Generator<T> {
    for (const text of this.#texts) yield this.#read(text);
  }

  /** The value at an index; undefined past the end. */
  at(index: number): T | undefined {
    const text = this.#texts[index];
    return text === undefined ? undefined : this.#read(text);
  }
}

/** One look-alike and everything that a lookup found out about it. */
export interface Finding {
  /** The name in Unicode. */
  fqdn: string;
  /** The name as A-labels. */
  ascii: string;
  /** The edit that leads to it. */
  kind: PermutationKind;
  /** What is known. */
  facts: MergedName;
  /** What it is used for, or why nobody knows. */
  verdict: Rating;
  /** What a visit found; `not_visited` where nobody looked. */
  visit: Visit;
  /** How much it matters. */
  severity: Severity;
  /** Share of phishing, 0 to 1; null when the name was not judged. */
  phishing: number | null;
  /** Why, strongest first, at most three; empty where the lines do not say. */
  reasons: string[];
}

/** What is known about a whole lookup. */
export interface Findings<List extends Iterable<Finding> = Finding[]> {
  /** The look-alikes, by name. */
  findings: List;
  /** Their names, without parsing the rest. */
  fqdns: Iterable<string>;
  /** Why names are missing; empty when the lookup was complete. */
  incomplete: string;
  /** Why the lines are only a part of a lookup; empty where they are all of it. */
  part: string;
}

/** Stands in the text of every name that does not exist. */
const FREE = '"nxdomain_metadata":';

/** Members that no format writes: raw answers of registries are most of a lookup's size. */
const LEFT_OUT: ReadonlySet<string> = new Set(["Rdap", "WhoIs", "PassiveTls"]);

/** A host name in A-labels: any other text could have a special meaning in some format. */
const HOST = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** A name as A-labels, or unchanged where it has no such form. */
function asciiOrItself(fqdn: string): string {
  // A name of an older version or another service may be one that this one would not generate.
  return readDomain(fqdn)?.ascii ?? fqdn;
}

/** One merged name as a finding; `brand` is the domain that it may imitate. */
export function findingOf(fqdn: string, facts: MergedName, brand?: string): Finding {
  return {
    fqdn,
    ascii: asciiOrItself(fqdn),
    kind: facts.permutation?.kind ?? "Unknown",
    facts,
    verdict: ratingOf(facts),
    visit: visitOf(facts),
    severity: assessName(facts, brand === undefined ? {} : { brand }).severity,
    phishing: facts.classification?.phishing ?? null,
    reasons: [...facts.classification?.reasons ?? []].slice(0, 3),
  };
}

/**
 * Folds the lines of one lookup into findings, in the order of their names: the order of lines does not matter.
 *
 * @param brand The imitated domain; it is not a finding, and neither is a name that does not exist or that its name
 * servers or mail prove to be the brand's own.
 * @throws {SquatError} What ended the lookup, when its last line says Error or Timeout, or `invalid_parameter` when the
 * lines break off before it. With `partial` they are folded, and `incomplete` says why.
 */
export async function findingsOf(
  lines: Iterable<StreamMessage> | AsyncIterable<StreamMessage>,
  brand: string,
  options: FoldOptions = {},
): Promise<Findings> {
  const { findings, ...rest } = await packedFindings(lines, brand, options);
  return { findings: [...findings], ...rest };
}

/** Names that are merged at the same time; the lines of one name are close together in a lookup. */
const OPEN = 2_000;

/** Merged names: the last ones as objects, the others as texts. */
class NamesByAscii {
  readonly #open = new Map<string, MergedLookup>();
  readonly #packed = new Map<string, string>();

  /** The entry of a name, to be merged into. */
  entry(fqdn: string): MergedLookup {
    const open = this.#open.get(fqdn);
    if (open !== undefined) return open;
    const packed = this.#packed.get(fqdn);
    const entry = Object.create(null) as MergedLookup;
    if (packed !== undefined) entry[fqdn] = JSON.parse(packed);
    this.#open.set(fqdn, entry);
    if (this.#open.size > OPEN) this.#pack(this.#open.keys().next().value!);
    return entry;
  }

  #pack(fqdn: string): void {
    this.#packed.set(fqdn, JSON.stringify(this.#open.get(fqdn)![fqdn]));
    this.#open.delete(fqdn);
  }

  /** All names as texts. Nothing can be merged after it. */
  all(): Map<string, string> {
    for (const fqdn of [...this.#open.keys()]) this.#pack(fqdn);
    return this.#packed;
  }
}

/**
 * Whether the lines prove that a name is the brand's own: it is no look-alike then, on no page and in no export. Only a
 * text that names the brand's zone is parsed.
 */
function isProvedOwn(facts: string, brand: string, ascii: string): boolean {
  return facts.includes(ascii) &&
    assessName(JSON.parse(facts) as MergedName, { brand }).ownership === "yours";
}

/**
 * As {@link findingsOf}, for many names: they are packed until a format reads them.
 *
 * @throws {SquatError} As `findingsOf`.
 */
export async function packedFindings(
  lines: Iterable<StreamMessage> | AsyncIterable<StreamMessage>,
  brand: string,
  { partial = false }: FoldOptions = {},
): Promise<Findings<Packed<Finding>>> {
  const names = new NamesByAscii();
  const completeness = new Completeness(lines);
  const ending = new LookupEnd();
  for await (const line of completeness.read()) {
    if (!partial) throwEnding(line);
    ending.add(line);
    if (line.op === "Meta") continue;
    if (!LEFT_OUT.has(line.op) && line.permutation != null) {
      mergeLine(names.entry(line.permutation.domain.fqdn), line);
    }
  }
  if (!partial) ending.throwPart();
  let incomplete = completeness.lacks;
  const texts: string[] = [];
  const ascii = asciiOrItself(brand);
  const all = names.all();
  const odd: string[] = [];
  for (const fqdn of [...all.keys()].sort()) {
    const facts = all.get(fqdn)!;
    all.delete(fqdn);
    if (!HOST.test(fqdn) && !HOST.test(asciiOrItself(fqdn))) {
      odd.push(fqdn);
      continue;
    }
    const isFree = facts.includes(FREE) && (JSON.parse(facts) as MergedName).nxdomain_metadata !== undefined;
    // The name comes first, so that one text is complete.
    if (fqdn !== brand && !isFree && !isProvedOwn(facts, brand, ascii)) {
      texts.push(`${JSON.stringify(fqdn)},${facts}`);
    }
  }
  if (odd.length > 0) {
    const left = `${counted(odd.length, "name is", "names are")} left out, no host name: ${
      JSON.stringify(odd[0]!.slice(0, 60))
    }`;
    incomplete = incomplete === "" ? left : `${incomplete}; ${left}`;
  }
  const read = (text: string) => {
    const [fqdn, facts] = JSON.parse(`[${text}]`) as [string, MergedName];
    return findingOf(fqdn, facts, brand);
  };
  const nameOf = (text: string) => JSON.parse(/^"(?:[^"\\]|\\.)*"/.exec(text)![0]) as string;
  return {
    findings: new Packed(texts, read),
    fqdns: new Packed(texts, nameOf),
    incomplete,
    part: ending.lacks,
  };
}

/** Addresses of a finding, IPv4 first, in an order that does not depend on the order of lines. */
export function findingAddresses({ facts }: Finding): string[] {
  const all = new Set([...facts.dns_a ?? [], ...facts.dns_aaaa ?? [], ...Object.keys(facts.ips ?? {})]);
  return [...all].sort((a, b) => Number(a.includes(":")) - Number(b.includes(":")) || (a < b ? -1 : 1));
}

/** A host name without the dot at its end. */
export function bare(host: string): string {
  return host.replace(/\.$/, "");
}
