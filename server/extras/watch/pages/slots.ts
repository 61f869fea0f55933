/**
 * The places where other extensions add something to the pages of the watch.
 * @module
 */
import type { JSX } from "preact";
import { type PagePart, pageParts } from "../../../web/page/shell/slots.ts";

/** What somebody does on a first evening: what it is, where it is done, whether it is, and how, in a word or a command. */
export type Step = readonly [
  title: string,
  href: string,
  isDone: boolean,
  how: string,
  command?: string | null,
];

/** What an extension adds. */
export interface BrandPart extends PagePart {
  /** What stands above brands and their names. */
  readonly AboveBrands?: () => JSX.Element | null;
  /** Loads what says how far a step of the first evening is, after the first brand. */
  readonly step?: () => Promise<() => Step>;
  /** Called when brands and names were asked for again, after they are painted. */
  readonly refreshed?: () => Promise<void>;
  /** How the history of a name shows an entry with this detail; null for entries of others. */
  readonly entryOf?: (name: string, detail: unknown) => { text: string; beside: JSX.Element } | null;
}

/** What those of the service add. */
export const brandParts = (): readonly BrandPart[] => pageParts();
