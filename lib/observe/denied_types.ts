import { splitName } from "../domain.ts";
import type { Dns, DnsReply } from "../io.ts";
import { blockIn } from "./block.ts";
import type { Existence } from "./existence.ts";
import { isServed, isTrueDenial, isUnusable } from "./reply.ts";

/** One registrable name in so many is asked for its servers first. */
const SERVERS_FIRST = 7;
/** So many denials of each resolver are checked by asking for both types: the likeliest names come first. */
const BOTH_TYPES = 8;
/** Of its later denials one in so many, where no name is asked for its servers first. */
const SHARE_OF_BOTH = 128;
/** Names are no longer asked for their servers first after so many unusable answers, and one more for so many names. */
const UNUSABLE = 4, SHARE_OF_UNUSABLE = 16;

/** Asks whether names exist, for addresses or for servers, and notes which resolvers deny one of them alone. */
export class DeniedTypes {
  readonly #dns: Dns;
  readonly #partial = new Set<string>();
  readonly #denials = new Map<string, number>();
  readonly #isByTurns: boolean;
  #turn = 0;
  #unusable = 0;

  constructor(dns: Dns, isByTurns: boolean) {
    this.#dns = dns;
    this.#isByTurns = isByTurns;
  }

  /** See `Resolution.deniesByType`. */
  get isAnyPartial(): boolean {
    return this.#partial.size > 0;
  }

  /** A resolver denies a type of a name that has another one. */
  isPartial({ resolver }: DnsReply): void {
    this.#partial.add(resolver);
  }

  /** The reply that counts, to which type where that is not A, and that for servers where it is another one. */
  async ask(
    name: string,
    signal: AbortSignal,
  ): Promise<Pick<Existence, "reply" | "questionType" | "servers">> {
    const isRegistrable = splitName(name).registrable === name;
    const isForServers = this.#isByTurns && isRegistrable &&
      this.#turn++ % SERVERS_FIRST === SERVERS_FIRST - 1 &&
      this.#unusable <= UNUSABLE + this.#turn / SHARE_OF_UNUSABLE;
    const [type, otherType] = isForServers ? ["NS", "A"] as const : ["A", "NS"] as const;
    const reply = await this.#dns.query(name, type, signal);
    const only = isForServers ? { reply, questionType: type } : { reply };
    if (isForServers && isUnusable(reply)) this.#unusable++;
    const isDenied = reply.rcode === "NXDOMAIN" && reply.answers.length === 0 && blockIn(reply) === null &&
      !isByItself(name, reply);
    const isOnce = isDenied ? !isRegistrable || !this.#asksBoth(name, reply.resolver) : !isForServers;
    if (isOnce) return only;
    const other = await this.#dns.query(name, otherType, signal, isDenied ? { only: reply.resolver } : {});
    let [addresses, servers] = isForServers ? [other, reply] : [reply, other];
    if (addresses.rcode === "NXDOMAIN" && isServed(name, servers)) {
      // It may have been forged, or of a moment ago.
      const options = { only: addresses.resolver, urgent: true, fresh: true };
      addresses = await this.#dns.query(name, "A", signal, options);
      if (addresses.rcode === "NXDOMAIN" && !isByItself(name, addresses)) this.isPartial(addresses);
    }
    const isFound = addresses.rcode === "NOERROR" && blockIn(addresses) === null;
    // What both deny, the first denies as well.
    if (isForServers && isDenied && !isFound) return only;
    return { reply: addresses, ...isUnusable(servers) ? {} : { servers } };
  }

  #asksBoth(name: string, resolver: string): boolean {
    const denials = this.#denials.get(resolver) ?? 0;
    this.#denials.set(resolver, denials + 1);
    return denials < BOTH_TYPES || !this.#isByTurns && denials % SHARE_OF_BOTH === 0 ||
      this.#partial.has(resolver) || this.#dns.isDisputed?.(name) === true;
  }
}

/** Whether a denial is by the name's own servers, with the SOA of their zone: some deny it where they do not know the type. */
function isByItself(name: string, reply: DnsReply): boolean {
  return reply.soa !== null && !isTrueDenial(name, reply);
}
