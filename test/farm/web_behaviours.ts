/**
 * Web servers as they are, by name: how each serves a phishing page, or something in its place.
 * `test/lib/observe/web/behaviours.test.ts` walks over all of them, by lookups without a browser.
 * @module
 */
import type { Socket } from "node:net";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { UNSEEN } from "../../lib/classify/evidence.ts";
import type { PageState } from "../../lib/model.ts";
import type { Behaviour } from "./behaviour.ts";
import { serveStandIn, STAND_INS } from "./stand_ins.ts";
import {
  cookieRefresh,
  cookieWall,
  endlessCookies,
  HARMLESS,
  html,
  KIT,
  redirect,
  SCRIPTED,
  type SeenRequest,
} from "./visitors.ts";

/** One of them. */
export interface WebBehaviour extends Behaviour {
  /** Answers a request; made for each run, since some count. */
  serve: () => (socket: Socket, request: SeenRequest) => void;
  /** What the visit ends in. */
  state: PageState;
  /** Whether it sends no end, so that the visit's deadline is what ends it. */
  isEndless: boolean;
}

/** Where the imitated bank is. */
export const BRAND = "kestrelbank.com";

type Answer = (request: SeenRequest) => string | Uint8Array;
/** A server that answers and closes. */
const closing = (answer: Answer): WebBehaviour["serve"] => () => (socket, request) =>
  void socket.end(answer(request));
/** A server that sends this and stays silent, with the connection open. */
const open = (...parts: (string | Uint8Array)[]): WebBehaviour["serve"] => () => (socket) => {
  for (const part of parts) socket.write(part);
};
const always = (answer: string | Uint8Array): WebBehaviour["serve"] => closing(() => answer);

/** The page is read as a person sees it: it is phishing. */
const complete = (name: string, serve: WebBehaviour["serve"], isEndless = false): WebBehaviour => ({
  name,
  outcome: "complete",
  said: "",
  serve,
  state: "page",
  isEndless,
});
/** What was not seen is said, and judged neither legitimate nor parked. */
const loud = (
  name: string,
  state: PageState,
  said: string,
  serve: WebBehaviour["serve"],
  isEndless = false,
): WebBehaviour => ({ name, outcome: "loud", said, serve, state, isEndless });

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (...parts: (string | Uint8Array)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => typeof part === "string" ? bytes(part) : part));
const OK = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n";
const behind = (padding: string): WebBehaviour["serve"] => always(html(`${padding}${KIT}`));
const coded = (coding: string, body: Uint8Array): WebBehaviour["serve"] =>
  always(joined(`${OK}Content-Encoding: ${coding}\r\n\r\n`, body));
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
const standIn = (which: string): WebBehaviour["serve"] => () => (socket, { path }) =>
  serveStandIn(STAND_INS[which]!)(socket, path);
const utf16 = (text: string): Uint8Array => joined(Uint8Array.of(0xff, 0xfe), Buffer.from(text, "utf16le"));
const countdown = (redirects: number): Answer => ({ path }) => {
  const left = path === "/" ? redirects : Number(path.slice(1));
  return left > 0 ? redirect(`/${left - 1}`) : html(KIT);
};
const isBrowser = ({ fields }: SeenRequest): boolean => /Chrome\/\d/.test(fields.get("user-agent") ?? "");
const isSearched = ({ fields }: SeenRequest): boolean => fields.has("referer");
/** Gives the page to those who come from a search engine. */
const cloak = (others: Answer): WebBehaviour["serve"] =>
  closing((request) => isSearched(request) ? html(KIT) : others(request));

/** Says this, and has the links that pages of every kind have. */
const gate = (text: string): WebBehaviour["serve"] =>
  always(
    html(
      `<html><meta charset=utf-8><p>${text}</p><a href=/privacy>a</a><a href=/terms>b</a><a href=/contact>c</a><a href=/>d</a>`,
    ),
  );

const NO_PAGE = UNSEEN.none;
const UNREAD = UNSEEN.cut;

