/**
 * The DNS server of the miniature internet behind a network with faults, for tests and benches.
 * @module
 */
import { Buffer } from "node:buffer";
import packet from "dns-packet";
import type { MiniServer } from "../../../server/mini/loopback.ts";
import { startDns, type Zones } from "../../../server/mini/dns.ts";

/** Faults of the network. */
export interface DnsFaults {
  /** Share of datagrams lost, each way, 0 to 1. */
  loss?: number;
  /** Milliseconds before each answer. */
  delayMs?: number;
  /** Queries beyond this number in a second are dropped. */
  questionsPerSecond?: number;
  /** Names that do not exist resolve to this address, as with some resolvers. */
  rewriteTo?: string;
  /** Forged replies that arrive before the real one. */
  forge?: "id" | "question" | "junk";
  /** Datagrams are truncated to this many bytes, with TC set. */
  truncateAt?: number;
}

/** A running server. */
export interface FaultyDns extends MiniServer {
  /** Queries received so far. */
  readonly questions: number;
  /** May be changed while it runs. */
  faults: DnsFaults;
}

/** Starts it on a loopback address. */
export async function startFaultyDns(zones: Zones, faults: DnsFaults = {}): Promise<FaultyDns> {
  let tokens = 0, tokensAt = performance.now();
  const isAllowed = (limit: number | undefined): boolean => {
    if (limit === undefined) return true;
    const now = performance.now();
    tokens = Math.min(limit / 20, tokens + limit * (now - tokensAt) / 1000);
    tokensAt = now;
    if (tokens < 1) return false;
    tokens--;
    return true;
  };
  const server = await startDns(zones, {
    deliver(make, send, over) {
      faulty.questions++;
      const { loss = 0, delayMs, questionsPerSecond, truncateAt = Infinity } = faulty.faults;
      // TCP repeats what is lost, unless all is.
      const isLost = over === "tcp" ? loss === 1 : Math.random() < loss || Math.random() < loss;
      if (isLost || !isAllowed(questionsPerSecond)) return;
      const made = make();
      if (made === null) return;
      const reply = rewritten(made, faulty.faults.rewriteTo);
      const respond = (): void => {
        if (over === "tcp") return send(reply);
        for (const forged of forgeries(reply, faulty.faults)) send(forged);
        send(reply.length > truncateAt ? truncated(reply) : reply);
      };
      if (delayMs === undefined) respond();
      else setTimeout(respond, delayMs);
    },
  });
  const faulty = { ...server, questions: 0, faults };
  return faulty;
}

/** The reply with an address in place of NXDOMAIN. */
function rewritten(reply: Uint8Array, address: string | undefined): Uint8Array {
  if (address === undefined || (reply[3]! & 15) !== 3) return reply;
  const { id = 0, flags = 0, questions = [] } = packet.decode(Buffer.from(reply));
  const [first] = questions;
  if (first?.type !== "A") return reply;
  const answer = { type: "A" as const, name: first.name.toLowerCase(), ttl: 60, data: address };
  return packet.encode({ type: "response", id, flags: flags & ~15, questions, answers: [answer] });
}

function forgeries(reply: Uint8Array, { forge }: DnsFaults): Uint8Array[] {
  if (forge === undefined) return [];
  if (forge === "junk") return [reply.slice(0, reply.length - 3), Uint8Array.of(1, 2, 3)];
  const forged = Uint8Array.from(reply);
  // Claims NXDOMAIN for another id, or for another question.
  forged[3] = (forged[3]! & 0xf0) | 3;
  const at = forge === "id" ? 0 : 13;
  forged[at] = forged[at]! ^ 1;
  return [forged];
}

function truncated(reply: Uint8Array): Uint8Array {
  const { id = 0, flags = 0, questions = [] } = packet.decode(Buffer.from(reply));
  return packet.encode({ type: "response", id, flags: flags | packet.TRUNCATED_RESPONSE, questions });
}
