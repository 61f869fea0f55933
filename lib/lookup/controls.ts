/**
 * What one resolver says about names whose answer is known beforehand: only a resolver that gets these right is believed
 * when it says that others do not exist.
 * @module
 */
import type { DnsReply, Io, RecordType } from "../io.ts";
import { randomLabel } from "../random_label.ts";
import {
  addressesOf,
  blockIn,
  deniesSuffix,
  isTrueDenial,
  isUnusable,
  isZone,
  saysExists,
} from "../observe/existence.ts";

/**
 * Names that exist wherever there is a DNS. example.com is reserved by RFC 2606 and served by IANA, iana.org is IANA's
 * own, and resolvers begin their work with a.root-servers.net (RFC 9609). They have nothing that a filter, a blocklist or
 * a country would hide, and each is in another top-level domain.
 */
export const WELL_KNOWN: readonly string[] = ["example.com", "iana.org", "a.root-servers.net"];

/** What the controls of a resolver show. */
export interface Standing {
  /**
   * `good`: it is believed. `bad`: it denies what exists, or invents what does not. `refuses`: it answers nobody here.
   * `silent`: it answered none of the questions. `unclear`: too few of them.
   */
  verdict: "good" | "bad" | "refuses" | "silent" | "unclear";
  /** Why, as the end of a sentence that begins with the resolver; empty for a good one. */
  why: string;
  /** What is odd about a good one, as such an end too. @default nothing */
  remark?: { code: string; why: string };
}

/** What one answer shows of a name that exists. */
type Found = "held" | "denied" | "unclear";

const GOOD: Standing = { verdict: "good", why: "" };
/** Each so manyth control asks for a name that nobody registered too: names that are made up contradict themselves. */
const INVENTED = 4;

/** The controls of one resolver. */
export class Controls {
  /** Questions that they took so far. */
  questions = 0;
  readonly #io: Pick<Io, "dns" | "random">;
  readonly #brand: string;
  /** As in `dns.resolvers`. */
  readonly resolver: string;
  readonly #signal: AbortSignal;
  /** Whether it has an answer for names that do not exist, which is judged name by name. */
  invents = false;
  /** Its denial of a name that nobody registered, when it stood. */
  denial: DnsReply | null = null;
  /** Names that it holds, in turn; null until its first controls show it. */
  #held: string[] | null = null;
  /** Those of them that had no data when they were held. */
  #bare: ReadonlySet<string> = new Set();
  readonly #first = Promise.withResolvers<void>();
  /** Whether it is the authority for the brand: then it asks nobody. */
  #isAuthority = false;
  /** Whether it names the servers of the brand's suffix. */
  #namesServers = false;
  #turn = 0;

  /**
   * @param io Its `dns` is asked.
   * @param brand The imitated name, A-labels.
   * @param resolver As in `dns.resolvers`.
   */
  constructor(io: Pick<Io, "dns" | "random">, brand: string, resolver: string, signal: AbortSignal) {
    this.#io = io;
    this.#brand = brand;
    this.resolver = resolver;
    this.#signal = signal;
  }

  /** Asks all of them: the brand, its suffix's servers, a well-known name, and one that nobody registered. */
  async first(): Promise<Standing> {
    try {
      return await this.#all();
    } finally {
      this.#held ??= [];
      this.#first.resolve();
    }
  }

