import { dnsOperator, issuerOperator, networkOperator, ownNames, registrable } from "./operators.ts";
import { mailServersOf, seenOf } from "../../../../lib/assess/mod.ts";
import { hostIn } from "../../../../lib/assess/ownership.ts";
import { endOf } from "../../../../lib/ops/redirect_chain.ts";
import { isAnswered, isPart, isPlaceUnknown, isRead, sightedAddresses, type Sighting } from "./sighting.ts";

/** A stable signal: its value changes only when something relevant does. */
export interface Signal {
  /** Its name in events. */
  name: string;
  /** The value now, or null when this run does not show it. `current` is the value so far. */
  read(sighting: Sighting, current: string | undefined): string | null;
  /** Whether this run got no answer to it: then nothing moves, not even towards {@link silence}. @default it did */
  isUnknown?(sighting: Sighting): boolean;
  /** Whether one run is enough for this change. Others wait for a second run with the same value. */
  atOnce(from: string, to: string): boolean;
  /**
   * The value that means "there is none". A failed probe looks the same, so it takes longer to confirm than other
   * changes: twice as long when it is the first value of a baseline, four times as long when it is a loss.
   */
  none?: string;
  /** The value that counts while no run shows one. */
  initial?: string;
  /** The value that counts once two runs far enough apart show nothing: a missing member means this value. */
  silence?: string;
}

/** A verdict stays until its share falls below this, unless another one is clear. */
const LEAVE = 0.4;
/** Likeness of pictures and icons, 0 to 1: entered and left. */
const ALIKE_ENTER = 0.85, ALIKE_LEAVE = 0.7;
/** Certificates with more names than this belong to a provider; their list is not the name's own. */
const SHARED_CERTIFICATE = 8;
/** Longest value of a signal. */
const MAX_VALUE = 200;
const DAY_MS = 86_400_000;

/** States that show nothing about the site behind them. */
const NO_PAGE: ReadonlySet<string> = new Set(["challenge", "warning", "portal", "error", "empty", "none"]);

function joinedValues(values: readonly string[]): string {
  const text = values.length === 1 ? values[0]! : [...new Set(values)].sort().join(" ");
  return text.slice(0, MAX_VALUE).toWellFormed();
}

/** A likeness as `alike` or `other`, entered and left at different values (hysteresis). */
function band(likeness: number | undefined, current: string | undefined): string | null {
  if (typeof likeness !== "number") return null;
  return likeness >= (current === "alike" ? ALIKE_LEAVE : ALIKE_ENTER) ? "alike" : "other";
}

/**
 * Every signal that is compared, in the order in which changes of one name are listed. Addresses, fingerprints, dates
 * of certificates, TTLs, headers and texts are left out: they change with every run.
 */
export const SIGNALS: readonly Signal[] = [
  {
    name: "verdict",
    read(sighting, current) {
      const { verdict, visit, scores } = seenOf(sighting);
      if (scores === null || visit !== "page") return null;
      if (verdict !== "unclear") return verdict;
      const score = scores[current as "phishing"];
      return score !== undefined && score >= LEAVE ? current! : "unclear";
    },
    atOnce: (_from, to) => to === "phishing",
    initial: "unclear",
  },
  {
    name: "mail",
    read({ dns_mx, smtp_metadata }) {
      if (smtp_metadata?.is_positive === true) return "yes";
      if (dns_mx === undefined) return null;
      return mailServersOf(dns_mx).length > 0 ? "yes" : "no";
    },
    isUnknown: (sighting) =>
      sighting.smtp_metadata?.is_positive !== true &&
      (isRead(sighting) ? sighting.dns_unanswered?.includes("mx") : sighting.failed?.has("Dns")) === true,
    atOnce: (_from, to) => to === "yes",
    silence: "no",
  },
  {
    name: "page",
    read(sighting) {
      const state = sighting.classification?.page_state;
      if (isAnswered(sighting)) return state === undefined || !NO_PAGE.has(state) ? "yes" : null;
      if (
        isPlaceUnknown(sighting) || sighting.failed?.has("HttpBanner") ||
        sighting.failed?.has("RedirectChain")
      ) return null;
      return state === undefined || state === "none" ? "no" : null;
    },
    atOnce: (_from, to) => to === "yes",
    none: "no",
  },
  ...(["picture", "icon"] as const).map((name): Signal => ({
    name,
    read: ({ classification }, current) => band(classification?.likeness?.[name], current),
    atOnce: (_from, to) => to === "alike",
    silence: "other",
  })),
  {
    name: "certificate",
    read(sighting) {
      const { origin_x509, failed } = sighting;
      if (origin_x509 === undefined) {
        return failed?.has("OriginX509") || isPlaceUnknown(sighting) ? null : "none";
      }
      const names = ownNames(origin_x509.san_dns);
      const list = names.length > SHARED_CERTIFICATE ? "shared" : joinedValues(names);
      return `${issuerOperator(origin_x509.issuer_dn)}: ${list}`;
    },
    atOnce: (_from, to) => to !== "none",
    none: "none",
  },
  {
    name: "network",
    read(sighting) {
      // Addresses of one family alone are not all networks.
      if (isPart(sighting)) return null;
      const places = Object.values(sighting.ips ?? {});
      if (places.length === 0) {
        return isRead(sighting) && sightedAddresses(sighting).length === 0 ? "none" : null;
      }
      const operators = places.flatMap(({ asn }) =>
        asn?.organization
          ? [networkOperator(asn.organization)]
          : asn?.number != null
          ? [`as${asn.number}`]
          : []
      );
      return operators.length === 0 ? null : joinedValues(operators);
    },
    atOnce: (from) => from === "none",
    none: "none",
  },
  {
    name: "nameservers",
    read({ dns_ns = [] }) {
      const operators = dns_ns.map(dnsOperator).filter((operator) => operator !== null);
      return operators.length === 0 ? null : joinedValues(operators);
    },
    atOnce: () => false,
  },
  {
    name: "redirect",
    read({ redirect_chain: hops }) {
      const start = hops?.[0], end = endOf(hops);
      if (start === undefined || end === undefined) return null;
      const from = hostIn(start.url);
      const to = start === end ? from : hostIn(end.url);
      if (from === to) return from === "" ? null : "itself";
      const target = registrable(to);
      return target === null ? null : target === registrable(from) ? "itself" : target;
    },
    atOnce: () => false,
  },
  {
    name: "registrar",
    read({ registration_metadata: data }) {
      if (data?.registrar_iana_id) return `IANA ${String(data.registrar_iana_id).slice(0, 20)}`;
      const name = data?.registrar?.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
      return name ? name.slice(0, 80) : null;
    },
    atOnce: () => false,
  },
  {
    name: "registration_date",
    read({ registration_metadata: data }, current) {
      const day = data?.registration_date?.slice(0, 10);
      if (!day || day === current) return day || null;
      const time = Date.parse(day);
      if (Number.isNaN(time)) return null;
      // RDAP and WHOIS of one registry differ by time zones.
      const near = current !== undefined && Math.abs(time - Date.parse(current)) <= 2 * DAY_MS;
      return near ? current : day;
    },
    atOnce: (from, to) => to > from,
  },
  {
    name: "holds",
    read({ registration_metadata: data }) {
      const codes = data?.status_codes ?? [];
      if (codes.length === 0) return null;
      const holds = codes.map((code) => code.slice(0, 60).toLowerCase().replace(/[^a-z]/g, ""))
        .filter((code) => /hold$|pendingdelete|redemptionperiod/.test(code));
      return joinedValues(holds) || "none";
    },
    atOnce: (_from, to) => to !== "none",
  },
];
