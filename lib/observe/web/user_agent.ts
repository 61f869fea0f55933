/**
 * The User-Agent of the library. A contact is a URL or a mail address of the operator.
 * @module
 */

/** For registries and other services of machines: `deadringer (+https://example.com/scans)`. */
export function productAgent(contact: string | undefined): string {
  return contact === undefined || contact === "" ? "deadringer" : `deadringer (+${contact})`;
}

/** For pages, in the form that they know of browsers and crawlers, unless the caller has one of their own. */
export function browserAgent({ contact, userAgent }: { contact?: string; userAgent?: string }): string {
  if (userAgent !== undefined) return userAgent;
  const added = contact === undefined || contact === "" ? "" : `; +${contact}`;
  return `Mozilla/5.0 (compatible; deadringer${added})`;
}
