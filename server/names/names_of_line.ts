/**
 * The names in a line of a feed, whatever feed it is: hosts, URLs, defanged names, CSV, zone files, NDJSON.
 * @module
 */
import { refang } from "./names.ts";

const HOST_FORM = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
/** Owner, optionally TTL and class, type: a record of a zone file (RFC 1035 section 5.1). */
const RECORD =
  /^(\S+)\s+(?:\d+\s+)?(?:in\s+)?(?:\d+\s+)?(?:ns|a|aaaa|ds|dnskey|soa|rrsig|nsec3?|nsec3param|txt|mx|cname|ptr)\s/i;
/** Longer lines are skipped. */
const MOST_LINE_LENGTH = 1 << 20;

/**
 * Returns the names in a line; none for comments, blank lines and lines of a zone file without an owner of their own.
 * The names are not validated. A CSV row gives its first cell that looks like a name.
 */
export function namesOfLine(line: string): string[] {
  if (HOST_FORM.test(line)) return [line];
  if (line.length > MOST_LINE_LENGTH) return [];
  const text = line.trim();
  if (text === "" || text.startsWith("#") || text.startsWith(";") || text.startsWith("$")) return [];
  if (text.startsWith("{")) return namesOfJson(text);
  // A zone file's line that begins with white space belongs to the owner above it.
  const record = RECORD.exec(line);
  if (record !== null) return record[1] === "@" ? [] : [refang(record[1]!)];
  if (/^\s/.test(line) && RECORD.test(`x ${text} `)) return [];
  if (/[,;\t]/.test(text)) {
    const cells = text.split(/[,;\t]/).map((cell) => refang(cell.replace(/^\s*"|"\s*$/g, "")));
    const named = cells.find((cell) => /^[^\s.]+(?:\.[^\s.]+)+$/.test(cell) && !/^[\d.]+$/.test(cell));
    return named === undefined ? [cells[0]!] : [named];
  }
  return [refang(text)];
}

/** Members that hold a name, or several, in the NDJSON of feeds. */
const NAME_MEMBERS = [
  "fqdn",
  "host",
  "hostname",
  "domain",
  "name",
  "url",
  "dns_names",
  "names",
  "all_domains",
];

/** certstream, certificates as NDJSON, and anything with a member named like a name. */
function namesOfJson(text: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [text.slice(0, 80)];
  }
  const out = new Set<string>();
  const take = (from: unknown): void => {
    if (typeof from === "string") out.add(refang(from));
    else if (Array.isArray(from)) from.slice(0, 1000).forEach(take);
    else if (typeof from === "object" && from !== null) read(from as Record<string, unknown>);
  };
  const read = (object: Record<string, unknown>): void => {
    for (const member of NAME_MEMBERS) if (Object.hasOwn(object, member)) take(object[member]);
  };
  const object = value as Record<string, unknown>;
  read(object);
  const leaf = (object["data"] as { leaf_cert?: Record<string, unknown> } | undefined)?.leaf_cert;
  if (typeof leaf === "object" && leaf !== null) read(leaf);
  return [...out];
}
