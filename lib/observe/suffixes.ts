import { splitName } from "../domain.ts";
import type { Dns, DnsReply, RecordType } from "../io.ts";
import { isUnusable } from "./reply.ts";

/** What each resolver says about suffixes, asked for once where a denial does not show it. */
export class Suffixes {
  readonly #dns: Dns;
  readonly #signal: AbortSignal | undefined;
  readonly #asked = new Map<string, Promise<boolean>>();

  /**
   * @param dns The resolvers.
   * @param signal Ends the questions, which several names share.
   */
  constructor(dns: Dns, signal: AbortSignal | undefined) {
    this.#dns = dns;
    this.#signal = signal;
  }

  /** Whether a resolver says that the top-level domain of a name has no servers: then it knows nothing of names below. */
  areDenied(name: string, resolver: string): Promise<boolean> {
    const top = name.slice(name.lastIndexOf(".") + 1);
    return this.#once(top, "NS", resolver, (reply) => !isUnusable(reply) && !isZone(top, reply));
  }

  /**
   * Whether the SOA of a true denial is that of the zone that the name's suffix is in, or of one below. Some suffixes are
   * in the zone above, such as co.jp in jp: then the resolver says so when it is asked for the suffix.
   */
  async hold(name: string, { soa, resolver }: DnsReply): Promise<boolean> {
    const { suffix } = splitName(name);
    const zone = soa?.zone ?? ".";
    if (zone === `${suffix}.` || zone.endsWith(`.${suffix}.`)) return true;
    const isInZoneAbove = (reply: DnsReply) =>
      reply.rcode === "NOERROR" && reply.answers.length === 0 && reply.soa?.zone === zone;
    return await this.#once(suffix, "SOA", resolver, isInZoneAbove);
  }

  #once(
    name: string,
    type: RecordType,
    resolver: string,
    judge: (reply: DnsReply) => boolean,
  ): Promise<boolean> {
    const key = `${type} ${name} ${resolver}`;
    let asked = this.#asked.get(key);
    if (asked === undefined) {
      asked = this.#dns.query(name, type, this.#signal, { urgent: true, only: resolver }).then(judge);
      this.#asked.set(key, asked);
    }
    return asked;
  }
}

/** Whether a reply shows that a zone starts at the name: its servers, or its SOA. */
export function isZone(name: string, { answers, soa }: DnsReply): boolean {
  return soa?.zone === `${name}.` ||
    answers.some((record) => record.name === `${name}.` && (record.type === "NS" || record.type === "SOA"));
}
