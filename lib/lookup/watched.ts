import type { DnsReply } from "../io.ts";
import type { Controls, Standing } from "./controls.ts";
import type { Span } from "./standing_dns.ts";

/** Denials of one resolver that are doubted for their source: with more of them, it has several. */
const MAX_ODD = 100;

/** One resolver, and whether it stands. */
export class Watched {
  /** As in `dns.resolvers`. */
  readonly label: string;
  /** What is asked of it. */
  readonly controls: Controls;
  /** What its controls show. */
  standing: Standing | null = null;
  /** What its first controls showed, when they are known. */
  first: Promise<Standing> = Promise.resolve({ verdict: "unclear", why: "" });
  /** Whether it was ever good. */
  hasStood = false;
  /** Whether all its controls failed, not just one of those that came later. */
  hasFailed = false;
  /** Why it is asked no more, or was not believed for a while. */
  fault: string | null = null;
  /** Controls that it has not answered yet. */
  open = 0;
  /** The last ones that it has answered. */
  answered = 0;
  /** Which controls its standing is of. */
  nth = 0;
  /** Denials so far, for the share of them that another resolver is asked about. */
  denials = 0;
  /** Whether any denial stands that it had from others. */
  isBelieved = false;
  /** Names whose denial had another source than the one of its controls. */
  readonly #odd = new Set<string>();
  /** Its replies that contradict each other, and which of them it does not stand by. */
  readonly #doubts: { readonly spans: readonly Span[]; readonly which: Promise<number | null> }[] = [];

  /** One of which nothing is known. */
  constructor(label: string, controls: Controls) {
    this.label = label;
    this.controls = controls;
  }

  /**
   * Whether a denial has another source than the one that the resolver gave when it stood: the same zone, with another
   * server, mailbox or authority (RFC 2308 section 3). The second one about a name is believed.
   */
  isOdd(name: string, { authoritative, soa }: DnsReply): boolean {
    const odd = this.#odd, known = this.controls.denial;
    if (soa === null || known?.soa?.zone !== soa.zone || odd.has(name) || odd.size >= MAX_ODD) return false;
    const isSame = known.authoritative === authoritative && known.soa.mname === soa.mname &&
      known.soa.rname === soa.rname;
    if (!isSame) odd.add(name);
    return !isSame;
  }

  /** It contradicts itself about a name; see `Standings`. */
  doubt(spans: readonly Span[], which: Promise<number | null>): void {
    this.#doubts.push({ spans, which });
    which.then((nth) => {
      if (nth !== null) this.fault ??= "contradicted itself about names that exist";
    }, () => {});
  }

  /** Whether it contradicted itself between these controls: what came between the same ones is doubted too. */
  async contradictsItself(from: number, to: number): Promise<boolean> {
    const isIn = (span: Span | undefined) => span !== undefined && span[0] <= to && span[1] >= from;
    for (const { spans, which } of this.#doubts) {
      if (spans.some(isIn) && isIn(spans[await which ?? -1])) return true;
    }
    return false;
  }
}
