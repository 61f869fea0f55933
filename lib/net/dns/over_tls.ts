import { connect, type TLSSocket } from "node:tls";
import { causeOfFailure } from "./connection_failure.ts";
import type { ProxyClient } from "../proxy/proxy_client.ts";
import { verifiedAs } from "../verified_tls.ts";
import { MessageReader, MessageWriter } from "./framing.ts";
import type { TlsAddress } from "./resolver_address.ts";
import type { DnsStream, StreamOptions } from "./stream.ts";
import { tlsTunnel } from "./tls_tunnel.ts";

interface TlsConnection {
  socket: Promise<TLSSocket>;
  nextId: number;
  waiting: Map<number, (reply: Uint8Array | null) => void>;
}

/** DNS over TLS, RFC 7858: one connection, pipelined queries, the certificate verified (section 8.1, strict). */
export class DnsOverTls implements DnsStream {
  readonly #to: TlsAddress;
  readonly #ca: readonly string[];
  readonly #proxy: ProxyClient | undefined;
  #connection: TlsConnection | undefined;
  failure: string | null = null;

  /**
   * @param to The resolver.
   * @param options Roots, and a proxy.
   */
  constructor(to: TlsAddress, options: StreamOptions) {
    this.#to = to;
    this.#ca = options.ca ?? [];
    this.#proxy = options.proxy;
  }

  ask(message: Uint8Array, timeoutMs: number): Promise<Uint8Array | null> {
    const connection = this.#connection ??= this.#connect();
    return new Promise((resolve) => {
      let id = connection.nextId++ & 65_535;
      while (connection.waiting.has(id)) id = connection.nextId++ & 65_535;
      const end = (reply: Uint8Array | null) => {
        clearTimeout(timer);
        connection.waiting.delete(id);
        resolve(reply);
      };
      const timer = setTimeout(() => end(null), timeoutMs);
      connection.waiting.set(id, end);
      const writer = new MessageWriter();
      writer.push(message, id);
      const framed = writer.take();
      connection.socket.then((socket) => socket.write(framed), () => {});
    });
  }

  close(): void {
    this.#connection?.socket.then((socket) => socket.destroy(), () => {});
  }

  #connect(): TlsConnection {
    const opened = this.#proxy === undefined
      ? Promise.resolve(this.#direct())
      : tlsTunnel(this.#proxy, this.#to, "dot", this.#ca);
    const connection: TlsConnection = { socket: opened, nextId: 0, waiting: new Map() };
    const end = () => {
      if (this.#connection === connection) this.#connection = undefined;
      for (const resolve of [...connection.waiting.values()]) resolve(null);
    };
    opened.then((socket) => this.#listen(socket, connection, end), (error) => {
      this.failure = causeOfFailure(error);
      end();
    });
    return connection;
  }

  #direct(): TLSSocket {
    const { host, port } = this.#to;
    return connect({ host, port, ...verifiedAs(host, this.#ca), ALPNProtocols: ["dot"] });
  }

  /** Splits the stream into replies and resolves the queries with their ids. */
  #listen(socket: TLSSocket, connection: TlsConnection, onEnd: () => void): void {
    const reader = new MessageReader();
    socket.unref();
    socket.on("data", (chunk: Uint8Array) => {
      reader.push(chunk);
      for (let reply = reader.next(); reply !== undefined; reply = reader.next()) {
        if (reply.length < 12) continue;
        this.failure = null;
        connection.waiting.get((reply[0]! << 8) | reply[1]!)?.(reply);
      }
    });
    const end = () => {
      socket.destroy();
      onEnd();
    };
    socket.on("error", (error) => {
      this.failure = causeOfFailure(error);
      end();
    });
    socket.on("close", end);
    if (socket.destroyed) end();
  }
}
