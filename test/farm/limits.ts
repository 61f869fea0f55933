/**
 * What resolvers allow, and what they do to those who ask for more.
 * @module
 */

/** What a resolver allows. Each kind counts questions over UDP; TCP is free, as with response rate limiting. */
export type Limit =
  /**
   * So many questions in each window of a fixed length, refused ones included: Pi-hole counts by the minute. Where it
   * `penalizes`, each question beyond the limit starts the window again.
   */
  | { kind: "window"; count: number; ms: number; penalizes?: boolean }
  /** So many questions a second, and at most `burst` at once. */
  | { kind: "rate"; perSecond: number; burst: number }
  /** So many questions whose answers are not there yet: dnsmasq's `dns-forward-max`. */
  | { kind: "in-flight"; count: number };

/** Counts questions against a limit. */
export class Meter {
  readonly #limit: Limit | undefined;
  #windowEnd = 0;
  #count = 0;
  #tokens: number;
  #at = performance.now();

  /** @param limit What the resolver allows. */
  constructor(limit: Limit | undefined) {
    this.#limit = limit;
    this.#tokens = limit?.kind === "rate" ? limit.burst : 0;
  }

  /** Whether one more question is within the limit. */
  allows(inFlight: number): boolean {
    const limit = this.#limit;
    const now = performance.now();
    switch (limit?.kind) {
      case undefined:
        return true;
      case "in-flight":
        return inFlight < limit.count;
      case "window":
        if (now >= this.#windowEnd) {
          this.#windowEnd = now + limit.ms;
          this.#count = 0;
        }
        if (++this.#count <= limit.count) return true;
        if (limit.penalizes) this.#windowEnd = now + limit.ms;
        return false;
      case "rate":
        this.#tokens = Math.min(limit.burst, this.#tokens + limit.perSecond * (now - this.#at) / 1000);
        this.#at = now;
        if (this.#tokens < 1) return false;
        this.#tokens--;
        return true;
    }
  }
}

/** Silence for whoever asks too much, as firewalls and response rate limiting have it: of datagrams, then of TCP too. */
export interface Bans {
  /** Datagrams in `ms` above which the ban begins. */
  count: number;
  /** Milliseconds in which they are counted. */
  ms: number;
  /** Milliseconds without an answer to datagrams. */
  udpMs: number;
  /** Questions over TCP meanwhile above which these are not answered either. @default any number is */
  tcpCount?: number;
  /** Milliseconds without an answer over TCP. @default 0 */
  tcpMs?: number;
  /** Bans in all; then it has no limit any more. @default any number */
  times?: number;
}

/** Decides who is banned. */
export class Ban {
  readonly #bans: Bans | undefined;
  #times = 0;
  #windowEnd = 0;
  #count = 0;
  #tcpCount = 0;
  #udpUntil = -Infinity;
  #tcpUntil = -Infinity;

  /** @param bans Whom the resolver bans. */
  constructor(bans: Bans | undefined) {
    this.#bans = bans;
  }

  /** Whether a datagram gets no answer. */
  takesDatagram(): boolean {
    const bans = this.#bans;
    const now = performance.now();
    if (bans === undefined) return false;
    if (now < this.#udpUntil) return true;
    if (now >= this.#windowEnd) {
      this.#windowEnd = now + bans.ms;
      this.#count = 0;
    }
    if (++this.#count <= bans.count || this.#times >= (bans.times ?? Infinity)) return false;
    this.#times++;
    this.#udpUntil = now + bans.udpMs;
    this.#tcpCount = 0;
    return true;
  }

  /** Whether a message over TCP gets no answer. */
  takesMessage(): boolean {
    const { tcpCount = Infinity, tcpMs = 0 } = this.#bans ?? {};
    const now = performance.now();
    if (now < this.#tcpUntil) return true;
    if (now >= this.#udpUntil || ++this.#tcpCount <= tcpCount) return false;
    this.#tcpUntil = now + tcpMs;
    return true;
  }
}
