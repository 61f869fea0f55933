/**
 * Whether a name exists: what replies say about that by themselves, about suffixes, and where a resolver denies one type.
 * @module
 */
import type { Dns, DnsReply, RecordType } from "../io.ts";
import type { AllRecords, NxdomainMetadata } from "../model.ts";
import { splitName } from "../domain.ts";

/** Whether a name exists. */
export interface Existence {
  /**
   * `registered`: it exists, with or without data. `free`: it does not, or only by wildcard or rewriting. `blocked`: a
   * resolver hides it, and no other resolver could say whether it exists. `unknown`: SERVFAIL, REFUSED, no answer and
   * the like.
   */
  state: "registered" | "free" | "blocked" | "unknown";
  /**
   * The response code, or `NO_ANSWER`. A registered name with a failure here is delegated, but its own servers do not
   * answer.
   */
  rcode: string;
  /** The reply that shows it. */
  reply: DnsReply;
  /** The type that was queried. @default "A" */
  questionType?: RecordType;
  /** The reply to the question for its servers, where that came first. @default not asked */
  servers?: DnsReply;
  /** Whether its signatures are wrong (RFC 4035 section 4.3): a validating resolver answers with CD only. @default false */
  isBogus?: boolean;
  /** Whether it is unknown because the resolver says that the name's suffix does not exist. @default false */
  isSuffixDenied?: boolean;
  /**
   * Whether it exists by a wildcard of the zone above (RFC 4592): any name beside it has the same answer. Only names that
   * somebody saw count as registered then; of a guess at a host below a registrable name its page decides. @default false
   */
  isByWildcard?: boolean;
  /** Whether it is unknown because what was said contradicts itself, or the resolver failed its controls. @default false */
  isDoubted?: boolean;
  /** Whether the reply lacks the name's own addresses, because a resolver forged them. @default false */
  isAddressHidden?: boolean;
  /**
   * The block, where a resolver hides the name; also when another resolver, or the name's own servers, then showed that
   * it exists. Some blocks show only after other names have been queried, see `createResolution`. @default none
   */
  block?: Block;
}

/** What one lookup knows about names and the zones above them. */
export interface Resolution {
  /**
   * Whether a resolver denied one type of a name that has another: then its denials of one type, so far believed, say
   * nothing. Those from now on are of both.
   */
  readonly deniesByType: boolean;
  /**
   * Whether the name exists: one query, and more where the zone above answers for any name, and for a name that fails.
   * Where it is `unknown` and the reply is not final, the same query may get an answer later.
   *
   * @param isLast Whether there will be no later one: then the zone above decides, as where the reply is final.
   * @param isSeen Whether somebody saw the name: the user, a certificate, a feed. A wildcard makes guesses doubtful, and
   * these not.
   */
  exists(name: string, signal: AbortSignal, isLast?: boolean, isSeen?: boolean): Promise<Existence>;
  /**
   * The name's records.
   *
   * @param unanswered Receives the types that got no usable answer; these are empty.
   * @param resolvers Receives who answered.
   */
  records(
    name: string,
    found: Existence,
    signal: AbortSignal,
    unanswered?: Set<RecordType>,
    resolvers?: Set<string>,
  ): Promise<AllRecords>;
  /** Evidence that a free name does not exist. */
  evidence(name: string, found: Existence, signal: AbortSignal): Promise<NxdomainMetadata>;
}

/**
 * Whether a denial has the SOA of a zone above the name (RFC 2308 section 2.1), below the root: every name that is asked
 * for has a suffix of the public DNS. Filters invent a zone at the name itself.
 */
export function isTrueDenial(name: string, { soa }: DnsReply): boolean {
  return soa !== null && soa.zone !== "." && `${name}.`.endsWith(`.${soa.zone}`);
}

/**
 * Whether a reply says that the top-level domain does not exist: nothing, with the SOA of the root. A resolver that says
 * so of a public suffix has a root of its own, and says nothing about names below.
 */
export function deniesSuffix({ rcode, answers, soa }: DnsReply): boolean {
  return (rcode === "NXDOMAIN" || rcode === "NOERROR") && answers.length === 0 && soa?.zone === ".";
}

/** Whether a reply, or what was found, says nothing about a name. */
export function isUnusable({ rcode }: Pick<DnsReply, "rcode">): boolean {
  return rcode !== "NOERROR" && rcode !== "NXDOMAIN";
}

/** Whether a reply says that the name exists: NOERROR, or a CNAME of its own (RFC 6604 section 3). */
export function saysExists(reply: DnsReply, name: string): boolean {
  return reply.rcode === "NOERROR" || reply.answers.some((record) => record.name === `${name}.`);
}

/** Whether a reply has servers of the name itself. */
export function isServed(name: string, { answers }: DnsReply): boolean {
  return answers.some((record) => record.type === "NS" && record.name === `${name}.`);
}

