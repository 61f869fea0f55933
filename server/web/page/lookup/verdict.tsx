import type { JSX } from "preact";
import { riskWords } from "./columns.tsx";
import { digestOf, type Row } from "./rows.ts";

/** The verdict on a name, with its score where it has one. */
export function Verdict({ row }: { row: Row }): JSX.Element {
  return <span class={`pill v-${digestOf(row).standing}`}>{riskWords(row).pill}</span>;
}
