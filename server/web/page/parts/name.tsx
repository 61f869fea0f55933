import type { JSX } from "preact";
import { differing } from "./differing.ts";
import { asciiOf, show } from "./dom.ts";

/** What is drawn. */
interface NameProps {
  /** In Unicode. */
  name: string;
  /** What it imitates, in Unicode; without it nothing is marked. */
  original?: string | undefined;
}

/**
 * A name, on every page: in Unicode, with only those letters marked that differ from the name it imitates, and its
 * A-labels beside it when they are others. Foreign text: `show` writes out what is invisible.
 */
export function Name({ name, original = "" }: NameProps): JSX.Element {
  const ascii = asciiOf(name);
  return (
    <>
      <span class="name">
        {differing(name, original).map(({ text, differs }, at) =>
          differs ? <mark key={at} class={text === "" ? "gone" : undefined}>{show(text)}</mark> : show(text)
        )}
      </span>
      {ascii !== name && <small class="ascii">{show(ascii)}</small>}
    </>
  );
}

/** The titles of the kinds of look-alikes, inlined by the bundler: the kinds themselves are too large for the page. */
declare const KIND_TITLES: Readonly<Record<string, string>>;

/** Kinds whose wire name is not an English phrase. */
const NAMES: Readonly<Record<string, string>> = {
  CertificateTransparency: "Seen in certificates",
  DoubleVowelInsertion: "Between two vowels",
  FauxTld: "Suffix inside the name",
  Mapped: "Sound-alike or swap",
  Tld: "Other suffix",
  Unknown: "",
  UserContext: "Your own list",
  VowelShuffle: "Vowels reordered",
  VowelSwap: "Vowel replaced",
};

/** Returns a kind of look-alike in words; the wire's name of one that this page does not know. */
export function kindName(kind: string): string {
  return Object.hasOwn(NAMES, kind) ? NAMES[kind]! : kind;
}

/** Returns what a kind of look-alike means; empty when it is obvious or unknown. */
export function meaningOf(kind: string): string {
  return kind !== "Unknown" && Object.hasOwn(KIND_TITLES, kind) ? KIND_TITLES[kind]! : "";
}
