import { randomInt } from "node:crypto";
import { SquatError } from "../../errors.ts";
import type { QueryOptions } from "../../io.ts";
import { ProxyClient } from "../proxy/proxy_client.ts";
import type { Question } from "./question.ts";
import { AMOUNT, type OptionChecks } from "../../options.ts";
import { Resolver } from "./resolver.ts";
import { TokenBucket } from "./token_bucket.ts";
import { platformWindow } from "./udp.ts";

/** Options of a DNS client: resolvers, rates and timeouts. */
export interface DnsOptions {
  /** `192.0.2.1`, `192.0.2.1:5353`, `[2001:db8::1]:53`, `tls://dns.example`, `https://dns.example/dns-query`. */
  resolvers: readonly string[];
  /** Additional roots in PEM, for encrypted connections. @default none */
  ca?: readonly string[];
  /**
   * Proxy for encrypted connections, as in the dialer's options; datagrams and TCP go to resolvers directly.
   * @default none
   */
  proxy?: string | ProxyClient;
  /** Timeout of a query in milliseconds, from its first packet on. @default 5000 */
  timeoutMs?: number;
  /**
   * Milliseconds after which the refusals of a resolver that refuses everything are final: until then a limit per
   * minute may be used up. @default 65000; 150000 where it has answered before, 5000 for SERVFAIL
   */
  refusalMs?: number;
  /**
   * Milliseconds that a query waits for resolvers which have answered before and now answer nothing: bans end.
   * @default 600000
   */
  silenceMs?: number;
  /** Most queries in flight to one resolver. @default 2048; on Deno 1024, without --unstable-net 128 */
  window?: number;
  /** Most queries a second, over all resolvers. @default adaptive */
  rate?: number;
  /** Most queries in flight, over all resolvers. @default adaptive */
  inFlight?: number;
}

/** The checks of its options. */
export const DNS_OPTIONS: OptionChecks<DnsOptions> = {
  resolvers: true,
  ca: true,
  proxy: true,
  timeoutMs: AMOUNT,
  refusalMs: AMOUNT,
  silenceMs: AMOUNT,
  window: AMOUNT,
  rate: AMOUNT,
  inFlight: AMOUNT,
};

/** The resolvers of a client, and the choice between them. */
export class Resolvers {
  /** All of them, each once. */
  readonly all: readonly Resolver[];
  readonly #rate: number;
  readonly #bucket = new TokenBucket();

  /**
   * @param options Of the client.
   * @throws {SquatError} `invalid_parameter` for an invalid resolver, `no_network` for none.
   */
  constructor(options: DnsOptions) {
    const window = options.window ?? platformWindow();
    const ca = options.ca ?? [];
    const proxy = typeof options.proxy === "string" ? new ProxyClient(options.proxy, ca) : options.proxy;
    if (typeof options.resolvers === "string") {
      throw new SquatError(
        "invalid_parameter",
        `Cannot use resolvers ${JSON.stringify(options.resolvers)}: give a list of them`,
      );
    }
    this.all = [...new Set(options.resolvers)].map((text) =>
      new Resolver(text, window, { ca, proxy }, options.refusalMs)
    );
    if (this.all.length === 0) {
      throw new SquatError(
        "no_network",
        "No resolver is known: name a resolver",
      );
    }
    this.#rate = options.rate ?? Infinity;
  }

  /** The resolvers for a query; all of them where its options leave none. */
  allowed({ only, except }: QueryOptions): readonly Resolver[] {
    if (this.all.length === 1 || (only === undefined && except === undefined)) return this.all;
    const allowed = this.all.filter(({ label }) =>
      label !== except && (only === undefined || label === only)
    );
    return allowed.length === 0 ? this.all : allowed;
  }

  /** Index of the resolver at which the rotation of a new query starts. */
  randomStart(): number {
    return this.all.length === 1 ? 0 : randomInt(this.all.length);
  }

  /** The next resolver for a query, in rotation; undefined when none of them accepts one more now. */
  choose(question: Question, nowMs: number): Resolver | undefined {
    if (!this.#bucket.has(this.#rate, nowMs)) return undefined;
    const { resolvers, refusedBy } = question;
    const start = question.firstResolver + question.attempts.length;
    for (let i = 0; i < resolvers.length; i++) {
      const resolver = resolvers[(start + i) % resolvers.length]!;
      if (refusedBy.includes(resolver) || resolver.isSilent) continue;
      if (resolver.isDead(nowMs) && isAnyAlive(resolvers, nowMs)) continue;
      // A retransmitted query already has its place in flight.
      if (!resolver.control.admit(nowMs, question.state === "sent" ? 0 : resolver.inFlight)) continue;
      this.#bucket.take();
      return resolver;
    }
    return undefined;
  }
}

function isAnyAlive(resolvers: readonly Resolver[], nowMs: number): boolean {
  return resolvers.some((resolver) => !resolver.isDead(nowMs));
}
