import { asciiOf } from "./rdap.ts";

/** First line of a domain's object: `Domain Name: a.com`, `domain...: a.com`, `a. [Domain Name] A.JP`. */
const START =
  /^\s{0,40}(?:domain(?:[ _]?name)?[. \t]{0,40}[:：]|(?:[a-z][.)]? {0,2})?\[domain name\])[ \t]*(\S{1,260})/i;

/** The domain that a line begins the object of; null for other lines. */
function objectDomain(line: string): string | null {
  const value = START.exec(line)?.[1];
  return value === undefined || !/[^.]\.[^.]/.test(value) ? null : asciiOf(value);
}

/**
 * A WHOIS text without the objects of other domains, which some servers add or answer with instead: each goes from its
 * line with a name to that of the next. Where a name cannot be read, its object stays.
 *
 * @param text As the server sent it.
 * @param name The domain that was queried, as A-labels.
 * @returns What remains, and whether there were only objects of other domains.
 * @example
 * ```ts
 * import { withoutOthers } from "./whois_objects.ts";
 * const { text } = withoutOthers("domain: a.com\nstatus: ok\n\ndomain: b.com\nstatus: hold\n", "a.com");
 * console.assert(text === "domain: a.com\nstatus: ok\n");
 * ```
 */
export function withoutOthers(text: string, name: string): { text: string; isOther: boolean } {
  const kept: string[] = [];
  let isOwn = true, hasOwn = false, hasOther = false;
  for (const line of text.split("\n")) {
    const domain = objectDomain(line);
    if (domain !== null) {
      isOwn = domain === name;
      if (isOwn) hasOwn = true;
      else hasOther = true;
    }
    if (isOwn) kept.push(line);
  }
  return { text: hasOther ? kept.join("\n") : text, isOther: hasOther && !hasOwn };
}
