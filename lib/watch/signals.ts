import { parseDomain } from "../domain.ts";
import type { Sighting } from "./look.ts";

/** What is remembered of one signal of one name. */
export interface SignalState {
  /** The value that counts now. */
  value: string;
  /** Other values that came and went: rotation among them is no change. At most {@link MAX_SEEN}. */
  seen?: string[];
  /** A value that waits for a second look. */
  pending?: {
    /** The value. */
    value: string;
    /** When it was first seen, milliseconds since 1970. */
    since: number;
  };
}

/** Values of one signal that are remembered beside the current one. */
export const MAX_SEEN = 6;

/** A stable signal: a value that stays the same while nothing that matters changes. */
export interface Signal {
  /** Its name in events and rules. */
  name: string;
  /** What it means, for people. */
  title: string;
  /** The value now, or null when this look does not say. `current` is the value so far. */
  read(sighting: Sighting, current: string | undefined): string | null;
  /** Whether one look is enough for this change. Others wait for a second look that says the same. */
  atOnce(from: string, to: string): boolean;
  /**
   * The value that means "there is none". A probe that failed looks alike, so it takes longer to believe: as the first
   * value of a baseline twice, as a loss four times as long as other changes.
   */
  none?: string;
  /** The value that counts while no look says anything. */
  initial?: string;
}

/** How much longer than other changes "there is none" waits: as a first value, and as a loss. */
const FIRST_NONE = 2, LOSS = 4;

/** At least this share makes a verdict. The same line as in every table of ours. */
const ENTER = 0.7;
/** A verdict holds until its share falls below this, unless another one reaches {@link ENTER}. */
const LEAVE = 0.4;
/** Likeness of pictures and icons, 0 to 1: entered and left. */
const ALIKE_ENTER = 0.85, ALIKE_LEAVE = 0.7;
/** Certificates with more names than this belong to a provider; their list is not the name's own. */
const SHARED_CERTIFICATE = 8;

/** Pages that say nothing of the site behind them. */
const NO_PAGE: ReadonlySet<string> = new Set(["challenge", "warning", "portal", "error", "empty", "none"]);

function registrable(host: string): string | null {
  try {
    return parseDomain(host).registrable;
  } catch {
    return null;
  }
}

/** The names of a certificate, less `www.`, wildcards and what lies below another of them. */
function ownNames(san: readonly string[]): string[] {
  const bare = new Set(san.map((name) => name.toLowerCase().replace(/^(?:\*\.|www\.)+/, "")));
  return [...bare].filter((name) => {
    for (let at = name.indexOf("."); at >= 0; at = name.indexOf(".", at + 1)) {
      if (bare.has(name.slice(at + 1))) return false;
    }
    return true;
  });
}

const sorted = (values: Iterable<string>): string => [...new Set(values)].sort().join(" ").slice(0, 400);

/** `AMAZON-02` and `AMAZON-AES` are one operator, and so are `Google LLC` and `GOOGLE-CLOUD-PLATFORM`. */
function operatorOf(organization: string): string {
  return /[\p{L}\p{N}]{3,}/u.exec(organization.toLowerCase())?.[0] ?? organization.toLowerCase().slice(0, 40);
}

/** Operators by host: a few thousand hosts serve nearly all names. */
const dnsOperators = new Map<string, string | null>();

/** `ns-1203.awsdns-22.org` and `ns-44.awsdns-05.com` are one operator. */
function dnsOperatorOf(host: string): string | null {
  let operator = dnsOperators.get(host);
  if (operator !== undefined) return operator;
  const name = registrable(host.replace(/\.$/, ""));
  operator = name === null ? null : name.slice(0, name.indexOf(".")).replace(/[-\d]+$/, "") || name;
  if (dnsOperators.size > 10_000) dnsOperators.clear();
  dnsOperators.set(host, operator);
  return operator;
}

/** The organisation of an issuer: the intermediate rotates (`R10`, `R11`, `E5`), the operator does not. */
function issuerOf(dn: string): string {
  return /(?:^|, )O=((?:[^,\\]|\\.)+)/.exec(dn)?.[1] ?? /(?:^|, )CN=((?:[^,\\]|\\.)+)/.exec(dn)?.[1] ??
    dn.slice(0, 80);
}

/** Addresses that blocklists put in place of true ones. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(["0.0.0.0", "127.0.0.1", "::", "::1", "::ffff:0.0.0.0"]);

/** Whether this address stands for none. */
export function isPlaceholder(ip: string): boolean {
  return PLACEHOLDERS.has(ip);
}

