import { type Dialer, DialError, type TlsInfo } from "../../dial.ts";
import type { Io, LogList } from "../../io.ts";
import type { Redirect } from "../../model.ts";
import { certificateDetails } from "./certificate.ts";
import { WIRE_LIMIT } from "../../page/condense.ts";
import { baseOf, refreshTarget, resolvedUrl } from "../../page/html.ts";
import { Page } from "../../page/page.ts";
import { Semaphore } from "../../semaphore.ts";
import { withDeadline } from "../deadline.ts";
import { type Answer, CookieJar, requestPage, type WebRequest } from "./request.ts";
import { type VisitedPage, withFrames } from "./frames.ts";
import {
  browserAgent,
  fetchableUrl,
  headerOf,
  type HttpRequest,
  type HttpResponse,
  redirectOf,
  UnreadableError,
} from "./http.ts";
import { onwardOf } from "./onward.ts";
import { SNAPSHOT } from "../../x509/log_list.ts";
import { findPageState } from "../../classify/page_state.ts";
import { parseDomain } from "../../domain.ts";
import { SquatError } from "../../errors.ts";

export type { VisitedPage } from "./frames.ts";

/** Requests with an answer: browsers follow 20 redirects. */
const MAX_ANSWERS = 21;

/** Settings of a visit. */
export interface VisitOptions {
  /** The User-Agent field. @default `Mozilla/5.0 (compatible; deadringer)`, with the contact of `io` */
  userAgent?: string;
  /** The Referer field of the first request. @default none */
  referrer?: string;
  /** The Accept-Language field. @default English */
  language?: string | undefined;
  /** The scheme that is tried first. @default https */
  scheme?: "https" | "http";
  /** Path and query of the first request. @default `/` */
  path?: string;
  /** Addresses of the name, where they are known. @default resolved by the dialer */
  addresses?: readonly string[];
}

/** What a visit found. */
export interface WebVisit {
  /** Every hop, refused and unreachable ones included. */
  chain: Redirect[];
  /** `Server` field of the first response; null when it had none. */
  banner: string | null;
  /** The first response: its header may differ from the page's. Null when there is a server that gave none. */
  first: { url: string; status: number; headers: [name: string, value: string][]; address: string } | null;
  /** The page at the end; null when the chain ended in a refusal or a dead end. */
  page: VisitedPage | null;
  /** TLS of the name's own server; null when it has none. */
  origin: TlsInfo | null;
  /** Why there was no TLS handshake where something answers on the https port; null when there was one. */
  noTls: string | null;
  /** Why the chain ended early: the rule, or what broke. Null when it ended in a page. */
  stopped: string | null;
}

/** For the whole chain. */
const TOTAL_MS = 15_000;
const MAX_URL = 2048;
const MAX_LISTED_FRAMES = 5;
/** Requests for the documents in a page's frames. */
const MAX_IN_FRAMES = 3;
/** Steps of reading a page before others have their turn. */
const STEPS_AT_ONCE = 4;
/** Pages of a network are read one after the other: one that is half read takes ten times its bytes. */
const READING = new WeakMap<Dialer, Semaphore>();
/** Requests for one URL: a second one may get another answer, since it sends a cookie. */
const MAX_SAME_URL = 3;

/** The next step of a chain. */
type NextRequest = Omit<Redirect, "certificate">;

/** Where a response leads; null when it is a page, whose frames are then listed. */
function stepAfter(url: URL, page: VisitedPage, list: (url: string) => void): NextRequest | null {
  const { headers, status } = page;
  const location = redirectOf(page);
  if (location !== null) return { url: resolve(location, url), kind: "Http", status };
  const type = headerOf(headers, "content-type") ?? "text/html";
  const refresh = headerOf(headers, "refresh");
  const html = /html|xml/i.test(type) ? page.html : new Page("");
  const onward = onwardOf(html);
  if (refresh !== null) onward.redirect ??= refreshTarget(refresh);
  const base = new URL(baseOf(html.tokens, url.href));
  if (onward.redirect !== null) {
    return { url: resolve(onward.redirect, base), kind: "Javascript", status: null };
  }
  const frames = onward.frames.map((src) => resolve(src, base)).filter((src) => /^https?:/.test(src));
  if (onward.framed && frames.length === 1 && frames[0] !== undefined) {
    return { url: frames[0], kind: "Client", status: null };
  }
  for (const frame of frames.slice(0, MAX_LISTED_FRAMES)) list(frame);
  return null;
}

function resolve(target: string, base: URL): string {
  const text = target.slice(0, MAX_URL);
  return resolvedUrl(text, base.href)?.href ?? text;
}

