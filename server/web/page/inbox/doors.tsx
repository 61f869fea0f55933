import type { JSX } from "preact";
import { show } from "../parts/dom.ts";
import { doors } from "./store.ts";

/** What is wrong with the doors, where something is. */
export function DoorsLine(): JSX.Element | null {
  const known = doors.value;
  if (known === null || known.ok) return null;
  return <p class="coverage failed" role="alert">{show(known.text)}</p>;
}
