import { isObject } from "../argument.ts";
import { brandDomain, type ParsedDomain, parseDomain } from "../domain.ts";
import { SquatError } from "../errors.ts";
import type { Io } from "../io.ts";
import type { Permutation, PermutationKind, ResultOp } from "../model.ts";
import { OPS } from "../ops/mod.ts";
import type { AnyOp } from "../ops/op.ts";
import { type Candidates, makeCandidates, type Permute } from "./candidates.ts";
import { contactsCandidates } from "./contacts.ts";
import { loaded } from "./loaded.ts";
import type { LookupOptions, Plan } from "./options.ts";
import type { ObservingOp } from "./observations.ts";
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
  io: valueThat("an Io, such as that of createIo: each part of it, null for what it lacks", isIo),
  resolvers: true,
  ops: someOf(OPS.map(({ op }) => op)),
  names: NAMES,
  guesses: true,
  permutations: FLAG,
  limit: whole(1),
  permute: valueThat(
    "an object without budget, which is limit here",
    (value) => isObject(value) && value["budget"] === undefined,
  ),
  brand: TEXT,
  brands: true,
  passive: FLAG,
  concurrency: whole(1),
  deadlineMs: valueThat(
    `milliseconds above 0, at most ${LONGEST_MS}`,
    (value) => typeof value === "number" && value > 0 && value <= LONGEST_MS,
  ),
  pace: true,
  signal: SIGNAL,
  onStudied: CALLBACK,
  onNotice: CALLBACK,
};

/** Whether a value has the parts of an Io; what they do, the compiler knows. */
function isIo(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { dns } = value;
  return ["now", "sleep", "random"].every((part) => typeof value[part] === "function") &&
    isObject(dns) && typeof dns["query"] === "function" && Array.isArray(dns["resolvers"]) &&
    ["net", "geo", "ct", "camera", "screenshots", "history"].every((part) => typeof value[part] === "object");
}

/** What the arguments of a lookup say, checked. */
export interface CheckedLookup {
  /** Squat, nxdomain or analyze. */
  plan: Plan;
  /** The name that is imitated, or the host under analysis. */
  original: ParsedDomain;
  /** The domain that an analysed host may imitate; null for none. */
  brand: ParsedDomain | null;
  /** The ops that run. */
  ops: readonly AnyOp[];
}

/** What a lookup is going to do, settled before any work. */
export interface Work extends Omit<CheckedLookup, "brand"> {
  /** The domain that candidates are compared with; null when there is none. */
  imitated: ParsedDomain | null;
  /** The candidates, in the order of work. */
  candidates: Candidates;
}

/**
 * Checks the arguments of a lookup, less what only the rooms of permutations and pages know: a plan loads neither.
 *
 * @throws {SquatError} `invalid_domain`, `invalid_parameter`.
 */
export function checkLookup(text: string, options: LookupOptions): CheckedLookup {
  checkOptions("lookup", options, LOOKUP_OPTIONS);
  const { plan = "squat", passive = false } = options;
  if (options.io !== undefined && options.resolvers !== undefined) {
    throw new SquatError(
      "invalid_parameter",
      "Cannot use resolvers and io together: give the resolvers to createIo",
    );
  }
  if (options.brand !== undefined && plan !== "analyze") {
    const give = `plan analyze with it, not ${plan}: only analyze compares one host with a brand`;
    refuseOption("brand", options.brand, give);
  }
  const original = plan === "analyze" ? parseDomain(text) : brandDomain(text);
  const brand = options.brand === undefined ? null : brandDomain(options.brand);
  return { plan, original, brand, ops: chosenOps(plan, options.ops, passive) };
}

/** Settles what a lookup is going to do, and says what it lacks. */
export async function planWork(
  checked: CheckedLookup,
  options: LookupOptions,
  permute: Permute,
): Promise<Work> {
  const { plan, original, brand, ops } = checked;
  const { io } = options;
  const notice = (code: string, message: string) => options.onNotice?.({ code, message });
  if (io !== undefined) {
    noticeMissing(io, ops, options.ops, notice);
    noticeUnmade(checked, options, io, notice);
  }
  if (plan !== "analyze" && original.subdomain !== "") {
    notice(
      "registrable",
      `Looks for look-alikes of ${original.registrable}, the name of the owner of ${original.fqdn}`,
    );
  }
  if (plan === "analyze") return await planAnalysis(original, ops, brand);
  const imitated = plan === "squat" ? original : null;
  return { plan, original, ops, imitated, candidates: makeCandidates(original, options, permute) };
}

/** An analysis is the study that a lookup of the brand makes of one of its look-alikes. */
async function planAnalysis(
  original: ParsedDomain,
  ops: readonly AnyOp[],
  brand: ParsedDomain | null,
): Promise<Work> {
  const { fqdn, tld, domain } = original;
  const imitated = `.${fqdn}`.endsWith(`.${brand?.registrable}`) ? null : brand;
  const permutation: Permutation = {
    domain: { fqdn, tld, domain },
    kind: imitated === null ? "Unknown" : await kindOf(original, imitated.registrable),
  };
  const candidates = Object.assign([{ name: original.ascii, permutation, isSeen: true }], {
    expected: 1,
    search: () => Promise.resolve(),
  });
  return { plan: "analyze", original, ops, imitated, candidates };
}

/** The edit that leads from a brand to a name. */
async function kindOf({ fqdn }: ParsedDomain, brand: string): Promise<PermutationKind> {
  // Loaded by those who use it.
  const { untwist } = await loaded(import("../match/untwist.ts"));
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
    notice("no_ct", "No CertificateTransparency lines: there is no index of certificates, or it is empty");
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

/** Notices about ops and names that were asked for by name and cannot come. */
function noticeUnmade(
  { plan, ops }: CheckedLookup,
  { ops: chosen = [], permute, permutations }: LookupOptions,
  io: Io,
  notice: (code: string, message: string) => void,
): void {
  const asked = OPS.filter(({ op }) => chosen.includes(op)) as readonly AnyOp[];
  const [rest, others] = [true, false].map((own) =>
    asked.filter((op) => !ops.includes(op) && op.plans.includes(plan) === own)
  );
  const past = ops.filter((op) => asked.includes(op) && op.op.startsWith("Passive"));
  const lacking = [
    [`the plan ${plan} has none`, others!],
    ["they come from the names' own servers, and the lookup is passive", rest!],
    ["there is no history", io.history === null ? past : []],
  ] as const;
  for (const [why, of] of lacking) {
    if (of.length > 0) notice("no_lines", `No ${of.map(({ op }) => op).join(", ")} lines: ${why}`);
  }
  if (permutations === false || permute?.kinds?.includes("CertificateTransparency") !== true) return;
  const none = "No names of CertificateTransparency: ";
  if (plan !== "squat") notice("no_ct", `${none}the plan ${plan} has none`);
  else if (io.ct === null) notice("no_ct", `${none}there is no index of certificates, or it is empty`);
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
