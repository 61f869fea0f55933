import type { Dns, DnsReply, QueryOptions, RecordType } from "../io.ts";

/** A DNS client whose questions go to none of the resolvers that are put aside. */
export class StandingDns implements Dns {
  readonly #dns: Dns;
  readonly #aside: () => ReadonlySet<string>;
  #turn = 0;

  /**
   * @param dns The client.
   * @param aside Labels of the resolvers that are put aside now; never all of them.
   */
  constructor(dns: Dns, aside: () => ReadonlySet<string>) {
    this.#dns = dns;
    this.#aside = aside;
  }

  get resolvers(): readonly string[] {
    const aside = this.#aside();
    return aside.size === 0 ? this.#dns.resolvers : this.#dns.resolvers.filter((each) => !aside.has(each));
  }

  get failures(): ReadonlyMap<string, string> | undefined {
    return this.#dns.failures;
  }

  query(name: string, type: RecordType, signal?: AbortSignal, options?: QueryOptions): Promise<DnsReply> {
    return this.#dns.query(name, type, signal, this.#allowed(options));
  }

  close(): Promise<void> {
    return this.#dns.close();
  }

  #allowed(options: QueryOptions | undefined): QueryOptions | undefined {
    const aside = this.#aside();
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
