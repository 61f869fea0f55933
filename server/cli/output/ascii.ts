import type { Domain } from "../../../mod.ts";

/** A host of a DNS record as people write it, without the dot of the root. */
export function withoutDot(host: string): string {
  return host.replace(/\.$/, "") || ".";
}

/** The name as A-labels, as other tools expect it. */
export function asciiOf({ fqdn }: Pick<Domain, "fqdn">): string {
  // deno-lint-ignore no-control-regex
  return /^[\x00-\x7f]*$/.test(fqdn) ? fqdn : new URL(`http://${fqdn}`).hostname;
}
