import { Buffer } from "node:buffer";
import { type ClientHttp2Session, connect } from "node:http2";
import { setId } from "./codec.ts";
import { causeOfFailure } from "./connection_failure.ts";
import { openTls } from "./open_tls.ts";
import type { HttpsAddress } from "./resolver_address.ts";
import type { DnsStream, StreamOptions } from "./stream.ts";

/** RFC 8484 section 4.2.1. */
const MEDIA_TYPE = "application/dns-message";
/** RFC 8484 section 6: the longest DNS message. */
const MAX_BYTES = 65_535;

/** DNS over HTTPS, RFC 8484: one HTTP/2 session, a POST a question, the certificate verified. */
export class DnsOverHttps implements DnsStream {
  readonly #to: HttpsAddress;
  readonly #options: StreamOptions;
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

  async ask(message: Uint8Array, timeoutMs: number): Promise<Uint8Array | null> {
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

  #post(session: ClientHttp2Session, message: Uint8Array, timeoutMs: number): Promise<Uint8Array | null> {
    return new Promise((resolve) => {
      const end = (reply: Uint8Array | null) => {
        clearTimeout(timer);
        resolve(reply);
      };
      const stream = session.request({
        ":method": "POST",
        ":path": this.#to.url.pathname + this.#to.url.search,
        "content-type": MEDIA_TYPE,
        "content-length": String(message.length),
        accept: MEDIA_TYPE,
      });
      const timer = setTimeout(() => {
        stream.close();
        end(null);
      }, timeoutMs);
      let isReply = false;
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      stream.on("response", (headers) => {
        const { ":status": status, "content-type": type = "nothing" } = headers;
        isReply = status === 200 && String(type).startsWith(MEDIA_TYPE);
        this.failure = isReply ? null : this.#wrongAnswer(status ?? 0, String(type));
      });
      stream.on("data", (chunk: Uint8Array) => {
        bytes += chunk.length;
        if (bytes > MAX_BYTES) stream.close();
        else chunks.push(chunk);
      });
      stream.on(
        "end",
        () => end(isReply && bytes >= 12 && bytes <= MAX_BYTES ? Buffer.concat(chunks) : null),
      );
      stream.on("error", () => end(null));
      stream.on("close", () => end(null));
      stream.end(message);
    });
  }

  close(): void {
    this.#session?.destroy();
  }

  #wrongAnswer(status: number, type: string): string {
    const { pathname } = this.#to.url;
    const what = status === 200 ? type.replace(/;.*/, "").slice(0, 50) : `status ${status}`;
    return `it answers ${what} at ${pathname}, not with DNS: check the path of its URL, usually /dns-query`;
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
    session.on("goaway", end);
    return session;
  }
}
