import type { ObservedName } from "../../../../lib/assess/mod.ts";
import type {
  ExtendedClassification,
  ExtendedDnsRecords,
  GeoIpData,
  ParsedX509Certificate,
  PermutationKind,
  Redirect,
  RegistrationMetadata,
  ResultLine,
} from "../../../../lib/model.ts";

/** Reasons of a rating that are kept. */
export const MAX_REASONS = 3;

/** What one run found about one name, by the members of merged names; an absent member is unknown. */
export interface Sighting extends Omit<ObservedName, "dns_mx" | "dns_ns"> {
  /** The edit that leads to it. */
  kind: PermutationKind;
  /** Whether a line says that it exists. */
  exists: boolean;
  /** Whether a trusted denial says that it does not. */
  denied: boolean;
  /** Its records; absent when no line has them. */
  dns?: ExtendedDnsRecords;
  /** Its addresses. */
  ips?: string[];
  /** Networks of its addresses. */
  networks?: GeoIpData[];
  /** Whether an op read its page. */
  technologies?: true;
  /** Whether any web server answered. */
  http_banner?: true;
  /** Registration data. */
  registration_metadata?: Pick<
    RegistrationMetadata,
    "registrar_iana_id" | "registrar" | "registration_date" | "status_codes" | "nameservers"
  >;
  /** Its own certificate. */
  origin_x509?: Pick<ParsedX509Certificate, "issuer_dn" | "san_dns">;
  /** Ops that failed: their results are unknown. */
  failed?: Set<string>;
}

/** What one run saw of a name, as every other reader of its lines sees it. */
export function observed(sighting: Sighting): ObservedName {
  return { ...sighting, dns_mx: sighting.dns?.mx, dns_ns: sighting.dns?.ns };
}

/** Ops that do not show whether a name exists. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(["Levenshtein", "Nxdomain", "CertificateTransparency"]);

/** Maximum number of values that are read from one list: addresses, records, names of a certificate. */
const MAX_VALUES = 200;

type ForeignFields = Record<string, unknown>;

const isString = (value: unknown): value is string => typeof value === "string";
const isFields = (value: unknown): value is ForeignFields => typeof value === "object" && value !== null;

/** The texts of a list; empty when it is not a list. */
export function texts(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.every(isString) ? value : value.filter(isString);
}

/** The first values of a list, in an order that does not depend on that of the lines. */
const bounded = (values: string[]): string[] =>
  values.length <= MAX_VALUES ? values : [...values].sort().slice(0, MAX_VALUES);

/**
 * An op rarely has two lines for a name. Then the one whose text sorts last counts, whichever arrived first.
 */
function last<T>(known: T | undefined, next: T): T {
  return known === undefined || JSON.stringify(next) >= JSON.stringify(known) ? next : known;
}

/** Adds one line of a name to its sighting. Members that do not match the contract count as absent. */
export function addLine(sighting: Sighting, line: ResultLine): void {
  if (!SAYS_NOTHING.has(line.op)) sighting.exists = true;
  const data: unknown = line.data;
  if (data === null || data === undefined) return;
  switch (line.op) {
    case "HttpBanner":
    case "Screenshot":
      sighting.http_banner = true;
      return;
    case "Technologies":
      if (Array.isArray(data)) sighting.technologies = true;
      return;
    case "IpEnumeration":
      if (Array.isArray(data)) sighting.ips = last(sighting.ips, bounded(texts(data)));
      return;
    case "RedirectChain":
      sighting.http_banner = true;
      if (Array.isArray(data)) {
        const hops = data.filter((hop) => isFields(hop) && isString(hop["url"])) as Redirect[];
        sighting.redirect_chain = last(sighting.redirect_chain, hops);
      }
      return;
  }
  if (!isFields(data)) return;
  switch (line.op) {
    case "Nxdomain":
      if (data["trusted"] === true) sighting.denied = true;
      return;
    case "Dns":
      sighting.dns = last(sighting.dns, sightedRecords(data));
      return;
    case "GeoIp":
      sighting.networks ??= [];
      if (sighting.networks.length < MAX_VALUES) sighting.networks.push(data as unknown as GeoIpData);
      return;
    case "Classification":
      addScores(sighting, data);
      return;
    case "OriginX509":
      sighting.origin_x509 = last(sighting.origin_x509, {
        issuer_dn: isString(data["issuer_dn"]) ? data["issuer_dn"] : "",
        san_dns: texts(data["san_dns"]),
      });
      return;
    case "MxCheck":
      if (typeof data["is_positive"] === "boolean") {
        // Without the server's reply nothing shows that it accepted mail.
        const reply = isString(data["response"]) ? { response: data["response"] } : {};
        sighting.smtp_metadata = last(sighting.smtp_metadata, { is_positive: data["is_positive"], ...reply });
      }
      return;
    case "RegistrationMetadata":
      sighting.registration_metadata = last(sighting.registration_metadata, registrationOf(data));
  }
}

