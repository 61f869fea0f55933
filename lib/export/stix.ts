import { bare, type Finding, findingAddresses } from "./findings.ts";
import { type ExportFormat, hasName, partNote, timeOf, type WriteOptions } from "./format.ts";
import { OASIS_NAMESPACE, uuid5 } from "./uuid.ts";
import type { ParsedX509Certificate } from "../model.ts";
import { endOf } from "../ops/redirect_chain.ts";

/** An object of STIX 2.1. */
export type Stix = { type: string; id: string } & Record<string, unknown>;

/**
 * When our objects were created. It has to be the same in every export, because importers treat objects of one id and
 * different `created` as a conflict (STIX 2.1 section 3.2); `modified` is the time of the lookup.
 */
const CREATED = "2026-01-01T00:00:00.000Z";

/** Indicators of a look-alike without evidence against it are not valid for long. */
const VALID_DAYS = 30;

/** A cyber-observable object; its id is derived from the properties that identify it (STIX 2.1 section 2.9). */
async function observable(
  type: string,
  identifying: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Promise<Stix> {
  const id = `${type}--${await uuid5(JSON.stringify(identifying), OASIS_NAMESPACE)}`;
  return { type, spec_version: "2.1", id, ...identifying, ...more };
}

async function domainObject(
  type: string,
  key: string,
  at: number,
  more: Record<string, unknown>,
): Promise<Stix> {
  const modified = at > Date.parse(CREATED) ? timeOf(at) : CREATED;
  return {
    type,
    spec_version: "2.1",
    id: `${type}--${await uuid5(`${type} ${key}`)}`,
    created: CREATED,
    modified,
    ...more,
  };
}

async function relationship(from: Stix, kind: string, to: Stix, at: number): Promise<Stix> {
  return await domainObject("relationship", `${from.id} ${kind} ${to.id}`, at, {
    relationship_type: kind,
    source_ref: from.id,
    target_ref: to.id,
  });
}

/** A string of a STIX pattern: section 9.2. */
const stixLiteral = (text: string): string => `'${text.replace(/[\\']/g, "\\$&")}'`;

/** The brand, which every look-alike refers to. */
function stixBrand({ brand, at }: WriteOptions): Promise<Stix> {
  return domainObject("identity", brand, at, { name: brand, identity_class: "organization" });
}

/** The addresses of a name, and the networks that they are in. */
async function placesOfFinding(finding: Finding): Promise<{ networks: Stix[]; addresses: Stix[] }> {
  const placed = await Promise.all(
    findingAddresses(finding).map(async (ip): Promise<[Stix | null, Stix]> => {
      const { asn } = finding.facts.ips?.[ip] ?? {};
      const name = asn?.organization ? { name: asn.organization } : {};
      const network = asn?.number == null
        ? null
        : await observable("autonomous-system", { number: asn.number }, name);
      const belongs = network === null ? {} : { belongs_to_refs: [network.id] };
      return [
        network,
        await observable(ip.includes(":") ? "ipv6-addr" : "ipv4-addr", { value: ip }, belongs),
      ];
    }),
  );
  return {
    networks: placed.flatMap(([network]) => network ?? []),
    addresses: placed.map(([, address]) => address),
  };
}

function certificateObject(certificate: ParsedX509Certificate): Promise<Stix> {
  return observable("x509-certificate", {
    hashes: { "SHA-256": certificate.fingerprint_sha256 },
    serial_number: certificate.serial,
  }, {
    issuer: certificate.issuer_dn,
    subject: certificate.subject_dn,
    validity_not_before: timeOf(certificate.not_before * 1000),
    validity_not_after: timeOf(certificate.not_after * 1000),
  });
}

/**
 * The objects of one look-alike, references after what they refer to. Addresses, networks and certificates may be those
 * of other look-alikes too.
 */
async function stixOf(finding: Finding, brand: Stix, options: WriteOptions): Promise<Stix[]> {
  const { ascii, fqdn, kind, facts, verdict, phishing, reasons } = finding;
  const { at } = options;
  const imitated = facts.classification?.imitates?.brand;
  const { networks, addresses } = await placesOfFinding(finding);
  const name = await observable(
    "domain-name",
    { value: ascii },
    addresses.length === 0 ? {} : { resolves_to_refs: addresses.map(({ id }) => id) },
  );
  const objects = [...networks, ...addresses, name];
  if (facts.origin_x509 !== undefined) objects.push(await certificateObject(facts.origin_x509));
  const target = finalUrlOf(finding);
  if (target !== null) objects.push(await observable("url", { value: target }));
  const infrastructure = await domainObject("infrastructure", `${options.brand} ${ascii}`, at, {
    name: ascii,
    description: [`${kind} of ${options.brand}`, partNote(options)].filter((text) => text !== "").join(". "),
    infrastructure_types: [verdict === "phishing" ? "phishing" : "unknown"],
    last_seen: timeOf(at),
  });
  const indicator = await domainObject("indicator", `${options.brand} ${ascii}`, at, {
    name: `Look-alike of ${options.brand}: ${ascii}`,
    description: `${kind}, ${verdict}`,
    indicator_types: [
      verdict === "phishing"
        ? "malicious-activity"
        : verdict === "legitimate"
        ? "benign"
        : "anomalous-activity",
    ],
    pattern: `[domain-name:value = ${stixLiteral(ascii)}]`,
    pattern_type: "stix",
    labels: [
      `severity:${finding.severity}`,
      `visit:${finding.visit}`,
      ...imitated === undefined ? [] : [`imitates:${imitated}`],
    ],
    valid_from: timeOf(at),
    valid_until: timeOf(at + VALID_DAYS * 86_400_000),
    ...phishing === null ? {} : { confidence: Math.min(100, Math.max(0, Math.round(phishing * 100))) },
  });
  objects.push(
    infrastructure,
    indicator,
    await relationship(indicator, "indicates", infrastructure, at),
    await relationship(infrastructure, "consists-of", name, at),
    await relationship(infrastructure, "related-to", brand, at),
  );
  const notes = [...reasons, ...(facts.dns_mx ?? []).map((host) => `takes mail at ${bare(host)}`)];
  if (notes.length > 0) {
    objects.push(
      await domainObject("note", `${options.brand} ${ascii}`, at, {
        abstract: `Why ${fqdn} is ${verdict}`,
        content: notes.join("\n"),
        object_refs: [infrastructure.id],
      }),
    );
  }
  return objects;
}

/** Where a look-alike leads; null when that is unknown. Several may lead to one page. */
function finalUrlOf({ facts }: Finding): string | null {
  const target = endOf(facts.redirect_chain)?.url;
  return target !== undefined && URL.canParse(target) ? new URL(target).href : null;
}

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
 * Yields the objects of a bundle, each once, references after what they refer to, and with each the place after it: the
 * brand as an identity, and for each look-alike its name, addresses, networks, certificate and final URL, an indicator,
 * an infrastructure and a note with the reasons. Ids are derived from what the objects are about, so that a second import
 * updates objects and adds none.
 *
 * @param start Objects before it are not made: only what their look-alikes share with others is noted.
 * @param pause Called between some look-alikes, so that other work can run.
 */
export async function* stixObjects(
  findings: Iterable<Finding>,
  options: WriteOptions,
  start: StixPlace = { finding: 0, object: 0 },
  pause: () => Promise<void> | void = () => {},
): AsyncGenerator<[Stix, StixPlace]> {
  const brand = await stixBrand(options);
  if (start.finding + start.object === 0) yield [brand, { finding: 0, object: 1 }];
  const shared = new Set<string>();
  let index = 0;
  for (const finding of findings) {
    const isOut = hasName(options.owned, finding);
    if (!isOut && index < start.finding) { for (const key of sharedObjects(finding)) shared.add(key); }
    else if (!isOut) {
      let nth = index === 0 ? 1 : 0;
      for (const object of await stixOf(finding, brand, options)) {
        const key = sharedKey(object);
        if (key !== null && shared.has(key)) continue;
        if (key !== null) shared.add(key);
        nth++;
        if (index > start.finding || nth > start.object) yield [object, { finding: index, object: nth }];
      }
    }
    if (++index % UNTIL_PAUSE === 0) await pause();
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
function sharedKey(object: Stix): string | null {
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

/** A STIX 2.1 bundle, written object by object. */
export const stix: ExportFormat = {
  name: "stix",
  title: "STIX 2.1 bundle",
  mediaType: "application/stix+json;version=2.1",
  extension: "json",
  async *write(findings, options) {
    const bundle = await uuid5(`bundle ${options.brand} ${options.at}`);
    let before = `{"type":"bundle","id":"bundle--${bundle}","objects":[\n`;
    for await (const [object] of stixObjects(findings, options)) {
      yield before + JSON.stringify(object);
      before = ",\n";
    }
    yield "\n]}\n";
  },
};
