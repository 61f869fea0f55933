/**
 * Events as feeds: Atom (RFC 4287) and JSON Feed 1.1.
 * @module
 */
import type { WatchEvent } from "./lib/mod.ts";
import { plainLine } from "../../../lib/page/hidden_text.ts";
import { alertText, eventPage, headline } from "./alert.ts";

/** The data of a feed. */
export interface FeedOptions {
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
const xmlEscaped = (text: string): string => text.replace(/[<>&"]/g, (each) => ESCAPES[each]!);
const feedTime = (ms: number): string => new Date(ms).toISOString();
// Digits of SHA-256 as a URN: an id does not depend on the URL of the feed.
const urn = (id: string): string => `urn:deadringer:event:${id}`;

/** The feed as Atom. Untrusted texts are escaped, never markup. */
export function atomFeed({ id, name, events, url, page, created_at }: FeedOptions): string {
  const entries = events.map((event) =>
    `<entry><id>${urn(event.id)}</id><title>${xmlEscaped(headline(event))}</title>` +
    `<updated>${
      feedTime(event.at)
    }</updated><category term="${event.type}"/><category term="${event.severity}"/>` +
    `<link rel="alternate" href="${xmlEscaped(eventPage(event, page))}"/>` +
    `<content type="text">${xmlEscaped(alertText(event, null))}</content></entry>\n`
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">` +
    `<id>urn:uuid:${id}</id><title>${xmlEscaped(`Look-alikes of ${plainLine(name)}`)}</title>` +
    `<updated>${feedTime(events[0]?.at ?? created_at)}</updated><link rel="self" href="${
      xmlEscaped(url)
    }"/>` +
    `<link rel="alternate" href="${xmlEscaped(page)}"/>` +
    `<author><name>Deadringer</name></author>\n${entries.join("")}</feed>\n`;
}

/** The feed as JSON Feed 1.1. */
export function jsonFeed({ name, events, url, page }: FeedOptions): unknown {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: `Look-alikes of ${plainLine(name)}`,
    home_page_url: page,
    feed_url: url,
    items: events.map((event) => ({
      id: urn(event.id),
      title: headline(event),
      url: eventPage(event, page),
      content_text: alertText(event, null),
      date_published: feedTime(event.at),
      tags: [event.type, event.severity],
    })),
  };
}