/** All of them. */
export const WEB_BEHAVIOURS: readonly WebBehaviour[] = [
  complete("a comment of 70 kB before the page", behind(`<!--${"x".repeat(70_000)}-->`)),
  complete("a comment of 1.5 MB before the page", behind(`<!--${"x".repeat(1_500_000)}-->`)),
  complete("100,000 empty elements before the page", behind("<div></div>".repeat(100_000))),
  complete("a script of 400 kB before the page", behind(`<script>/*${"x".repeat(400_000)}*/</script>`)),
  complete("a style sheet of 400 kB before the page", behind(`<style>/*${"x".repeat(400_000)}*/</style>`)),
  complete("an attribute of 400 kB before the page", behind(`<div title="${"x".repeat(400_000)}"></div>`)),
  complete("400 kB of white space before the page", behind(" \n".repeat(200_000))),
  loud("300 kB of text before the page", "page", UNREAD, behind(`<p>${"Good shoes. ".repeat(25_000)}</p>`)),
  loud("a comment of 3 MB before the page", "empty", NO_PAGE, behind(`<!--${"x".repeat(3_000_000)}-->`)),
  complete("UTF-16", always(joined(`${OK}\r\n`, utf16(KIT)))),
  loud(
    "UTF-16 that nothing declares",
    "page",
    "answers with a file, which was not read",
    always(joined(`${OK}\r\n`, utf16(HARMLESS).subarray(2))),
  ),
  complete(
    "a page that is only a frame",
    closing(({ path }) => html(path === "/in" ? KIT : '<frameset><frame src="/in"></frameset>')),
  ),
  complete("gzip", coded("gzip", gzipSync(KIT))),
  complete("Brotli", coded("br", brotliCompressSync(KIT))),
  complete("deflate", coded("deflate", deflateSync(KIT))),
  complete("deflate without its header", coded("deflate", deflateRawSync(KIT))),
  complete("gzip in gzip", coded("gzip, gzip", gzipSync(gzipSync(KIT)))),
  complete(
    "a second Content-Encoding",
    always(
      joined(
        `${OK}Content-Encoding: br\r\nContent-Encoding: gzip\r\n\r\n`,
        gzipSync(brotliCompressSync(KIT)),
      ),
    ),
  ),
  complete("gzip that breaks off after the page", coded("gzip", gzipSync(KIT + "<p>x</p>").subarray(0, -12))),
  loud("a body that is not what its Content-Encoding says", "empty", NO_PAGE, coded("gzip", bytes(HARMLESS))),
  complete("a Content-Encoding that is none", coded("utf-8", bytes(KIT))),
  loud("a Content-Encoding that nobody knows", "page", UNREAD, coded("x-own", gzipSync(HARMLESS))),
  complete("a header field of 200 kB", always(html(KIT, `X-Own: ${"x".repeat(200_000)}\r\n`))),
  complete("5,000 header fields", always(html(KIT, "X-Own: x\r\n".repeat(5_000)))),
  loud("a header field of 300 kB", "none", NO_PAGE, always(html(KIT, `X-Own: ${"x".repeat(300_000)}\r\n`))),
  complete("status 999", always(html(KIT).replace("200 OK", "999 Request Denied"))),
  complete("status 600", always(html(KIT).replace("200 OK", "600"))),
  complete("status 0200", always(html(KIT).replace("200 OK", "0200 OK"))),
  complete("no reason in its status line", always(html(KIT).replace("200 OK", "200"))),
  complete("no code in its status line", always(html(KIT).replace("HTTP/1.1 200 OK", "HTTP/1.1"))),
  complete("an empty line before its status line", always(`\r\n${html(KIT)}`)),
  complete(
    "status 300 and a Location",
    always(html(KIT, "Location: http://other.example/\r\n").replace("200 OK", "300 Multiple Choices")),
  ),
  complete("HTTP/0.9", always(KIT)),
  complete("line ends of one byte", always(html(KIT).replaceAll("\r\n", "\n"))),
  complete("folded header fields", always(html(KIT, "X-Own: a\r\n b\r\n\tc\r\n"))),
  complete("a header in Latin-1", always(Buffer.from(html(KIT, "X-Own: \u00e9\r\n"), "latin1"))),
  complete(
    "a second Transfer-Encoding",
    always(`${OK}Transfer-Encoding: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(KIT)}0\r\n\r\n`),
  ),
  complete(
    "zeros before the size of a chunk",
    always(`${OK}Transfer-Encoding: chunked\r\n\r\n${"0".repeat(20)}${chunk(KIT)}0\r\n\r\n`),
  ),
  complete("a negative Content-Length", always(html(KIT, "Content-Length: -5\r\n"))),
  loud("chunks that are none", "empty", NO_PAGE, always(`${OK}Transfer-Encoding: chunked\r\n\r\n${KIT}`)),
  loud(
    "64 MB of text in 60 kB of gzip",
    "page",
    UNREAD,
    coded("gzip", gzipSync(Buffer.alloc(1 << 26, "shoes "))),
  ),
  complete("a body that never ends, all of it in the first packet", open(html(KIT)), true),
  complete("a Content-Length that never comes", open(html(KIT, "Content-Length: 100000\r\n")), true),
  complete("chunks without a last one", open(`${OK}Transfer-Encoding: chunked\r\n\r\n${chunk(KIT)}`), true),
  complete("text without end after the page", () => (socket) => {
    socket.write(html(KIT));
    const more = (): void => {
      while (!socket.destroyed) {
        if (!socket.write("<p>x</p>".repeat(2_000))) return void socket.once("drain", more);
      }
    };
    more();
  }, true),
  loud("20 bytes a second", "page", UNREAD, () => (socket) => {
    socket.write(`${OK}\r\n`);
    const page = bytes(HARMLESS);
    let at = 0;
    const timer = setInterval(() => socket.write(page.subarray(at, ++at)), 50);
    socket.on("close", () => clearInterval(timer));
  }, true),
  loud("a header that never ends", "none", NO_PAGE, open("HTTP/1.1 200 OK\r\nX: "), true),
  complete("500 interim answers", always("HTTP/1.1 100 Continue\r\n\r\n".repeat(500) + html(KIT))),
  loud(
    "interim answers without end",
    "none",
    NO_PAGE,
    open("HTTP/1.1 103 Early Hints\r\n\r\n".repeat(5_000)),
    true,
  ),
  complete("a connection that closes before Content-Length", always(html(KIT, "Content-Length: 100000\r\n"))),
  complete(
    "chunks that break off after the page",
    always(
      `${OK}Transfer-Encoding: chunked\r\n\r\n${chunk(KIT)}zz\r\n`,
    ),
  ),
  loud("silence", "none", NO_PAGE, open(), true),
  loud("a connection that closes at once", "none", NO_PAGE, always("")),
  loud("a reset", "none", NO_PAGE, () => (socket) => void socket.resetAndDestroy()),
  loud("an answer that is not HTTP", "none", NO_PAGE, always("SSH-2.0-OpenSSH_9.2\r\n")),
  complete("14 redirects", closing(countdown(14))),
  complete("20 redirects", closing(countdown(20))),
  loud("25 redirects", "none", NO_PAGE, closing(countdown(25))),
  loud("a redirect to itself", "none", NO_PAGE, closing(({ path }) => redirect(path))),
  loud("a new cookie and a redirect, for ever", "none", NO_PAGE, () => {
    const answer = endlessCookies();
    return (socket, request) => void socket.end(answer(request));
  }),
  loud("a redirect into the private network", "none", NO_PAGE, always(redirect("http://169.254.169.254/"))),
  loud("a redirect to a file", "none", NO_PAGE, always(redirect("file:///etc/passwd"))),
  complete("a cookie and a redirect to itself", closing((request) => cookieWall(request, KIT))),
  complete("a cookie and a refresh to itself", closing((request) => cookieRefresh(request, KIT))),
  complete(
    "a refresh",
    closing(({ path }) => html(path === "/in" ? KIT : '<meta http-equiv=refresh content="0;url=/in">')),
  ),
  complete(
    "a redirect by script",
    closing(({ path }) => html(path === "/in" ? KIT : '<script>location.href="/in"</script>')),
  ),
  ...Object.entries(SCRIPTED).map(([how, build]) =>
    loud(`a page behind ${how}`, "page", UNSEEN.unrun, closing(build(KIT)))
  ),
  complete("a page for visitors from a search engine", cloak(() => html(HARMLESS))),
  complete(
    "404 for crawlers",
    closing((request) =>
      isBrowser(request) ? html(KIT) : "HTTP/1.1 404 Not Found\r\n\r\n<title>404 Not Found</title>"
    ),
  ),
  complete(
    "another site for crawlers",
    closing((request) => isBrowser(request) ? html(KIT) : redirect("http://other.example/")),
  ),
  complete(
    "the imitated brand for crawlers",
    closing((request) => isBrowser(request) ? html(KIT) : redirect(`http://${BRAND}/`)),
  ),
  complete(
    "the imitated brand for all but visitors from a search engine",
    cloak(() => redirect(`http://${BRAND}/`)),
  ),
  complete("the page with status 403", always(html(KIT).replace("200 OK", "403 Forbidden"))),
  complete("the page with status 503", always(html(KIT).replace("200 OK", "503 Service Unavailable"))),
  complete(
    "404, and the page under www. alone",
    closing((request) =>
      request.host.startsWith("www.")
        ? html(KIT)
        : "HTTP/1.1 404 Not Found\r\n\r\n<title>404 Not Found</title>"
    ),
  ),
  loud(
    "a page that says in Turkish that it was moved",
    "page",
    "answers with an error",
    gate("Aradığınız sayfa kaldırılmış veya taşınmış olabilir. Adresi kontrol edin."),
  ),
  loud(
    "a page for customers of one country",
    "page",
    "answers with a gate: not for every country",
    gate(
      "We only deliver to homes in Norway, and connections from abroad are not served. Do come back later.",
    ),
  ),
  loud(
    "a page that asks for the year of birth",
    "page",
    "answers with a gate: asks for the age",
    gate("Please tell us your year of birth. We sell to adults alone, and we will not keep what you enter."),
  ),
  loud(
    "a page with one way on",
    "page",
    "answers with a gate: asks to go on",
    always(
      html(
        `<h1>Hello</h1><p>${
          "Your message is kept on a page of its own. ".repeat(7)
        }Open the link.<a href=/b>Message</a>`,
      ),
    ),
  ),
  loud("a challenge", "challenge", NO_PAGE, standIn("cloudflare-managed")),
  loud("a challenge that names nobody", "challenge", NO_PAGE, standIn("another-defence")),
  loud("a warning of the host", "warning", NO_PAGE, standIn("cloudflare-warning")),
  loud("the sign-in page of a network", "portal", NO_PAGE, standIn("captive-portal")),
  loud("404", "error", NO_PAGE, standIn("not-found")),
  loud("500 without a body", "error", NO_PAGE, standIn("internal-error")),
  loud("an error with status 200", "error", NO_PAGE, standIn("error-with-status-200")),
  loud("an empty page", "empty", NO_PAGE, standIn("nothing-to-see")),
];
