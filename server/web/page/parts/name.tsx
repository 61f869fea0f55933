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
