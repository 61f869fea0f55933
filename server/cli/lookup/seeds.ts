import { untilFailure } from "../../../lib/lines/mod.ts";
import type { MetaLine, StreamMessage } from "../../../lib/model.ts";

/** How bad a last line is; 0 for other lines. */
function badness({ data }: MetaLine): number {
  if (data.kind === "Done") return (data.data?.detail ?? "") === "" ? 1 : 2;
  return data.kind === "Timeout" ? 3 : data.kind === "Error" ? 4 : 0;
}

/**
 * The lines of lookups of several domains as one stream: every line has `seed`, the domain it belongs to, as an
 * extension member. A name that two domains lead to belongs to the first. Progress counts all lookups that have
 * started, and there is one last line, the worst.
 *
 * @param lookup Returns the lines of one domain.
 */
export async function* seededLines(
  domains: readonly string[],
  lookup: (domain: string) => AsyncIterable<StreamMessage>,
): AsyncGenerator<StreamMessage & { seed: string }> {
  const seeds = new Map<string, string>();
  let last: MetaLine & { seed: string } | undefined;
  let base: readonly [number, number] = [0, 0];
  for (const seed of domains) {
    let progress: readonly [number, number] = base;
    for await (const line of untilFailure(lookup(seed))) {
      if (line.op !== "Meta") {
        const { fqdn } = line.permutation.domain;
        if (!seeds.has(fqdn)) seeds.set(fqdn, seed);
        if (seeds.get(fqdn) === seed) yield { ...line, seed };
      } else if (line.data.kind === "Progress") {
        const [completed, total] = line.data.data;
        progress = [base[0] + completed, base[1] + total];
        yield { ...line, data: { ...line.data, data: [...progress] as [number, number] }, seed };
      } else if (badness(line) > 0) {
        if (last === undefined || badness(line) > badness(last)) last = { ...line, seed };
      } else yield { ...line, seed };
    }
    base = progress;
  }
  if (last !== undefined) yield last;
}