/** A likeness as `alike` or `other`, entered and left at different values so that it does not flutter. */
function band(likeness: number | undefined, current: string | undefined): string | null {
  if (likeness === undefined) return null;
  return likeness >= (current === "alike" ? ALIKE_LEAVE : ALIKE_ENTER) ? "alike" : "other";
}

const usable = (sighting: Sighting): boolean =>
  sighting.pageState === undefined || !NO_PAGE.has(sighting.pageState);

/**
 * Every signal that a change is told by, in the order in which changes of one name are listed. Addresses, fingerprints,
 * dates of certificates, TTLs, headers and texts are left out on purpose: they change with every look.
 */
export const SIGNALS: readonly Signal[] = [
  {
    name: "verdict",
    title: "Verdict",
    read(sighting, current) {
      const scores = sighting.classification;
      if (scores === undefined || !usable(sighting)) return null;
      const [word, share] = (["phishing", "parked", "legitimate"] as const)
        .map((each) => [each, scores[each]] as const)
        .reduce((best, each) => each[1] > best[1] ? each : best);
      // Without a page, hard evidence of phishing alone counts.
      if (!sighting.web && (word !== "phishing" || share < ENTER)) return null;
      if (share >= ENTER) return word;
      const held = scores[current as "phishing"];
      return held !== undefined && held >= LEAVE ? current! : "unclear";
    },
    atOnce: (_from, to) => to === "phishing",
    initial: "unclear",
  },
  {
    name: "mail",
    title: "Takes mail",
    read({ dns, mailProbe }) {
      if (mailProbe === true) return "yes";
      if (dns?.mx === undefined) return null;
      // A null MX refuses mail (RFC 7505).
      return dns.mx.some((host) => host !== "." && host !== "") ? "yes" : "no";
    },
    atOnce: (_from, to) => to === "yes",
  },
  {
    name: "page",
    title: "Web page",
    read(sighting) {
      if (sighting.web) return usable(sighting) ? "yes" : null;
      return sighting.pageState === undefined || sighting.pageState === "none" ? "no" : null;
    },
    atOnce: (_from, to) => to === "yes",
    none: "no",
  },
  {
    name: "picture",
    title: "Picture like the brand's",
    read: ({ classification }, current) => band(classification?.likeness?.picture, current),
    atOnce: (_from, to) => to === "alike",
  },
  {
    name: "icon",
    title: "Icon like the brand's",
    read: ({ classification }, current) => band(classification?.likeness?.icon, current),
    atOnce: (_from, to) => to === "alike",
  },
  {
    name: "certificate",
    title: "Certificate",
    read({ certificate }) {
      if (certificate === undefined) return "none";
      const names = ownNames(certificate.san_dns);
      const list = names.length > SHARED_CERTIFICATE ? "shared" : sorted(names);
      return `${issuerOf(certificate.issuer_dn)}: ${list}`;
    },
    atOnce: (_from, to) => to !== "none",
    none: "none",
  },
  {
    name: "network",
    title: "Network",
    read({ networks, ips, dns }) {
      const addresses = ips ?? (dns === undefined ? undefined : [...dns.a ?? [], ...dns.aaaa ?? []]);
      if (networks === undefined || networks.length === 0) {
        return addresses?.length === 0 ? "none" : null;
      }
      const operators = networks.flatMap(({ asn }) =>
        asn?.organization ? [operatorOf(asn.organization)] : asn?.number != null ? [`as${asn.number}`] : []
      );
      return operators.length === 0 ? null : sorted(operators);
    },
    atOnce: (from) => from === "none",
    none: "none",
  },
  {
    name: "nameservers",
    title: "DNS operator",
    read({ dns }) {
      const operators = dns?.ns?.flatMap((host) => dnsOperatorOf(host) ?? []) ?? [];
      return operators.length === 0 ? null : sorted(operators);
    },
    atOnce: () => false,
  },
  {
    name: "redirect",
    title: "Leads to",
    read({ redirects }) {
      const start = redirects?.[0], end = redirects?.findLast((hop) => hop.kind !== "Client");
      if (start === undefined || end === undefined) return null;
      const [from, to] = [start, end].map(({ url }) => URL.canParse(url) ? new URL(url).hostname : "");
      if (from === to) return from === "" ? null : "itself";
      const target = registrable(to!);
      return target === null ? null : target === registrable(from!) ? "itself" : target;
    },
    atOnce: () => false,
  },
  {
    name: "registrar",
    title: "Registrar",
    read({ registration }) {
      if (registration?.registrar_iana_id) return `IANA ${registration.registrar_iana_id}`;
      const name = registration?.registrar?.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
      return name ? name.slice(0, 80) : null;
    },
    atOnce: () => false,
  },
  {
    name: "registration_date",
    title: "Registered",
    read({ registration }, current) {
      const day = registration?.registration_date?.slice(0, 10);
      if (!day || Number.isNaN(Date.parse(day))) return null;
      // RDAP and WHOIS of one registry differ by time zones.
      const near = current !== undefined && Math.abs(Date.parse(day) - Date.parse(current)) <= 2 * 86_400_000;
      return near ? current : day;
    },
    atOnce: (from, to) => to > from,
  },
  {
    name: "holds",
    title: "Registry holds",
    read({ registration }) {
      const codes = registration?.status_codes.map((code) => code.toLowerCase().replace(/[^a-z]/g, "")) ?? [];
      if (codes.length === 0) return null;
      return sorted(codes.filter((code) => /hold$|pendingdelete|redemptionperiod/.test(code))) || "none";
    },
    atOnce: (_from, to) => to !== "none",
  },
];