function sightedRecords(data: ForeignFields): ExtendedDnsRecords {
  const records: ExtendedDnsRecords = {};
  const unanswered = texts(data["unanswered"]);
  for (const type of ["a", "aaaa", "mx", "ns"] as const) {
    if (unanswered.includes(type)) (records.unanswered ??= []).push(type);
    else if (Array.isArray(data[type])) records[type] = bounded(texts(data[type]));
  }
  return records;
}

/**
 * Takes out the lists that are unknown, once all lines of a name are there: where a Progress line lists its records as
 * failed and its own line does not say which, those that are empty.
 */
export function forgetUnanswered({ dns, failed }: Sighting): void {
  if (dns === undefined || dns.unanswered !== undefined || !failed?.has("Dns")) return;
  for (const type of ["a", "aaaa", "mx", "ns"] as const) {
    if (dns[type]?.length !== 0) continue;
    delete dns[type];
    (dns.unanswered ??= []).push(type);
  }
}

/** Takes out what a visit says that nothing answered, where none of a whole run could reach anything. */
export function forgetVisit(sighting: Sighting): void {
  const { classification, http_banner, dns, ips } = sighting;
  const isAnywhere = ips?.length || dns?.a?.length || dns?.aaaa?.length;
  if (http_banner || !isAnywhere || classification?.page_state !== "none") return;
  const { page_state: _, ...scores } = classification;
  sighting.classification = scores;
  for (const op of ["HttpBanner", "RedirectChain", "OriginX509"]) (sighting.failed ??= new Set()).add(op);
}

/** Whether it is unknown where a name leads: then no page and no certificate prove nothing. */
export function isPlaceUnknown({ dns, ips, failed }: Sighting): boolean {
  if (ips !== undefined && ips.length > 0) return false;
  const isPart = dns?.unanswered?.some((type) => type === "a" || type === "aaaa") === true;
  return isPart || dns === undefined && failed?.has("Dns") === true;
}

function addScores(sighting: Sighting, data: ForeignFields): void {
  const scores = [data["legitimate"], data["phishing"], data["parked"]];
  if (!scores.every((score) => typeof score === "number")) return;
  const reasons = texts(data["reasons"]).slice(0, MAX_REASONS).map((each) =>
    each.slice(0, 200).toWellFormed()
  );
  const { page_state: state, ...rest } = data;
  const next: ExtendedClassification = {
    ...rest as unknown as ExtendedClassification,
    ...isString(state) ? { page_state: state as NonNullable<ExtendedClassification["page_state"]> } : {},
    reasons,
  };
  // The verdict is made once more with a picture, whose line comes last.
  const known = sighting.classification;
  const [before, after] = [known, next].map((each) => Number(each?.likeness?.picture !== undefined));
  sighting.classification = before === after ? last(known, next) : before! > after! ? known! : next;
}

function registrationOf(data: ForeignFields): NonNullable<Sighting["registration_metadata"]> {
  const { registrar_iana_id: id, registrar, registration_date: date } = data;
  return {
    registrar_iana_id: isString(id) || typeof id === "number" ? String(id).slice(0, 20) : null,
    registrar: isString(registrar) ? registrar : null,
    registration_date: isString(date) ? date : null,
    status_codes: bounded(texts(data["status_codes"])),
    nameservers: bounded(texts(data["nameservers"])),
  };
}