/** What each resolver says about suffixes, asked for once where a denial does not show it. */
export interface Suffixes {
  /** Whether a resolver says that the top-level domain of a name has no servers: then it knows nothing of names below. */
  areDenied(name: string, resolver: string): Promise<boolean>;
  /**
   * Whether the SOA of a true denial is that of the zone that the name's suffix is in, or of one below. Some suffixes are
   * in the zone above, such as co.jp in jp: then the resolver says so when it is asked for the suffix.
   */
  hold(name: string, denial: DnsReply): Promise<boolean>;
}

/**
 * Asks about suffixes.
 *
 * @param signal Ends the questions, which several names share.
 */
export function askSuffixes(dns: Dns, signal: AbortSignal | undefined): Suffixes {
  const asked = new Map<string, Promise<boolean>>();
  const once = (name: string, type: RecordType, resolver: string, judge: (reply: DnsReply) => boolean) => {
    const key = `${type} ${name} ${resolver}`;
    const answer = asked.get(key) ??
      dns.query(name, type, signal, { urgent: true, only: resolver }).then(judge);
    asked.set(key, answer);
    return answer;
  };
  return {
    areDenied(name, resolver) {
      const top = name.slice(name.lastIndexOf(".") + 1);
      return once(top, "NS", resolver, (reply) => !isUnusable(reply) && !isZone(top, reply));
    },
    async hold(name, { soa, resolver }) {
      const { suffix } = splitName(name), zone = soa?.zone ?? ".";
      if (zone === `${suffix}.` || zone.endsWith(`.${suffix}.`)) return true;
      return await once(
        suffix,
        "SOA",
        resolver,
        (reply) => reply.rcode === "NOERROR" && reply.answers.length === 0 && reply.soa?.zone === zone,
      );
    },
  };
}

/** Whether a reply shows that a zone starts at the name: its servers, or its SOA. */
export function isZone(name: string, { answers, soa }: DnsReply): boolean {
  return soa?.zone === `${name}.` ||
    answers.some((record) => record.name === `${name}.` && (record.type === "NS" || record.type === "SOA"));
}

/**
 * What shows that a resolver hides a name instead of answering for it. `extended_error`: the reply says so (RFC 8914).
 * `null_address`: 0.0.0.0 or 127.0.0.1. `denial_without_soa`: an NXDOMAIN, or no data of any type, without the SOA that
 * this resolver's true denials have. `partial_denial`: an NXDOMAIN for A, while the name has servers. `block_page`: an
 * address that it returns for several unrelated names.
 */
export type Block =
  | "extended_error"
  | "null_address"
  | "denial_without_soa"
  | "partial_denial"
  | "block_page";

/** RFC 8914 sections 4.5 and 4.16 to 4.18: Forged Answer, Blocked, Censored, Filtered. */
const POLICY_ERRORS: ReadonlySet<number> = new Set([4, 15, 16, 17]);

/** The block that a reply to a query for A shows by itself; null for none. */
export function blockIn(reply: DnsReply): Block | null {
  if (reply.errors?.some(({ code }) => POLICY_ERRORS.has(code))) return "extended_error";
  return isAlone("0.0.0.0", reply) ? "null_address" : null;
}

/** Whether a reply has that address, and no other. */
function isAlone(address: string, reply: DnsReply): boolean {
  const addresses = addressesOf(reply);
  return addresses.length > 0 && addresses.every((each) => each === address);
}

/** Whether a reply says that a name has no data of a type, without the SOA of RFC 2308 section 2.2. */
export function isBareNoData({ rcode, answers, soa }: DnsReply): boolean {
  return rcode === "NOERROR" && answers.length === 0 && soa === null;
}

/**
 * Whether a resolver puts 127.0.0.1 in place of a name's address; not when its owner wrote that, which is more often so:
 * then the SOA of the name's zone comes with what it lacks.
 */
export async function isLoopbackBlock(
  dns: Dns,
  name: string,
  reply: DnsReply,
  signal: AbortSignal,
): Promise<boolean> {
  if (!isAlone("127.0.0.1", reply)) return false;
  return isBareNoData(await dns.query(name, "AAAA", signal, { only: reply.resolver, urgent: true }));
}

/**
 * Whether a reply to a query for AAAA comes from the name's own zone: addresses, or none with the SOA of a zone below the
 * suffix (RFC 2308 section 2.2). Filters put an address in place of the A record, and say without an SOA that there is no
 * other.
 */
export function isOwnAnswer(name: string, { rcode, answers, soa }: DnsReply): boolean {
  if (rcode !== "NOERROR") return false;
  if (answers.length > 0) return true;
  const { registrable } = splitName(name);
  return soa !== null && `.${soa.zone}`.endsWith(`.${registrable}.`) && `.${name}.`.endsWith(`.${soa.zone}`);
}

