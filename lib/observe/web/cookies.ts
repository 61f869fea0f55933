import { Cookie, CookieJar as Jar } from "tough-cookie";

const MAX_COOKIES = 50;
/** Characters of a name and its value; longer ones are ignored (RFC 6265bis section 5.6). */
const MAX_COOKIE = 4_096;
/** Characters of a Cookie field. */
const MAX_FIELD = 8_192;
/** Expiry of what is deleted. */
const LONG_AGO = new Date(0);

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
  readonly #jar = new Jar(undefined, { looseMode: true });
  /** Those that are stored, by domain, path and name. */
  readonly #stored = new Set<string>();

  /**
   * Stores the cookies of a response, in place of older ones of the same name, domain and path.
   *
   * @param url Where the response came from.
   * @param headers Its fields, names in lower case.
   */
  store(url: URL, headers: readonly (readonly [name: string, value: string])[]): void {
    const date = Date.parse(headers.find(([name]) => name === "date")?.[1] ?? "") || 0;
    for (const [name, value] of headers) {
      if (name !== "set-cookie") continue;
      const cookie = Cookie.parse(value.slice(0, 2 * MAX_COOKIE), { loose: true });
      if (cookie === undefined || cookie.key.length + cookie.value.length > MAX_COOKIE) continue;
      const { maxAge, expires } = cookie;
      const isExpired = typeof maxAge === "number"
        ? maxAge <= 0
        : expires instanceof Date && +expires <= date;
      cookie.maxAge = null;
      this.#put(cookie, url, isExpired ? LONG_AGO : "Infinity");
      if (this.#stored.size > MAX_COOKIES) this.#put(cookie, url, LONG_AGO);
    }
  }

  #put(cookie: Cookie, url: URL, expires: Cookie["expires"]): void {
    cookie.expires = expires;
    const stored = this.#jar.setCookieSync(cookie, url.href, { ignoreError: true });
    if (stored === undefined) return;
    const id = `${stored.domain} ${stored.path} ${stored.key}`;
    if (expires === LONG_AGO) this.#stored.delete(id);
    else this.#stored.add(id);
  }

  /** The Cookie field of a request, longest paths first; null when there is nothing to send. */
  fieldFor(url: URL): string | null {
    let field = "";
    for (const cookie of this.#jar.getCookiesSync(url.href)) {
      const next = `${field === "" ? "" : "; "}${cookie.cookieString()}`;
      if (field.length + next.length <= MAX_FIELD) field += next;
    }
    return field === "" ? null : field;
  }
}
