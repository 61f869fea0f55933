/**
 * The places where extensions add something to the web app. It is complete before the first page is shown.
 * @module
 */
import type { JSX } from "preact";
import type { NotedReport, WatchedBrand } from "../../../client.ts";
import type { Page } from "../parts/mount.tsx";
import { found } from "./store.ts";

/** Pages by their name in the address. */
export type Pages = Readonly<Record<string, readonly [title: string, load: () => Promise<Page>]>>;

/** What somebody does on a first evening: what it is, where it is done, whether it is, and how, in a word or a command. */
export type Step = readonly [
  title: string,
  href: string,
  isDone: boolean,
  how: string,
  command?: string | null,
];

/** A name that imitates another. */
export interface Imitator {
  /** Its A-labels. */
  name: string;
  /** The domain that it imitates. */
  original: string;
  /** UUID of its result; null for none. */
  result: string | null;
  /** Notes that it was reported; undefined for a name that is not watched. */
  reported: ((report: NotedReport) => Promise<void>) | undefined;
  /** Called when something was stored about it: its history has it then. */
  collected?: () => Promise<void>;
  /** Whether somebody has asked to act on it already. */
  isStarted?: boolean;
}

/** What an extension adds. */
export interface PagePart {
  /** The extension; a service that lacks it shows nothing of it. */
  readonly name: string;
  readonly pages?: Pages;
  /** What those who may change something find beside a finished result. */
  readonly besideResult?: (result: { uuid: string; domain: string }) => JSX.Element;
  /** The same beside a brand. */
  readonly besideBrand?: (brand: WatchedBrand) => JSX.Element;
  /** What stands above brands and their names. */
  readonly AboveBrands?: () => JSX.Element | null;
  /** What stands below brands; below one of them, with `isOne`. */
  readonly BelowBrands?: (below: { isOne?: boolean }) => JSX.Element | null;
  /** Loads what says how far a step of the first evening is, after the first brand. */
  readonly step?: () => Promise<() => Step>;
  /** Loads what stands where nothing is watched yet. */
  readonly first?: () => Promise<() => JSX.Element | null>;
  /** Called when brands and names were asked for again, after they are painted. */
  readonly refreshed?: () => Promise<void>;
  /** What they can do about a name. */
  readonly AboutName?: (about: Imitator) => JSX.Element;
  /** How the history of a name shows an entry with this detail; null for entries of others. */
  readonly entryOf?: (name: string, detail: unknown) => { text: string; beside: JSX.Element } | null;
}

/** What all of them add. */
export const allParts: PagePart[] = [];

/** What those of the service add; nothing until it has said which it has. */
export const pageParts = (): PagePart[] => allParts.filter(({ name }) => found.value?.extensions?.[name]);