/** A signal that moved. */
export interface Change {
  /** Name of the signal: `mail`, `verdict`, `certificate` …, or `owned`. */
  signal: string;
  /** The value before. */
  from: string;
  /** The value now. */
  to: string;
}

/**
 * Takes one value of one signal into the states of a name's signals and returns the change that it makes, or null. A
 * change that one look is not enough for is returned as not confirmed, and waits.
 *
 * @param states The signals of the name; the entry is replaced, never changed.
 * @param value What this look says; null when it does not.
 * @param at When the look was, milliseconds since 1970.
 * @param confirmMs How long a change waits for a second look.
 */
export function step(
  signal: Signal,
  states: Record<string, SignalState>,
  value: string | null,
  at: number,
  confirmMs: number,
): { change: Change; confirmed: boolean } | null {
  const { name, none } = signal;
  const state = states[name];
  if (value === null || state === undefined) return null;
  const { pending, ...settled } = state;
  if (value === state.value) {
    // It came back, so the other value takes turns with this one.
    if (pending !== undefined) states[name] = remember(settled, pending.value, name);
    return null;
  }
  const waited = pending?.value === value ? at - pending.since : -1;
  const wait = { ...settled, pending: pending?.value === value ? pending : { value, since: at } };
  if (state.value === "") {
    states[name] = value !== none || waited >= FIRST_NONE * confirmMs ? { value } : wait;
    return null;
  }
  if (state.seen?.includes(value)) {
    states[name] = { ...remember(settled, state.value, name), value };
    return null;
  }
  const confirmed = signal.atOnce(state.value, value) || waited >= confirmMs * (value === none ? LOSS : 1);
  if (!confirmed) states[name] = wait;
  return { change: { signal: name, from: state.value, to: value }, confirmed };
}

/**
 * The signals of a name that is seen for the first time.
 *
 * @param firm Whether "there is none" counts at once: for a name that is new, what it has not yet is what it may get.
 */
export function firstSignals(sighting: Sighting, at: number, firm: boolean): Record<string, SignalState> {
  const states: Record<string, SignalState> = {};
  for (const { name, none, initial, read } of SIGNALS) {
    const value = read(sighting, undefined) ?? initial;
    // What is not known, and a "none" that may be a probe that failed, wait behind an empty value.
    if (value === undefined) states[name] = { value: "" };
    else if (value === none && !firm) states[name] = { value: "", pending: { value, since: at } };
    else states[name] = { value };
  }
  return states;
}

/** Makes a change the value that counts. */
export function accept(states: Record<string, SignalState>, { signal, from, to }: Change): void {
  const { pending: _, ...settled } = states[signal]!;
  states[signal] = { ...remember(settled, from, signal), value: to };
}

/** Signals whose values take turns on many names: networks of a CDN, certificates of its edges, rotating targets. */
const ROTATES: ReadonlySet<string> = new Set(["network", "nameservers", "certificate", "redirect"]);

function remember(state: SignalState, value: string, signal: string): SignalState {
  if (!ROTATES.has(signal) || value === "none" || value === "") return state;
  const seen = (state.seen ?? []).filter((each) => each !== value);
  return { ...state, seen: [...seen, value].slice(-MAX_SEEN) };
}
