/**
 * Whom a lookup would ask what, told before anybody is asked.
 * @module
 */
import type { ResultOp } from "../model.ts";
import type { Audience } from "../ops/op.ts";
import type { LookupOptions, Plan } from "./options.ts";
import { type Candidate, toAscii } from "./candidates.ts";
import { planWork } from "./plan.ts";

/** One kind of question that a lookup would ask. */
export interface PlannedQuestion {
  /** Class of those who hear it. */
  asks: Audience;
  /** Which hosts these are, in words. */
  hosts: string;
  /** What is asked, in words. */
  what: string;
  /** Ops that want it; empty where the lookup itself does. */
  ops: ResultOp[];
  /** Upper bound of questions (DNS) or connections (all else), repetitions after a loss apart. */
  atMost: number;
}

/** What a lookup would do. */
export interface LookupPlan {
  /** What it is after. */
  plan: Plan;
  /** The name that is imitated, or the host under analysis; A-labels. */
  original: string;
  /** Names that would be looked at. */
  candidates: number;
  /** Ops that would run, in the order of their lines. */
  ops: ResultOp[];
  /** Every kind of question. */
  questions: PlannedQuestion[];
}

/**
 * Connections of one name at most, its icon and a second one each for HTTP/2 included: see `observe/visit.ts`,
 * `icon.ts`, `smtp.ts`, `rdap.ts`, `whois.ts` and `net/relay.ts` for the bounds.
 */
const WEB = 24;
const PICTURE = 256;
const MAIL = 6;
const RDAP = 8;
const WHOIS = 3;

/**
 * Resolves with whom a lookup with these options would ask what, with upper bounds. Asks nobody.
 *
 * The bounds suppose that every candidate exists and sends its visitor as far as the rules allow; a usual lookup
 * ends far below.
 *
 * @param domain A domain name, as for a lookup.
 * @param options As for a lookup; without `io`, the powers of the default one are supposed.
 * @throws {SquatError} `invalid_domain`, `invalid_parameter`.
 * @example
 * ```ts
 * import { planLookup } from "./contacts.ts";
 * const { questions } = await planLookup("example.com", { limit: 10, passive: true });
 * console.assert(questions.every(({ asks }) => asks !== "candidates"));
 * ```
 */
export async function planLookup(domain: string, options: LookupOptions = {}): Promise<LookupPlan> {
  const work = await planWork(domain, options);
  const candidates = [...work.candidates];
  const count = candidates.length;
  const reach = options.io === undefined || options.io.net !== null;
  const open = reach && options.passive !== true;
  const wanting = (audience: Audience): ResultOp[] =>
    work.ops.filter((op) => op.asks === audience || op.needs?.includes(audience)).map((op) => op.op);
  const forRegistries = wanting("registries");
  const forCandidates = wanting("candidates");
  const forMail = forCandidates.filter((op) => op === "MxCheck");
  const forWeb = forCandidates.filter((op) => op !== "MxCheck");
  // Only what is compared with the imitated name has it looked at.
  const brandOps = work.plan === "squat" ? work.ops.filter((op) => op.needs !== undefined) : [];
  const forBrand = brandOps.map((op) => op.op);
  const brands = forBrand.length > 0 ? 1 : 0;
  const questions: PlannedQuestion[] = [];
  const ask = (asks: Audience, hosts: string, what: string, ops: ResultOp[], atMost: number): void => {
    if (atMost > 0) questions.push({ asks, hosts, what, ops, atMost });
  };

  const resolvers = "the configured resolvers";
  ask("resolvers", resolvers, "is the network there (NS)", [], 2);
  // One for A, and NS and SOA where the zone above answers for anything.
  ask("resolvers", resolvers, "does the name exist (A, NS, SOA)", [], 3 * count);
  ask(
    "resolvers",
    resolvers,
    "does the zone above answer for anything (A of random names)",
    [],
    3 * parents(candidates),
  );
  // Every observation of a server begins with the name's records.
  const forRecords = work.ops.filter((op) => op.op !== "Nxdomain" && op.asks !== "nobody" || op.needs)
    .filter((op) => op.asks !== "registries" && op.asks !== "history").map((op) => op.op);
  ask(
    "resolvers",
    resolvers,
    "the name's records (A, AAAA, NS, MX, TXT)",
    forRecords,
    forRecords.length > 0 ? 5 * (count + brands) : 0,
  );
  const forEvidence = wanting("resolvers").filter((op) => op === "Nxdomain");
  ask("resolvers", resolvers, "a second opinion (A)", forEvidence, forEvidence.length * count);

  const registries = reach && forRegistries.length > 0 ? count : 0;
  const web = open && forWeb.length > 0 ? count : 0;
  const mail = open && forMail.length > 0 ? count : 0;
  const brandWeb = open ? brands : 0;
  const connections = (RDAP + WHOIS) * registries + WEB * (web + brandWeb) + MAIL * mail;
  ask(
    "resolvers",
    resolvers,
    "addresses of the servers below (MX, A, AAAA)",
    [...new Set([...(registries > 0 ? forRegistries : []), ...(web + mail > 0 ? forCandidates : [])])],
    2 * connections + mail,
  );
  ask(
    "registries",
    "RDAP servers of registries and registrars",
    "registration (HTTPS)",
    forRegistries,
    RDAP * registries,
  );
  ask(
    "registries",
    "WHOIS servers of IANA, registries, registrars",
    "registration (WHOIS)",
    forRegistries,
    WHOIS * registries,
  );
  ask(
    "candidates",
    "the names' web servers and where they lead",
    "pages, certificates (HTTP, TLS)",
    forWeb,
    WEB * web,
  );
  const forPictures = forWeb.filter((op) => op === "Screenshot");
  const pictures = options.io?.camera != null && options.io.shots != null && forPictures.length > 0;
  ask(
    "candidates",
    "servers of what the names' pages load",
    "pictures of pages (a browser)",
    forPictures,
    pictures ? PICTURE * (web + brandWeb) : 0,
  );
  ask("candidates", "the names' mail servers", "would it take mail (SMTP)", forMail, MAIL * mail);
  ask(
    "candidates",
    `the original's web server, ${toAscii(work.original.registrable)}`,
    "its page and certificate",
    forBrand,
    WEB * brandWeb,
  );
  const forHistory = options.io?.history == null ? [] : wanting("history");
  ask(
    "history",
    "this installation's own memory",
    "what was seen before",
    forHistory,
    forHistory.length * count,
  );
  const forSource = options.io?.history?.source === undefined
    ? []
    : forHistory.filter((op) => op === "PassiveDns");
  ask(
    "history",
    `the source of history that you named, ${options.io?.history?.source}`,
    "what others saw before (HTTP)",
    forSource,
    forSource.length * count,
  );
  return {
    plan: work.plan,
    original: work.plan === "analyze" ? work.original.ascii : toAscii(work.original.registrable),
    candidates: count,
    ops: work.ops.map((op) => op.op),
    questions,
  };
}

function parents(candidates: readonly Candidate[]): number {
  return new Set(candidates.map(({ name }) => name.slice(name.indexOf(".") + 1))).size;
}
