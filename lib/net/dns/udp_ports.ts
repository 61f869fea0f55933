import { randomInt } from "node:crypto";
import type { Carrier, OnReply } from "./carrier.ts";
import { setId } from "./codec.ts";
import type { UdpAddress } from "./resolver_address.ts";
import { openUdp, type UdpPort } from "./udp.ts";

/** Local ports of each family: a forged reply has to guess port and id, RFC 5452 section 9.2. */
const PORTS = 16;
/** Bytes of a header; a shorter datagram is not a message. */
const HEADER_BYTES = 12;

class LocalPort<T> implements Carrier<T> {
  readonly isDatagram = true;
  readonly #port: UdpPort;
  readonly #byId = new Map<number, T>();

  constructor(family: 4 | 6, onReply: OnReply<T>) {
    this.#port = openUdp(family, (bytes, from) => {
      if (bytes.length < HEADER_BYTES) return;
      const waiting = this.#byId.get((bytes[0]! << 8) | bytes[1]!);
      if (waiting !== undefined) onReply(waiting, bytes, this, from);
    });
  }

  send(waiting: T, message: Uint8Array, to: UdpAddress): number {
    let id = randomInt(65_536);
    while (this.#byId.has(id)) id = (id + 1) & 65_535;
    this.#byId.set(id, waiting);
    setId(message, id);
    this.#port.send(message, to.address, to.port);
    return id;
  }

  free(id: number): void {
    this.#byId.delete(id);
  }

  close(): void {
    this.#port.close();
  }
}

/** Random local UDP ports, with the queries that wait for a datagram there, by message id. */
export class UdpPorts<T> {
  readonly #onReply: OnReply<T>;
  readonly #open: Record<4 | 6, LocalPort<T>[]> = { 4: [], 6: [] };

  /** @param onReply Called with each datagram that has the id of a waiting query at its port. */
  constructor(onReply: OnReply<T>) {
    this.#onReply = onReply;
  }

  /** A random port. */
  pick(family: 4 | 6): Carrier<T> {
    const index = randomInt(PORTS);
    return this.#open[family][index] ??= new LocalPort(family, this.#onReply);
  }

  /** Closes all ports. */
  close(): void {
    for (const port of [...this.#open[4], ...this.#open[6]].filter(Boolean)) port.close();
  }
}