/** The addresses of a reply, sorted. */
export function addressesOf(reply: DnsReply): string[] {
  const addresses: string[] = [];
  for (const record of reply.answers) if (record.type === "A") addresses.push(record.data);
  return addresses.length > 1 ? addresses.sort() : addresses;
}

/** It has records of every type: RFC 2606, and a null MX (RFC 7505). */
const OF_ALL_TYPES = "example.com";
/** One registrable name in so many is asked for its servers first. */
const SERVERS_FIRST = 7;
/** So many denials of each resolver are checked by asking for both types: the likeliest names come first. */
const BOTH_TYPES = 8;
/** Of its later denials one in so many, where no name is asked for its servers first. */
const SHARE_OF_BOTH = 128;
/** Names are no longer asked for their servers first after so many unusable answers, and one more for so many names. */
const UNUSABLE = 4, SHARE_OF_UNUSABLE = 16;

/**
 * Asks whether names exist, for addresses or for servers, and notes which resolvers deny one of them alone.
 *
 * @param signal Ends the questions, which several names share.
 */
export function deniedTypes(dns: Dns, isByTurns: boolean, signal: AbortSignal | undefined) {
  /** Resolvers that deny a type of a name that has another one. */
  const partial = new Set<string>();
  const denialsOf = new Map<string, number>();
  const knownTypes = new Map<string, Promise<boolean>>();
  let turn = 0;
  let unusable = 0;
  /** Resolvers that send the SOA with what they deny, as RFC 2308 asks them to. */
  const sendsSoa: Set<string> = new Set<string>();

  return { partial, sendsSoa, ask, knows };

  /**
   * The reply that counts, to which type where that is not A, and that for servers where it is another one.
   *
   * @param isLast Whether it was asked for before, in vain.
   */
  async function ask(
    name: string,
    signal: AbortSignal,
    isLast = false,
  ): Promise<Pick<Existence, "reply" | "questionType" | "servers">> {
    const isRegistrable = splitName(name).registrable === name;
    const isForServers = isByTurns && isRegistrable && !isLast &&
      turn++ % SERVERS_FIRST === SERVERS_FIRST - 1 &&
      unusable <= UNUSABLE + turn / SHARE_OF_UNUSABLE;
    const [type, otherType] = isForServers ? ["NS", "A"] as const : ["A", "NS"] as const;
    const reply = await dns.query(name, type, signal);
    if (reply.soa !== null) sendsSoa.add(reply.resolver);
    const only = isForServers ? { reply, questionType: type } : { reply };
    if (isForServers && isUnusable(reply)) unusable++;
    const isDenied = reply.rcode === "NXDOMAIN" && reply.answers.length === 0 && blockIn(reply) === null &&
      !isByItself(name, reply);
    const isOnce = isDenied ? !isRegistrable || !asksBoth(name, reply.resolver) : !isForServers;
    if (isOnce) return only;
    const other = await dns.query(name, otherType, signal, isDenied ? { only: reply.resolver } : {});
    let [addresses, servers] = isForServers ? [other, reply] : [reply, other];
    if (addresses.rcode === "NXDOMAIN" && isServed(name, servers)) {
      // It may have been forged, or of a moment ago.
      const options = { only: addresses.resolver, urgent: true, fresh: true };
      addresses = await dns.query(name, "A", signal, options);
      if (addresses.rcode === "NXDOMAIN" && !isByItself(name, addresses)) partial.add(addresses.resolver);
    }
    const isFound = addresses.rcode === "NOERROR" && blockIn(addresses) === null;
    // What both deny, the first denies as well.
    if (isForServers && isDenied && !isFound) return only;
    return { reply: addresses, ...isUnusable(servers) ? {} : { servers } };
  }

  /** Whether a resolver has records of a type for a name that has some. */
  function knows(type: RecordType, resolver: string): Promise<boolean> {
    const key = `${type} ${resolver}`;
    const known = knownTypes.get(key);
    if (known !== undefined) return known;
    const asked = dns.query(OF_ALL_TYPES, type, signal, { urgent: true, only: resolver });
    // What gets no answer is asked again.
    const forget = () => void knownTypes.delete(key);
    asked.then((reply) => isUnusable(reply) && forget(), forget);
    const answer = asked.then(({ answers }) => answers.some((record) => record.type === type));
    knownTypes.set(key, answer);
    return answer;
  }

  function asksBoth(name: string, resolver: string): boolean {
    const denials = denialsOf.get(resolver) ?? 0;
    denialsOf.set(resolver, denials + 1);
    return denials < BOTH_TYPES || !isByTurns && denials % SHARE_OF_BOTH === 0 ||
      partial.has(resolver) || dns.isDisputed?.(name) === true;
  }
}

export type DeniedTypes = ReturnType<typeof deniedTypes>;

/** Whether a denial is by the name's own servers, with the SOA of their zone: some deny it where they do not know the type. */
function isByItself(name: string, reply: DnsReply): boolean {
  return reply.soa !== null && !isTrueDenial(name, reply);
}
