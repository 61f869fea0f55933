import { SquatError } from "../errors.ts";
import type { DnsReply, Io } from "../io.ts";

/**
 * Checks that the resolvers are there and lead to the public DNS, so that a machine without a network fails after
 * the time of one question, not of all. Asks two NS questions, ahead of all others: a resolver that limits its
 * answers must not lose them in the crowd.
 *
 * @param name The imitated name, A-labels.
 * @param isAnswered Whether some other question has got an answer.
 * @throws {SquatError} `no_network`.
 */
export async function checkNetwork(
  io: Io,
  name: string,
  isAnswered: () => boolean,
  signal: AbortSignal,
): Promise<void> {
  const advice = "check the network, or name another resolver (--resolver IP)";
  const top = name.slice(name.lastIndexOf(".") + 1);
  const [reply, above] = await Promise.all(
    [name, top].map((each) => io.dns.query(each, "NS", signal, { urgent: true })),
  ) as [DnsReply, DnsReply];
  if (reply.rcode === "NO_ANSWER" && !isAnswered()) {
    const resolvers = io.dns.resolvers.join(", ") || "any resolver";
    throw new SquatError("no_network", `No answer from ${resolvers}: ${advice}`);
  }
  // A true denial names the zone that denies (RFC 2308 section 2.1); captive networks deny every name.
  if (reply.rcode !== "NXDOMAIN" || reply.soa !== null) return;
  if (above.rcode === "NXDOMAIN" && above.soa === null) {
    throw new SquatError(
      "no_network",
      `${above.resolver} says that .${top} does not exist, so it is not connected to the public DNS: ${advice}`,
    );
  }
}
