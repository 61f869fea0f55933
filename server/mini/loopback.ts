import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";

/** A server of the miniature internet. */
export interface MiniServer {
  /** `address:port`. */
  address: string;
  /** Port. */
  port: number;
  /** Stops it and closes every connection. */
  close(): Promise<void>;
}

/** Where a server listens. */
export interface LoopbackOptions {
  /** A loopback address. @default `127.0.0.1` */
  host?: string;
  /** Port; 0 for any. @default 0 */
  port?: number;
  /**
   * Further loopback addresses, on the same port. Those that this machine does not have are skipped: only Linux has all
   * of 127.0.0.0/8. @default none
   */
  alsoOn?: readonly string[];
}

/**
 * Makes a server listen on a loopback address.
 *
 * @param server A server of node:net or one built on it.
 * @param options Where.
 * @throws {RangeError} When the address is not a loopback one.
 * @example
 * ```ts
 * import { createServer } from "node:net";
 * import { listenOn } from "./loopback.ts";
 * const mini = await listenOn(createServer((socket) => socket.end()));
 * await mini.close();
 * ```
 */
export async function listenOn(server: Server, options: LoopbackOptions = {}): Promise<MiniServer> {
  const host = options.host ?? "127.0.0.1";
  if (!/^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^::1$/.test(host)) {
    throw new RangeError(`Cannot listen on "${host}": the miniature internet is loopback only`);
  }
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    // A peer that resets its connection must not end the process.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => open.delete(socket));
  });
  server.listen(options.port ?? 0, host);
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    address: host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** A server of a line protocol (WHOIS, SMTP): `serve` gets each connection. */
export function lineServer(serve: (socket: Socket) => void, options: LoopbackOptions): Promise<MiniServer> {
  return listenOnAll(() => createServer(serve), options);
}

/** Makes servers of one kind listen on all of the addresses. */
export async function listenOnAll(make: () => Server, options: LoopbackOptions): Promise<MiniServer> {
  const first = await listenOn(make(), options);
  const others = await Promise.all(
    (options.alsoOn ?? []).map((host) => listenOn(make(), { host, port: first.port }).catch(() => null)),
  );
  return {
    ...first,
    async close() {
      await Promise.all([first, ...others].map((server) => server?.close()));
    },
  };
}
