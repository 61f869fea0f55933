import { type Dialer, DialError } from "../../dial.ts";
import { isObject } from "../../argument.ts";
import { pageText } from "../../page/charset.ts";
import type { RdapServers } from "../../io.ts";
import { RDAP_SERVERS } from "./data/rdap_servers.ts";
import { fetchDocument } from "../web/document.ts";
import { headerOf } from "../web/http.ts";
import { RefusedError, type RegistryAccess, reportAnswer } from "./rate_limit.ts";
import { whoisVerdict } from "./whois_verdict.ts";
import { readDomain } from "../../domain.ts";

/** An RFC 9083 object and its URL. */
export interface RdapAnswer {
  /** The URL that was queried. */
  url: string;
  /** The domain object; null when the server says that there is no such domain. */
  object: Record<string, unknown> | null;
}

const MAX_BYTES = 262_144;
const MAX_DEPTH = 64;

/** The table of this package; its date is `RDAP_DATE` in `data/rdap_servers.ts`. */
export const RDAP_SNAPSHOT: RdapServers = new Map(
  RDAP_SERVERS.flatMap(([suffixes, base]) => suffixes.split(" ").map((suffix) => [suffix, base] as const)),
);

/**
 * Base URLs by suffix from an IANA bootstrap file, https preferred; null when the value is not such a file.
 *
 * Source: RFC 9224 section 3.
 *
 * @param file The parsed JSON of https://data.iana.org/rdap/dns.json.
 * @example
 * ```ts
 * import { readBootstrap } from "./rdap.ts";
 * const file = { services: [[["net", "com"], ["https://registry.example.com/"]]] };
 * console.assert(readBootstrap(file)?.get("com") === "https://registry.example.com/");
 * ```
 */
export function readBootstrap(file: unknown): RdapServers | null {
  const services = (file as { services?: unknown } | null)?.services;
  if (!Array.isArray(services)) return null;
  const found = new Map<string, string>();
  for (const service of services) {
    if (!Array.isArray(service) || !Array.isArray(service[0]) || !Array.isArray(service[1])) continue;
    const urls = service[1].filter((u): u is string => typeof u === "string" && /^https?:\/\//.test(u));
    const url = urls.find((u) => u.startsWith("https:")) ?? urls[0];
    for (const suffix of service[0]) {
      if (typeof suffix === "string" && url !== undefined) found.set(suffix, url);
    }
  }
  return found;
}

/** The value of the longest suffix of a name in a table, the name itself left out. */
export function bySuffix<T>(table: ReadonlyMap<string, T>, name: string): T | null {
  for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) {
    const found = table.get(name.slice(dot + 1));
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether a value nests no deeper than this reader allows. */
const isShallow = (value: unknown, left = MAX_DEPTH): boolean =>
  typeof value !== "object" || value === null ||
  left > 0 && Object.values(value).every((each) => isShallow(each, left - 1));

function objectOf(body: Uint8Array, type: string | null): Record<string, unknown> {
  const text = pageText(body, type);
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value) && isShallow(value)) return value;
  } catch {
    // Falls through to the same refusal.
  }
  throw new DialError("unreachable", "Cannot read the answer as RDAP");
}

/** Texts of members `title` and `description`. */
const errorTexts = ({ title, description }: Record<string, unknown>): string[] =>
  [title, description].flat().slice(0, 50).filter((each): each is string => typeof each === "string")
    .map((each) => each.trim()).filter((each) => each !== "");

/**
 * What an answer with status 404 says about the domain, as `whoisVerdict`: there is none where the body is empty, or
 * an error object (RFC 9083 section 6) that says so in its status or in words. Null for all else: pages, texts and
 * objects of web servers that know nothing of RDAP, and errors about other things.
 */
