import type { RegistrationMetadata } from "../../model.ts";
import { eppStatus, isProxy } from "./rdap_metadata.ts";
import { dateOrder, registryDate } from "./registry_date.ts";
import {
  dateField,
  type DateKey,
  isNameServerKey,
  isStatusKey,
  type WhoisField,
  whoisFields,
} from "./whois_fields.ts";
import { type DateField, EPP_STATUSES, VALUE_KEYS } from "./data/whois_words.ts";

/** EPP's statuses by their letters alone. */
const EPP = new Map(EPP_STATUSES.split(" ").map((status) => [status.toLowerCase(), status]));

/**
 * States of a status line: EPP's codes in their own spelling, however the registry writes them
 * (`CLIENT-XFER-PROHIBITED`, `client transfer prohibited https://…`); other words as they are where they are short.
 */
function whoisStatuses(value: string): string[] {
  return value.replace(/https?:\/\/\S+/g, "").replace(/[()]/g, " ").split(/[,;]/).map((s) => s.trim())
    .filter((s) => s !== "" && s.length <= 60)
    .map((s) => {
      const letters = s.toLowerCase().replace(/xfer/, "transfer").replace(/[^a-z]/g, "");
      const known = EPP.get(letters);
      if (known !== undefined) return known;
      if (/^[a-z]+[A-Z]\w+$/.test(s)) return s;
      return eppStatus(/^(?:[A-Z_ -]+|\w+)$/.test(s) ? s.toLowerCase() : s);
    });
}

const MAX_SERVERS = 32;
/** A host name whose last label is not a number. */
const HOST = /^(?:[a-z0-9_-]{1,63}\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}\.?$/i;

const statedValue = (value: string): string | null =>
  /^(?:n\/?a|none|-+|null|not defined|not available|unknown|\.)?$/i.test(value) ? null : value;

/** The first usable value under the best of some names. */
function fieldValue(
  fields: readonly WhoisField[],
  names: readonly string[],
  usable: (value: string) => string | null,
): string | null {
  for (const name of names) {
    const slash = name.indexOf("/");
    const [section, key] = slash < 0 ? [null, name] : [name.slice(0, slash), name.slice(slash + 1)];
    for (const field of fields) {
      if ((field.key !== key && field.alias !== key) || (section !== null && field.section !== section)) {
        continue;
      }
      const value = usable(field.value);
      if (value !== null) return value;
    }
  }
  return null;
}

interface FieldCandidate extends DateKey {
  date: string;
  field: DateField;
  source: WhoisField;
}

/** The domain that the text is about, as it writes it. */
const domainOf = (fields: readonly WhoisField[]): string | null =>
  fieldValue(fields, ["domain", "domain name", "domainname"], (v) => v.toLowerCase());

/** First keys of objects beside the domain's, in RPSL and its relatives. */
const OBJECT_OF_OTHERS = /^(?:ns ?set|key ?set|contact|person|role|nic ?hdl|mntner)$/;

/** The text's dates, each with its field. */
function fieldCandidates(fields: readonly WhoisField[], text: string): FieldCandidate[] {
  const isDated = ({ key, alias }: WhoisField) => dateField(key) !== null || dateField(alias) !== null;
  // Objects of contacts and sets of servers have dates of their own.
  const first = new Map(fields.toReversed().map(({ block, key }) => [block, key]));
  const order = dateOrder(fields.filter(isDated).map(({ value }) => value), text, domainOf(fields));
  return fields.flatMap((source) => {
    // METU ends with the time of its own data.
    if (source.section === "whois server" || OBJECT_OF_OTHERS.test(first.get(source.block)!)) return [];
    // "OK-UNTIL 20131218", "Connected (2010/09/30)": how long the state lasts.
    if (isStatusKey(source.key)) {
      const until = /(?:\buntil\b|\btill\b|^connected)\W*(.*)$/i.exec(source.value)?.[1];
      const date = until === undefined ? null : registryDate(until, order);
      return date === null ? [] : [{ field: "expiration" as const, rank: 99, date, source }];
    }
    const known = dateField(source.key) ?? dateField(source.alias);
    const date = known === null ? null : registryDate(source.value, order);
    if (known === null || date === null) return [];
    // ISOC-IL lists every change: "20190314 (Assigned)" is the first.
    const isFirst = known.field === "updated" && /\(assigned\)$/i.test(source.value);
    return [
      isFirst
        ? { field: "registration" as const, rank: known.rank, date, source }
        : { ...known, date, source },
    ];
  });
}

/** The best mention: the domain's own before others, then by name, then the first; of repeated lines the last date. */
function bestDate(candidates: readonly FieldCandidate[], field: DateField): string | null {
  const score = (c: FieldCandidate): number =>
    (c.source.isAside ? 1000 : c.source.isDomainBlock ? 0 : 100) + c.rank;
  let best: FieldCandidate | null = null;
  for (const next of candidates) {
    if (next.field !== field) continue;
    const isRepeat = best !== null && field === "updated" && next.source.block === best.source.block &&
      next.source.key === best.source.key && next.date > best.date;
    if (best === null || score(next) < score(best) || isRepeat) best = next;
  }
  return best?.date ?? null;
}

