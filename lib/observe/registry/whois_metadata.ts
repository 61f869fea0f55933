import type { RegistrationMetadata } from "../../model.ts";
import { eppStatus, isProxy } from "./rdap_metadata.ts";
import { registryDate } from "./registry_date.ts";

/** One field of a WHOIS text. */
export interface WhoisField {
  /** The header above it, lower case; empty when there is none. */
  section: string;
  /** Lower case, without dots, hyphens and brackets. */
  key: string;
  /** Without white space at its ends; never empty. */
  value: string;
}

const MAX_LINES = 2000;

/**
 * A WHOIS text as fields. Registries write `key: value`, `key.......: value`, `[Key] value`, or a header line with
 * the values in the lines below it, up to an empty line.
 */
export function whoisFields(text: string): WhoisField[] {
  const entries: WhoisField[] = [];
  let section = "";
  for (const raw of text.split("\n").slice(0, MAX_LINES)) {
    const whole = raw.slice(0, 1000).trimEnd();
    const line = whole.trimStart();
    if (line === "") {
      section = "";
      continue;
    }
    if (/^[%#]/.test(line) || whole.startsWith(">>>")) continue;
    // TWNIC writes a sentence.
    const bracket = /^(record (?:created|expires) on) (\d.*)$/i.exec(line) ??
      /^(?:[a-z]\. ?)?\[([^\]]{1,40})\]\s*(.*)$/i.exec(line);
    // A key holds no URL, and ends before its first colon; dots before the colon are leaders.
    const pair = bracket ?? /^(?:\*\* )?([^:]{1,60}?)[.\s]*:(?!\/\/)\s*(.*)$/.exec(line);
    const indented = line !== whole;
    if (pair === null) {
      if (section !== "") entries.push({ section: "", key: section, value: line });
      else if (/^[A-Za-z][A-Za-z -]{2,40}$/.test(line) && !indented) section = line.toLowerCase();
      continue;
    }
    const key = (pair[1] as string).replace(/[.\s-]+/g, " ").trim().toLowerCase();
    const value = (pair[2] as string).trim();
    if (!indented && bracket === null) section = value === "" ? key : section === "" ? "" : section;
    else if (value === "" && bracket === null) {
      // A header inside an indented text (Nominet): its values are the lines below.
      section = key;
      continue;
    }
    if (value !== "") entries.push({ section: section === key ? "" : section, key, value });
  }
  return entries;
}

/** Names of a field, in the order in which they are looked for. `header/key` is a key below a header. */
const FIELDS = {
  registration: [
    "creation date",
    "created date",
    "created on",
    "domain created",
    "registered on",
    "registration date",
    "registration time",
    "registered date",
    "domain registration date",
    "first registration date",
    "record created",
    "record created on",
    "registered",
    "created",
    "creation",
    "registration",
    "登録年月日",
    "登録日",
    "domain name commencement date",
    "domain record activated",
    "assigned",
  ],
  expiration: [
    "registry expiry date",
    "registrar registration expiration date",
    "expiration date",
    "expiry date",
    "expires on",
    "expire date",
    "expiration time",
    "domain expires",
    "record expires on",
    "paid till",
    "renewal date",
    "valid until",
    "expires",
    "expire",
    "validity",
    "有効期限",
    "renewal",
    "exp date",
  ],
  updated: [
    "updated date",
    "last updated date",
    "last update",
    "last updated on",
    "last updated",
    "last modified",
    "domain last updated date",
    "modified",
    "modified date",
    "modification date",
    "changed",
    "最終更新",
    "updated",
  ],
  registrar: [
    "registrar/name",
    "registrar/organization name",
    "registrar/organisation",
    "registrar/organization",
    "registrar name",
    "registrar",
    "sponsoring registrar",
    "sponsoring registrar organization",
    "authorized agency",
    "registrar handle",
    "registration service provider",
    "registrar/registrar",
    "current registar",
    "registered by",
  ],
  ianaId: ["registrar iana id", "sponsoring registrar iana id"],
  abuse: [
    "registrar abuse contact email",
    "registrar/abuse contact",
    "abuse contact",
    "registrar/email",
    "registrar email",
    "registrar abuse contact phone",
    "abuse mailbox",
  ],
  whoisServer: ["registrar whois server", "whois server", "registrar whois"],
  dnssec: ["dnssec", "dnssec signed", "signing key", "ds rdata", "signed", "dnssec signed"],
  reseller: ["reseller", "reseller/name", "reseller name"],
  holder: [
    "registrant organization",
    "registrant name",
    "registrant",
    "registrant/name",
    "registrant/organization",
    "holder",
    "owner",
    "org",
    "organization",
    "holder/name",
  ],
  complaint: [
    "url of the icann whois inaccuracy complaint form",
    "url of the icann whois data problem reporting system",
  ],
} as const;

const NAME_SERVERS: ReadonlySet<string> = new Set([
  "name server",
  "name servers",
  "nameserver",
  "nameservers",
  "nserver",
  "nservers",
  "host name",
  "hostname",
  "name servers/hostname",
  "domain nameservers",
  "domain servers in listed order",
  "dns",
  "domain servers",
  "ネームサーバ",
  "primary server",
  "secondary server",
  "name servers information",
]);
const STATUS: ReadonlySet<string> = new Set([
  "domain status",
  "status",
  "state",
  "registration status",
  "eppstatus",
  "状態",
]);

const HOST = /^([a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})+)\.?(?=[\s,;\[(]|$)/i;

/** Status values: EPP codes stand alone or before a URL; prose is kept where it is short. */
function statusOf(value: string): string[] {
  return value.replace(/https?:\/\/\S+/g, "").replace(/[()]/g, " ").split(",").map((s) => s.trim())
    .filter((s) => s !== "" && s.length <= 60)
    .map((s) =>
      /^[a-z]+[A-Z]\w+$/.test(s) ? s : eppStatus(/^(?:[A-Z_ -]+|\w+)$/.test(s) ? s.toLowerCase() : s)
    );
}

function dnssecOf(value: string | null): string | null {
  if (value === null) return null;
  // "unsigned", "no", "inactive" and "not signed" contain what they deny.
  if (/unsigned|^n(?:o|one)?\b|inactive|not |disabled|unsecured?/i.test(value)) return "Unsigned";
  return /signed|yes|active|delegation|secure|\d/i.test(value) ? "Signed" : null;
}

/**
 * What a WHOIS text says about a registration; what it does not say, or says in words that no list here knows, is
 * null.
 *
 * Source: the output formats of the registries named in the tests.
 *
 * @param text The registry's text, with the registrar's after it where there is one: the first mention counts.
 * @param server The server that was asked.
 * @example
 * ```ts
 * import { whoisMetadata } from "./whois_metadata.ts";
 * const found = whoisMetadata("Creation Date: 2025-03-31T13:38:16Z\nRegistrar: Example, Inc.\n", "whois.example");
 * console.assert(found.registrar === "Example, Inc.");
 * ```
 */
export function whoisMetadata(text: string, server: string): RegistrationMetadata {
  const entries = whoisFields(text);
  const find = (names: readonly string[], usable: (value: string) => string | null): string | null => {
    for (const name of names) {
      const slash = name.indexOf("/");
      const [section, key] = slash < 0 ? [null, name] : [name.slice(0, slash), name.slice(slash + 1)];
      for (const entry of entries) {
        if (entry.key !== key || (section !== null && entry.section !== section)) continue;
        const value = usable(entry.value);
        if (value !== null) return value;
      }
    }
    return null;
  };
  const plain = (value: string): string | null =>
    /^(?:n\/?a|none|-|null|not defined)?$/i.test(value) ? null : value;
  const registered = find(FIELDS.registration, registryDate);
  const expires = find(FIELDS.expiration, registryDate);
  const updated = find(FIELDS.updated, registryDate);
  const nameservers: string[] = [];
  const statuses: string[] = [];
  for (const { section, key, value } of entries) {
    if (
      NAME_SERVERS.has(key) || /^(?:name ?server|nserver|dns|ns) ?\d{1,2}$/.test(key) ||
      NAME_SERVERS.has(section)
    ) {
      const host = HOST.exec(value)?.[1] ?? HOST.exec(NAME_SERVERS.has(section) ? key : "")?.[1];
      if (host !== undefined && nameservers.length < 32) nameservers.push(host);
    } else if (STATUS.has(key)) statuses.push(...statusOf(value));
  }
  const dnssec = dnssecOf(find(FIELDS.dnssec, plain));
  const timeline = [["Registration", registered], ["Expiration", expires], ["LastChanged", updated]] as const;
  const seen = new Set<string>();
  return {
    registration_date: registered,
    expiration_date: expires,
    updated_on: updated,
    status_codes: [...new Set(statuses)].slice(0, 20),
    registrar: find(
      FIELDS.registrar,
      (v) => plain(v)?.replace(/\s*\[Tag = [^\]]*\]$/i, "").replace(/\s*\( ?https?:.*\)$/, "") ?? null,
    ),
    registrar_iana_id: find(FIELDS.ianaId, (v) => /^\d{1,6}$/.test(v) ? v : null),
    registrar_abuse_contact: find(FIELDS.abuse, plain),
    url: null,
    server: find(FIELDS.whoisServer, plain) ?? server,
    nameservers: nameservers.filter((n) => !seen.has(n.toLowerCase()) && seen.add(n.toLowerCase())),
    dnssec_status: dnssec,
    delegation_signer: dnssec === null ? null : dnssec === "Signed",
    privacy_proxy: isProxy(find(FIELDS.holder, plain)),
    icann_complaint_link: find(FIELDS.complaint, (v) => /^https?:\/\/\S+$/.test(v) ? v : null),
    reseller: find(FIELDS.reseller, plain),
    timeline: timeline.flatMap(([name, date]) => date === null ? [] : [{ [name]: date }]),
  };
}
