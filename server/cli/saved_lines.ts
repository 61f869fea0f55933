import { streamFrom } from "../io/stream_from.ts";
import { SquatError } from "../../lib/errors.ts";
import type { StreamMessage } from "../../lib/model.ts";
import type { System } from "./system.ts";
import { complain, UsageError } from "./exit.ts";
import { levenshtein } from "../../lib/distance.ts";
import { brandDomain } from "../../lib/domain.ts";

/**
 * The lines of a lookup that was saved as NDJSON; `-` is stdin. A last line that breaks off is left out, with a notice:
 * its lookup has no Done line, so that it is incomplete for every reader.
 *
 * @throws {SquatError} `invalid_parameter`: the file and the line that cannot be used, and what to give.
 */
export async function* savedLines(path: string, system: System): AsyncGenerator<StreamMessage> {
  const { fromNdjson } = await import("../../lib/lines/mod.ts");
  const encoder = new TextEncoder();
  async function* bytes(): AsyncGenerator<Uint8Array> {
    let last = "";
    let number = 0;
    for await (const line of system.readLines(path)) {
      if (line.trim() === "") {
        // Numbers in messages are those of the file.
        last += "\n";
        continue;
      }
      if (number > 0) yield encoder.encode(last + "\n");
      number += 1;
      last = line;
    }
    if (number > 1 && breaksOff(last)) {
      complain(system, `${path} breaks off in its last line, which is left out`);
    } else yield encoder.encode(last + "\n");
  }
  try {
    yield* fromNdjson(streamFrom(bytes()));
  } catch (cause) {
    const found = /^Cannot read (line \d+): (.*)$/.exec((cause as Error).message);
    if (!(cause instanceof SquatError) || found === null) throw cause;
    const [, line, why] = found;
    throw new UsageError(`Cannot use ${path}, ${line}: ${why}; give what -f ndjson printed`, { cause });
  }
}

/** Whether a line begins as those of a lookup do and ends too early. */
function breaksOff(line: string): boolean {
  if (!line.trimStart().startsWith("{")) return false;
  try {
    JSON.parse(line);
    return false;
  } catch {
    return true;
  }
}

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
  if (asked !== undefined && said !== undefined && said !== asked) {
    throw new UsageError(
      `Cannot use ${path} with --brand ${asked}: it is a lookup of ${said}; leave --brand out, or give that lookup's file`,
    );
  }
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
      if (
        brand !== undefined && line.op === "Levenshtein" && line.data !== null && line.permutation != null
      ) {
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
