/**
 * Hosts and sites of names and references.
 * @module
 */
import { linkHost } from "../page/html.ts";

/** The host of a name or of a URL, "" for none. */
export function hostOfName(name: string | undefined): string {
  return name === undefined ? "" : linkHost(name) || linkHost(`//${name}`);
}

/** The registrable part of a host by shape alone: `lib/classify` carries no suffix list. */
export function siteOf(host: string): string {
  const labels = host.split(".");
  const n = labels.length;
  if (n < 3) return host;
  const three = labels[n - 1]!.length === 2 && labels[n - 2]!.length <= 3;
  return labels.slice(three ? -3 : -2).join(".");
}
