/**
 * Whom a lookup would contact for what, before any packet is sent.
 * @module
 */
import { controlQuestions } from "./controls.ts";
import type { ResultOp } from "../model.ts";
import type { Audience } from "../ops/op.ts";
import { toAscii } from "../permute/punycode.ts";
import { type Candidate, guessesAtHosts } from "./candidates.ts";
import { loaded } from "./loaded.ts";
import type { LookupOptions, Plan } from "./options.ts";
import { type Contact, CONTACTS, contactsOf } from "./contacts.ts";
import { checkLookup, planWork, type Work } from "./plan.ts";

/** Visits to one site at most: the first, on a desk, on a telephone, and to `www.`. */
const LOOKS = 4;

/** One kind of contact that a lookup would make. */
export interface PlannedQuestion {
  /** Class of the hosts. */
  asks: Audience;
  /** Which hosts these are, in words. */
  hosts: string;
  /** The purpose, in words. */
  what: string;
  /** Ops that use the answers; empty where the lookup itself does. */
  ops: ResultOp[];
  /** Upper bound of queries (DNS) or connections (all else), without retries after packet loss. */
  atMost: number;
}

/** What a lookup would do. */
export interface LookupPlan {
  /** Squat, nxdomain or analyze. */
  plan: Plan;
  /** The name that is imitated, or the host under analysis; A-labels. */
  original: string;
  /** Candidates in all. */
  candidates: number;
  /** Ops that would run. */
  ops: ResultOp[];
  /** Every kind of contact. */
  questions: PlannedQuestion[];
}

/**
 * Resolves with whom a lookup with these options would contact for what, with upper bounds. Sends no packet.
 *
 * The bounds assume that every candidate exists and redirects as often as the rules allow; a usual lookup stays far
 * below.
 *
 * @param domain A domain name, as for a lookup.
 * @param options As for a lookup; without `io`, the default one is assumed.
 * @throws {SquatError} `invalid_domain`, `invalid_parameter`.
 * @example
 * ```ts
 * import { planLookup } from "./questions.ts";
 * const { questions } = await planLookup("example.com", { limit: 10, passive: true });
 * console.assert(questions.every(({ asks }) => asks !== "candidates"));
 * ```
 */
export async function planLookup(domain: string, options: LookupOptions = {}): Promise<LookupPlan> {
  const checked = checkLookup(domain, options);
  // An analysis has none, and does not load them.
  const { permute } = checked.plan === "analyze"
    ? { permute: () => [] }
    : await loaded(import("../permute/mod.ts"));
  const work = await planWork(checked, options, permute);
  await work.candidates.search();
  const candidates = [...work.candidates];
  const { io } = options;
  const brand = toAscii((work.imitated ?? work.original).registrable);
  const users = (contact: Contact): ResultOp[] =>
    work.ops.filter((op) => contactsOf(op).has(contact)).map(({ op }) => op as ResultOp);
  const available = availableContacts(work, options);
  const brands = work.imitated !== null && users("brandWeb").length > 0 ? 1 : 0;
  /** Contacts for all names at most: second looks visit a site three times. The original gets one only where all do. */
  const atMost = (contact: Contact): number => {
    const isAgain =
      contact === "web" && io?.secondLook !== false && (work.plan === "squat" || io?.secondLook) ||
      contact === "brandWeb" && io?.secondLook === true;
    const ofBrand = contact === "records" || contact === "pictures" || contact === "brandWeb" ? brands : 0;
    const names = ofBrand + (contact === "brandWeb" ? 0 : candidates.length);
    return names * (isAgain ? LOOKS : 1) * CONTACTS[contact].atMost;
  };

  const used = (Object.keys(CONTACTS) as Contact[]).filter((each) =>
    available[each] && users(each).length > 0
  );
  const question = (contact: Contact): PlannedQuestion => {
    const { audience, hosts, what } = CONTACTS[contact];
    const which = contact === "brandWeb" ? `, ${brand}` : "";
    return { asks: audience, hosts: hosts + which, what, ops: users(contact), atMost: atMost(contact) };
  };
  const isAtHosts = work.plan === "squat" && available.web && users("web").length > 0;
  const free = guessesAtHosts(isAtHosts ? candidates : []);
  const { hosts } = CONTACTS.records;
  const lookups = (what: string, atMost: number, ops: ResultOp[] = []): PlannedQuestion => (
    { asks: "resolvers", hosts, what, ops, atMost }
  );
  const connecting = used.filter((contact) => CONTACTS[contact].resolves);
  const isByDns = (contact: Contact): boolean => CONTACTS[contact].audience === "resolvers";
  const questions = [
    lookups(
      "is the network there, and which resolvers are believed (NS, A)",
      controlQuestions(io, candidates.length, options.concurrency),
    ),
    // One for A, and NS and SOA where the zone above answers for anything.
    lookups("does the name exist (A, NS, SOA)", 3 * candidates.length),
    lookups("does the zone above answer for anything (A of random names)", 3 * parents(candidates)),
    ...used.filter(isByDns).map(question),
    lookups(
      "addresses of the servers below (MX, A, AAAA)",
      2 * sum(connecting.map(atMost)) + free.hosts.length + (used.includes("mail") ? atMost("mail") : 0),
      [...new Set(connecting.flatMap(users))],
    ),
    ...used.filter((contact) => !isByDns(contact)).map(question),
    {
      ...question("web"),
      hosts: `${free.hosts.join(", ")}, where these answer for any name`,
      what: "does a guess have a page that a random name there has not (HTTP, TLS)",
      atMost: CONTACTS.web.atMost * (free.names.length + free.hosts.length),
    },
  ].filter(({ atMost }) => atMost > 0);
  return {
    plan: work.plan,
    original: work.plan === "analyze" ? work.original.ascii : brand,
    candidates: candidates.length,
    ops: work.ops.map(({ op }) => op as ResultOp),
    questions,
  };
}

/** Which contacts the network, the tables and the options allow. */
function availableContacts(
  { plan, imitated }: Work,
  { io, passive }: LookupOptions,
): Record<Contact, boolean> {
  const reach = io === undefined || io.net !== null;
  const open = reach && passive !== true;
  return {
    records: true,
    secondOpinion: true,
    rdap: reach,
    whois: reach,
    confirmation: reach && io?.confirmFree === true,
    web: open,
    pictures: open && io?.camera != null && io.screenshots != null,
    scripts: open && io?.camera?.renderPage !== undefined && io.secondLook !== false &&
      (plan === "squat" || io.secondLook === true),
    mail: open && io?.mxCheck === true,
    // Only look-alikes are compared with the imitated name, and a host with the brand that was given.
    brandWeb: open && imitated !== null,
    memory: io?.history != null,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function parents(candidates: readonly Candidate[]): number {
  return new Set(candidates.map(({ name }) => name.slice(name.indexOf(".") + 1))).size;
}
