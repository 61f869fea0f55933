import { splitName } from "../domain.ts";
import type { Dns, DnsReply, QueryOptions, RecordType } from "../io.ts";
import { isUnusable, saysExists } from "../observe/existence.ts";

/** Contradictions that names' own servers make, beside one for so many questions: further ones are not looked into. */
const OWN_CONTRADICTIONS = 50, SHARE_OF_CONTRADICTIONS = 50;

/** The controls between which a reply came: the last that were answered before, and the next. */
export type Span = readonly [from: number, to: number];

/** What the client knows of its resolvers. */
export interface Standings {
  /** Labels of the resolvers that are put aside now; never all of them. */
  aside(): ReadonlySet<string>;
  /** Which controls were answered last. */
  readonly since: number;
  /** Which controls come next. */
  readonly next: number;
  /** Whether a resolver answers for names that do not exist: then its answers contradict each other. */
  invents(resolver: string): boolean;
  /** Whether what is in the cache may come from a time in which a resolver was not believed. */
  readonly isTroubled: boolean;
  /**
   * Receives that a resolver contradicts itself about a name.
   *
   * @param replies Between which controls the replies came that contradict each other.
   * @param which Which of them the resolver does not stand by: null where the name's own servers are the reason.
   */
  doubts(resolver: string, replies: readonly Span[], which: Promise<number | null>): void;
}

/**
 * A DNS client whose questions go to none of the resolvers that are put aside, and that notices replies which contradict
 * each other.
 */
export class StandingDns implements Dns {
  readonly #dns: Dns;
  readonly #standings: Standings;
  /** Names that exist by the reply to A. */
  readonly #known = new Map<string, Span>();
  #turn = 0;
  #questions = 0;
  #ownContradictions = 0;

  /**
   * @param dns The client.
   * @param standings The resolvers.
   */
  constructor(dns: Dns, standings: Standings) {
    this.#dns = dns;
    this.#standings = standings;
  }

  get resolvers(): readonly string[] {
    const aside = this.#standings.aside();
    return aside.size === 0 ? this.#dns.resolvers : this.#dns.resolvers.filter((each) => !aside.has(each));
  }

  get failures(): ReadonlyMap<string, string> | undefined {
    return this.#dns.failures;
  }

  isDisputed(name?: string): boolean {
    return this.#dns.isDisputed?.(name) === true;
  }

  async query(
    name: string,
    type: RecordType,
    signal?: AbortSignal,
    options?: QueryOptions,
  ): Promise<DnsReply> {
    const { since } = this.#standings;
    this.#questions++;
    const reply = await this.#dns.query(name, type, signal, this.#allowed(options));
    const span: Span = [since, this.#standings.next];
    const known = this.#known.get(name);
    if (known === undefined) {
      if (type === "A" && reply.rcode === "NOERROR") this.#known.set(name, span);
      return reply;
    }
    if (!contradicts(name, type, reply) || this.#standings.invents(reply.resolver)) return reply;
    if (this.#ownContradictions > OWN_CONTRADICTIONS + this.#questions / SHARE_OF_CONTRADICTIONS) {
      return reply;
    }
    return await this.#again(name, type, reply, [known, span], signal);
  }

  close(): Promise<void> {
    return this.#dns.close();
  }

  /** Asks once more, and for what was known: the resolver has changed its mind, or the name's own servers are odd. */
  async #again(
    name: string,
    type: RecordType,
    { resolver }: DnsReply,
    spans: readonly Span[],
    signal: AbortSignal | undefined,
  ): Promise<DnsReply> {
    const options = {
      urgent: true,
      fresh: true,
      ...this.#dns.resolvers.length > 1 ? { only: resolver } : {},
    };
    const again = Promise.all([
      this.#dns.query(name, type, signal, options),
      this.#dns.query(name, "A", signal, options),
    ]);
    const which = again.then(([same, known]) =>
      !saysExists(known, name) ? 0 : contradicts(name, type, same) ? null : 1
    );
    this.#standings.doubts(resolver, spans, which);
    const shown = await which;
    if (shown === null) this.#ownContradictions++;
    else this.#known.delete(name);
    return (await again)[0];
  }

  #allowed(options: QueryOptions | undefined): QueryOptions | undefined {
    if (this.#standings.isTroubled) options = { ...options, fresh: true };
    const aside = this.#standings.aside();
    if (aside.size === 0) return options;
    const { only, except, ...rest } = options ?? {};
    const standing = this.resolvers;
    if (only !== undefined && standing.includes(only)) return options;
    const left = standing.filter((each) => each !== except);
    const among = left.length === 0 ? standing : left;
    // One exception alone leaves the client the choice, and the way out where a resolver is dead.
    const [first] = aside;
    if (aside.size === 1 && among.length === standing.length) return { ...rest, except: first! };
    return { ...rest, only: among[this.#turn++ % among.length]! };
  }
}

/** Whether a reply contradicts that a name exists: it denies the name, or that a registered one has servers. */
function contradicts(name: string, type: RecordType, reply: DnsReply): boolean {
  if (isUnusable(reply)) return false;
  if (!saysExists(reply, name)) return true;
  // Its own servers may have none, in the name of its zone: that is their word, not the resolver's.
  return type === "NS" && reply.answers.length === 0 && splitName(name).registrable === name &&
    reply.soa?.zone !== `${name}.`;
}
