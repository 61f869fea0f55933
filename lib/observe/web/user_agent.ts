import { checkArgument } from "../../argument.ts";

/**
 * The User-Agent of the library. A contact is a URL or a mail address of the operator.
 * @module
 */

/** For registries and other APIs: `deadringer (+https://example.com/scans)`. */
export function productAgent(contact: string | undefined): string {
  if (contact !== undefined) checkArgument(contact, "text", "the contact of productAgent");
  return contact === undefined || contact === "" ? "deadringer" : `deadringer (+${contact})`;
}

/** For pages, in the usual form of browsers and crawlers, unless the caller sets one. */
export function browserAgent({ contact, userAgent }: { contact?: string; userAgent?: string }): string {
  if (userAgent !== undefined) return userAgent;
  const added = contact === undefined || contact === "" ? "" : `; +${contact}`;
  return `Mozilla/5.0 (compatible; deadringer${added})`;
}
