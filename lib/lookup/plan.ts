import { parseDomain } from "../domain.ts";
import type { ParsedDomain } from "../domain.ts";
import { SquatError } from "../errors.ts";
import type { Permutation, ResultOp } from "../model.ts";
import { type AnyOp, OPS } from "../ops/mod.ts";
import { permute } from "../permute/mod.ts";
import type { LookupOptions, Plan } from "./options.ts";

/** A candidate: the name to ask for and how the wire tells it. */
export interface Candidate {
  /** A-labels. */
  name: string;
  /** As the wire tells it. */
  permutation: Permutation;
}

/** What a lookup is going to do, settled before any work. */
export interface Work {
  /** What it is after. */
  plan: Plan;
  /** The name that is imitated, or the host under analysis. */
  original: ParsedDomain;
  /** The candidates, in the order of work. */
  candidates: Candidate[];
  /** The ops, without those that the plan has no use for. */
  ops: readonly AnyOp[];
}

const DEFAULT_LIMIT = 10_000;

/**
 * Returns what a lookup is going to do.
 *
 * @throws {SquatError} `invalid_domain`, `invalid_parameter`.
 */
export function planWork(text: string, options: LookupOptions): Work {
  const plan = options.plan ?? "squat";
  const original = parseDomain(text);
  const { io } = options;
  const notice = (code: string, message: string) => options.onNotice?.({ code, message });
  const ops = chosenOps(plan, options.ops, options.passive === true);
  if (io !== undefined && ops.some(({ op }) => op === "GeoIp")) {
    if (io.geo === null) notice("no_geo", "No GeoIp lines: neither country nor ASN tables are installed");
    else {
      const sources = io.geo.sources.map(({ name, date }) => `${name} of ${date}`).join(", ");
      if (sources !== "") notice("geo_date", `GeoIp rests on tables that are not live: ${sources}`);
    }
  }
  if (plan !== "analyze" && original.subdomain !== "") {
    notice(
      "registrable",
      `Look-alikes are of ${original.registrable}, the registrable name of ${original.fqdn}`,
    );
  }
  if (plan === "analyze") {
    const { fqdn, tld, domain } = original;
    const permutation: Permutation = { domain: { fqdn, tld, domain }, kind: "Unknown" };
    return { plan, original, ops, candidates: [{ name: original.ascii, permutation }] };
  }
  return { plan, original, ops, candidates: candidates(original, options) };
}

function candidates(original: ParsedDomain, options: LookupOptions): Candidate[] {
  const limit = options.limit ?? DEFAULT_LIMIT;
  if (!Number.isInteger(limit) || limit < 1) {
    throw new SquatError("invalid_parameter", `Cannot use limit ${limit}: give a whole number of at least 1`);
  }
  const found = new Map<string, Candidate>();
  const own = toAscii(original.registrable);
  const unusable: SquatError[] = [];
  for (const name of options.names ?? []) {
    try {
      const { fqdn, tld, domain, ascii } = parseDomain(name);
      if (ascii === own) continue;
      found.set(ascii, { name: ascii, permutation: { domain: { fqdn, tld, domain }, kind: "UserContext" } });
    } catch (error) {
      if (!(error instanceof SquatError)) throw error;
      unusable.push(error);
    }
  }
  if (unusable.length > 0) {
    const message = `${unusable.length} of the given names are left out; the first: ${unusable[0]!.message}`;
    options.onNotice?.({ code: "invalid_names", message });
  }
  if (options.permutations !== false) {
    for (const permutation of permute(original, { ...options.permute, budget: limit })) {
      const name = toAscii(permutation.domain.fqdn);
      if (!found.has(name)) found.set(name, { name, permutation });
    }
  }
  return [...found.values()];
}

function chosenOps(
  plan: Plan,
  wanted: readonly ResultOp[] | undefined,
  passive: boolean,
): readonly AnyOp[] {
  for (const name of wanted ?? []) {
    if (!OPS.some((op) => op.op === name)) {
      const known = OPS.map((op) => op.op).join(", ");
      throw new SquatError(
        "invalid_parameter",
        `Cannot use op ${JSON.stringify(name)}: the ops are ${known}`,
      );
    }
  }
  const useless: Record<Plan, (op: ResultOp) => boolean> = {
    squat: (op) => op === "Nxdomain",
    nxdomain: (op) => op !== "Nxdomain",
    analyze: (op) => op === "Levenshtein",
  };
  return OPS.filter((op) =>
    (wanted === undefined || wanted.includes(op.op)) && !useless[plan](op.op) &&
    !(passive && op.asks === "candidates")
  );
}

/** The A-labels of a valid name. Only names that are not plain ASCII need a trip through UTS 46. */
export function toAscii(fqdn: string): string {
  // deno-lint-ignore no-control-regex
  return /^[\x00-\x7f]*$/.test(fqdn) ? fqdn : parseDomain(fqdn).ascii;
}
