import type { Dns, DnsReply, RecordType } from "../io.ts";
import type { AllRecords, NxdomainMetadata } from "../model.ts";
import type { Block } from "./block.ts";
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
