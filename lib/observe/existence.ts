import type { DnsReply, RecordType } from "../io.ts";
import type { AllRecords, NxdomainMetadata } from "../model.ts";
import type { Block } from "./block.ts";

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
