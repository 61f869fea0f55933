import { Buffer } from "node:buffer";
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect,
  constants,
  type IncomingHttpHeaders,
  type IncomingHttpStatusHeader,
} from "node:http2";
import { retryAfterMs } from "../../retry_after.ts";
import { setId } from "./codec.ts";
import { causeOfFailure } from "./connection_failure.ts";
import { openTls } from "./open_tls.ts";
import type { HttpsAddress } from "./resolver_address.ts";
import type { DnsStream, StreamOptions, StreamRefusal } from "./over_stream.ts";

/** RFC 8484 section 4.2.1. */
const MEDIA_TYPE = "application/dns-message";
/** RFC 8484 section 6: the longest DNS message. */
const MAX_BYTES = 65_535;
/** Bytes of a header: what is shorter is no message. */
const MIN_BYTES = 12;

const TOO_FAST: StreamRefusal = {
  kind: "limit",
  waitMs: 0,
  why: "ends requests, as servers do with clients that they find too fast (HTTP/2 ENHANCE_YOUR_CALM)",
};
const NO_MESSAGE: StreamRefusal = {
  kind: "failure",
  waitMs: 0,
  why: "answers status 200 without a DNS message",
};

/** One request that waits for its response. */
interface OpenRequest {
  /** Settles it; a request that still runs is taken back. */
  readonly end: (reply: Uint8Array | StreamRefusal | null) => void;
  hasResponse: boolean;
}

/** DNS over HTTPS, RFC 8484: one HTTP/2 session, a POST a question, the certificate verified. */
export class DnsOverHttps implements DnsStream {
  readonly #to: HttpsAddress;
  readonly #options: StreamOptions;
  readonly #open = new Set<OpenRequest>();
  #session: ClientHttp2Session | undefined;
  #opening: Promise<ClientHttp2Session> | undefined;
  failure: string | null = null;

  /**
   * @param to The resolver.
   * @param options Roots, and a proxy.
   */
  constructor(to: HttpsAddress, options: StreamOptions) {
    this.#to = to;
    this.#options = options;
  }

  async ask(message: Uint8Array, timeoutMs: number): Promise<Uint8Array | StreamRefusal | null> {
    // RFC 8484 section 4.1: id 0, so that caches see the same question.
    setId(message, 0);
    try {
      const session = this.#session ??= await (this.#opening ??= this.#connect());
      return await this.#post(session, message, timeoutMs);
    } catch (error) {
      this.failure = causeOfFailure(error);
      return null;
    }
  }

