import type { Finding, IndexedList } from "./findings.ts";

/** What every format may need besides the findings. */
export interface ExportOptions {
  /** The imitated domain. */
  brand: string;
  /** When the lookup was, milliseconds since 1970: the only time in the output. */
  at: number;
  /** Names that are the brand's own, in Unicode or A-labels: left out. @default none */
  owned?: ReadonlySet<string>;
  /** Names that a person confirmed as bad: always included where a format includes some names only. @default none */
  confirmed?: ReadonlySet<string>;
  /**
   * Whether lines that end in Error or Timeout, or break off, are written all the same, and said to be a part: by all
   * formats that have a place for it, which those of dnstwist lack. Otherwise that is thrown. @default false
   */
  partial?: boolean;
}

/** Whether a set has the name of a finding, in Unicode or as the A-labels that blocklists have. */
export function hasName(names: ReadonlySet<string> | undefined, { fqdn, ascii }: Finding): boolean {
  return names !== undefined && (names.has(fqdn) || names.has(ascii));
}

/** What a format is written with. */
export interface WriteOptions extends Omit<ExportOptions, "partial"> {
  /** Why the findings are only a part of a lookup, which the text then says. @default they are all of it */
  part?: string;
}

/** What the text says of a part of a lookup; empty of a whole one. */
export function partNote({ part }: WriteOptions): string {
  return part === undefined ? "" : `Part of a lookup: ${part.replace(/\s+/g, " ").slice(0, 200)}`;
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
  write(findings: IndexedList<Finding>, options: WriteOptions): AsyncGenerator<string>;
}

/** ISO 8601 with milliseconds, as STIX requires it. */
export function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
