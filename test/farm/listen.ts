/**
 * Puts servers of the farm on their addresses.
 * @module
 */
import { createServer, type Socket } from "node:net";
import { type SecureContext, TLSSocket } from "node:tls";
import type { FarmPorts } from "./addresses.ts";
import type { Misdeed } from "./web.ts";

/** What gets each connection. */
export type Serve = (socket: Socket) => void;

/** Listens on the port of its kind. */
export function listenAt(
  host: string,
  ports: FarmPorts,
  kind: keyof FarmPorts,
  serve: Serve,
): Promise<void> {
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    serve(socket);
  });
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(ports[kind], host, resolve);
  });
}

/** Waits for a request's header, then lets the misdeed answer. */
export function afterRequest(misdeed: Misdeed): Serve {
  return (socket) => {
    let head = "";
    const onData = (chunk: Uint8Array): void => {
      head += new TextDecoder("latin1").decode(chunk);
      if (!head.includes("\r\n\r\n")) return;
      socket.off("data", onData);
      socket.resume();
      misdeed(socket, / (\S*)/.exec(head)?.[1] ?? "/");
    };
    socket.on("data", onData);
  };
}

/** The same behind TLS. */
export function encrypted(secureContext: SecureContext, serve: Serve): Serve {
  return (socket) => {
    const secure = new TLSSocket(socket, { isServer: true, secureContext });
    secure.on("error", () => socket.destroy());
    serve(secure);
  };
}
