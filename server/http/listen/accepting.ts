import { type AddressInfo, connect, type Server, type Socket } from "node:net";

/** Milliseconds between two looks, and within which a connection to this process has to arrive. */
const LOOK_MS = 2_000;

/**
 * Listens again when a server accepts nothing any more. Under Deno 2.9 one that could not accept a connection, for want
 * of file descriptors, never accepts another, and says nothing: it is seen by a connection from here.
 *
 * @returns What stops it.
 */
export function keepAccepting(server: Server, host: string): () => void {
  const { port } = server.address() as AddressInfo;
  let probe: Socket | undefined;
  const end = () => {
    probe?.destroy();
    probe = undefined;
  };
  server.prependListener("connection", (socket: Socket) => {
    if (probe === undefined || socket.remotePort !== probe.localPort) return;
    socket.destroy();
    end();
  });
  const timer = setInterval(() => {
    if (probe !== undefined) {
      end();
      server.close();
      server.listen(port, host);
    }
    // While there are no descriptors, neither look nor listener can be opened.
    probe = connect(port, host).on("error", end);
  }, LOOK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    end();
  };
}
