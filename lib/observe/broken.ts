/**
 * Names that resolvers cannot resolve: lame delegations, and zones whose signatures are wrong.
 * @module
 */
import { splitName } from "../domain.ts";
import type { Dns, DnsReply } from "../io.ts";
import { blockIn } from "./block.ts";
import type { Existence } from "./existence.ts";
import { isTrueDenial, isUnusable } from "./reply.ts";

/**
 * Whether a name exists whose address a resolver could not find. After SERVFAIL it is queried without validation (CD,
 * RFC 4035 section 3.2.2). Then its DS is queried, which the servers of the zone above answer (RFC 4035 section
 * 3.1.4.1), however broken the name's own are: they deny the name, or it is delegated.
 *
 * @param reply The failure.
 * @param invents Whether a resolver claims that any name below the same parent exists.
 */
export async function pastFailure(
  dns: Dns,
  name: string,
  reply: DnsReply,
  invents: (resolver: string) => Promise<boolean>,
  signal: AbortSignal,
): Promise<Existence> {
  if (reply.rcode === "SERVFAIL") {
    const unchecked = await dns.query(name, "A", signal, { checkingDisabled: true, only: reply.resolver });
    if (unchecked.rcode === "NOERROR" && blockIn(unchecked) === null) {
      return { state: "registered", rcode: "NOERROR", reply: unchecked, isBogus: true };
    }
  }
  const unknown: Existence = { state: "unknown", rcode: reply.rcode, reply };
  // Only the zone above a registrable name is certain not to be as broken as the name.
  if (splitName(name).registrable !== name) return unknown;
  const above = await dns.query(name, "DS", signal, { checkingDisabled: true });
  if (isUnusable(above)) return unknown;
  if (above.rcode === "NXDOMAIN") {
    return isTrueDenial(name, above)
      ? { state: "free", rcode: above.rcode, reply: above, questionType: "DS" }
      : unknown;
  }
  return await invents(above.resolver) ? unknown : { ...unknown, state: "registered" };
}