  #post(
    session: ClientHttp2Session,
    message: Uint8Array,
    timeoutMs: number,
  ): Promise<Uint8Array | StreamRefusal | null> {
    const { promise, resolve } = Promise.withResolvers<Uint8Array | StreamRefusal | null>();
    const stream = session.request({
      ":method": "POST",
      ":path": this.#to.url.pathname + this.#to.url.search,
      "content-type": MEDIA_TYPE,
      "content-length": String(message.length),
      accept: MEDIA_TYPE,
    });
    const timer = setTimeout(() => own.end(null), timeoutMs);
    const own: OpenRequest = {
      hasResponse: false,
      end: (reply) => {
        clearTimeout(timer);
        this.#open.delete(own);
        if (!stream.readableEnded) stream.close(constants.NGHTTP2_CANCEL);
        resolve(reply);
      },
    };
    this.#open.add(own);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    // A request that was taken back has its events all the same.
    const on = (event: string, handle: (value: never) => void) =>
      void stream.on(event, (value) => this.#open.has(own) && handle(value as never));
    on("response", (headers: IncomingHttpHeaders & IncomingHttpStatusHeader) => {
      own.hasResponse = true;
      const { ":status": status, "content-type": type = "" } = headers;
      if (status === 200 && String(type).startsWith(MEDIA_TYPE)) return;
      own.end(this.#refused(httpRefusal(headers, this.#to.url.pathname, Date.now())));
    });
    on("data", (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) own.end(this.#refused(NO_MESSAGE));
      else chunks.push(chunk);
    });
    on("end", () => {
      if (!own.hasResponse) return;
      if (bytes < MIN_BYTES) return own.end(this.#refused(NO_MESSAGE));
      this.failure = null;
      own.end(Buffer.concat(chunks));
    });
    on("error", () => own.end(this.#endOf(stream)));
    on("close", () => own.end(this.#endOf(stream)));
    stream.end(message);
    return promise;
  }

  /** Notes a refusal. Where the service wants to be left alone, the requests that it has not answered are taken back. */
  #refused(refusal: StreamRefusal): StreamRefusal {
    this.failure = `it ${refusal.why}`;
    if (refusal.kind !== "end" && refusal.waitMs === 0) return refusal;
    for (const each of this.#open) if (!each.hasResponse) each.end(refusal);
    return refusal;
  }

  /** What it means that a request ended without a response: a connection that ends is opened again. */
  #endOf({ rstCode }: ClientHttp2Stream): StreamRefusal | null {
    if (rstCode === constants.NGHTTP2_ENHANCE_YOUR_CALM) return this.#refused(TOO_FAST);
    const isReset = this.#session !== undefined && rstCode !== undefined &&
      rstCode !== constants.NGHTTP2_NO_ERROR && rstCode !== constants.NGHTTP2_CANCEL;
    if (!isReset) return null;
    return this.#refused({ kind: "failure", waitMs: 0, why: `resets requests (HTTP/2 error ${rstCode})` });
  }

  close(): void {
    this.#session?.destroy();
  }

  async #connect(): Promise<ClientHttp2Session> {
    const { origin, hostname, port } = this.#to.url;
    const to = { host: hostname.replace(/^\[(.*)\]$/, "$1"), port: Number(port || 443) };
    try {
      const socket = await openTls(to, "h2", this.#options);
      return this.#watched(connect(origin, { createConnection: () => socket }));
    } finally {
      this.#opening = undefined;
    }
  }

  /** The session; opened again for the next query after it has ended. */
  #watched(session: ClientHttp2Session): ClientHttp2Session {
    session.unref?.();
    const end = () => {
      if (this.#session === session) this.#session = undefined;
    };
    session.on("error", (error) => {
      this.failure = causeOfFailure(error);
      end();
    });
    session.on("close", end);
    session.on("goaway", (code) => {
      end();
      if (code !== constants.NGHTTP2_ENHANCE_YOUR_CALM) return;
      this.failure = `it ${TOO_FAST.why}`;
      for (const each of this.#open) each.end(TOO_FAST);
    });
    return session;
  }
}

/** The longest pause that is kept, milliseconds: a mistaken Retry-After may say years. */
const MAX_WAIT_MS = 24 * 3_600_000;
/** Characters of a redirect's target in a message. */
const MAX_LOCATION = 200;

/**
 * What a response is that carries no DNS message (RFC 8484 section 4.2.1). 429 and what a busy server says pass, after
 * the time of Retry-After if there is one. Redirects, refusals of the client and pages do not: asking again would get
 * the same.
 *
 * @param path What was asked for.
 * @param nowMs Milliseconds since 1970, for a Retry-After date without a Date field.
 */
export function httpRefusal(headers: IncomingHttpHeaders, path: string, nowMs: number): StreamRefusal {
  const status = Number(headers[":status"] ?? 0);
  const type = headers["content-type"] ?? "nothing";
  const date = headers.date ?? null;
  const waitMs = Math.min(MAX_WAIT_MS, retryAfterMs(headers["retry-after"] ?? null, date, nowMs));
  const pause = waitMs > 0 ? ` and asks for a pause of ${Math.ceil(waitMs / 1000)} s` : "";
  const end = (why: string): StreamRefusal => ({ kind: "end", waitMs: 0, why });
  if (status === 429) {
    return { kind: "limit", waitMs, why: `limits how fast it is asked (status 429)${pause}` };
  }
  if (status === 511) return end("is behind the sign-in page of this network (status 511): sign in first");
  if (status === 408 || status === 425 || (status >= 500 && status !== 501 && status !== 505)) {
    return { kind: "failure", waitMs, why: `fails with status ${status}${pause}` };
  }
  if (status === 401 || status === 407) {
    return end(`wants credentials (status ${status}), which cannot be given: use another resolver`);
  }
  if (status === 403 || status === 451) {
    return end(`does not serve this machine (status ${status}): use another resolver`);
  }
  if (status >= 300 && status < 400) {
    const location = [headers.location ?? ""].join().replace(/[^!-~]/g, "").slice(0, MAX_LOCATION);
    const to = location === "" ? "elsewhere" : `to ${location}`;
    return end(`redirects ${to} (status ${status}), which is not followed: give the URL that it leads to`);
  }
  const what = status === 200 ? type.replace(/;.*|[^!-~]/g, "").slice(0, 50) : `status ${status}`;
  return end(`answers ${what} at ${path}, not with DNS: check the path of its URL, usually /dns-query`);
}
