import { readDomain } from "../../read_domain.ts";

/** A cookie, and to whom it is sent. */
interface Cookie {
  name: string;
  value: string;
  /** The host that set it, or the domain that it named. */
  domain: string;
  /** Whether hosts below the domain get it too. */
  subdomains: boolean;
  path: string;
  secure: boolean;
}

const MAX_COOKIES = 50;
/** Characters of a name and its value; longer ones are ignored (RFC 6265bis section 5.6). */
const MAX_COOKIE = 4_096;
/** Characters of a Cookie field. */
const MAX_FIELD = 8_192;

/**
 * The cookies of one visit: many pages are shown only to a client that sends back the cookie of a redirect. Stores at
 * most 50, for one visit. Expiry is judged by the response's own Date field, since a visit takes seconds: what matters
 * is whether a cookie is being deleted.
 *
 * Source: RFC 6265 sections 5.1 to 5.4.
 *
 * @example
 * ```ts
 * import { CookieJar } from "./cookies.ts";
 * const jar = new CookieJar();
 * jar.store(new URL("https://a.test/"), [["set-cookie", "seen=1; Path=/; Secure"]]);
 * console.assert(jar.fieldFor(new URL("https://a.test/b")) === "seen=1");
 * console.assert(jar.fieldFor(new URL("http://a.test/b")) === null);
 * ```
 */
export class CookieJar {
  #cookies: Cookie[] = [];

  /**
   * Stores the cookies of a response, in place of older ones of the same name, domain and path.
   *
   * @param url Where the response came from.
   * @param headers Its fields, names in lower case.
   */
  store(url: URL, headers: readonly (readonly [name: string, value: string])[]): void {
    const date = Date.parse(headers.find(([name]) => name === "date")?.[1] ?? "");
    for (const [name, value] of headers) {
      if (name !== "set-cookie") continue;
      const read = readCookie(url, value, Number.isNaN(date) ? 0 : date);
      if (read === null) continue;
      const { cookie, expired } = read;
      this.#cookies = this.#cookies.filter((old) =>
        old.name !== cookie.name || old.domain !== cookie.domain || old.path !== cookie.path
      );
      if (!expired && this.#cookies.length < MAX_COOKIES) this.#cookies.push(cookie);
    }
  }

  /** The Cookie field of a request, longest paths first; null when there is nothing to send. */
  fieldFor(url: URL): string | null {
    const matching = this.#cookies
      .filter((cookie) =>
        (cookie.domain === url.hostname ||
          (cookie.subdomains && url.hostname.endsWith(`.${cookie.domain}`))) &&
        isPathBelow(url.pathname, cookie.path) && (!cookie.secure || url.protocol === "https:")
      )
      .sort((a, b) => b.path.length - a.path.length);
    let field = "";
    for (const { name, value } of matching) {
      const next = `${field === "" ? "" : "; "}${name === "" ? "" : `${name}=`}${value}`;
      if (field.length + next.length <= MAX_FIELD) field += next;
    }
    return field === "" ? null : field;
  }
}

/** RFC 6265 section 5.2; null for what browsers ignore. */
function readCookie(url: URL, text: string, now: number): { cookie: Cookie; expired: boolean } | null {
  const [pair = "", ...attributes] = text.slice(0, 2 * MAX_COOKIE).split(";");
  const equals = pair.indexOf("=");
  const name = pair.slice(0, Math.max(0, equals)).trim();
  const value = pair.slice(equals + 1).trim();
  // deno-lint-ignore no-control-regex -- section 4.1.1: such bytes would end the field.
  if (name.length + value.length > MAX_COOKIE || pair.trim() === "" || /[\x00-\x1f\x7f]/.test(pair)) {
    return null;
  }
  const found = new Map(attributes.map((each): [string, string] => {
    const at = each.indexOf("=");
    const key = at < 0 ? each : each.slice(0, at);
    return [key.trim().toLowerCase(), at < 0 ? "" : each.slice(at + 1).trim()];
  }));
  const domain = (found.get("domain") ?? "").toLowerCase().replace(/^\./, "");
  if (domain !== "" && !mayNameDomain(url.hostname, domain)) return null;
  const path = found.get("path") ?? "";
  const maxAge = found.get("max-age");
  const expired = maxAge !== undefined && /^-?[0-9]+$/.test(maxAge)
    ? Number(maxAge) <= 0
    : Date.parse(found.get("expires") ?? "") <= now;
  const cookie: Cookie = {
    name,
    value,
    domain: domain === "" ? url.hostname : domain,
    subdomains: domain !== "",
    path: path.startsWith("/") ? path : url.pathname.slice(0, Math.max(1, url.pathname.lastIndexOf("/"))),
    secure: found.has("secure"),
  };
  return { cookie, expired };
}

/** A host may set cookies for itself and the domains above it, down to the registrable one. */
function mayNameDomain(host: string, domain: string): boolean {
  if (host === domain) return true;
  if (!host.endsWith(`.${domain}`)) return false;
  // An address has no domain above it.
  const registrable = readDomain(host)?.registrable;
  return registrable !== undefined && (domain === registrable || domain.endsWith(`.${registrable}`));
}

/** RFC 6265 section 5.1.4. */
function isPathBelow(path: string, folder: string): boolean {
  return path === folder ||
    (path.startsWith(folder) && (folder.endsWith("/") || path[folder.length] === "/"));
}
