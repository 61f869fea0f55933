import type {
  DnsRecords,
  ExtendedClassification,
  GeoIpData,
  ParsedX509Certificate,
  PermutationKind,
  Redirect,
  RegistrationMetadata,
  StreamMessage,
} from "../model.ts";

/** What one look found out about one name; absent is not known. */
export interface Sighting {
  /** The edit that leads to it. */
  kind: PermutationKind;
  /** Whether a line says that it exists. */
  exists: boolean;
  /** Whether a trusted denial says that it does not. */
  denied: boolean;
  /** Its records. */
  dns?: DnsRecords;
  /** Its addresses. */
  ips?: string[];
  /** Networks of its addresses. */
  networks?: GeoIpData[];
  /** The scores. */
  classification?: ExtendedClassification;
  /** Why the scores are what they are, where the stream carries reasons. */
  reasons?: string[];
  /** Whether any web server answered. */
  web?: true;
  /** What kind of page was seen, where the stream says so. */
  pageState?: string;
  /** Where its pages lead. */
  redirects?: Redirect[];
  /** Its own certificate. */
  certificate?: ParsedX509Certificate;
  /** Whether its mail server would take mail. */
  mailProbe?: boolean;
  /** Registration data. */
  registration?: RegistrationMetadata;
}

/** How a look ended. */
export type Ending = "complete" | "incomplete" | "failed";

/** One whole look, folded from its lines. */
export interface Look {
  /** How it ended, by the stream's last line. */
  ending: Ending;
  /** Why it failed or how much is missing; empty when it is complete. */
  detail: string;
  /** Names asked for, as the last Progress line counts them; null when no such line came. */
  total: number | null;
  /** Names without a usable answer. */
  unanswered: Set<string>;
  /** Names that the resolver blocks: nothing is known of them. */
  blocked: Set<string>;
  /** Id of the stored result; null when none was stored. */
  result: string | null;
  /** What is known, by FQDN. */
  names: Map<string, Sighting>;
}

/** Ops that say nothing about whether a name exists. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(["Levenshtein", "Nxdomain", "CertificateTransparency"]);

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

function sightingOf(look: Look, fqdn: string, kind: PermutationKind): Sighting {
  let sighting = look.names.get(fqdn);
  if (sighting === undefined) look.names.set(fqdn, sighting = { kind, exists: false, denied: false });
  return sighting;
}

function addLine(look: Look, line: StreamMessage, ends: Set<Ending>): void {
  if (line.op === "Meta") {
    const meta = line.data;
    if (meta?.kind === "Done") ends.add("complete");
    else if (meta?.kind === "Error") {
      ends.add("failed");
      look.detail = meta.data?.detail ?? meta.data?.title ?? "no reason given";
    } else if (meta?.kind === "Timeout") {
      ends.add("incomplete");
      look.detail = meta.data?.detail ?? "the deadline came first";
    } else if (meta?.kind === "StoredResult") look.result = meta.data;
    else if (meta?.kind === "Progress") {
      const total = meta.data?.[1];
      if (Number.isFinite(total)) look.total = Math.max(look.total ?? 0, total);
      for (const name of strings(meta.unanswered)) look.unanswered.add(name);
      for (const name of strings(meta.blocked)) look.blocked.add(name);
    }
    return;
  }
  const fqdn = line.permutation?.domain?.fqdn;
  if (typeof fqdn !== "string") return;
  const sighting = sightingOf(look, fqdn, line.permutation.kind);
  if (!SAYS_NOTHING.has(line.op)) sighting.exists = true;
  if (line.data == null) return;
  switch (line.op) {
    case "Nxdomain":
      if (line.data.trusted === true) sighting.denied = true;
      return;
    case "Dns":
      sighting.dns = line.data;
      return;
    case "IpEnumeration":
      sighting.ips = line.data;
      return;
    case "GeoIp":
      (sighting.networks ??= []).push(line.data);
      return;
    case "Classification": {
      const { reasons, page_state: pageState } = line.data;
      sighting.classification = line.data;
      if (reasons !== undefined) {
        sighting.reasons = strings(reasons).slice(0, 3).map((each) => each.slice(0, 200));
      }
      if (typeof pageState === "string") sighting.pageState = pageState;
      return;
    }
    case "HttpBanner":
      sighting.web = true;
      return;
    case "RedirectChain":
      sighting.redirects = line.data;
      sighting.web = true;
      return;
    case "OriginX509":
      sighting.certificate = line.data;
      return;
    case "MxCheck":
      sighting.mailProbe = line.data.is_positive;
      return;
    case "RegistrationMetadata":
      sighting.registration = line.data;
  }
}

/**
 * Folds the lines of one lookup. Their order does not matter, except where one op comes several times for a name:
 * its last line counts, as in every other fold.
 *
 * @param lines Lines of a `squat` lookup; a line that throws (a stream that broke) makes the look a failed one.
 */
export async function foldLook(
  lines: Iterable<StreamMessage> | AsyncIterable<StreamMessage>,
): Promise<Look> {
  const look: Look = {
    ending: "incomplete",
    detail: "",
    total: null,
    unanswered: new Set(),
    blocked: new Set(),
    result: null,
    names: new Map(),
  };
  const ends = new Set<Ending>();
  try {
    if (Symbol.iterator in lines) { for (const line of lines) addLine(look, line, ends); }
    else for await (const line of lines) addLine(look, line, ends);
  } catch (error) {
    ends.add("failed");
    look.detail = error instanceof Error ? error.message : String(error);
  }
  for (const ending of ["failed", "incomplete", "complete"] as const) {
    if (!ends.has(ending)) continue;
    look.ending = ending;
    return look;
  }
  look.detail = "the stream broke off before its last line";
  return look;
}
