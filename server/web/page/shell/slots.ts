/**
 * The places where extensions add something to the web app. It is complete before the first page is shown.
 * @module
 */
import type { ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import type { BrandContext } from "../../../../lib/lines/mod.ts";
import type { Keys } from "../parts/keys.tsx";
import type { Page } from "../parts/mount.tsx";
import { session } from "../service/service.ts";
import { found } from "./store.ts";

/** Pages by their name in the address. */
export type Pages = Readonly<Record<string, readonly [title: string, load: () => Promise<Page>]>>;

/** A name that imitates another. */
export interface Imitator {
  /** Its A-labels. */
  name: string;
  /** The domain that it imitates. */
  original: string;
  /** UUID of its result; null for none. */
  result: string | null;
  /** Notes that it was reported; undefined for a name whose handling nobody notes. */
  reported: ((report: { desk: string; subject?: string; text?: string }) => Promise<void>) | undefined;
  /** Called when something was stored about it: its history has it then. */
  collected?: () => Promise<void>;
  /** Whether somebody has asked to act on it already. */
  isStarted?: boolean;
}

/** Whom the names of a lookup imitate, and how far they are handled. */
export interface Imitated extends BrandContext {
  /** The registrable name that was looked up, in Unicode: names are compared with it. */
  original?: string;
  /** Whether `brand` may be below a registrable name: the tables that know are not there yet. @default false */
  isUnsure?: boolean;
  /** Names that people have handled, or put off. */
  handled?: Readonly<Record<string, true>>;
  /** What last happened to names that are to be acted on, in words, by name. */
  happened?: Readonly<Record<string, string>>;
}

/** A look-alike in Unicode and in A-labels. */
export interface FoundName {
  readonly name: string;
  readonly ascii: string;
}

/** What the page of a lookup gives to those who add to it. */
export interface NamePage {
  /** What was looked up, and how far that is. */
  readonly lookup: ReadonlySignal<{ readonly domain: string; readonly phase: string }>;
  /** All names that were found. */
  found(): readonly FoundName[];
  /** The name at which keys act. */
  marked(): FoundName | null;
  /** Marks the next one. */
  next(): void;
  /** Looks another domain up. */
  look(domain: string): void;
  /** Announces a text to screen readers. */
  announce(text: string): void;
}

/** What is known of the names of a lookup besides what was found, and what people do with them. */
export interface BesideNames {
  /** Asks what is known of the look-alikes of a domain; forgets it for an empty text. */
  follow(domain: string): Promise<void>;
  readonly imitated: ReadonlySignal<Imitated>;
  /** Changes with `imitated` and with states. */
  readonly version: ReadonlySignal<string>;
  /** The states that names have, in words and in their order; none where no name has one. */
  readonly states: ReadonlySignal<readonly string[]>;
  /** The place of a name's state among them; null for none. */
  stateOf(name: FoundName): number | null;
  /** Notes that a name was reported. */
  reported(name: FoundName): Imitator["reported"];
  /** What keys do besides those of the list. */
  readonly keys: Keys;
  /** The state of a name in a table. */
  readonly State: (props: { name: FoundName }) => JSX.Element | null;
  /** What stands above the table. */
  readonly Bar: () => JSX.Element | null;
  /** What stands between the counts and the table. */
  readonly Offer: () => JSX.Element | null;
  /** What stands above the facts of a name. */
  readonly About: (props: { name: FoundName }) => JSX.Element | null;
}

/** Something that is known already and has a page. */
export interface KnownPlace {
  title: string;
  detail: string;
  hash: string;
  /** It is found by a part of these. */
  words: readonly string[];
  /** The network that it is in. */
  network?: string | undefined;
}

/** What an extension adds. */
export interface PagePart {
  /** The extension; a service that lacks it shows nothing of it. */
  readonly name: string;
  readonly pages?: Pages;
  /** The page for an address without one, such as `#inbox`; null for none of its own. */
  readonly home?: () => Promise<string | null>;
  /** What can be found by a text, and the domains that names may imitate. */
  readonly known?: () => Promise<{ places: readonly KnownPlace[]; domains: readonly string[] }>;
  /** Loads what is known of the names of a lookup. */
  readonly besideNames?: () => Promise<(page: NamePage) => BesideNames>;
  /** What can be done with the result of a lookup, in sentences for who has not made one yet. */
  readonly afterLookup?: JSX.Element;
  /** What those who may change something find beside a finished result. */
  readonly besideResult?: (result: { uuid: string; domain: string }) => JSX.Element;
  /** What they can do about a name. */
  readonly AboutName?: (about: Imitator) => JSX.Element;
}

/** What all of them add. */
export const allParts: PagePart[] = [];

/** What those of the service add; nothing until it has said which it has. */
export const pageParts = (): PagePart[] => allParts.filter(({ name }) => found.value?.extensions?.[name]);

/** The same, once the service has said it; nothing where it cannot be asked. */
export async function presentParts(): Promise<PagePart[]> {
  const { extensions = {} } = found.peek() ?? await session().catch(() => null) ?? {};
  return allParts.filter(({ name }) => extensions[name]);
}