/**
 * Visits a name as a browser would, https first, then http, and follows where it leads: Location, refresh,
 * unconditional script redirects, pages that are only a frame. Cookies live as long as the visit. No script runs, and
 * nothing else of a page is loaded. Every hop is a new connection through the dialer's rules; a hop that they refuse is
 * the last of the chain.
 *
 * @param io The dialer, and time.
 * @param name A-label host name.
 * @param signal Ends the visit.
 * @param options Settings.
 * @returns Null when neither scheme has a server: with one whose answer cannot be read, `stopped` says why.
 * @throws The signal's reason only.
 * @example
 * ```ts
 * import { visit } from "./visit.ts";
 * const offline = { net: null, sleep: () => new Promise<void>(() => {}) };
 * console.assert(await visit(offline, "example.com", new AbortController().signal) === null);
 * ```
 */
export async function visit(
  io: Pick<Io, "net" | "sleep" | "tables" | "contact" | "userAgent">,
  name: string,
  signal: AbortSignal,
  options: VisitOptions = {},
): Promise<WebVisit | null> {
  const settings: VisitSettings = {
    userAgent: browserAgent(io),
    logs: io.tables?.logs ?? SNAPSHOT,
    addresses: [],
    path: "/",
    scheme: "https",
    ...options,
    reading: {
      turn: io.net === null ? new Semaphore(1) : turnsOf(io.net),
      pause: () => io.sleep(0, signal),
    },
  };
  // What was found before the deadline is a result.
  const found: { visit: WebVisit | null } = { visit: null };
  try {
    const follow = (inner: AbortSignal, net: Dialer) => followChain(net, name, inner, settings, found);
    await withDeadline(io, TOTAL_MS, signal, follow);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (!(error instanceof DialError)) throw error;
    // The last failure does not explain why a silent server gave no answer.
    if (found.visit !== null) found.visit.stopped ??= error.message;
  }
  return found.visit;
}

function turnsOf(net: Dialer): Semaphore {
  const turns = READING.get(net) ?? new Semaphore(1);
  READING.set(net, turns);
  return turns;
}

type VisitSettings =
  & Required<Omit<VisitOptions, "referrer" | "language">>
  & Pick<VisitOptions, "referrer" | "language">
  & { logs: LogList; reading: { turn: Semaphore; pause: () => Promise<void> } };

/** Fills in `found` as it goes. Throws where the chain cannot go on. */
async function followChain(
  net: Dialer,
  name: string,
  signal: AbortSignal,
  settings: VisitSettings,
  found: { visit: WebVisit | null },
): Promise<void> {
  const requested: string[] = [];
  const cookies = new CookieJar();
  let origin: TlsInfo | null = null;
  let noTls: string | null = null;
  let step: NextRequest = {
    url: `${settings.scheme}://${name}${settings.path}`,
    kind: "InitialRequest",
    status: null,
  };
  // A port that nobody listens on is no redirect.
  for (let answers = 0; answers < MAX_ANSWERS; answers++) {
    let result = found.visit?.first == null ? null : found.visit;
    const url = fetchableUrl(step.url);
    const hop: Redirect = { ...step, certificate: null };
    result?.chain.push(hop);
    if (url === null) throw new DialError("refused", `Cannot follow "${step.url.slice(0, 100)}": its scheme`);
    const request: WebRequest = {
      ...requestFor(url, cookies, settings),
      addresses: url.hostname === name && settings.addresses.length > 0 ? settings.addresses : undefined,
      ...(result !== null || settings.referrer === undefined ? {} : { referrer: settings.referrer }),
      onTls(tls) {
        hop.certificate = certificateDetails(tls, settings.logs);
        if (result === null) origin = tls;
      },
    };
    const { cookie = null } = request;
    checkLoop(requested, url, cookie);
    let answer: Answer;
    try {
      answer = await requestPage(net, request, WIRE_LIMIT, signal);
    } catch (error) {
      if (result !== null || !(error instanceof DialError)) throw error;
      // A server without HTTP, or with an unsupported version of TLS, is still a server.
      if (error.reason === "tls") noTls = error.message;
      if (url.protocol === "https:" && (origin !== null || noTls !== null)) {
        found.visit = unreadVisit(hop, { origin, noTls }, error);
      }
      if (error instanceof UnreadableError) found.visit ??= unreadVisit(hop, { origin, noTls }, error);
      if (url.protocol === "http:" || signal.aborted) throw error;
      step = { url: `http://${name}${settings.path}`, kind: "InitialRequest", status: null };
      answers--;
      continue;
    }
    const { response: { status, headers }, address } = answer;
    if (result === null) {
      const first = { url: step.url, status, headers, address };
      const banner = headerOf(headers, "server");
      result = found.visit = { chain: [hop], banner, first, page: null, origin, noTls, stopped: null };
    }
    const page = await pageOf(url, answer.response, settings.reading);
    cookies.store(url, headers);
    const { chain } = result;
    const next = stepAfter(url, page, (frame) => {
      chain.push({ url: frame, kind: "Client", status: null, certificate: null });
    });
    if (next === null || isReload(next, url, cookies.fieldFor(url) !== cookie, requested)) {
      result.page = page;
      result.page = await withFrames(page, framesOf(net, signal, settings, cookies));
      return;
    }
    step = next;
  }
  if (found.visit?.first != null) {
    throw new DialError("too_much", `Cannot follow more than ${MAX_ANSWERS} requests`);
  }
}

