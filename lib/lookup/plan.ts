import { parseDomain } from "../domain.ts";
import type { ParsedDomain } from "../domain.ts";
import type { Io } from "../io.ts";
import type { Permutation, PermutationKind, ResultOp } from "../model.ts";
import { OPS } from "../ops/mod.ts";
import type { AnyOp } from "../ops/op.ts";
import { type Candidates, makeCandidates } from "./candidates.ts";
import { contactsCandidates } from "./contacts.ts";
import type { ObservingOp } from "./observations.ts";
import type { LookupOptions, Plan } from "./options.ts";
import { oldTables } from "./table_ages.ts";
import {
  CALLBACK,
  checkOptions,
  FLAG,
  NAMES,
  oneOf,
  type OptionChecks,
  refuseOption,
  SIGNAL,
  someOf,
  TEXT,
  valueThat,
  whole,
} from "../options.ts";

const PLANS: readonly Plan[] = ["squat", "nxdomain", "analyze"];
/** The longest delay of the platforms' timers, milliseconds; beyond it they fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

const LOOKUP_OPTIONS: OptionChecks<LookupOptions> = {
  plan: oneOf(PLANS),
  io: true,
  resolvers: true,
  ops: someOf(OPS.map(({ op }) => op)),
  names: NAMES,
  permutations: FLAG,
  limit: whole(1),
  permute: true,
  brand: TEXT,
  brands: true,
  passive: FLAG,
  extensions: FLAG,
  concurrency: whole(1),
  deadlineMs: valueThat(
    `milliseconds above 0, at most ${LONGEST_MS}`,
    (value) => typeof value === "number" && value > 0 && value <= LONGEST_MS,
  ),
  owner: TEXT,
  signal: SIGNAL,
  onStudied: CALLBACK,
  onNotice: CALLBACK,
};

/** The checked plan of a lookup, made before any work. */
export interface Work {
  /** Squat, nxdomain or analyze. */
  plan: Plan;
  /** The name that is imitated, or the host under analysis. */
  original: ParsedDomain;
  /** The domain that candidates are compared with; null when there is none. */
  imitated: ParsedDomain | null;
  /** The candidates, in the order of work. */
  candidates: Candidates;
  /** The ops that run. */
  ops: readonly AnyOp[];
}

/**
 * Returns the checked plan of a lookup.
 *
 * @throws {SquatError} `invalid_domain`, `invalid_parameter`.
 */
export async function planWork(text: string, options: LookupOptions): Promise<Work> {
  checkLookupOptions(options);
  const plan = options.plan ?? "squat";
  const original = parseDomain(text);
  const { io } = options;
  const notice = (code: string, message: string) => options.onNotice?.({ code, message });
  const ops = chosenOps(plan, options.ops, options.passive === true);
  if (io !== undefined) noticeMissing(io, ops, options.ops, notice);
  if (plan !== "analyze" && original.subdomain !== "") {
    notice(
      "registrable",
      `Looks for look-alikes of ${original.registrable}, the registrable name of ${original.fqdn}`,
    );
  }
  if (plan === "analyze") return await planAnalysis(original, ops, options.brand);
  const imitated = plan === "squat" ? original : null;
  return { plan, original, ops, imitated, candidates: await makeCandidates(original, options) };
}

/** An analysis is the study that a lookup of the brand makes of one of its look-alikes. */
async function planAnalysis(
  original: ParsedDomain,
  ops: readonly AnyOp[],
  brand: string | undefined,
): Promise<Work> {
  const { fqdn, tld, domain } = original;
  const compared = brand === undefined ? null : parseDomain(brand);
  const imitated = compared?.registrable === original.registrable ? null : compared;
  const permutation: Permutation = {
    domain: { fqdn, tld, domain },
    kind: imitated === null ? "Unknown" : await kindOf(original, imitated.registrable),
  };
  const candidates = Object.assign([{ name: original.ascii, permutation }], { expected: 1 });
  return { plan: "analyze", original, ops, imitated, candidates };
}

/** The edit that leads from a brand to a name. */
async function kindOf({ fqdn }: ParsedDomain, brand: string): Promise<PermutationKind> {
  // The model of look-alikes is loaded by those who use it.
  const { untwist } = await import("../match/untwist.ts");
  return untwist(fqdn, [brand])[0]?.kind ?? "Unknown";
}

/** Notices about missing tables, indexes and browsers that the ops need, and about the dates of tables. */
function noticeMissing(
  io: Io,
  ops: readonly AnyOp[],
  chosen: readonly ResultOp[] | undefined,
  notice: (code: string, message: string) => void,
): void {
  for (const message of oldTables(io, ops)) notice("old_table", message);
  if (ops.some(({ op }) => op === "GeoIp")) {
    if (io.geo === null) notice("no_geo", "No GeoIp lines: neither country nor ASN tables are installed");
    else {
      const sources = io.geo.sources.map(({ name, date }) => `${name} of ${date}`).join(", ");
      if (sources !== "") notice("geo_date", `GeoIp uses tables, not live data: ${sources}`);
    }
  }
  if (io.ct === null && chosen?.includes("CertificateTransparency") === true) {
    notice("no_ct", "No CertificateTransparency lines: there is no index of certificates");
  }
  if (ops.some(({ op }) => op === "Screenshot")) {
    const why = io.camera === null && io.screenshots !== null
      ? "no Chromium was found on this machine, or puppeteer-core is not installed"
      : io.screenshots === null && chosen?.includes("Screenshot")
      ? "no store for screenshots is configured"
      : null;
    if (why !== null) notice("no_browser", `No Screenshot lines: ${why}`);
  }
}

/**
 * Refuses options of a lookup that it does not have, and values that it cannot use.
 *
 * @throws {SquatError} `invalid_parameter`: the option, its value and what to give.
 */
export function checkLookupOptions(options: LookupOptions): void {
  checkOptions("lookup", options, LOOKUP_OPTIONS);
  const { plan = "squat", brand } = options;
  if (brand !== undefined && plan !== "analyze") {
    refuseOption(
      "brand",
      brand,
      `plan analyze with it, not ${plan}: only analyze compares one host with a brand`,
    );
  }
}

function chosenOps(
  plan: Plan,
  chosen: readonly ResultOp[] | undefined,
  passive: boolean,
): readonly AnyOp[] {
  const all: readonly ObservingOp[] = OPS;
  return all.filter((op) =>
    (chosen === undefined || chosen.includes(op.op as ResultOp)) && op.plans.includes(plan) &&
    !(passive && contactsCandidates(op))
  );
}
