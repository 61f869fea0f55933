/**
 * Resolvers that are asked over TLS (RFC 7858) and over HTTPS (RFC 8484).
 * @module
 */
import { once } from "node:events";
import { createSecureServer, type Http2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import { createServer, type TLSSocket } from "node:tls";
import { replyTo, type ResolverOptions } from "./resolvers.ts";

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
    let received: Uint8Array = new Uint8Array(0);
    socket.on("data", (chunk: Uint8Array) => {
      received = Buffer.concat([received, chunk]);
      while (received.length >= 2) {
        const length = (received[0]! << 8) | received[1]!;
        if (received.length < length + 2) return;
        const reply = replyTo(options, received.subarray(2, length + 2));
        received = received.subarray(length + 2);
        if (reply === null) return void socket.destroy();
        socket.write(Buffer.concat([Uint8Array.of(reply.length >> 8, reply.length & 255), reply]));
      }
    });
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    get connections() {
      return connections;
    },
    hangUp,
    async close() {
      hangUp();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Starts a resolver over HTTPS, at /dns-query. */
export async function startDoh(
  options: ResolverOptions,
  { key, cert }: { key: string; cert: string },
): Promise<EncryptedResolver> {
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
  server.listen(0, "localhost");
  await once(server, "listening");
  const hangUp = () => {
    for (const session of sessions) session.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    get connections() {
      return connections;
    },
    hangUp,
    async close() {
      hangUp();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
