/**
 * Registries as they are, by name: what they answer about `kestrel-example.com`, over RDAP and WHOIS.
 * `test/lib/observe/registry/behaviours.test.ts` walks over all of them.
 * @module
 */
import { json, RDAP, RELATED } from "../lib/observe/registry/registry_world.ts";
import type { Behaviour } from "./behaviour.ts";

/** One of them. */
export interface RegistryBehaviour extends Behaviour {
  /** What RDAP answers to a host and path. */
  rdap: (host: string, path: string) => string;
  /** What the registry's WHOIS answers; null where it has none, "closes" where it says nothing. */
  whois: string | null;
  /** What the registrar's WHOIS answers. @default no such domain */
  registrarWhois?: string;
  /** Members of the registration data that come of it; null where there are none, `free` where it says so. */
  found: Record<string, unknown> | null | "free";
}

const NO_DATA = "no registration data (`null`), never free";
const BY_WHOIS = "Domain Name: KESTREL-EXAMPLE.COM\nRegistrar: By WHOIS\n";
const OTHER = "domain: other-example.com\nregistrar: Other\ncreated: 2001-01-01\n";
const LINKS = [{ rel: "related", href: "http://rdap.registrar.example.net/domain/x.com" }];
const FROM_RDAP = { registrar_iana_id: "9999", registration_date: "2025-03-31T13:38:16Z" };
const FROM_WHOIS = { registrar: "By WHOIS" };
const always = (answer: string) => () => answer;
const html = (status: string, type = "text/html") =>
  `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\n\r\n<html>No</html>`;
const broken = always(json({}, "500 x"));

const complete = (
  name: string,
  rdap: RegistryBehaviour["rdap"],
  whois: string | null,
  found: RegistryBehaviour["found"],
  registrarWhois?: string,
): RegistryBehaviour => ({
  name,
  outcome: "complete",
  said: "",
  rdap,
  whois,
  found,
  ...registrarWhois === undefined ? {} : { registrarWhois },
});
const loud = (name: string, rdap: RegistryBehaviour["rdap"], whois: string | null): RegistryBehaviour => ({
  name,
  outcome: "loud",
  said: NO_DATA,
  rdap,
  whois,
  found: null,
});
/** The registry's object, and what the registrar's server says. */
const withRegistrar = (answer: string) => (host: string) =>
  host.includes("registry") ? json({ ...RDAP, links: LINKS }) : answer;

