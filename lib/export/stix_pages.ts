import { type Finding, findingAddresses } from "./findings.ts";
import type { ExportOptions } from "./format.ts";
import type { Packed } from "./packed.ts";
import { finalUrlOf, type Stix, stixBrand, stixOf } from "./stix.ts";

/** Where reading continues: a look-alike, and how many of its objects come before. */
export interface StixPlace {
  /** Index of the look-alike among all. */
  readonly finding: number;
  /** Objects of it that were read; the brand counts as the first object of the first look-alike. */
  readonly object: number;
}

/** Look-alikes that are read between two pauses. */
const UNTIL_PAUSE = 64;

/**
 * The objects of a lookup, readable from any position without generating those before: an object that several look-alikes
 * share comes with the first of them, which one pass over all determines.
 */
export class StixPages {
  readonly #findings: Packed<Finding>;
  readonly #options: ExportOptions;
  /** The first look-alike of each shared object, by {@link sharedObjects}. */
  readonly #first: ReadonlyMap<string, number>;
  readonly #pause: () => Promise<void>;

  private constructor(
    findings: Packed<Finding>,
    options: ExportOptions,
    first: ReadonlyMap<string, number>,
    pause: () => Promise<void>,
  ) {
    this.#findings = findings;
    this.#options = options;
    this.#first = first;
    this.#pause = pause;
  }

  /**
   * Reads all look-alikes once.
   *
   * @param pause Called between some look-alikes, so that other work can run.
   */
  static async of(
    findings: Packed<Finding>,
    options: ExportOptions,
    pause: () => Promise<void>,
  ): Promise<StixPages> {
    const first = new Map<string, number>();
    const shared = new Map<string, number>();
    let index = 0;
    for (const finding of findings) {
      if (options.owned?.has(finding.fqdn) !== true) {
        for (const key of sharedObjects(finding)) {
          const before = first.get(key);
          if (before === undefined) first.set(key, index);
          else shared.set(key, before);
        }
      }
      if (++index % UNTIL_PAUSE === 0) await pause();
    }
    return new StixPages(findings, options, shared, pause);
  }

  /**
   * Yields the objects from a position on, each with the position after it: the objects of `stixObjects`, in its order.
   */
  async *from({ finding: start, object: before }: StixPlace): AsyncGenerator<[Stix, StixPlace]> {
    const brand = await stixBrand(this.#options);
    for (let i = start; i === 0 || i < this.#findings.length; i++) {
      const objects = [...i === 0 ? [brand] : [], ...await this.#objectsOf(i, brand)];
      for (let k = i === start ? before : 0; k < objects.length; k++) {
        yield [objects[k]!, { finding: i, object: k + 1 }];
      }
      if (i % UNTIL_PAUSE === UNTIL_PAUSE - 1) await this.#pause();
    }
  }

  async #objectsOf(index: number, brand: Stix): Promise<Stix[]> {
    const finding = this.#findings.at(index);
    if (finding === undefined || this.#options.owned?.has(finding.fqdn)) return [];
    const ids = new Set<string>();
    return (await stixOf(finding, brand, this.#options)).filter((object) => {
      const key = placeKey(object);
      if (ids.has(object.id) || key !== null && (this.#first.get(key) ?? index) !== index) return false;
      ids.add(object.id);
      return true;
    });
  }
}

/** The parts of a look-alike that others may share: addresses, networks, the certificate, the page it leads to. */
function* sharedObjects(finding: Finding): Generator<string> {
  const { facts } = finding;
  const numbers = new Set<number>();
  for (const ip of findingAddresses(finding)) {
    yield ip;
    const number = facts.ips?.[ip]?.asn?.number;
    if (number != null) numbers.add(number);
  }
  for (const number of numbers) yield `AS${number}`;
  if (facts.origin_x509 !== undefined) yield facts.origin_x509.fingerprint_sha256;
  const target = finalUrlOf(finding);
  if (target !== null) yield target;
}

/** The key of {@link sharedObjects} for an object; null for an object of one look-alike. */
function placeKey(object: Stix): string | null {
  switch (object.type) {
    case "ipv4-addr":
    case "ipv6-addr":
    case "url":
      return object["value"] as string;
    case "autonomous-system":
      return `AS${object["number"]}`;
    case "x509-certificate":
      return (object["hashes"] as Record<string, string>)["SHA-256"]!;
    default:
      return null;
  }
}
