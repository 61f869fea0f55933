import { parseDomain } from "../domain.ts";
import type { ParsedDomain } from "../domain.ts";
import { SquatError } from "../errors.ts";
import type { Io } from "../io.ts";
import type { Permutation, ResultOp } from "../model.ts";
import { type AnyOp, OPS } from "../ops/mod.ts";
import { permute } from "../permute/mod.ts";
import { aLabel } from "../permute/punycode.ts";
import { certificateNames } from "./certificate_names.ts";
import type { LookupOptions, Plan } from "./options.ts";

/** A candidate: the name to ask for and how the wire tells it. */
export interface Candidate {
  /** A-labels. */
  name: string;
  /** As the wire tells it. */
  permutation: Permutation;
}

/** Candidates that are made as they are asked for, so that the first can be looked at before the last is thought of. */
export interface Candidates extends Iterable<Candidate> {
  /** How many there will be at most, and mostly. */
  readonly expected: number;
}

/** What a lookup is going to do, settled before any work. */
export interface Work {
  /** What it is after. */
  plan: Plan;
  /** The name that is imitated, or the host under analysis. */
  original: ParsedDomain;
  /** The candidates, in the order of work. */
  candidates: Candidates;
  /** The ops, without those that the plan has no use for. */
  ops: readonly AnyOp[];
}

const DEFAULT_LIMIT = 10_000;
/** Candidates that are made at a stretch, before others work. */
export const SLICE = 128;
/** Candidates from certificates, besides the permutations. */
const MOST_SEEN = 1_000;
/** How long a lookup looks for them before it begins with what it has. */
const SEEN_MS = 5_000;

/**
 * Returns what a lookup is going to do.
 *
 * @throws {SquatError} `invalid_domain`, `invalid_parameter`.
 */
export async function planWork(text: string, options: LookupOptions): Promise<Work> {
  const plan = options.plan ?? "squat";
  const original = parseDomain(text);
  checkBounds(options);
  const { io } = options;
  const notice = (code: string, message: string) => options.onNotice?.({ code, message });
  const ops = chosenOps(plan, options.ops, options.passive === true);
  if (io !== undefined) tellMissing(io, ops, options.ops, notice);
  if (plan !== "analyze" && original.subdomain !== "") {
    notice(
      "registrable",
      `Look-alikes are of ${original.registrable}, the registrable name of ${original.fqdn}`,
    );
  }
  if (plan === "analyze") {
    const { fqdn, tld, domain } = original;
    const permutation: Permutation = { domain: { fqdn, tld, domain }, kind: "Unknown" };
    return { plan, original, ops, candidates: listed([{ name: original.ascii, permutation }]) };
  }
  return { plan, original, ops, candidates: await candidates(original, options) };
}

/** Notices of what this machine lacks for the ops, or has only of an old date. */
function tellMissing(
  io: Io,
  ops: readonly AnyOp[],
  wanted: readonly ResultOp[] | undefined,
  notice: (code: string, message: string) => void,
): void {
  if (ops.some(({ op }) => op === "GeoIp")) {
    if (io.geo === null) notice("no_geo", "No GeoIp lines: neither country nor ASN tables are installed");
    else {
      const sources = io.geo.sources.map(({ name, date }) => `${name} of ${date}`).join(", ");
      if (sources !== "") notice("geo_date", `GeoIp rests on tables that are not live: ${sources}`);
    }
  }
  if (io.ct === null && wanted?.includes("CertificateTransparency") === true) {
    notice("no_ct", "No CertificateTransparency lines: there is no index of certificates");
  }
  if (ops.some(({ op }) => op === "Screenshot")) {
    const why = io.camera === null && io.shots !== null
      ? "no Chromium was found on this machine, or puppeteer-core is not installed"
      : io.shots === null && wanted?.includes("Screenshot")
      ? "no place for pictures was given"
      : null;
    if (why !== null) notice("no_browser", `No Screenshot lines: ${why}`);
  }
}

