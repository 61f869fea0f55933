import type { Domain } from "../../../mod.ts";

/** The name as A-labels, as other tools expect it. */
export function asciiOf({ fqdn }: Pick<Domain, "fqdn">): string {
  // deno-lint-ignore no-control-regex
  return /^[\x00-\x7f]*$/.test(fqdn) ? fqdn : new URL(`http://${fqdn}`).hostname;
}
