import type { Finding } from "./findings.ts";
import type { IndexedList } from "./packed.ts";

/** What every format may need besides the findings. */
export interface ExportOptions {
  /** The imitated domain. */
  brand: string;
  /** When the lookup was, milliseconds since 1970: the only time in the output. */
  at: number;
  /** Names that are the brand's own: left out. @default none */
  owned?: ReadonlySet<string>;
  /** Names that a person confirmed as bad: always included where a format includes some names only. @default none */
  confirmed?: ReadonlySet<string>;
  /** How blocklists choose. @default confirmed names and phishing of at least .9 */
  blocklist?: BlocklistChoice;
}

/** Which names a blocklist contains. */
export interface BlocklistChoice {
  /** Least share of phishing. @default 0.9 */
  least?: number;
  /** Includes every look-alike, even without evidence against it: blocking by likeness alone. @default false */
  byLikeness?: boolean;
  /** Days after which the list should not be used any more. @default 7 */
  days?: number;
}

/** A format: a pure fold over findings. The same findings and options give the same bytes. */
export interface ExportFormat {
  /** Its name on the command line and in URLs. */
  readonly name: string;
  /** What it is. */
  readonly title: string;
  /** Media type of the whole. */
  readonly mediaType: string;
  /** Extension of files, without a dot. */
  readonly extension: string;
  /**
   * Yields the text piece by piece.
   *
   * @param findings May be read several times.
   */
  write(findings: IndexedList<Finding>, options: ExportOptions): AsyncGenerator<string>;
}

/** ISO 8601 with milliseconds, as STIX and ECS require it. */
export function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
