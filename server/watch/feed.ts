/**
 * Events as feeds: Atom (RFC 4287) and JSON Feed 1.1.
 * @module
 */
import type { WatchEvent } from "../../lib/watch/mod.ts";
import { eventPage, headline, plain, textOf } from "./alert.ts";

/** The data of a feed. */
export interface FeedParts {
  /** UUID of the brand. */
  id: string;
  /** Display name of the brand. */
  name: string;
  /** The events, newest first. */
  events: readonly WatchEvent[];
  /** URL of the feed. */
  url: string;
  /** Address of the brand's page in the web app. */
  page: string;
  /** When the brand was created, milliseconds since 1970: the date of a feed without events. */
  created_at: number;
}

const ESCAPES: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[<>&"]/g, (each) => ESCAPES[each]!);
const time = (ms: number): string => new Date(ms).toISOString();
// Digits of SHA-256 as a URN: an id does not depend on the URL of the feed.
const urn = (id: string): string => `urn:deadringer:event:${id}`;

/** The feed as Atom. Untrusted texts are escaped, never markup. */
export function atomFeed({ id, name, events, url, page, created_at }: FeedParts): string {
  const entries = events.map((event) =>
    `<entry><id>${urn(event.id)}</id><title>${escaped(headline(event))}</title>` +
    `<updated>${
      time(event.at)
    }</updated><category term="${event.type}"/><category term="${event.severity}"/>` +
    `<link rel="alternate" href="${escaped(eventPage(event, page))}"/>` +
    `<content type="text">${escaped(textOf(event, null))}</content></entry>\n`
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">` +
    `<id>urn:uuid:${id}</id><title>${escaped(`Look-alikes of ${plain(name)}`)}</title>` +
    `<updated>${time(events[0]?.at ?? created_at)}</updated><link rel="self" href="${escaped(url)}"/>` +
    `<link rel="alternate" href="${escaped(page)}"/>` +
    `<author><name>Deadringer</name></author>\n${entries.join("")}</feed>\n`;
}

/** The feed as JSON Feed 1.1. */
export function jsonFeed({ name, events, url, page }: FeedParts): unknown {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: `Look-alikes of ${plain(name)}`,
    home_page_url: page,
    feed_url: url,
    items: events.map((event) => ({
      id: urn(event.id),
      title: headline(event),
      url: eventPage(event, page),
      content_text: textOf(event, null),
      date_published: time(event.at),
      tags: [event.type, event.severity],
    })),
  };
}
