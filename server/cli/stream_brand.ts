import { levenshtein } from "../../lib/distance.ts";
import { brandDomain } from "../../lib/domain.ts";
import type { StreamMessage } from "../../lib/model.ts";
import { UsageError } from "./exit.ts";

/**
 * Resolves with saved lines, and the brand whose look-alikes they are: what their first line says, else what was given;
 * undefined when neither says it. The lines are refused as
 * another brand's while they are read: by what a later lookup in them says, or by the distances of their names.
 *
 * @param path The file, for messages.
 * @param given The domain that the caller says was looked up.
 * @throws {UsageError} When the stream was made for another brand than the given one.
 */
export async function brandedLines(
  path: string,
  source: AsyncGenerator<StreamMessage>,
  given: string | undefined,
) {
  const first = await source.next();
  const said = first.done === true ? undefined : saidBy(first.value);
  const asked = given === undefined ? undefined : brandDomain(given).registrable;
  const brand = said ?? asked;
  if (asked !== undefined && said !== undefined && said !== asked) throw otherBrand(path, said, asked);
  async function* lines(): AsyncGenerator<StreamMessage> {
    if (first.done === true) return;
    let [noted, wrong] = [0, 0];
    yield first.value;
    for await (const line of source) {
      const next = saidBy(line);
      if (next !== undefined && next !== brand) {
        throw new UsageError(
          brand === undefined
            ? `Cannot use ${path}: it holds a lookup of ${next} among others; give one lookup a file`
            : `Cannot use ${path}: it holds lookups of ${brand} and of ${next}; give one lookup a file`,
        );
      }
      if (brand !== undefined && line.op === "Levenshtein" && line.data !== null) {
        noted += 1;
        if (levenshtein(brand, line.permutation.domain.fqdn) !== line.data) wrong += 1;
      }
      yield line;
    }
    // By chance some names are as far from one brand as from another.
    if (wrong * 2 > noted) {
      throw new UsageError(
        `Cannot use ${path} as a lookup of ${brand}: ${wrong} of ${noted} names are at another ` +
          "distance from it than the file says; give the domain that was looked up as --brand",
      );
    }
  }
  return { brand, lines: lines() };
}

/** The brand that a line names. */
function saidBy(line: StreamMessage): string | undefined {
  const brand = line.op === "Meta" && line.data.kind === "Progress" ? line.data.brand : undefined;
  return typeof brand === "string" ? brand : undefined;
}

function otherBrand(path: string, said: string, asked: string): UsageError {
  return new UsageError(
    `Cannot use ${path} with --brand ${asked}: it is a lookup of ${said}; leave --brand out, or give that lookup's file`,
  );
}
