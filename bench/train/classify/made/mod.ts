/**
 * The pages that were made by hand, as rows to learn from: what the data of today's kits and scams lacks.
 * @module
 */
import { readFileSync } from "node:fs";
import { HONEST_PAGES } from "./data/legitimate.ts";
import { KIT_PAGES } from "./data/kits.ts";
import { SCAM_PAGES } from "./data/scams.ts";

/** A page to learn from. */
export interface MadePage {
  id: string;
  url: string;
  html: string;
  /** Its class: 0 legitimate, 1 phishing. */
  y: 0 | 1;
  kind: string;
  /** What must not stand on both sides of a fold: how it is built. */
  group: string;
}

/** Pages as files have them: after "## ", a host, a kind and, behind a bar, what it is; then the page. */
export function pagesOf(file: URL): { host: string; kind: string; html: string }[] {
  return readFileSync(file, "utf8").split(/^## /m).slice(1).map((page) => {
    const [head = "", ...lines] = page.split("\n");
    const [host = "", ...kind] = head.split(" | ", 1)[0]!.split(" ");
    return { host, kind: kind.join(" "), html: lines.join("\n") };
  });
}

/** The pages of today. */
export const PAGES_OF_TODAY: ReturnType<typeof pagesOf> = pagesOf(new URL("data/today.txt", import.meta.url));

/** Returns all of them. */
export function madePages(): MadePage[] {
  const made = (
    kind: string,
    y: 0 | 1,
    shape: number | string,
    html: string,
    n: number,
    host?: string,
  ): MadePage => {
    const id = `made-${kind}-${n}`;
    return { id, url: `https://${host ?? `${id}.example`}/`, html, y, kind, group: `made:${y}:${shape}` };
  };
  return [
    // Later steps look like forms that were cut from their sites, which the data has as legitimate: brands tell them apart.
    ...KIT_PAGES.filter(({ html }) => /type="?password/.test(html)).map(({ shape, html }, n) =>
      made("kit", 1, shape, html, n)
    ),
    ...SCAM_PAGES.map(({ kind, html }, n) => made(kind, 1, kind, html, n)),
    // Scams of today bring nothing and cost recall: rules see what they ask for.
    ...PAGES_OF_TODAY.filter(({ kind }) => kind.startsWith("honest")).map(({ host, kind, html }, n) =>
      made(kind, 0, `today ${kind}`, html, 1_000 + n, host)
    ),
    ...HONEST_PAGES.map(({ kind, frame, html, host }, n) => made(`honest ${kind}`, 0, frame, html, n, host)),
  ];
}
