import { digestOf, type WatchEvent } from "../lib/mod.ts";
import { alertFacts, alertText, coverageLine, digestText, eventPage, headline, worstMark } from "../alert.ts";
import { type ChannelKind, publicName } from "../channel.ts";
import { postJson } from "./webhook.ts";

/** Chat rooms are read by people: more events than this come as one message. */
const MAX_CHAT_EVENTS = 5;

/** Bound of a section of Slack (3,000 characters), with room for what escaping adds. */
const MAX_SECTION = 1_900;

/** Half a character at a cut would make JSON that a service refuses, and the alert would not arrive. */
const cut = (text: string, most = MAX_SECTION): string =>
  (text.length > most ? `${text.slice(0, most - 1)}…` : text).toWellFormed();

/** Slack reads these three as markup, and nothing else within a plain-text block. */
const slackText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What one message says. */
interface Content {
  title: string;
  text: string;
  /** The event; null for a digest. */
  event: WatchEvent | null;
  /** The first line; may be empty. */
  first: string;
  /** Address in the web app; null where there is none that a browser could open. */
  link: string | null;
}

const OPEN_LINK = "Open in Deadringer";

/** The first line of a message, and the rest. */
const withFirstLine = (first: string, text: string): string => first === "" ? text : `${first}\n${text}`;

const CHAT_FORMATS: Readonly<Record<string, (content: Content) => unknown>> = {
  slack: ({ title, text, first, link }) => ({
    text: slackText(title),
    blocks: [
      { type: "header", text: { type: "plain_text", text: cut(title, 150) } },
      { type: "section", text: { type: "plain_text", text: cut(withFirstLine(first, text)) } },
      ...link === null
        ? []
        : [{ type: "section", text: { type: "mrkdwn", text: `<${slackText(link)}|${OPEN_LINK}>` } }],
    ],
  }),
  teams: ({ title, text, event, first, link }) => ({
    type: "message",
    attachments: [{
      contentType: "application/vnd.microsoft.card.adaptive",
      content: {
        $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
        type: "AdaptiveCard",
        version: "1.4",
        body: [
          { type: "TextBlock", weight: "Bolder", size: "Medium", wrap: true, text: markdownFree(title) },
          ...first === "" ? [] : [{ type: "TextBlock", wrap: true, text: markdownFree(first) }],
          event === null ? { type: "TextBlock", wrap: true, text: markdownFree(cut(text)) } : {
            type: "FactSet",
            facts: alertFacts(event).map((fact) => ({ ...fact, value: markdownFree(fact.value) })),
          },
        ],
        ...link === null ? {} : { actions: [{ type: "Action.OpenUrl", title: OPEN_LINK, url: link }] },
      },
    }],
  }),
};

/** Adaptive Cards read a subset of Markdown in texts. */
function markdownFree(text: string): string {
  return text.replace(/[\\*_[\]()#]/g, "\\$&");
}

/** Incoming webhooks of chat services, each with its own JSON. */
export const chatChannels: readonly ChannelKind[] = Object.entries(CHAT_FORMATS).map(([service, format]) => ({
  schemes: [`${service}+https:`, `${service}+http:`],
  open(url, parts) {
    const target = new URL(url.href.slice(service.length + 1));
    return {
      name: `${service} at ${publicName(target)}`,
      combinesAbove: MAX_CHAT_EVENTS,
      async send(events, signal, coverage) {
        const post = (content: Content) => postJson(target, JSON.stringify(format(content)), parts, signal);
        const { page } = parts;
        const digest = digestOf(events, MAX_CHAT_EVENTS);
        if (digest !== null) {
          const title = `${worstMark(events)} ${digest.count} alerts about ${events[0]!.brand}`;
          const [text, first] = [digestText(digest), coverageLine(events, coverage)];
          return await post({ title, text, first, event: null, link: page });
        }
        for (const event of events) {
          await post({
            title: headline(event),
            text: alertText(event, null),
            first: coverageLine([event], coverage),
            event,
            link: page === null ? null : eventPage(event, page),
          });
        }
      },
    };
  },
}));
