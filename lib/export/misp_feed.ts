/** An event as feeds list it. */
interface MispEvent {
  Event: {
    uuid: string;
    info: string;
    date: string;
    timestamp: string;
    threat_level_id: string;
    analysis: string;
    Orgc: { name: string; uuid: string };
    Object: { Attribute: { value: string }[] }[];
  };
}

/** An event of a feed: what lists need of it. */
export interface FeedEvent {
  /** Its UUID; its file is `UUID.json`. */
  readonly uuid: string;
  /** Its entry in `manifest.json`. */
  readonly entry: Record<string, unknown>;
  /** The values of its attributes, each once. */
  readonly values: readonly string[];
}

/**
 * Reads what lists need of an event that the format `misp` wrote.
 *
 * @throws {SyntaxError} When the text is not the JSON of an event.
 */
export function feedEvent(text: string): FeedEvent {
  const { Event } = JSON.parse(text) as MispEvent;
  const { uuid, Object: objects, Orgc, info, date, timestamp, threat_level_id, analysis } = Event;
  const values = new Set(objects.flatMap(({ Attribute }) => Attribute.map(({ value }) => value)));
  return {
    uuid,
    entry: { Orgc, Tag: [], info, date, timestamp, threat_level_id, analysis },
    values: [...values],
  };
}

/** `manifest.json` of a feed (MISP's static feeds, feed format "misp"): the events by their UUID. */
export function mispManifest(events: readonly FeedEvent[]): string {
  return JSON.stringify(Object.fromEntries(events.map(({ uuid, entry }) => [uuid, entry]))) + "\n";
}

/**
 * `hashes.csv` of a feed: the MD5 of each value and the event that has it, by which MISP correlates without fetching.
 *
 * @param md5 Returns the MD5 of a text in UTF-8 as lower-case hex. The format wants MD5; nothing is protected by it.
 */
export function mispHashes(events: readonly FeedEvent[], md5: (text: string) => string): string {
  return events.flatMap(({ uuid, values }) => values.map((value) => `${md5(value)},${uuid}\n`)).join("");
}