/** The longest that a timer of the platforms waits, milliseconds; beyond it they fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

function checkBounds({ concurrency = 1, deadlineMs = 1 }: LookupOptions): void {
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use concurrency ${concurrency}: give a whole number of at least 1`,
    );
  }
  if (!(deadlineMs > 0 && deadlineMs <= LONGEST_MS)) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot use deadlineMs ${deadlineMs}: give milliseconds above 0, at most ${LONGEST_MS}`,
    );
  }
}

function listed(list: readonly Candidate[]): Candidates {
  return { expected: list.length, [Symbol.iterator]: () => list[Symbol.iterator]() };
}

async function candidates(original: ParsedDomain, options: LookupOptions): Promise<Candidates> {
  const limit = options.limit ?? DEFAULT_LIMIT;
  if (!Number.isInteger(limit) || limit < 1) {
    throw new SquatError("invalid_parameter", `Cannot use limit ${limit}: give a whole number of at least 1`);
  }
  const names = [...options.names ?? []];
  if (options.permutations === false) {
    return {
      expected: names.length,
      [Symbol.iterator]: () => givenNames(original, names, new Set(), options),
    };
  }
  const permutations = (budget: number) => permute(original, { ...options.permute, budget });
  // Checks the options, before any work.
  permutations(limit);
  function* made(given: ReadonlySet<string>): Generator<Candidate> {
    let left = limit;
    for (const permutation of permutations(limit + given.size)) {
      const name = toAscii(permutation.domain.fqdn);
      if (given.has(name)) continue;
      yield { name, permutation };
      if (--left === 0) return;
    }
  }
  const seen = await seenNames(original, options, limit);
  if (seen.length === 0) {
    return {
      expected: names.length + limit,
      *[Symbol.iterator]() {
        const given = new Set<string>();
        yield* givenNames(original, names, given, options);
        yield* made(given);
      },
    };
  }
  // A name with a certificate is likely to exist, so it goes before those that are only thinkable; what is thinkable
  // keeps its kind, so all of that has to be known first.
  const given = new Set<string>();
  const first = [...givenNames(original, names, given, options)];
  const list: Candidate[] = [];
  for (const candidate of made(given)) {
    if (list.push(candidate) % SLICE === 0) await options.io?.sleep(0, options.signal);
  }
  const known = new Set([...given, ...list.map(({ name }) => name)]);
  for (const name of seen) {
    if (known.has(name)) continue;
    const { fqdn, tld, domain } = parseDomain(name);
    first.push({ name, permutation: { domain: { fqdn, tld, domain }, kind: "CertificateTransparency" } });
  }
  return listed([...first, ...list]);
}

/** The caller's own names, each once, which is noted in `given`; those that are no names are told at the end. */
function* givenNames(
  original: ParsedDomain,
  names: readonly (string | Permutation)[],
  given: Set<string>,
  options: LookupOptions,
): Generator<Candidate> {
  const own = toAscii(original.registrable);
  let unusable = 0;
  let first = "";
  for (const name of names) {
    try {
      const { fqdn, tld, domain, ascii } = parseDomain(typeof name === "string" ? name : name.domain.fqdn);
      if (ascii === own || given.has(ascii)) continue;
      given.add(ascii);
      const permutation = typeof name === "string"
        ? { domain: { fqdn, tld, domain }, kind: "UserContext" } as const
        : name;
      yield { name: ascii, permutation };
    } catch (error) {
      if (!(error instanceof SquatError)) throw error;
      if (unusable++ === 0) first = error.message;
    }
  }
  if (unusable > 0) {
    const message = `${unusable} of the given names are left out; the first: ${first}`;
    options.onNotice?.({ code: "invalid_names", message });
  }
}

/** Names in certificates that imitate the original, where the lookup is after such. */
async function seenNames(
  original: ParsedDomain,
  { io, plan = "squat", permute: wish, signal }: LookupOptions,
  limit: number,
): Promise<string[]> {
  if (io === undefined || io.ct === null || plan !== "squat") return [];
  if (wish?.kinds !== undefined && !wish.kinds.includes("CertificateTransparency")) return [];
  const until = io.now() + SEEN_MS;
  return await certificateNames(io.ct.index(), original.registrable, Math.min(limit, MOST_SEEN), async () => {
    await io.sleep(0, signal);
    signal?.throwIfAborted();
    return io.now() < until;
  });
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

/** The A-labels of a valid name. Permutations are valid: they need no trip through UTS 46 each. */
export function toAscii(fqdn: string): string {
  // deno-lint-ignore no-control-regex
  return /^[\x00-\x7f]*$/.test(fqdn) ? fqdn : fqdn.split(".").map(aLabel).join(".");
}
