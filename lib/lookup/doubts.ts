import type { Span } from "./standing_dns.ts";

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
