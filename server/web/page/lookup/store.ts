import { type Signal, signal } from "@preact/signals";
import { encodeLine } from "../../../../lib/lines/mod.ts";
import type { Row } from "./rows.ts";
import type { Run } from "./run.ts";

/** What the page of a lookup shows, besides the lookup itself. */
export class LookupStore {
  /** The rows in the table, in order. */
  readonly shown: Signal<readonly Row[]> = signal([]);
  /** Whether all cards are shown, not only the first. */
  readonly allCards: Signal<boolean> = signal(false);
  /** The row whose panel is open. */
  readonly selected: Signal<Row | null> = signal(null);
  /** The row whose reports were asked for. */
  readonly reporting: Signal<Row | null> = signal(null);
  /** The row whose pages stand over the whole window. */
  readonly compared: Signal<Row | null> = signal(null);
  /** Changes with the facts of rows. */
  readonly version: Signal<number> = signal(0);
}

/** Returns the lines about a name as received, without line ends. */
export function rawLines({ rows: { lines } }: Run, name: string): string[] {
  return lines.filter((line) => line.op !== "Meta" && line.permutation.domain.fqdn === name)
    .map((line) => encodeLine(line).trimEnd());
}
