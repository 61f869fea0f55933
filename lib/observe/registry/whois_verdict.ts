import { ABSENCES, REFUSALS } from "./data/whois_phrases.ts";
import { whoisMetadata } from "./whois_metadata.ts";

const MOST_CHARACTERS = 16_384;
/** Lines as long as a paragraph's, and how many of them make one: terms of use, not an answer. */
const PROSE_LINE = 46;
const PROSE_LINES = 3;
const LONGEST_MESSAGE = 180;

/** One line of a server's own words. */
export interface WhoisMessage {
  /** Without comment marks and white space at its ends. */
  line: string;
  /** Whether it was a comment. */
  isComment: boolean;
}

/**
 * What a server says in its own words: the lines without comment marks, less the paragraphs of its terms of use, which
 * mention quotas and names that are not found.
 */
export function whoisMessages(text: string): WhoisMessage[] {
  const messages: WhoisMessage[] = [];
  let run: WhoisMessage[] = [];
  const end = () => {
    if (run.length < PROSE_LINES) messages.push(...run.filter(({ line }) => line.length <= LONGEST_MESSAGE));
    run = [];
  };
  for (const raw of text.slice(0, MOST_CHARACTERS).split("\n")) {
    const line = raw.trim().replace(/^[\s%#>*;]+/, "").replace(/^-(?: |$)/, "").replace(/ ?<{1,9}$/, "");
    const message = { line, isComment: /^\s*[%#>;]/.test(raw) };
    if (line.length >= PROSE_LINE) run.push(message);
    else {
      const isLastOfProse = run.length >= PROSE_LINES && !/:\s/.test(line);
      end();
      if (line !== "" && !isLastOfProse) messages.push(message);
    }
  }
  end();
  return messages;
}

/** Whether a text is a registration's record: it names servers, a registrar or a date. */
export function isRecord(text: string): boolean {
  const { registration_date, expiration_date, registrar, nameservers } = whoisMetadata(text, "");
  return registration_date !== null || expiration_date !== null || registrar !== null ||
    nameservers.length > 0;
}

/** What an answer without a record is: the first message that is either decides. */
function whoisVerdict(text: string): "refusal" | "absence" | null {
  const messages = whoisMessages(text);
  const hasName = messages.some((m) => !m.isComment && /^domain(?:[ _]name)?\s*:/i.test(m.line));
  for (const { line, isComment } of messages) {
    // registro.br still says whether a name exists.
    if (/reduced information/i.test(line)) continue;
    if (REFUSALS.some((phrase) => phrase.test(line))) return isRecord(text) ? null : "refusal";
    // Beside a name, comments are about other things.
    if (isComment && hasName) continue;
    if (ABSENCES.some((phrase) => phrase.test(line))) return isRecord(text) ? null : "absence";
  }
  return null;
}

/**
 * Whether a text is a refusal rather than an answer: the client exceeded a quota, or the server does not serve the
 * client or the suffix, or is retired. A record is never one, whatever its terms say.
 */
export function isRefusal(text: string): boolean {
  return whoisVerdict(text) === "refusal";
}

/** Whether a text says that there is no such domain. A record, or a refusal, never does. */
export function saysNoDomain(text: string): boolean {
  return whoisVerdict(text) === "absence";
}

/** Seconds that a refusal tells the client to wait, at most a day; null when it names no time. */
export function refusalSeconds(text: string): number | null {
  for (const { line } of whoisMessages(text)) {
    const seconds = /(?:^|[^\w.])(\d{1,6}) ?s(?:ec(?:ond)?s?)?\b/i.exec(line)?.[1];
    if (seconds !== undefined) return Math.min(Number(seconds), 86_400);
  }
  return null;
}
