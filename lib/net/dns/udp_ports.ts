import { randomInt } from "node:crypto";
import { IdSlots, type Waiting } from "./id_slots.ts";
import { isLimit } from "./connection_failure.ts";
import { openUdp, type UdpPort } from "./udp.ts";

/** Local ports of each family: a forged reply has to guess port and id, RFC 5452 section 9.2. */
const PORTS = 16;
/** Queries that may wait at one port: many times as many as are ever in flight there. */
const SLOTS = 16_384;
/** Bytes of a header; a shorter datagram is not a message. */
const HEADER_BYTES = 12;

/** A local port. */
export interface LocalPort<T extends Waiting> {
  /** Sends from it. */
  readonly udp: UdpPort;
  /** Who waits for a datagram there. */
  readonly slots: IdSlots<T>;
}

/** Called with a datagram that has the id of one that waits at its local port; address and port are the sender's. */
export type OnPortDatagram<T> = (waiting: T, bytes: Uint8Array, address: string, port: number) => void;

/** Random local UDP ports, with the queries that wait for a datagram there. */
export class UdpPorts<T extends Waiting> {
  readonly #onDatagram: OnPortDatagram<T>;
  readonly #open: Record<4 | 6, LocalPort<T>[]> = { 4: [], 6: [] };
  #most = PORTS;

  /** @param onDatagram Called with each datagram that somebody may wait for. */
  constructor(onDatagram: OnPortDatagram<T>) {
    this.#onDatagram = onDatagram;
  }

  /**
   * A random one of the ports. Where the system lets the process have no more, fewer are used.
   *
   * @throws {Error} the system's, when it lets the process have none.
   */
  random(family: 4 | 6): LocalPort<T> {
    const open = this.#open[family];
    const nth = randomInt(this.#most);
    if (nth < open.length) return open[nth]!;
    try {
      open.push(this.#openPort(family));
    } catch (error) {
      if (open.length === 0 || !isLimit(error)) throw error;
      this.giveUpHalf();
    }
    return open.at(-1)!;
  }

  /** Closes half of the ports: connections and files need some of what the process may open. What waits there is lost. */
  giveUpHalf(): void {
    this.#most = Math.max(1, Math.ceil(Math.max(this.#open[4].length, this.#open[6].length) / 2));
    for (const open of [this.#open[4], this.#open[6]]) {
      for (const { udp } of open.splice(this.#most)) udp.close();
    }
  }

  /** Closes all ports. */
  close(): void {
    for (const { udp } of [...this.#open[4], ...this.#open[6]]) udp.close();
  }

  #openPort(family: 4 | 6): LocalPort<T> {
    const slots = new IdSlots<T>(SLOTS);
    const udp = openUdp(family, (bytes, address, port) => {
      if (bytes.length < HEADER_BYTES) return;
      const waiting = slots.get((bytes[0]! << 8) | bytes[1]!);
      if (waiting !== undefined) this.#onDatagram(waiting, bytes, address, port);
    });
    return { udp, slots };
  }
}
