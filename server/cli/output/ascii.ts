import type { Domain } from "../../../mod.ts";

/** A host of a DNS record as people write it, without the dot of the root. */
export function withoutDot(host: string): string {
  return host.replace(/\.$/, "") || ".";
}

/** The name as A-labels, as other tools expect it; a text in a file of lines that is no name stays as it is. */
export function asciiOf({ fqdn }: Pick<Domain, "fqdn">): string {
  // deno-lint-ignore no-control-regex
  if (/^[\x00-\x7f]*$/.test(fqdn)) return fqdn;
  const url = URL.parse(`http://${fqdn}/`);
  return url !== null && url.href === `http://${url.hostname}/` ? url.hostname : fqdn;
}
