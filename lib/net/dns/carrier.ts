import type { UdpAddress } from "./resolver_address.ts";

/** What carries messages to resolvers: a local UDP port, or a TCP connection that many queries share. */
export interface Carrier<T> {
  /** Whether messages can get lost on their way. */
  readonly isDatagram: boolean;
  /** Sends the message of a query with an id of its own, which it returns; what comes with this id is the reply. */
  send(waiting: T, message: Uint8Array, to: UdpAddress): number;
  /** Releases an id. */
  free(id: number): void;
}

/** Where a datagram came from. */
export interface Sender {
  /** Address, with the zone of a link-local one. */
  readonly address: string;
  /** Its port. */
  readonly port: number;
}

/**
 * Called with each message that has the id of a waiting query.
 *
 * @param from The sender of a datagram, which anyone may be; null for a connection, which the resolver has accepted.
 */
export type OnReply<T> = (waiting: T, bytes: Uint8Array, by: Carrier<T>, from: Sender | null) => void;
