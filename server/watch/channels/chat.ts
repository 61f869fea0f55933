import { digestOf, type WatchEvent } from "../../../lib/watch/mod.ts";
import { coverageLine, digestText, factsOf, headline, textOf, worstMark } from "../alert.ts";
import { type ChannelKind, publicName } from "../channel.ts";
import { postJson } from "./webhook.ts";

/** Chat rooms are read by people: more events than this come as one message. */
const MOST = 5;

/** Bound of a section of Slack (3,000 characters), with room for what escaping adds. */
const MOST_CHARACTERS = 1_900;
/** Bound of a message of Discord, title and marks included; a longer one is refused. */
const MOST_OF_DISCORD = 2_000;

const cut = (text: string, most = MOST_CHARACTERS): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** Slack reads these three as markup, and nothing else within a plain-text block. */
const slackText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The first line of a message, and the rest. */
const lines = (first: string, text: string): string => first === "" ? text : `${first}\n${text}`;

const FORMATS: Readonly<
  Record<string, (title: string, text: string, event: WatchEvent | null, first: string) => unknown>
> = {
  slack: (title, text, _, first) => ({
    text: slackText(title),
    blocks: [
      { type: "header", text: { type: "plain_text", text: title.slice(0, 150) } },
      { type: "section", text: { type: "plain_text", text: cut(lines(first, text)) } },
    ],
  }),
  // Code blocks show text verbatim; a fence in it would end the block.
  discord: (title, text, _, first) => {
    const head = `**${title.replace(/[*_`~|@]/g, "").slice(0, 200)}**\n\`\`\`\n`, end = "\n```";
    const body = lines(first, text).replaceAll("`", "'");
    return {
      content: head + cut(body, MOST_OF_DISCORD - head.length - end.length) + end,
      allowed_mentions: { parse: [] },
    };
  },
  teams: (title, text, event, first) => ({
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
            facts: factsOf(event).map((fact) => ({ ...fact, value: markdownFree(fact.value) })),
          },
        ],
      },
    }],
  }),
};

/** Adaptive Cards read a subset of Markdown in texts. */
function markdownFree(text: string): string {
  return text.replace(/[\\*_[\]()#]/g, "\\$&");
}

/** Incoming webhooks of chat services, each with its own JSON. */
export const chatChannels: readonly ChannelKind[] = Object.entries(FORMATS).map(([service, format]) => ({
  schemes: [`${service}+https:`, `${service}+http:`],
  help: `${service}+https://…: an incoming webhook of ${service[0]!.toUpperCase()}${service.slice(1)}`,
  open(url, parts) {
    const target = new URL(url.href.slice(service.length + 1));
    return {
      name: `${service} at ${publicName(target)}`,
      combinesAbove: MOST,
      async send(events, signal, coverage) {
        const digest = digestOf(events, MOST);
        if (digest !== null) {
          const brand = events[0]!.brand;
          const title = `${worstMark(events)} ${digest.count} events for ${brand}`;
          return await postJson(
            target,
            JSON.stringify(format(title, digestText(digest), null, coverageLine(events, coverage))),
            parts,
            signal,
          );
        }
        for (const event of events) {
          const first = coverageLine([event], coverage);
          const body = JSON.stringify(format(headline(event), textOf(event), event, first));
          await postJson(target, body, parts, signal);
        }
      },
    };
  },
}));