/** Hosts of a line that lists servers: `ns1.example.net 192.0.2.1`, `a.pt NS ns1.example.net`, several in a row. */
function hostsOf(value: string): string[] {
  const words = value.replace(/\([^)]*\)|\[[^\]]*\]/g, " ").split(/[\s,;|]+/)
    .map((w) => w.replace(/^[-*•]+|[\[(].*$/g, "").replace(/\.$/, ""))
    // ".SER" ends MYNIC's handles of servers.
    .filter((w) => w !== "" && !w.endsWith(".SER"));
  const record = words.findIndex((word) => word === "NS");
  if (record > 0) return words.slice(record + 1, record + 2).filter((w) => HOST.test(w));
  if (words[0] === undefined || !HOST.test(words[0])) return [];
  const isList = words.every((word) => HOST.test(word) || /^[\da-f.:/]+$/i.test(word));
  return isList ? words.filter((w) => HOST.test(w)) : [words[0]];
}

function nameServersOf(fields: readonly WhoisField[]): string[] {
  const domain = domainOf(fields);
  const found = new Map<string, string>();
  for (const { key, alias, section, value } of fields) {
    const isListed = isNameServerKey(key) || isNameServerKey(alias);
    if (!isListed && !(isNameServerKey(section) && /^(?:name|host|호스트)/.test(key))) continue;
    // DK Hostmaster writes the name itself, in DNS's spelling, as "DNS".
    if (key === "dns" && value.toLowerCase() === domain) continue;
    for (const host of hostsOf(value)) {
      const lower = host.toLowerCase();
      if (found.size < MAX_SERVERS && lower !== "not.defined" && !found.has(lower)) found.set(lower, host);
    }
  }
  return [...found.values()];
}

/** A registrar's name without its tag, handle, number or address on the web. */
function registrarName(value: string): string | null {
  if (/^no registrar|^https?:|^not? (?:applicable|available)/i.test(value)) return null;
  const name = value.replace(/(?<!\s)\s*\[Tag = [^\]]*\]$/i, "").replace(/(?<!\s)\s*\( ?https?:.*\)$/, "")
    .replace(/(?<!\s)\s*\((?:[A-Z]*\d+(?:-[A-Z0-9]+)*|[A-Z]{2,}-[A-Z0-9-]+)\)$/, "").replace(
      /(?<!\s)\s+R\d{1,5}-[A-Z]{2,10}$/,
      "",
    ).trim();
  return statedValue(name);
}

function dnssecOf(value: string | null): string | null {
  if (value === null) return null;
  // "unsigned", "no", "inactive" and "not signed" contain what they deny.
  if (/unsigned|^n(?:o|one)?\b|inactive|not |disabled|unsecured?/i.test(value)) return "Unsigned";
  return /signed|yes|active|delegation|secure|\d/i.test(value) ? "Signed" : null;
}

/**
 * What a WHOIS text says about a registration; what it does not say, or says in words that the vocabulary lacks, is
 * null.
 *
 * Source: the output formats of the registries named in the tests.
 *
 * @param text The registry's text, with the registrar's after it where there is one: the first mention counts.
 * @param server The server that was queried.
 * @example
 * ```ts
 * import { whoisMetadata } from "./whois_metadata.ts";
 * const found = whoisMetadata("Creation Date: 2025-03-31T13:38:16Z\nRegistrar: Example, Inc.\n", "whois.example");
 * console.assert(found.registrar === "Example, Inc.");
 * ```
 */
export function whoisMetadata(text: string, server: string): RegistrationMetadata {
  const fields = whoisFields(text);
  const find = (of: keyof typeof VALUE_KEYS, usable = statedValue) =>
    fieldValue(fields, VALUE_KEYS[of], usable);
  const candidates = fieldCandidates(fields, text);
  const registered = bestDate(candidates, "registration");
  const expires = bestDate(candidates, "expiration");
  const updated = bestDate(candidates, "updated");
  const dnssec = dnssecOf(find("dnssec"));
  const timeline = [["Registration", registered], ["Expiration", expires], ["LastChanged", updated]] as const;
  const statuses = fields.filter((f) => isStatusKey(f.key) || isStatusKey(f.alias)).flatMap((f) =>
    whoisStatuses(f.value)
  );
  return {
    registration_date: registered,
    expiration_date: expires,
    updated_on: updated,
    status_codes: [...new Set(statuses)].slice(0, 20),
    registrar: find("registrar", registrarName),
    registrar_iana_id: find("ianaId", (v) => /^\d{1,6}$/.test(v) ? v : null),
    registrar_abuse_contact: find("abuse"),
    url: null,
    server: find("whoisServer") ?? server,
    nameservers: nameServersOf(fields),
    dnssec_status: dnssec,
    delegation_signer: dnssec === null ? null : dnssec === "Signed",
    privacy_proxy: isProxy(find("holder")),
    icann_complaint_link: find("complaint", (v) => /^https?:\/\/\S+$/.test(v) ? v : null),
    reseller: find("reseller"),
    timeline: timeline.flatMap(([name, date]) => date === null ? [] : [{ [name]: date }]),
  };
}