/** All of them. */
export const REGISTRY_BEHAVIOURS: readonly RegistryBehaviour[] = [
  complete(
    "RDAP about another domain",
    always(json({ ...RDAP, ldhName: "other.com" })),
    BY_WHOIS,
    FROM_WHOIS,
  ),
  complete(
    "RDAP of another class",
    always(json({ ...RDAP, objectClassName: "nameserver" })),
    BY_WHOIS,
    FROM_WHOIS,
  ),
  complete(
    "an error object under status 200",
    always(json({ errorCode: 404, title: "x" })),
    BY_WHOIS,
    FROM_WHOIS,
  ),
  complete(
    "an error object with the name under 200",
    always(json({ ...RDAP, errorCode: 503 })),
    BY_WHOIS,
    FROM_WHOIS,
  ),
  complete("an object without class and name", always(json({ notices: [] })), BY_WHOIS, FROM_WHOIS),
  complete("a page under 404", always(html("404 Not Found")), BY_WHOIS, FROM_WHOIS),
  complete(
    "a page under 404 that calls itself JSON",
    always(html("404 x", "application/json")),
    BY_WHOIS,
    FROM_WHOIS,
  ),
  complete("a page under 200", always(html("200 OK")), BY_WHOIS, FROM_WHOIS),
  complete(
    "JSON that breaks off",
    always('HTTP/1.1 200 OK\r\n\r\n{"objectClassName":"dom'),
    BY_WHOIS,
    FROM_WHOIS,
  ),
  complete(
    "JSON nested 100,000 deep",
    always(`HTTP/1.1 200 OK\r\n\r\n${"[".repeat(100_000)}`),
    BY_WHOIS,
    FROM_WHOIS,
  ),
  complete("status 500", broken, BY_WHOIS, FROM_WHOIS),
  complete("status 429", always(json({}, "429 x", "Retry-After: 60\r\n")), BY_WHOIS, FROM_WHOIS),
  complete("a redirect to itself", always("HTTP/1.1 302 x\r\nLocation: /\r\n\r\n"), BY_WHOIS, FROM_WHOIS),
  complete(
    "a redirect into the private network",
    always("HTTP/1.1 302 x\r\nLocation: http://10.1.2.3/\r\n\r\n"),
    BY_WHOIS,
    FROM_WHOIS,
  ),
  complete("a connection that closes at once", always(""), BY_WHOIS, FROM_WHOIS),
  complete("an empty object under 404", always(json({}, "404 Not Found")), null, "free"),
  complete(
    "a registrar's object about another domain",
    withRegistrar(json({ ...RELATED, ldhName: "other.com" })),
    null,
    { ...FROM_RDAP, reseller: null },
  ),
  complete("a registrar that fails", withRegistrar(json({}, "500 x")), null, FROM_RDAP),
  complete("a registrar of another page", withRegistrar(html("200 OK")), null, FROM_RDAP),
  complete("WHOIS with two domains, the other first", broken, `${OTHER}\n${BY_WHOIS}`, {
    ...FROM_WHOIS,
    registration_date: null,
  }),
  complete("WHOIS with a date of two meanings", broken, `${BY_WHOIS}Creation Date: 04/03/2025\n`, {
    ...FROM_WHOIS,
    registration_date: null,
  }),
  complete(
    "WHOIS that refers to a private address",
    broken,
    `${BY_WHOIS}Registrar WHOIS Server: 10.1.2.3\n`,
    FROM_WHOIS,
  ),
  complete(
    "WHOIS that refers to itself",
    broken,
    `${BY_WHOIS}Registrar WHOIS Server: whois.registry.example.net\n`,
    FROM_WHOIS,
  ),
  complete(
    "WHOIS whose registrar knows nothing",
    broken,
    `${BY_WHOIS}Registrar WHOIS Server: whois.registrar.example.net\n`,
    FROM_WHOIS,
  ),
  complete("WHOIS that says there is no such domain", broken, "No match for kestrel-example.com\n", "free"),
  complete(
    "the same, with another domain below",
    broken,
    `No match for kestrel-example.com\n\n${OTHER}`,
    "free",
  ),
  complete(
    "404 whose error says that a limit is exceeded",
    always(json({ errorCode: 404, title: "Rate limit exceeded" }, "404 Not Found")),
    BY_WHOIS,
    FROM_WHOIS,
  ),
  complete(
    "404 whose error says that it does not serve the suffix",
    always(json({ errorCode: 404, description: ["This server does not serve .com"] }, "404 Not Found")),
    BY_WHOIS,
    FROM_WHOIS,
  ),
  complete("404 of a gateway", always(json({ message: "Not Found" }, "404 Not Found")), BY_WHOIS, FROM_WHOIS),
  complete(
    "a domain object with the name alone",
    always(json({ objectClassName: "domain" })),
    BY_WHOIS,
    FROM_WHOIS,
  ),
  complete("WHOIS that says so in Chinese", broken, "没有找到匹配的域名\n", "free"),
  complete("WHOIS that says so in Portuguese", broken, "Domínio não registado\n", "free"),
  loud("WHOIS that refuses in Polish", broken, "Przekroczono limit zapytań\n"),
  loud("WHOIS that refuses in Turkish", broken, "Sorgu limitiniz aşıldı\n"),
  loud("WHOIS that refuses below a denial", broken, "No match\n\nToo many requests\n"),
  loud("WHOIS in words that nobody knows", broken, "Tá an fearann ar fáil\n"),
  loud("WHOIS that repeats the name alone", broken, "Domain Name: KESTREL-EXAMPLE.COM\n"),
  loud("WHOIS about another domain alone", broken, OTHER),
  loud("WHOIS that says its quota is used up", broken, "Quota exceeded\n"),
  loud("WHOIS with its preamble alone", broken, "% Welcome to the registry\n"),
  loud("WHOIS without a byte", broken, ""),
];