function verdictOf404(body: Uint8Array, type: string | null): "absence" | "refusal" | null {
  if (body.length === 0) return "absence";
  let error: Record<string, unknown>;
  try {
    error = objectOf(body, type);
  } catch {
    return null;
  }
  const { errorCode = 404, notices } = error;
  const own = errorTexts(error);
  const isOfRdap = ["errorCode", "title", "description", "rdapConformance", "notices"].some((each) =>
    each in error
  );
  const told = own.length > 0 ? own : [notices].flat().slice(0, 20).filter(isObject).flatMap(errorTexts);
  const verdict = whoisVerdict(told.join("\n"));
  if (verdict === "refusal") return verdict;
  if (Number(errorCode) !== 404 || Object.keys(error).length > 0 && !isOfRdap) return null;
  return own.length === 0 ? "absence" : verdict === "absence" ? verdict : null;
}

/**
 * Queries an RDAP server for a domain. The certificate is verified; redirects go through the dialer.
 *
 * Source: RFC 7480, RFC 9082 section 3.1.3.
 *
 * @param net The dialer.
 * @param start URL of the domain.
 * @param userAgent Product and contact.
 * @param access Rate limit of the server.
 * @param signal Ends it.
 * @throws {DialError} When there is no usable answer; also when the rate limit allows no query in time.
 */
export async function askRdap(
  net: Dialer,
  start: string,
  userAgent: string,
  access: RegistryAccess,
  signal: AbortSignal,
): Promise<RdapAnswer> {
  const { url, response } = await fetchDocument(net, start, {
    userAgent,
    accept: "application/rdap+json, application/json;q=0.9",
    maxBytes: MAX_BYTES,
    async before({ host }) {
      if (!await access.acquire(host, signal)) {
        throw new DialError("deadline", `Cannot ask ${host} now: its rate limit is used up`);
      }
    },
  }, signal);
  const { status, headers } = response;
  reportAnswer(access, url.host, response);
  const verdict = status === 404 ? verdictOf404(response.body, headerOf(headers, "content-type")) : null;
  if (verdict === "absence") return { url: url.href, object: null };
  if (verdict === "refusal") {
    access.refused(url.host, null);
    throw new RefusedError(`Cannot ask ${url.host}: it refuses`, null);
  }
  if (status !== 200 || response.truncated) {
    throw new DialError("unreachable", `Cannot use the answer of ${url.host}: status ${status}`);
  }
  return { url: url.href, object: objectOf(response.body, headerOf(headers, "content-type")) };
}

/** A name as A-labels; null when it is no domain name. */
export function asciiOf(name: unknown): string | null {
  return typeof name === "string" ? readDomain(name)?.ascii ?? null : null;
}

/**
 * Whether an object describes a domain: a domain object (RFC 9083 section 5.3) whose name, where it has one, is that
 * domain. An error object (section 6) and an answer about another domain are none, whatever their status.
 */
export function isAbout(object: Record<string, unknown>, name: string): boolean {
  if (object["errorCode"] !== undefined) return false;
  const { objectClassName: kind, ldhName, unicodeName } = object;
  if (kind !== undefined && String(kind).toLowerCase() !== "domain") return false;
  const names = [ldhName, unicodeName].filter((each) => each !== undefined && each !== null);
  return names.length === 0 ? kind !== undefined : names.some((each) => asciiOf(each) === name);
}

/**
 * Whether an object says anything about a registration: that there is a date, a party, a server or a state of it. A
 * bare name is what the question held.
 */
export function hasFacts(object: Record<string, unknown>): boolean {
  const members = ["events", "entities", "nameservers", "status", "publicIds"];
  return members.some((each) => Array.isArray(object[each]) && object[each].length > 0) ||
    typeof object["handle"] === "string";
}

/**
 * The first link of a relation to an object of RDAP: `related` leads to the registrar's own object about a domain, `up` to
 * the network above one (RFC 9083 section 4.2). Null when there is none.
 */
export function linkedUrl(object: Record<string, unknown>, relation: "related" | "up"): string | null {
  const links = Array.isArray(object["links"]) ? object["links"].slice(0, 50) : [];
  for (const { rel, href, type = "application/rdap+json" } of links.filter(isObject)) {
    if (rel !== relation || typeof href !== "string" || !/^https?:\/\//i.test(href)) continue;
    if (String(type).startsWith("application/rdap+json")) return href;
  }
  return null;
}
