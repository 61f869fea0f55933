import type { DnsReply } from "../io.ts";
import type { Controls, Standing } from "./controls.ts";
import type { Span } from "./standing_dns.ts";

/** Denials of one resolver that are doubted for their source: with more of them, it has several. */
const MAX_ODD = 100;

/** One resolver, and whether it stands. */
export interface Watched {
  /** As in `dns.resolvers`. */
  readonly label: string;
  /** What is asked of it. */
  readonly controls: Controls;
  /** What its controls show. */
  standing: Standing | null;
  /** What its first controls showed, when they are known. */
  first: Promise<Standing>;
  /** Whether it was ever good. */
  hasStood: boolean;
  /** Whether all its controls failed, not just one of those that came later. */
  hasFailed: boolean;
  /** Why it is asked no more, or was not believed for a while. */
  fault: string | null;
  /** Controls that it has not answered yet. */
  open: number;
  /** The last ones that it has answered. */
  answered: number;
  /** Which controls its standing is of. */
  nth: number;
  /** Denials so far, for the share of them that another resolver is asked about. */
  denials: number;
  /** Whether any denial stands that it had from others. */
  isBelieved: boolean;
  /** Names whose denial had another source than the one of its controls. */
  readonly odd: Set<string>;
}

/**
 * Whether a denial has another source than the one that the resolver gave when it stood: the same zone, with another
 * server, mailbox or authority (RFC 2308 section 3). The second one about a name is believed.
 */
export function isOdd({ controls, odd }: Watched, name: string, { authoritative, soa }: DnsReply): boolean {
  const known = controls.denial;
  if (soa === null || known?.soa?.zone !== soa.zone || odd.has(name) || odd.size >= MAX_ODD) return false;
  const isSame = known.authoritative === authoritative && known.soa.mname === soa.mname &&
    known.soa.rname === soa.rname;
  if (!isSame) odd.add(name);
  return !isSame;
}

/** A resolver of which nothing is known. */
export function watched(label: string, controls: Controls): Watched {
  return {
    label,
    controls,
    standing: null,
    first: Promise.resolve({ verdict: "unclear", why: "" }),
    hasStood: false,
    hasFailed: false,
    fault: null,
    open: 0,
    answered: 0,
    nth: 0,
    denials: 0,
    isBelieved: false,
    odd: new Set(),
  };
}

/** Replies of one resolver that contradict each other, and which of them it does not stand by. */
interface Doubt {
  readonly resolver: string;
  readonly spans: readonly Span[];
  readonly which: Promise<number | null>;
}

/** Contradictions in what resolvers said: what came between the same controls is doubted too. */
export class Doubts {
  readonly #all: Doubt[] = [];

  /** Adds one. */
  add(resolver: string, spans: readonly Span[], which: Promise<number | null>): void {
    this.#all.push({ resolver, spans, which });
  }

  /** Whether a resolver contradicted itself between these controls. */
  async areIn(resolver: string, from: number, to: number): Promise<boolean> {
    const isIn = (span: Span | undefined) => span !== undefined && span[0] <= to && span[1] >= from;
    for (const { spans, which } of this.#all.filter((doubt) => doubt.resolver === resolver)) {
      if (spans.some(isIn) && isIn(spans[await which ?? -1])) return true;
    }
    return false;
  }
}
