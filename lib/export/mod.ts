/**
 * Other people's formats, as folds over the lines of one lookup: no clock, no I/O, the same bytes for the same input.
 * @module
 */
import { adguard, dnsmasq, domains, hosts, rpz } from "./blocklist.ts";
import { dnstwistJson } from "./dnstwist.ts";
import { packedFindings } from "./findings.ts";
import type { ExportFormat, ExportOptions } from "./format.ts";
import { misp } from "./misp.ts";
import type { StreamMessage } from "../model.ts";
import { stix } from "./stix.ts";
import { checkArgument } from "../argument.ts";
import { didYouMean } from "../distance.ts";
import { checkOptions, FLAG, type OptionChecks, refuseOption, valueThat } from "../options.ts";

export {
  type Finding,
  findingOf,
  type Findings,
  findingsOf,
  type IndexedList,
  Packed,
  packedFindings,
} from "./findings.ts";
export type { ExportFormat, ExportOptions, WriteOptions } from "./format.ts";
export { uuid5 } from "./uuid.ts";
export { FUZZERS } from "../permute/data/kinds.ts";
export { feedEvent, mispEventId } from "./misp.ts";
export { type Stix, stixObjects, type StixPlace } from "./stix.ts";
export type * from "../model.ts";
export type { MergedName } from "../lines/merge.ts";

const SET = valueThat("a Set of names", (value) => typeof (value as Set<string>).has === "function");
const OPTIONS: OptionChecks<ExportOptions> = {
  brand: true,
  at: true,
  owned: SET,
  confirmed: SET,
  partial: FLAG,
};

/** Every format: the command line, downloads and help fold over this list. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  stix,
  misp,
  rpz,
  hosts,
  adguard,
  dnsmasq,
  domains,
  dnstwistJson,
];

/**
 * Yields a lookup in another format, piece by piece.
 *
 * @param lines The lines of one lookup, in memory or still arriving.
 * @param format A name of {@link EXPORT_FORMATS}.
 * @throws {SquatError} `invalid_parameter` at the call, for another format or option.
 * @throws {SquatError} What ended the lookup, or `invalid_parameter` when its lines break off; see `partial`.
 * @example
 * ```ts
 * import { exportLines } from "./mod.ts";
 * const done = { op: "Meta" as const, data: { kind: "Done" as const } };
 * let text = "";
 * for await (const piece of exportLines([done], "hosts", { brand: "kestrelbank.com", at: 0 })) text += piece;
 * console.assert(text.startsWith("# Look-alikes of kestrelbank.com"));
 * ```
 */
export function exportLines(
  lines: Iterable<StreamMessage> | AsyncIterable<StreamMessage>,
  format: string,
  options: ExportOptions,
): AsyncGenerator<string> {
  checkArgument(lines, "lines", "the lines of exportLines");
  checkOptions("exportLines", options, OPTIONS);
  checkArgument(options.brand, "text", "the brand of exportLines");
  checkArgument(options.at, "count", "the time of exportLines, at");
  const found = EXPORT_FORMATS.find(({ name }) => name === format);
  if (found === undefined) {
    const names = EXPORT_FORMATS.map(({ name }) => name);
    refuseOption("format", format, `one of ${names.join(", ")}${didYouMean(String(format), names)}`);
  }
  return written(lines, found, options);
}

async function* written(
  lines: Iterable<StreamMessage> | AsyncIterable<StreamMessage>,
  format: ExportFormat,
  { partial = false, ...options }: ExportOptions,
): AsyncGenerator<string> {
  const { findings, part } = await packedFindings(lines, options.brand, { partial });
  yield* format.write(findings, part === "" ? options : { ...options, part });
}
