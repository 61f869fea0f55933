/**
 * Resolvers over TLS (RFC 7858) and over HTTPS (RFC 8484).
 * @module
 */
import { once } from "node:events";
import { createSecureServer, type Http2Session, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo, Server } from "node:net";
import { createServer, type TLSSocket } from "node:tls";
import { eachMessage, replyTo, type ResolverOptions } from "./resolvers.ts";

/** A running one. */
export interface EncryptedResolver {
  /** Port on localhost. */
  readonly port: number;
  /** Connections so far. */
  readonly connections: number;
  /** Ends the open connections, as idle resolvers do. */
  hangUp(): void;
  /** Stops it. */
  close(): Promise<void>;
}

/** Starts a resolver over TLS. */
export async function startDot(
  options: ResolverOptions,
  { key, cert }: { key: string; cert: string },
): Promise<EncryptedResolver> {
  const open = new Set<TLSSocket>();
  let connections = 0;
  const server = createServer({ key, cert }, (socket) => {
    connections++;
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
    eachMessage(socket, (message, send) => {
      const reply = replyTo(options, message);
      if (reply === null) socket.destroy();
      else send(reply);
    });
  });
  return await running(server, open, () => connections);
}

/** A response of a resolver over HTTPS that is none of DNS. */
export interface HttpAnswer {
  /** Its status. */
  status: number;
  /** Its fields. @default none */
  headers?: Readonly<Record<string, string>>;
  /** Its body. @default none */
  body?: string;
}

/** What a resolver over HTTPS does with a question: a response, or what ends the stream or the connection. */
export type OnRequest = HttpAnswer | { reset: number } | { goaway: number } | { hangUp: true };

/** Starts a resolver over HTTPS, at /dns-query. */
export function startDoh(
  options: ResolverOptions,
  certificate: { key: string; cert: string },
): Promise<EncryptedResolver> {
  return startDohWith(options, certificate, () => null);
}

/**
 * Starts one that does not answer everything.
 *
 * @param onRequest What it does with its nth question, counted from 1; null to answer it.
 */
export async function startDohWith(
  options: ResolverOptions,
  { key, cert }: { key: string; cert: string },
  onRequest: (nth: number) => OnRequest | null,
): Promise<EncryptedResolver> {
  let nth = 0;
  const sessions = new Set<Http2Session>();
  let connections = 0;
  const server = createSecureServer({ key, cert });
  server.on("session", (session) => {
    connections++;
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
    session.on("error", () => {});
  });
  server.on("stream", (stream, headers) => {
    const chunks: Uint8Array[] = [];
    stream.on("error", () => {});
    stream.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    stream.on("end", () => {
      if (stream.destroyed) return;
      const instead = onRequest(++nth);
      if (instead !== null) return misbehave(stream, instead);
      const isQuestion = headers[":path"] === "/dns-query" && headers[":method"] === "POST" &&
        headers["content-type"] === "application/dns-message";
      const reply = isQuestion ? replyTo(options, Buffer.concat(chunks)) : null;
      stream.respond({
        ":status": reply === null ? 404 : 200,
        "content-type": reply === null ? "text/plain" : "application/dns-message",
      });
      stream.end(reply ?? "no");
    });
  });
  return await running(server, sessions, () => connections);
}

function misbehave(stream: ServerHttp2Stream, what: OnRequest): void {
  if ("reset" in what) return stream.close(what.reset);
  if ("goaway" in what) return stream.session!.goaway(what.goaway);
  if ("hangUp" in what) return stream.session!.destroy();
  stream.respond({ ":status": what.status, ...what.headers });
  stream.end(what.body ?? "");
}

/** Starts a web server that knows nothing of DNS. */
export async function startWeb(
  _: ResolverOptions,
  { key, cert }: { key: string; cert: string },
): Promise<EncryptedResolver> {
  const sessions = new Set<Http2Session>();
  const server = createSecureServer({ key, cert });
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
    session.on("error", () => {});
  });
  server.on("stream", (stream) => {
    stream.on("error", () => {});
    stream.respond({ ":status": 200, "content-type": "text/html" });
    stream.end("<h1>Hello</h1>");
  });
  return await running(server, sessions, () => sessions.size);
}

/** Listens; `open` are the connections, and `connections` says how many there were. */
async function running(
  server: Server,
  open: ReadonlySet<{ destroy(): unknown }>,
  connections: () => number,
): Promise<EncryptedResolver> {
  server.listen(0, "localhost");
  await once(server, "listening");
  const hangUp = () => {
    for (const each of open) each.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    get connections() {
      return connections();
    },
    hangUp,
    async close() {
      hangUp();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