/** The visit to a server that is there and gave no answer that can be read. */
const unreadVisit = (
  hop: Redirect,
  tls: Pick<WebVisit, "origin" | "noTls">,
  { message }: DialError,
): WebVisit => ({ chain: [hop], banner: null, first: null, page: null, ...tls, stopped: message });

/** Fetches documents in frames, redirects and all, a few times. Those that cannot be had stay unread. */
function framesOf(
  net: Dialer,
  signal: AbortSignal,
  settings: VisitSettings,
  cookies: CookieJar,
): (url: string) => Promise<VisitedPage | null> {
  let left = MAX_IN_FRAMES;
  return async (start) => {
    for (let next = start; left-- > 0;) {
      const url = fetchableUrl(next);
      if (url === null) return null;
      const page = await requestPage(net, requestFor(url, cookies, settings), WIRE_LIMIT, signal).then(
        ({ response }) => pageOf(url, response, settings.reading),
        (error) => {
          if (signal.aborted || !(error instanceof DialError)) throw error;
          return null;
        },
      );
      if (page === null) return null;
      cookies.store(url, page.headers);
      const step = stepAfter(url, page, () => {});
      if (step === null) return page;
      next = step.url;
    }
    return null;
  };
}

/** A request of the visitor, with the cookies so far. */
function requestFor(url: URL, cookies: CookieJar, { userAgent, language }: VisitSettings): HttpRequest {
  const cookie = cookies.fieldFor(url);
  return {
    ...{ url, userAgent },
    ...(cookie === null ? {} : { cookie }),
    ...(language === undefined ? {} : { fields: [["Accept-Language", language]] }),
  };
}

/** A response as a page, read a few milliseconds at a time. */
async function pageOf(
  url: URL,
  { status, headers, body, truncated }: HttpResponse,
  { turn, pause }: VisitSettings["reading"],
): Promise<VisitedPage> {
  const html = new Page(body, headerOf(headers, "content-type"));
  await turn.run(async () => {
    let steps = 0;
    for (const _ of html.readInSteps()) if (++steps % STEPS_AT_ONCE === 0) await pause();
  });
  return { url: url.href, status, headers, html, truncated: truncated || html.isCut };
}

/** Records a request. The same request again, or one URL too often with new cookies, is a loop. */
function checkLoop(requested: string[], url: URL, cookie: string | null): void {
  const key = `${url.href} ${cookie ?? ""}`;
  const before = requested.filter((each) => each.startsWith(`${url.href} `));
  if (before.includes(key) || before.length === MAX_SAME_URL) {
    throw new DialError("refused", `Cannot follow "${url.href.slice(0, 100)}": a loop`);
  }
  requested.push(key);
}

/** A page that reloads itself is the final page, unless it was shown only because its own cookie was missing. */
function isReload(next: NextRequest, url: URL, newCookie: boolean, requested: readonly string[]): boolean {
  if (next.kind === "Http" || fetchableUrl(next.url)?.href !== url.href) return false;
  return !newCookie || requested.filter((each) => each.startsWith(`${url.href} `)).length > 1;
}

/**
 * Returns the page that a visitor of a URL ends up on, by the rules of a lookup's visit: redirects are followed, private
 * addresses refused, no script runs.
 *
 * @param url `http` or `https` without a port; https is tried first.
 * @returns Where the page is, and the substance of its text.
 * @throws {SquatError} `invalid_parameter`, `invalid_domain`: the URL cannot be used, or gives no page.
 */
export async function pageAt(
  io: Pick<Io, "net" | "sleep" | "tables" | "contact" | "userAgent">,
  url: string,
  signal: AbortSignal,
): Promise<{ url: string; html: string }> {
  const invalid = (why: string) =>
    new SquatError("invalid_parameter", `Cannot read ${JSON.stringify(url.slice(0, 200))}: ${why}`);
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) throw invalid("give an http or https URL");
  if (parsed.port !== "") throw invalid("give a URL without a port");
  parseDomain(parsed.hostname);
  const found = await visit(io, parsed.hostname, signal, { path: parsed.pathname + parsed.search });
  if (found?.page == null) throw invalid(found?.stopped ?? "no web server answers there");
  const { state, by } = findPageState(found.page);
  if (state !== "page") throw invalid(`it shows ${by === null ? "" : `${by}'s `}${state} in place of a page`);
  return { url: found.page.url, html: found.page.html.text };
}
