/**
 * The content of an alert: the same facts in every channel.
 * @module
 */
import { minuteOf } from "../../units/rfc3339.ts";
import { plainLine } from "../../../lib/page/hidden_text.ts";
import { counted } from "../../../lib/lines/mod.ts";
import { defanged, defangedText } from "../../../lib/page/defang.ts";
import { KIND_TITLES } from "../../../lib/permute/mod.ts";
import { type Digest, type FoundNames, SEVERITIES, type WatchEvent } from "./lib/mod.ts";
import { reasonText } from "../../client/reason_words.ts";
import { changeWords, EVENT_TITLES, signalTitle, verdictWord } from "./client/words.ts";
import { percent } from "../../../lib/percent.ts";

/** One fact of an alert, for channels that show pairs. */
export interface Fact {
  readonly title: string;
  readonly value: string;
}

/** What happened, in one line. */
export function headline(event: WatchEvent): string {
  if (event.found !== undefined) {
    const { counts } = event.found;
    const total = Object.values(counts).reduce((sum, count) => sum + count);
    return `[${event.severity}] ${EVENT_TITLES[event.type]}: ${counted(total, "look-alike")} of ` +
      `${event.brand}, ${counts.high} high, ${counts.medium} medium`;
  }
  const about = event.name === null ? event.brand : `${defanged(event.name)} imitates ${event.brand}`;
  return `[${event.severity}] ${EVENT_TITLES[event.type]}: ${about}`;
}

/**
 * Where an event is answered: the name on the brand's page, its runs, or what a first run found.
 *
 * @param page Address of the brand's page.
 */
export function eventPage({ name, type }: Pick<WatchEvent, "name" | "type">, page: string): string {
  if (name !== null) {
    const id = page.slice(page.lastIndexOf("/") + 1);
    // Dots are encoded: a filter of mail must not find the look-alike in our own link.
    return `${page}?name=${encodeURIComponent(`${id}/${name}`).replaceAll(".", "%2E")}`;
  }
  return type === "run_first" ? page : `${page}?tab=runs`;
}

/** The facts, most important first. */
export function alertFacts(event: WatchEvent): Fact[] {
  const facts = event.found === undefined ? nameFacts(event) : foundFacts(event.found);
  return [...facts, { title: "Found", value: minuteOf(event.at) }];
}

/** What is known of a name, or of a run without names. */
function nameFacts(event: WatchEvent): Fact[] {
  // What is missing makes no part of the picture of a new name.
  const changes = event.changes.filter(({ signal, from, to }) =>
    from !== "" || signal !== "verdict" && !["", "none"].includes(to)
  );
  const facts: Fact[] = changes.map((change) => {
    const { signal, from, to } = change;
    const [before, now] = changeWords(change);
    return {
      title: signalTitle(signal),
      // Mail programs and chats make links of the hosts that a certificate or a redirect names.
      value: defangedText(from === "" || from === to ? now : `${before} → ${now}`),
    };
  });
  if (event.name !== null && !changes.some(({ signal }) => signal === "verdict")) {
    facts.unshift({ title: "Verdict", value: verdictWord(event.verdict) });
  }
  if (event.reasons.length > 0) {
    facts.push({
      title: "Because",
      value: event.reasons.map((reason) => plainLine(reasonText(reason))).join("; "),
    });
  }
  if (event.kind !== undefined) facts.push({ title: "How it imitates", value: KIND_TITLES[event.kind] });
  if (event.source !== undefined) {
    facts.push({ title: "Came to notice", value: defangedText(event.source.reason) });
  }
  if (event.since !== undefined) {
    facts.push({ title: "Known since", value: minuteOf(event.since) });
  }
  return facts;
}

/** The worst names of a first run. */
function foundFacts({ counts, worst }: FoundNames): Fact[] {
  const left = counts.high + counts.medium - worst.length;
  return [
    ...worst.map(({ name, verdict, severity, scores, flags }) => {
      const share = verdict === null || verdict === "unclear" || scores === null ? null : scores[verdict];
      const word = share === null ? verdictWord(verdict) : `${verdict} ${percent(share)}`;
      return { title: `[${severity}] ${defanged(name)}`, value: [word, ...flags].join(", ") };
    }),
    ...left > 0 ? [{ title: "More", value: `${left} of high or medium severity` }] : [],
  ];
}

/** How the most severe of some events is marked; they come in any order. */
export function worstMark(events: readonly Pick<WatchEvent, "severity">[]): string {
  const worst = SEVERITIES.findLast((severity) => events.some((event) => event.severity === severity));
  return `[${worst ?? "none"}]`;
}

/**
 * A whole alert as plain text.
 *
 * @param page Address of the brand's page in the web app; null says nothing of it.
 */
export function alertText(event: WatchEvent, page: string | null): string {
  const facts = alertFacts(event);
  if (page !== null) facts.push({ title: "Open", value: eventPage(event, page) });
  const width = Math.max(...facts.map(({ title }) => title.length));
  return [headline(event), ...facts.map(({ title, value }) => `  ${title.padEnd(width)}  ${value}`)].join(
    "\n",
  );
}

/**
 * The first line of a message: which brands were looked at. Empty for an alert about one name, which stands for itself.
 */
export function coverageLine(events: readonly WatchEvent[], coverage: string | undefined): string {
  const isSummary = events.length > 1 || events.some(({ name }) => name === null);
  return coverage === undefined || !isSummary ? "" : plainLine(coverage);
}

/** Many events as one text. */
export function digestText({ count, groups, first }: Digest): string {
  return [
    `${count} events: ${
      groups.map((group) => `${group.count} ${group.severity} ${EVENT_TITLES[group.type].toLowerCase()}`)
        .join(", ")
    }`,
    ...first.map(headline),
    ...count > first.length ? [`… and ${count - first.length} more`] : [],
  ].join("\n");
}

/** An alert that says that it is a test. */
export function testEvent(now: number): WatchEvent {
  return {
    id: crypto.randomUUID().replaceAll("-", ""),
    at: now,
    brand: "kestrelbank.com",
    name: "kestrelbank-login.com",
    type: "new",
    severity: "low",
    changes: [{ signal: "mail", from: "no", to: "yes" }],
    verdict: "unclear",
    reasons: ["this is a test alert"],
    result: null,
    kind: "Keyword",
    since: now,
  };
}
