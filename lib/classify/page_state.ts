/**
 * Whether an answer is the name's own page, or something in its place: a challenge of bot protection, an error, a
 * captive portal, an empty answer.
 * @module
 */
import type { PageState } from "../model.ts";
import { CHALLENGES, type ChallengeSign } from "./data/challenges.ts";
import { Page } from "../page/page.ts";
import { askedBy } from "./proof.ts";
import { scanPage } from "./scan.ts";
import type { PageSummary } from "./summary.ts";

/** The parts of an answer that are examined. Missing ones do not count against it. */
export interface AnsweredPage {
  /** Status code. @default unknown */
  status?: number | undefined;
  /** Header fields, names in any case. */
  headers?: readonly (readonly [name: string, value: string])[];
  /** The body; at most 2 MiB are looked through, and its signs are searched in the first 8. */
  text: Uint8Array | string;
}

/** The same with a body that was read. */
export interface ReadAnswer extends Omit<AnsweredPage, "text"> {
  /** The body. */
  html: Page;
}

/** The state of an answer, and whose product sent it where that is known. */
export interface PageFinding {
  /** What it is. */
  state: PageState;
  /** The bot protection or network, such as `Cloudflare`; null for a page and where it is not known. */
  by: string | null;
}

/** Characters of visible text, and links; a page with more has content of its own. */
const MAX_CHALLENGE_TEXT = 2_500;
const MAX_CHALLENGE_LINKS = 20;
const MAX_WIDGET_TEXT = 500;
const MAX_ERROR_TEXT = 600;
/** Characters of the body that are searched for signs: they are in its head or in its only script. */
const MAX_SEARCHED = 8_192;
/**
 * What captive portals write into a comment for programs (WISPr 1.0 section 3), first or last, and how much of the end
 * is read.
 */
const PORTAL = "<WISPAccessGatewayParam";
const MAX_END = 4_096;
/** Characters of markup; a longer page may have content after the part that was read. */
const MAX_EMPTY = 8_192;

/** What servers and frameworks write above an error that they serve with status 200. */
const ERROR_TITLE =
  /^\s*(?:(?:http )?error )?(?:[45]\d\d\b[\s:|.–-]{0,5})?(?:$|(?:(?:page|file|object) )?not found|forbidden|bad (?:gateway|request)|(?:service |temporarily )+unavailable|internal server error|gateway time-?out|(?:application|server|database|runtime) error|error$)/i;

/**
 * What an answer is. A page that asks for a password, a card or the like is a page, whatever its status and header fields say: visitors see
 * it, and a phishing page must not hide behind the sign of bot protection. Captive portals are the exception, since
 * they ask for passwords too.
 *
 * Source: RFC 9110 section 15, RFC 6585 section 6 (511), RFC 8952; the signs in `data/challenges.ts`.
 *
 * @param page The answer at the end of the visit; null when there is none.
 * @example
 * ```ts
 * import { findPageState } from "./page_state.ts";
 * const headers = [["cf-mitigated", "challenge"]] as const;
 * console.assert(findPageState({ status: 403, headers, text: "" }).by === "Cloudflare");
 * console.assert(findPageState({ status: 502, text: "Bad Gateway" }).state === "error");
 * ```
 */
export function findPageState(page: AnsweredPage | ReadAnswer | null): PageFinding {
  if (page === null) return { state: "none", by: null };
  const headers = new Map((page.headers ?? []).map(([name, value]) => [name.toLowerCase(), value]));
  return stateOf(
    page.status,
    headers,
    Page.of("html" in page ? page.html : page.text, headers.get("content-type")),
  );
}

/** The same for a page that was read; names of `headers` in lower case. */
export function stateOf(
  status: number | undefined,
  headers: ReadonlyMap<string, string>,
  page: Page,
): PageFinding {
  const { text } = page, summary = scanPage(page), { n } = summary;
  const body = text.slice(0, MAX_SEARCHED);
  const end = text.slice(Math.max(MAX_SEARCHED, text.length - MAX_END));
  if (status === 511 || body.includes(PORTAL) || end.includes(PORTAL)) return { state: "portal", by: null };
  if (n.passwords > 0 || askedBy(summary) !== null) return { state: "page", by: null };
  if (n.textChars <= MAX_CHALLENGE_TEXT && n.links <= MAX_CHALLENGE_LINKS) {
    for (const sign of CHALLENGES) {
      if (matches(sign, status, headers, body, summary)) return { state: sign.state, by: sign.by };
    }
  }
  if (status !== undefined && status >= 400) {
    return { state: "error", by: status >= 520 && status <= 530 ? "Cloudflare" : null };
  }
  if (isEmpty(summary, headers.get("content-type"), text)) return { state: "empty", by: null };
  // Only for an answer: without a status, nothing shows that a server sent the page in place of another.
  const error = status !== undefined && n.textChars <= MAX_ERROR_TEXT && n.titleChars > 0 &&
    ERROR_TITLE.test(summary.titleText);
  return { state: error ? "error" : "page", by: null };
}

/**
 * What a visitor of a name gets.
 *
 * @param visit What a visit found; null without an answer.
 * @example
 * ```ts
 * import { pageState } from "./page_state.ts";
 * console.assert(pageState(null) === "none");
 * console.assert(pageState({ page: { status: 200, headers: [], text: "Kestrels for everyone" } }) === "page");
 * ```
 */
export function pageState(visit: { page: AnsweredPage | ReadAnswer | null } | null): PageState {
  return findPageState(visit?.page ?? null).state;
}

function matches(
  sign: ChallengeSign,
  status: number | undefined,
  headers: ReadonlyMap<string, string>,
  body: string,
  summary: PageSummary,
): boolean {
  if (sign.refused && status !== undefined && status < 400) return false;
  if (sign.widget && (summary.n.textChars > MAX_WIDGET_TEXT || summary.n.textInputs > 0)) return false;
  if (sign.header !== undefined && !sign.header[1].test(headers.get(sign.header[0]) ?? "")) return false;
  if (sign.title !== undefined && !sign.title.test(summary.titleText)) return false;
  return (sign.body?.test(body) ?? true) && (sign.also?.test(body) ?? true);
}

/** Whether nothing is visible, and no script or frame could add something visible. */
function isEmpty({ n }: PageSummary, type: string | undefined, text: string): boolean {
  if (n.chars > MAX_EMPTY) return false;
  if (type !== undefined && !/html|xml|text/i.test(type)) return n.chars === 0;
  const shown = n.textChars + n.titleChars + n.images + n.scripts + n.iframes + n.frames + n.inputs + n.svg;
  return shown + n.buttons + n.styles === 0 && !/<(?:object|embed|video|canvas|picture)\b/i.test(text);
}