  async #all(): Promise<Standing> {
    const brand = this.#brand;
    const top = topOf(brand);
    const known = WELL_KNOWN.filter((name) => name !== brand);
    const [own, suffix, first, random] = await Promise.all([
      this.#ask(brand, "A"),
      this.#ask(top, "NS"),
      this.#ask(known[0]!, "A"),
      this.#ask(this.#randomName(top), "A"),
    ]);
    const all = [own, suffix, first, random];
    this.#isAuthority = own.authoritative;
    this.#namesServers = suffix.answers.length > 0;
    if (all.every(({ rcode }) => rcode === "NO_ANSWER")) return { verdict: "silent", why: "gives no answer" };
    const refusal = refusalIn(all);
    if (refusal !== null) return refusal;
    this.invents = random.rcode === "NOERROR";
    if (random.rcode === "NXDOMAIN") this.denial = random;
    if (this.invents && !isZone(top, suffix)) {
      const portal = await this.#portal(top, own, random);
      if (portal !== null) return portal;
    }
    const isFair = random.rcode === "NXDOMAIN";
    const others = judge(first, known[0]!, isFair) === "held"
      ? []
      : await Promise.all(known.slice(1).map((name) => this.#ask(name, "A")));
    const replies = [own, first, ...others];
    const names = [brand, ...known];
    const founds = replies.map((reply, i) => judge(reply, names[i]!, isFair));
    this.#held = names.filter((_, i) => founds[i] === "held");
    this.#bare = new Set(names.filter((_, i) => replies[i]?.answers.length === 0));
    return this.#verdict(names, founds, replies, suffix);
  }

  /**
   * Asks for one name that it held, behind the questions that wait: whether it still is as it was; each so many times for
   * one that nobody registered too. As long as nobody knows what it holds, for two names.
   */
  async again(): Promise<Standing> {
    if (this.#held?.length === 0) return await this.#all();
    const nth = this.#turn++;
    const names = this.#held ?? [this.#brand, WELL_KNOWN.find((name) => name !== this.#brand)!];
    const asked = this.#held === null ? names : [names[nth % names.length]!];
    const ofNobody = () => this.#ask(this.#randomName(topOf(this.#brand)), "A", false);
    const [random, ...replies] = await Promise.all([
      this.invents || nth % INVENTED !== INVENTED - 1 ? null : ofNobody(),
      ...asked.map((name) => this.#ask(name, "A", false)),
    ]);
    await this.#first.promise;
    const at = asked.findIndex((name) => this.#held!.includes(name));
    if (at < 0) return { verdict: "unclear", why: "does not answer its controls" };
    const [name, known] = [asked[at]!, replies[at]!];
    if (!this.invents && random?.rcode === "NOERROR" && blockIn(random) === null) {
      return { verdict: "bad", why: "has begun to answer for names that do not exist" };
    }
    const isBare = known.rcode === "NOERROR" && known.answers.length === 0 && !this.invents;
    // What it denies when it is asked next says nothing of what it said of other names until now.
    if (isBare && !this.#bare.has(name) && judge(known, name, false) === "denied") {
      return { verdict: "bad", why: `has begun to have no data for names that have some, such as ${name}` };
    }
    // No data is what it may say of every name, as long as it has not denied one.
    const isFair = isBare && (random ?? await ofNobody()).rcode === "NXDOMAIN";
    const found = judge(known, name, isFair);
    if (found === "held") return GOOD;
    if (found === "unclear" || known.rcode === "NOERROR" && !isFair) {
      return { verdict: "unclear", why: "does not answer its controls" };
    }
    return { verdict: "bad", why: `has begun to deny names that exist, such as ${name}` };
  }

  /**
   * Whether it serves a suffix whose names it denies; null where it does not say. Names of it that it holds show it, else
   * the servers of the suffix: one that asks others, and is the authority of this one suffix, has made it up.
   */
  async serves(suffix: string): Promise<boolean | null> {
    await this.#first.promise;
    const isBelow = (name: string) => name.endsWith(`.${suffix}`);
    if (this.#held!.some(isBelow)) return true;
    const known = WELL_KNOWN.find(isBelow);
    const [ns, below] = await Promise.all([
      this.#ask(suffix, "NS", false),
      known === undefined ? null : this.#ask(known, "A", false),
    ]);
    const isDenied = below !== null && blockIn(below) === null && !isUnusable(below) &&
      !saysExists(below, known!);
    // No data means nothing from one that names no servers of a suffix that it serves.
    const isBare = ns.rcode === "NOERROR" && ns.answers.length === 0 && !this.#namesServers;
    if (isUnusable(ns) || isBare && !isDenied) return null;
    const isServed = ns.answers.some(({ name, type }) => type === "NS" && name === `${suffix}.`);
    return isServed && !isDenied && (!ns.authoritative || this.#isAuthority);
  }

  #verdict(names: string[], founds: Found[], replies: DnsReply[], suffix: DnsReply): Standing {
    const [brand, ...known] = founds;
    const top = topOf(names[0]!);
    const denied = names.filter((_, i) => founds[i] === "denied").join(", ");
    const isSuffixHeld = names.some((name, i) => founds[i] === "held" && name.endsWith(`.${top}`));
    const isSuffixDenied = !isSuffixHeld && !isUnusable(suffix) && !isZone(top, suffix);
    const bad = (why: string): Standing => ({ verdict: "bad", why });
    if (isSuffixDenied) return bad(`says that .${top} does not exist`);
    const isKnown = brand === "held" && WELL_KNOWN.includes(names[0]!);
    if (isKnown || known.includes("held")) return brand === "denied" ? withoutBrand(names[0]!) : GOOD;
    if (!known.includes("denied")) {
      if (brand === "held") return GOOD;
      return brand === "denied" && isTrueDenial(names[0]!, replies[0]!)
        ? withoutBrand(names[0]!)
        : { verdict: "unclear", why: "does not answer its controls" };
    }
    const areDelegated = names.every((name, i) => founds[i] !== "denied" || isTrueDenial(name, replies[i]!));
    if (brand !== "held" || !areDelegated) return bad(`denies names that exist: ${denied}`);
    return {
      ...GOOD,
      remark: {
        code: "own_internet",
        why: `denies ${denied}, which exist on the public internet, in the name of their zones: it serves ` +
          "an internet of its own, and what it says holds there",
      },
    };
  }

  /** Two names that nobody registered, in two top-level domains without servers, and the brand: all have addresses. */
  async #portal(top: string, own: DnsReply, random: DnsReply): Promise<Standing | null> {
    const other = await this.#ask(this.#randomName(top === "net" ? "org" : "net"), "A");
    const hosts = [own, random, other];
    if (!hosts.every((host) => addressesOf(host).length > 0)) return null;
    const addresses = [...new Set(hosts.flatMap(addressesOf))].slice(0, 3).join(", ");
    return { verdict: "bad", why: `answers ${addresses} for every name, as captive portals do` };
  }

  async #ask(name: string, type: RecordType, urgent = true): Promise<DnsReply> {
    this.questions++;
    const { dns } = this.#io;
    const only = dns.resolvers.length > 1 ? { only: this.resolver } : {};
    return await dns.query(name, type, this.#signal, { urgent, fresh: true, ...only });
  }

  /** A name that is certainly not registered. */
  #randomName(top: string): string {
    return `${randomLabel(this.#io, "network")}.${top}`;
  }
}

/** The top-level domain of a name. */
export function topOf(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

function withoutBrand(brand: string): Standing {
  return { ...GOOD, remark: { code: "brand_unknown", why: `says that ${brand} itself does not exist` } };
}

/** Why it answers none of the questions; null where it answers one. */
function refusalIn(replies: readonly DnsReply[]): Standing | null {
  const codes = new Set(replies.map(({ rcode }) => rcode));
  codes.delete("NO_ANSWER");
  if (codes.has("REFERRAL") && [...codes].every((rcode) => rcode === "REFERRAL" || rcode === "REFUSED")) {
    return {
      verdict: "refuses",
      why: "only names other servers to ask, as authoritative servers do: it is no resolver",
    };
  }
  return codes.size === 1 && codes.has("REFUSED")
    ? {
      verdict: "refuses",
      why:
        "refuses all queries: it does not serve this machine, or its rate limit is used up: wait some minutes",
    }
    : null;
}

/**
 * What an answer shows of a name that exists.
 *
 * @param isFair Whether the resolver denies a name that does not: then no data is not what it says of every name.
 */
function judge(reply: DnsReply, name: string, isFair: boolean): Found {
  if (blockIn(reply) !== null || isUnusable(reply)) return "unclear";
  if (!saysExists(reply, name) || deniesSuffix(reply)) return "denied";
  return reply.answers.length > 0 || reply.soa?.zone === `${name}.` || isFair ? "held" : "denied";
}

/** What each resolver is asked beside the names of a lookup. */
export const SHARES = {
  /** Controls beside 1 % of all questions. */
  spare: 8,
  /** Denials that another one is asked about: the first, where the likeliest names are, and each so manyth. */
  firstDenials: 4,
  denials: 512,
  /** Suffixes, and one more for so many names, as long as it serves these. */
  suffixes: 4,
  namesOfSuffix: 500,
} as const;

/** Names under study at a time, at least, unless fewer are asked for. */
const STUDIES = 64;

/**
 * Upper bound of the questions for controls, and for denials that another resolver is asked about. Where resolvers fail
 * them, names are asked for again.
 */
export function controlQuestions(
  io: Pick<Io, "dns"> | undefined,
  names: number,
  concurrency: number = STUDIES,
): number {
  const resolvers = Math.max(1, io?.dns.resolvers.length ?? 1);
  // Where all studies wait for controls, these are asked for at once.
  const early = SHARES.spare / 2, due = Math.ceil(names / 100) + Math.ceil(2 * names / concurrency);
  const suffixes = 2 * (SHARES.suffixes + Math.ceil(names / SHARES.namesOfSuffix));
  return resolvers * (8 + suffixes + 3 * (early + due)) +
    (resolvers > 1 ? 2 * resolvers * (SHARES.firstDenials + due) : 0);
}
