/**
 * Which software and services a page shows.
 * @module
 */
import { RULES } from "./data/rules.ts";
import { compileTechnologies, type Technologies } from "./detect.ts";
import { pageFacts } from "./page_facts.ts";

let own: Technologies | null = null;

/**
 * The rules of this project, read at the first call.
 *
 * @example
 * ```ts
 * import { ownTechnologies } from "./mod.ts";
 * console.assert(ownTechnologies().count >= 150);
 * ```
 */
export function ownTechnologies(): Technologies {
  return own ??= compileTechnologies(RULES);
}

/**
 * Technologies that a page shows: sorted `Name`, or `Name:version` where it shows one. Versions are those that the page
 * claims.
 *
 * @param page A page of a visit.
 * @param rules Rules; this project's own unless given.
 * @example
 * ```ts
 * import { technologiesOf } from "./mod.ts";
 * const page = { url: "http://a.test/", headers: [["server", "nginx/1.22.1"]] as [string, string][], text: "" };
 * console.assert(technologiesOf(page)[0] === "Nginx:1.22.1");
 * ```
 */
export function technologiesOf(
  page: { url: string; headers: readonly [string, string][]; text: string },
  rules: Technologies = ownTechnologies(),
): string[] {
  return rules.detect(pageFacts(page.url, page.headers, page.text));
}
