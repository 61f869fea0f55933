import { TAKEN, TAKEN_ALONE, WHOIS_PHRASES } from "./data/whois_phrases.ts";
import { DOMAIN_NAME, PARTIES } from "./data/whois_words.ts";
import { folded, isStatusKey, type WhoisField, whoisFields } from "./whois_fields.ts";
import { whoisMetadata } from "./whois_metadata.ts";

const FREE = WHOIS_PHRASES.flatMap(({ free }) => free);
const REFUSED = WHOIS_PHRASES.flatMap(({ refused }) => refused);

const MAX_CHARACTERS = 16_384;
/** Lines as long as a paragraph's, and how many of them make one: terms of use, not an answer. */
const PROSE_LINE = 46;
const PROSE_LINES = 3;
const LONGEST_MESSAGE = 180;

/** One line of a server's own words, without comment marks and white space at its ends. */
type WhoisMessage = { line: string; isComment: boolean };

/**
 * What a server says in its own words: the lines without comment marks, less the paragraphs of its terms of use, which
 * mention quotas and names that are not found.
 */
function whoisMessages(text: string): WhoisMessage[] {
  const messages: WhoisMessage[] = [];
  let run: WhoisMessage[] = [];
  const end = () => {
    if (run.length < PROSE_LINES) messages.push(...run.filter(({ line }) => line.length <= LONGEST_MESSAGE));
    run = [];
  };
  for (const raw of text.slice(0, MAX_CHARACTERS).split("\n")) {
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

/** Whether a text is a registration's record: it names servers, a registrar, or the dates of a domain. */
function isRecord(text: string): boolean {
  const { registration_date, expiration_date, updated_on, registrar, nameservers } = whoisMetadata(text, "");
  if (registrar !== null || nameservers.length > 0) return true;
  const dates = [registration_date, expiration_date, updated_on].filter((date) => date !== null).length;
  // One date alone may be of anything: a block that ends, the server's clock.
  return dates > 1 || dates === 1 && whoisFields(text).some(isDomainName);
}

const isDomainName = ({ key, alias }: WhoisField): boolean =>
  DOMAIN_NAME.test(key) || DOMAIN_NAME.test(alias);

/** Whether a text without servers, registrar and dates still describes a registered domain: its holder, or its state. */
function hasHolder(text: string): boolean {
  const fields = whoisFields(text);
  if (!fields.some(isDomainName)) return false;
  return fields.some(({ key, alias, value }) =>
    PARTIES.test(key) || PARTIES.test(alias) ||
    (isStatusKey(key) || isStatusKey(alias)) && TAKEN.some((phrase) => phrase.test(folded(value)))
  );
}

/** What a server's answer about a domain is. */
export type WhoisVerdict = "registered" | "absence" | "refusal";

/**
 * What an answer is: a record of the domain, a refusal, or the statement that there is no such domain; null where it is
 * recognised as none of them. A record is never a refusal, whatever its terms say. A refusal anywhere outweighs "not
 * found": servers add it to answers that they did not look up.
 */
export function whoisVerdict(text: string): WhoisVerdict | null {
  if (isRecord(text)) return "registered";
  const messages = whoisMessages(text);
  const hasName = messages.some((m) => !m.isComment && /^domain(?:[ _]name)?\s*:/i.test(m.line));
  let isAbsent = false, isTaken = false;
  for (const { line, isComment } of messages) {
    // registro.br still says whether a name exists.
    if (/reduced information/i.test(line)) continue;
    const words = folded(line);
    if (REFUSED.some((phrase) => phrase.test(words))) return "refusal";
    // Beside a name, comments are about other things.
    if (isComment && hasName) continue;
    isAbsent ||= FREE.some((phrase) => phrase.test(words));
    isTaken ||= TAKEN_ALONE.some((phrase) => phrase.test(words));
  }
  if (isAbsent) return "absence";
  return isTaken || hasHolder(text) ? "registered" : null;
}

/** Seconds that a refusal tells the client to wait, at most a day; null when it names no time. */
export function refusalSeconds(text: string): number | null {
  for (const { line } of whoisMessages(text)) {
    const seconds = /(?:^|[^\w.])(\d{1,6}) ?s(?:ec(?:ond)?s?)?\b/i.exec(line)?.[1];
    if (seconds !== undefined) return Math.min(Number(seconds), 86_400);
  }
  return null;
}
