import { CATEGORIES, TEMPLATES } from "./data/misp.ts";
import { percent } from "../percent.ts";
import { bare, type Finding, findingAddresses } from "./findings.ts";
import type { ExportFormat, ExportOptions, WriteOptions } from "./format.ts";
import { hasName, partNote, timeOf } from "./format.ts";
import { uuid5 } from "./uuid.ts";
import { endOf } from "../ops/redirect_chain.ts";

/** An attribute of an object: relation, type, value, and whether it is fit for automated detection. */
type MispRow = readonly [relation: string, type: string, value: string | undefined, toIds?: boolean];

/** An object of an event. */
type MispObject = Record<string, unknown>;

/** Objects reference each other by their UUIDs, which are derived from what they are about. */
async function mispObject(
  name: keyof typeof TEMPLATES,
  about: string,
  rows: readonly MispRow[],
  { brand, at }: WriteOptions,
): Promise<MispObject> {
  const timestamp = String(Math.floor(at / 1000));
  const [template, version] = TEMPLATES[name];
  const uuid = await uuid5(`misp ${brand} ${name} ${about}`);
  const given = rows.filter((row): row is [string, string, string, boolean?] =>
    row[2] !== undefined && row[2] !== ""
  );
  const Attribute = await Promise.all(given.map(async ([object_relation, type, value, to_ids = false]) => ({
    uuid: await uuid5(`misp ${uuid} ${object_relation} ${value}`),
    type,
    category: CATEGORIES[type] ?? "Other",
    object_relation,
    value,
    to_ids,
    timestamp,
    disable_correlation: type === "text" || type === "datetime",
  })));
  return {
    name,
    "meta-category": "network",
    description: name,
    template_uuid: template,
    template_version: String(version),
    uuid,
    timestamp,
    Attribute,
  };
}

function row(relation: string, type: string, values: readonly string[]): MispRow[] {
  return values.map((value) => [relation, type, value]);
}

function phishingObject({ ascii, facts }: Finding, options: WriteOptions): Promise<MispObject> {
  const url = facts.redirect_chain?.[0]?.url ?? `https://${ascii}/`;
  const end = endOf(facts.redirect_chain)?.url;
  const targets = new Set([facts.classification?.imitates?.brand ?? options.brand, options.brand]);
  return mispObject("phishing", ascii, [
    ["url", "url", url, true],
    ["url-redirect", "url", end === url ? undefined : end],
    ["hostname", "hostname", ascii, true],
    ...row("target", "text", [...targets]),
    ["online", "text", "Yes"],
    ["verified", "text", "No"],
  ], options);
}

async function objectsOf(finding: Finding, options: WriteOptions): Promise<MispObject[]> {
  const { ascii, facts, kind, verdict, phishing } = finding;
  const isBad = verdict === "phishing";
  const addresses = findingAddresses(finding);
  const v4 = addresses.filter((ip) => !ip.includes(":")), v6 = addresses.filter((ip) => ip.includes(":"));
  const [mx, ns] = [facts.dns_mx ?? [], facts.dns_ns ?? []].map((hosts) =>
    hosts.map(bare).filter((host) => host !== "")
  );
  const likeness = phishing === null ? verdict : `phishing ${percent(phishing)}`;
  const objects = [
    await mispObject("typosquatting-finder-result", ascii, [
      ["queried-domain", "domain", ascii, isBad],
      ["ratio-similarity", "text", `${kind}, ${likeness}, severity ${finding.severity}`],
      ...row("a-record", "ip-dst", v4),
      ...row("aaaa-record", "ip-dst", v6),
      ...row("mx-record", "domain", mx!),
      ...row("ns-record", "domain", ns!),
    ], options),
  ];
  const registration = facts.registration_metadata;
  if (registration !== undefined && (registration.registrar ?? registration.registration_date) !== null) {
    objects.push(
      await mispObject("whois", ascii, [
        ["domain", "domain", ascii],
        ["registrar", "whois-registrar", registration.registrar ?? undefined],
        ["creation-date", "datetime", registration.registration_date ?? undefined],
        ["expiration-date", "datetime", registration.expiration_date ?? undefined],
        ["modification-date", "datetime", registration.updated_on ?? undefined],
        ...row("nameserver", "hostname", registration.nameservers.map((host) => bare(host).toLowerCase())),
      ], options),
    );
  }
  const certificate = facts.origin_x509;
  if (certificate !== undefined) {
    objects.push(
      await mispObject("x509", ascii, [
        ["x509-fingerprint-sha256", "x509-fingerprint-sha256", certificate.fingerprint_sha256, isBad],
        ["serial-number", "text", certificate.serial],
        ["issuer", "text", certificate.issuer_dn],
        ["subject", "text", certificate.subject_dn],
        ["validity-not-before", "datetime", timeOf(certificate.not_before * 1000)],
        ["validity-not-after", "datetime", timeOf(certificate.not_after * 1000)],
        ...row("dns_names", "hostname", certificate.san_dns.slice(0, 100)),
      ], options),
    );
  }
  if (isBad) objects.push(await phishingObject(finding, options));
  return objects;
}

/** The UUID of a brand's event: every lookup of it updates the same event. */
export function mispEventId(brand: string): Promise<string> {
  return uuid5(`misp ${brand}`);
}

function* chosenOf(findings: Iterable<Finding>, { owned }: WriteOptions): Generator<Finding> {
  for (const finding of findings) if (!hasName(owned, finding)) yield finding;
}

/** The event of a lookup, and how many look-alikes it is about. */
async function mispHead(
  findings: Iterable<Finding>,
  options: WriteOptions,
) {
  const { brand, at } = options;
  let [count, isPhishing] = [0, false];
  for (const { verdict } of chosenOf(findings, options)) {
    count++;
    isPhishing ||= verdict === "phishing";
  }
  const head = {
    uuid: await mispEventId(brand),
    info: [`Look-alikes of ${brand}`, partNote(options)].filter((text) => text !== "").join(". "),
    date: timeOf(at).slice(0, 10),
    timestamp: String(Math.floor(at / 1000)),
    threat_level_id: isPhishing ? "2" : "3",
    analysis: "2",
    distribution: "0",
    published: false,
    Orgc: { name: "deadringer", uuid: await uuid5("misp organisation") },
  };
  return { head, count };
}

/**
 * One MISP event, written object by object: the `typosquatting-finder`, and for each look-alike what is known about it.
 */
export const misp: ExportFormat = {
  name: "misp",
  title: "MISP event",
  mediaType: "application/json",
  extension: "json",
  async *write(findings, options) {
    const { head, count } = await mispHead(findings, options);
    const before = `{"Event":${JSON.stringify(head).slice(0, -1)},"Object":[\n`;
    const search = mispObject("typosquatting-finder", options.brand, [
      ["research-domain", "domain", options.brand],
      ["variations-found-number", "text", String(count)],
    ], options);
    yield before + JSON.stringify(await search);
    for (const finding of chosenOf(findings, options)) {
      for (const object of await objectsOf(finding, options)) yield `,\n${JSON.stringify(object)}`;
    }
    yield "\n]}}\n";
  },
};

/** The event of a lookup as `manifest.json` lists it; its file is `UUID.json`. */
export async function feedEvent(
  findings: Iterable<Finding>,
  options: ExportOptions,
): Promise<[uuid: string, entry: Record<string, unknown>]> {
  const { head: { uuid, Orgc, info, date, timestamp, threat_level_id, analysis } } = await mispHead(
    findings,
    options,
  );
  return [uuid, { Orgc, Tag: [], info, date, timestamp, threat_level_id, analysis }];
}
