import type { Finding } from "./findings.ts";
import type { ExportOptions } from "./format.ts";
import { mispHead, mispObjects } from "./misp.ts";

/** An event as `manifest.json` lists it; its file is `UUID.json`. */
export interface FeedEvent {
  /** Its UUID. */
  readonly uuid: string;
  /** Its entry. */
  readonly entry: Record<string, unknown>;
}

/** The entry of `manifest.json` for the event of a lookup. */
export async function feedEvent(findings: Iterable<Finding>, options: ExportOptions): Promise<FeedEvent> {
  const { head: { uuid, Orgc, info, date, timestamp, threat_level_id, analysis } } = await mispHead(
    findings,
    options,
  );
  return { uuid, entry: { Orgc, Tag: [], info, date, timestamp, threat_level_id, analysis } };
}

/** `manifest.json` of a feed (MISP's static feeds, feed format "misp"): the events by their UUID. */
export function mispManifest(events: readonly FeedEvent[]): string {
  return JSON.stringify(Object.fromEntries(events.map(({ uuid, entry }) => [uuid, entry]))) + "\n";
}

/**
 * A date as Python prints it. PyMISP reads a value of the type datetime as a date and hashes what that prints, so a
 * hash of the text itself would be nobody's. A text that is no ISO 8601 date is returned as it is.
 */
function pythonDate(value: string): string {
  const [, day, minutes = "00:00", seconds = ":00", fraction = "", zone = ""] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.(\d+))?(Z|[+-]\d\d:?\d\d)?)?$/.exec(value) ?? [];
  if (day === undefined) return value;
  const micros = fraction.slice(0, 6).padEnd(6, "0");
  const offset = zone === "" ? "" : zone === "Z" ? "+00:00" : zone.replace(/^(...):?/, "$1:");
  return `${day} ${minutes}${seconds}${micros === "000000" ? "" : `.${micros}`}${offset}`;
}

/**
 * Yields the lines of `hashes.csv` for one event: the MD5 of each value, once, and the event that has it, by which MISP
 * correlates without fetching.
 *
 * @param md5 Returns the MD5 of a text in UTF-8 as lower-case hex. The format requires MD5; nothing relies on its
 * security.
 */
export async function* mispHashes(
  findings: Iterable<Finding>,
  options: ExportOptions,
  md5: (text: string) => string,
): AsyncGenerator<string> {
  const { head: { uuid }, count } = await mispHead(findings, options);
  const written = new Set<string>();
  for await (const { Attribute } of mispObjects(findings, options, count)) {
    let lines = "";
    for (const { type, value } of Attribute) {
      const hash = md5(type === "datetime" ? pythonDate(value) : value);
      if (written.has(hash)) continue;
      written.add(hash);
      lines += `${hash},${uuid}\n`;
    }
    if (lines !== "") yield lines;
  }
}
