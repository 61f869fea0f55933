import { createSocket } from "node:dgram";
import { setImmediate } from "node:timers";
import { SquatError } from "../../errors.ts";

/** Sends and receives datagrams from one random port. */
export interface UdpPort {
  /** Sends; a datagram that cannot be sent is lost. */
  send(bytes: Uint8Array, address: string, port: number): void;
  /** Closes the port. */
  close(): void;
}

/** The callback for each datagram. */
export type OnDatagram = (bytes: Uint8Array, address: string, port: number) => void;

interface DenoDatagram {
  send(bytes: Uint8Array, to: { transport: "udp"; hostname: string; port: number }): Promise<number>;
  receive(buffer: Uint8Array): Promise<[Uint8Array, { hostname: string; port: number }]>;
  close(): void;
  unref?(): void;
}

interface DenoNet {
  listenDatagram?(options: { transport: "udp"; hostname: string; port: number }): DenoDatagram;
}

/** Size of the receive buffer, as far as the system allows: a thousand answers may arrive while one is read. */
const RECEIVE_BUFFER = 4 * 1024 * 1024;
/** Buffer of a datagram: more than the advertised EDNS payload of 1232. */
const MAX_DATAGRAM = 4096;

/** Datagrams on Deno after which the event loop goes on. With twice as many, connections waited longer than on Node. */
const BURST = 16;

/**
 * Most queries that should be in flight on this runtime. Each of sixteen native ports of Deno buffers 64; its
 * node:dgram allocates 64 KiB for each datagram until the next garbage collection.
 */
export function platformWindow(): number {
  const deno = (globalThis as { Deno?: DenoNet }).Deno;
  return deno === undefined ? 2_048 : deno.listenDatagram === undefined ? 128 : 1_024;
}

/**
 * Opens a UDP port of a random number.
 *
 * Uses Deno's native datagrams if available (--unstable-net): its node:dgram allocates 64 KiB for each datagram.
 *
 * @throws {SquatError} `no_network` when Deno permits none.
 * @throws {Error} the system's, when it has no more files, ports or buffers.
 */
export function openUdp(family: 4 | 6, onDatagram: OnDatagram): UdpPort {
  const deno = (globalThis as { Deno?: DenoNet }).Deno;
  try {
    return deno?.listenDatagram === undefined
      ? nodePort(family, onDatagram)
      : denoPort(deno, family, onDatagram);
  } catch (cause) {
    if ((cause as Error).name !== "NotCapable") throw cause;
    const detail = "Deno permits no UDP, which DNS needs: run it again with --allow-net";
    throw new SquatError("no_network", detail, { cause });
  }
}

function nodePort(family: 4 | 6, onDatagram: OnDatagram): UdpPort {
  const socket = createSocket({
    type: family === 4 ? "udp4" : "udp6",
    recvBufferSize: RECEIVE_BUFFER,
    // Addresses are numeric: this saves a getaddrinfo call for every datagram.
    lookup: (host, _options, callback) => callback(null, host, family),
  });
  socket.on("message", (bytes, from) => onDatagram(bytes, from.address, from.port));
  // ICMP errors and full buffers: the query is retransmitted like any lost one.
  let failure: Error | undefined;
  socket.on("error", (error) => failure ??= error);
  let closed = false;
  // With such a lookup it binds, or fails, before it returns.
  socket.bind(0);
  if (failure !== undefined) {
    socket.close();
    throw failure;
  }
  socket.unref();
  return {
    send(bytes, address, port) {
      if (!closed) socket.send(bytes, port, address);
    },
    close() {
      if (closed) return;
      closed = true;
      socket.close();
    },
  };
}

let received = 0;
let nextTurn: Promise<void> | undefined;

/**
 * Lets the event loop go on after a burst on all ports together. Deno delivers datagrams that have arrived as
 * microtasks, one after the other: while a fast resolver answers, no timer fires and node:net connects to nothing.
 */
function yieldAfterBurst(): Promise<void> | undefined {
  if (++received < BURST) return nextTurn;
  received = 0;
  return nextTurn ??= new Promise((resolve) =>
    setImmediate(() => {
      nextTurn = undefined;
      resolve();
    })
  );
}

function denoPort(deno: DenoNet, family: 4 | 6, onDatagram: OnDatagram): UdpPort {
  const socket = deno.listenDatagram!({
    transport: "udp",
    hostname: family === 4 ? "0.0.0.0" : "::",
    port: 0,
  });
  socket.unref?.();
  let closed = false;
  const receive = async () => {
    const buffer = new Uint8Array(MAX_DATAGRAM);
    let failures = 0;
    while (!closed) {
      try {
        const [bytes, from] = await socket.receive(buffer);
        onDatagram(bytes, from.hostname, from.port);
        failures = 0;
        await yieldAfterBurst();
      } catch {
        // A broken socket must not spin; its queries continue from the other ports.
        if (closed || ++failures > 100) return;
      }
    }
  };
  receive();
  return {
    send(bytes, address, port) {
      if (!closed) socket.send(bytes, { transport: "udp", hostname: address, port }).catch(() => {});
    },
    close() {
      if (closed) return;
      closed = true;
      socket.close();
    },
  };
}
