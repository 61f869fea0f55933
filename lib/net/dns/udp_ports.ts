import { randomInt } from "node:crypto";
import { IdSlots } from "./id_slots.ts";
import type { UdpAddress } from "./resolver_address.ts";
import { openUdp, type UdpPort } from "./udp.ts";

/** Local ports of each family: a forged reply has to guess port and id, RFC 5452 section 9.2. */
const PORTS = 16;
/** Queries that may wait at one port: many times as many as are ever in flight there. */
const SLOTS = 16_384;
/** Bytes of a header; a shorter datagram is not a message. */
const HEADER_BYTES = 12;

/** Which of the ports. */
export interface LocalPort {
  /** Its index in its family. */
  readonly index: number;
  /** Its family. */
  readonly family: 4 | 6;
}

interface OpenPort<T> {
  local: LocalPort;
  port: UdpPort;
  waiting: IdSlots<T>;
}

/** Called with a datagram that may have the id of a waiting query at its local port; address and port are the sender's. */
export type OnPortDatagram<T> = (
  waiting: T,
  local: LocalPort,
  bytes: Uint8Array,
  address: string,
  port: number,
) => void;

/** Random local UDP ports, with the queries that wait for a datagram there, by message id. */
export class UdpPorts<T> {
  readonly #onDatagram: OnPortDatagram<T>;
  readonly #open: Record<4 | 6, OpenPort<T>[]> = { 4: [], 6: [] };

  /** @param onDatagram Called with each datagram that may have the id of a waiting query at its port. */
  constructor(onDatagram: OnPortDatagram<T>) {
    this.#onDatagram = onDatagram;
  }

  /** Reserves a random id at a random port. */
  reserve(family: 4 | 6, waiting: T): { port: LocalPort; id: number } {
    const index = randomInt(PORTS);
    const open = this.#open[family][index] ??= this.#openPort(index, family);
    return { port: open.local, id: open.waiting.take(randomInt(65_536), waiting) };
  }

  /** Sends from a port that was reserved. */
  send(message: Uint8Array, to: UdpAddress, { index, family }: LocalPort): void {
    this.#open[family][index]!.port.send(message, to.address, to.port);
  }

  /** Releases an id. */
  free({ index, family }: LocalPort, id: number): void {
    this.#open[family][index]?.waiting.free(id);
  }

  /** Closes all ports. */
  close(): void {
    for (const { port } of [...this.#open[4], ...this.#open[6]].filter(Boolean)) port.close();
  }

  #openPort(index: number, family: 4 | 6): OpenPort<T> {
    const waiting = new IdSlots<T>(SLOTS);
    const local = { index, family };
    const port = openUdp(family, (bytes, address, from) => {
      if (bytes.length < HEADER_BYTES) return;
      const one = waiting.get((bytes[0]! << 8) | bytes[1]!);
      if (one !== undefined) this.#onDatagram(one, local, bytes, address, from);
    });
    return { local, port, waiting };
  }
}
