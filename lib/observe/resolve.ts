/**
 * What DNS says about a name: whether it exists, and its records.
 * @module
 */
import { splitName } from "../domain.ts";
import type { Dns, DnsReply, Io, RecordType } from "../io.ts";
import type { NxdomainMetadata } from "../model.ts";
import type { Observation } from "../subject.ts";
import { type BlockIo, blockPages } from "./block.ts";
import {
  askSuffixes,
  type Block,
  blockIn,
  type DeniedTypes,
  deniedTypes,
  deniesSuffix,
  type Existence,
  isBareNoData,
  isLoopbackBlock,
  isOwnAnswer,
  isServed,
  isTrueDenial,
  isUnusable,
  type Resolution,
  saysExists,
  type Suffixes,
} from "./existence.ts";
import { unlessAborted } from "../abort.ts";
import { randomLabel } from "../random_label.ts";
import { allRecords } from "./records.ts";

export type { Existence, Resolution } from "./existence.ts";

/** How a resolver answers for random names below one parent, which cannot exist. */
interface ZoneHabit {
  /** `no`: as it should. `anything`: it says that they exist. `unknown`: the probes got no usable answer. */
  invents: "no" | "anything" | "unknown";
  /** The addresses and aliases that it invents; null when these change, and so identify nothing. */
  values: ReadonlySet<string> | null;
  /** Whether it denies with the SOA of the zone, as RFC 2308 section 2.1 requires. */
  deniesWithSoa: boolean;
  /** Whether it denies as the authority of the zone. */
  asAuthority: boolean;
  /** What it answers to a query for NS, which rewriting resolvers mostly leave alone. */
  ns: "NXDOMAIN" | "records" | "nothing" | "unknown";
}

const PROBES = 3;

/** A name that is asked about. */
interface AskedName {
  dns: Dns;
  name: string;
  signal: AbortSignal;
}

/** What another resolver says of a name whose suffix this one denies; unknown where none does. */
const withoutSuffix = async (asked: AskedName, reply: DnsReply): Promise<Existence> =>
  await elsewhere(asked, reply) ?? { state: "unknown", rcode: reply.rcode, reply, isSuffixDenied: true };

/**
 * Returns a resolution for one lookup: it remembers how zones answer.
 *
 * The first query is for A: resolvers have it cached, load balancers that know no other type answer it, and its answer is
 * used as a record. For each seventh registrable name it is for NS, and for A too where that is not denied: so a resolver
 * that denies one type alone of what it hides contradicts itself, at no more questions, since the servers of a name that
 * exists are asked for anyway. A name exists when the answer is NOERROR, with data or without (RFC 2308 section
 * 2.2; RFC 8020), or contains the name's own CNAME (RFC 6604 section 3).
 *
 * A NOERROR is trusted where the same resolver has answered NXDOMAIN, with the zone's SOA, for another name below the
 * same parent: a wildcard or a rewriting resolver would not have. Otherwise that resolver is queried for names of
 * random letters, once per parent. Where these exist too, a name counts if it has its own NS or SOA records, if the
 * query for NS distinguishes it from the random ones, or if its addresses are not the invented ones; it is `unknown` if
 * nothing decides.
 *
 * @param signal Ends the queries that several names share.
 * @param onLateBlock Called with names that were reported as registered when a later reply shows that the resolver
 * hides them: several names turn out to have the address of a block page.
 * @param isByTurns Whether each seventh name is asked for its servers first; otherwise evidence is always of addresses.
 * @example
 * ```ts
 * import { createResolution } from "./resolve.ts";
 * const times = { serial: 1, refresh: 1800, retry: 900, expire: 604800, minimum: 900 };
 * const soa = { zone: "com.", mname: "a.example.net.", rname: "b.example.net.", ...times };
 * const nxdomain = { rcode: "NXDOMAIN", authoritative: true, answers: [], soa, resolver: "" };
 * const dns = { resolvers: [], query: () => Promise.resolve(nxdomain), close: () => Promise.resolve() };
 * const resolution = createResolution({ dns, random: Math.random });
 * const found = await resolution.exists("paypa1.com", AbortSignal.timeout(1000));
 * console.assert(found.state === "free");
 * ```
 */
export function createResolution(
  io: BlockIo,
  signal?: AbortSignal,
  onLateBlock: (name: string) => void = () => {},
  isByTurns = true,
): Resolution {
  const { dns } = io;
  const habits = new Map<string, Promise<ZoneHabit>>();
  const habitOf = (name: string, resolver: string) => {
    const parent = zoneAbove(name), key = `${resolver} ${parent}`;
    let habit = habits.get(key);
    // Without the signal of the name that came first: the others wait for this too.
    if (habit === undefined) habits.set(key, habit = learnHabit(io, parent, resolver, types, signal));
    return habit;
  };
  const honest = new Set<string>();
  const suffixes = askSuffixes(dns, signal);
  const isBlockPage = blockPages(io, signal, onLateBlock);
  const types = deniedTypes(dns, isByTurns, signal);
  return {
    get deniesByType() {
      return types.partial.size > 0;
    },

    async exists(name, signal, isLast, isSeen = false) {
      const asked: AskedName = { dns, name, signal }, answered = await types.ask(name, signal, isLast);
      const { reply, servers } = answered;
      const found = (state: Existence["state"]): Existence => ({ state, rcode: reply.rcode, ...answered });
      const block = blockIn(reply);
      if (block !== null) return await pastBlock(asked, reply, block);
      if (isUnusable(reply)) {
        if (reply.isFinal !== true && isLast !== true) return found("unknown");
        const invents = async (resolver: string) =>
          !honest.has(`${resolver} ${zoneAbove(name)}`) && (await habitOf(name, resolver)).invents !== "no";
        return await pastFailure(asked, reply, invents);
      }
      if (deniesSuffix(reply)) return await withoutSuffix(asked, reply);
      if (reply.rcode === "NXDOMAIN" && servers !== undefined && isServed(name, servers)) {
        return await pastBlock(asked, reply, "partial_denial");
      }
      const zone = `${reply.resolver} ${zoneAbove(name)}`;
      if (!saysExists(reply, name)) {
        // What recurses for the zone, and is the authority of one name below it, has made that one up.
        const isMadeUp = reply.authoritative &&
          (await unlessAborted(habitOf(name, reply.resolver), signal)).asAuthority === false;
        // A resolver that invents addresses denies other types.
        if (isTrueDenial(name, reply) && !isMadeUp) void (answered.questionType ?? honest.add(zone));
        else if (
          honest.has(zone) || (await unlessAborted(habitOf(name, reply.resolver), signal)).deniesWithSoa
        ) {
          return await pastBlock(asked, reply, "denial_without_soa");
        } else if (await unlessAborted(suffixes.areDenied(name, reply.resolver), signal)) {
          return await withoutSuffix(asked, reply);
        }
        return found("free");
      }
      let deniesWithSoa = honest.has(zone);
      if (!deniesWithSoa) {
        const habit = await unlessAborted(habitOf(name, reply.resolver), signal);
        if (habit.invents !== "no") {
          const state = await distinguish(asked, found("unknown"), habit, isSeen);
          return state === "wildcard" ? byWildcard(found(isSeen ? "registered" : "free")) : found(state);
        }
        ({ deniesWithSoa } = habit);
      }
      // Of a registered name without data comes the SOA of its own zone.
      const isBare = deniesWithSoa && isBareNoData(reply);
      const isBySuffix = reply.answers.length === 0 && isTrueDenial(name, reply);
      if ((isBare || isBySuffix) && splitName(name).registrable === name) {
        const own = servers?.resolver === reply.resolver ? servers : undefined;
        const ns = own ?? await dns.query(name, "NS", signal, { only: reply.resolver, urgent: true });
        if (isBare && isBareNoData(ns)) return await pastBlock(asked, reply, "denial_without_soa");
        // The zone above has a name without data where only hosts below it are registered, or a filter says so.
        if (isBySuffix && !isServed(name, ns)) return { ...found("registered"), isAddressHidden: true };
      }
      if (deniesWithSoa && await isLoopbackBlock(dns, name, reply, signal)) {
        return await pastBlock(asked, reply, "null_address");
      }
      const page = isBlockPage(name, reply, deniesWithSoa);
      const isShown = page !== null && await unlessAborted(page, signal);
      if (servers?.rcode === "NXDOMAIN" && isTrueDenial(name, servers)) types.partial.add(servers.resolver);
      return isShown ? await pastBlock(asked, reply, "block_page") : found("registered");
    },

    records: (...asked) => allRecords(dns, types, ...asked),

    evidence: (name, found, signal) => denialOf({ dns, name, signal }, suffixes, found),
  };
}

/** See `Resolution.evidence`. */
async function denialOf(asked: AskedName, suffixes: Suffixes, found: Existence): Promise<NxdomainMetadata> {
  const { dns, name, signal } = asked;
  const { reply, questionType: type = "A" } = found;
  // An NXDOMAIN shows by itself that nothing is invented here. Filters that hide an existing name send no SOA, or
  // that of a zone of their own; a resolver with a root of its own sends the root's, and is its authority.
  const isTrue = async (said: DnsReply) =>
    said.rcode === "NXDOMAIN" && isTrueDenial(name, said) && await suffixes.hold(name, said);
  let trusted = await isTrue(reply);
  if (trusted && !reply.authoritative) {
    const second = dns.resolvers.length > 1
      ? await dns.query(name, type, signal, { except: reply.resolver })
      : null;
    trusted = second !== null && second.resolver !== reply.resolver && await isTrue(second);
  }
  return { query: { name, type, rcode: reply.rcode }, trusted, soa: soaOf(name, reply) };
}

/** Evidence that the name does not exist; null when it exists or that is unknown. */
export const nonexistence: Observation<NxdomainMetadata | null> = async (subject) => {
  const { resolution, name, existence, signal } = subject;
  return existence.state === "free" ? await resolution.evidence(name, existence, signal) : null;
};

/**
 * Whether a name exists that a resolver hides: by another resolver, else by the name's own servers. Owners write 0.0.0.0
 * too, for names without a site: then the resolver names the zone's servers, and answers for AAAA from that zone.
 */
async function pastBlock(asked: AskedName, reply: DnsReply, block: Block): Promise<Existence> {
  const { dns, name, signal } = asked;
  const other = await elsewhere(asked, reply);
  if (other !== null) return { ...other, block };
  const options = { only: reply.resolver, urgent: true };
  const ns = await dns.query(name, "NS", signal, options);
  const isDelegated = isServed(name, ns);
  if (block === "null_address" && isDelegated && !reply.authoritative) {
    const isOwn = isOwnAnswer(name, await dns.query(name, "AAAA", signal, options));
    if (isOwn) return { state: "registered", rcode: reply.rcode, reply };
  }
  // A page's address denies nothing: the name is blocked only where the resolver also denies its servers.
  const isDenied = block !== "block_page" || !isUnusable(ns);
  const state = isDelegated || !isDenied ? "registered" : "blocked";
  // Its address is the block's, not its own.
  return { state, rcode: reply.rcode, reply: { ...reply, answers: [] }, block, isAddressHidden: true };
}

/**
 * Whether a name exists whose address a resolver could not find. After SERVFAIL it is queried without validation (CD,
 * RFC 4035 section 3.2.2). Then its DS is queried, which the servers of the zone above answer (RFC 4035 section
 * 3.1.4.1), however broken the name's own are: they deny the name, or it is delegated.
 *
 * @param reply The failure.
 * @param invents Whether a resolver claims that any name below the same parent exists.
 */
async function pastFailure(
  { dns, name, signal }: AskedName,
  reply: DnsReply,
  invents: (resolver: string) => Promise<boolean>,
): Promise<Existence> {
  if (reply.rcode === "SERVFAIL") {
    const unchecked = await dns.query(name, "A", signal, { checkingDisabled: true, only: reply.resolver });
    if (unchecked.rcode === "NOERROR" && blockIn(unchecked) === null) {
      return { state: "registered", rcode: "NOERROR", reply: unchecked, isBogus: true };
    }
  }
  const unknown: Existence = { state: "unknown", rcode: reply.rcode, reply };
  // Only the zone above a registrable name is certain not to be as broken as the name.
  if (splitName(name).registrable !== name) return unknown;
  const above = await dns.query(name, "DS", signal, { checkingDisabled: true });
  if (isUnusable(above)) return unknown;
  if (above.rcode === "NXDOMAIN") {
    return isTrueDenial(name, above)
      ? { state: "free", rcode: above.rcode, reply: above, questionType: "DS" }
      : unknown;
  }
  return await invents(above.resolver) ? unknown : { ...unknown, state: "registered" };
}

/** What another resolver says about a name; null where there is none that decides. */
async function elsewhere(
  { dns, name, signal }: AskedName,
  { resolver }: DnsReply,
): Promise<Existence | null> {
  if (dns.resolvers.length < 2) return null;
  const other = await dns.query(name, "A", signal, { except: resolver, urgent: true });
  if (other.resolver === resolver || blockIn(other) !== null) return null;
  if (isUnusable(other) || deniesSuffix(other)) return null;
  const state = saysExists(other, name) ? "registered" : isTrueDenial(name, other) ? "free" : null;
  return state === null ? null : { state, rcode: other.rcode, reply: other };
}

async function learnHabit(
  io: Pick<Io, "dns" | "random">,
  parent: string,
  resolver: string,
  { sendsSoa }: DeniedTypes,
  signal: AbortSignal | undefined,
): Promise<ZoneHabit> {
  const ask = (type: RecordType) => {
    const label = randomLabel(io, `habit of ${parent} at ${resolver}`);
    return io.dns.query(`${label}.${parent}`, type, signal, { urgent: true, only: resolver });
  };
  const [ns, ...replies] = await Promise.all([
    ask("NS"),
    ...Array.from({ length: PROBES }, () => ask("A")),
  ]);
  const usable = replies.filter((reply) => !isUnusable(reply));
  const existing = usable.filter((reply) => reply.rcode === "NOERROR");
  const sets = existing.map((reply) => valuesOf(reply).join());
  const deniesWithSoa = usable.some((reply) =>
    reply.rcode === "NXDOMAIN" && isTrueDenial(`x.${parent}`, reply)
  );
  if (deniesWithSoa) sendsSoa.add(resolver);
  return {
    invents: usable.length === 0 ? "unknown" : existing.length === 0 ? "no" : "anything",
    deniesWithSoa,
    asAuthority: usable.some(({ authoritative }) => authoritative),
    values: sets.every((set) => set === sets[0]) ? new Set(existing.flatMap(valuesOf)) : null,
    ns: isUnusable(ns)
      ? "unknown"
      : ns.rcode === "NXDOMAIN"
      ? "NXDOMAIN"
      : ns.answers.some((record) => record.type === "NS")
      ? "records"
      : "nothing",
  };
}

const byWildcard = (found: Existence): Existence => ({ ...found, isByWildcard: true });

/**
 * Whether a name exists below a parent where every name seems to exist; `wildcard` for one that has what any name there has, and
 * that was seen or stands at a host below a registrable name.
 */
async function distinguish(
  { dns, name, signal }: AskedName,
  { reply, servers }: Existence,
  habit: ZoneHabit,
  isSeen: boolean,
): Promise<Existence["state"] | "wildcard"> {
  const options = { only: reply.resolver };
  const [ns, soa] = await Promise.all([
    servers?.resolver === reply.resolver ? servers : dns.query(name, "NS", signal, options),
    dns.query(name, "SOA", signal, options),
  ]);
  const owns = (other: DnsReply, type: RecordType) =>
    other.answers.some((record) => record.type === type && record.name === `${name}.`);
  if ((habit.ns !== "records" && owns(ns, "NS")) || owns(soa, "SOA")) return "registered";
  if (ns.rcode === "NXDOMAIN") return "free";
  if (habit.ns === "NXDOMAIN" && ns.rcode === "NOERROR") return "registered";
  // No registry has a wildcard whose answers change, and resolvers invent names below suffixes alone.
  const isBelowZone = splitName(name).registrable !== name;
  // At a free host a guess has an answer, and another each time: its page shows whether it is somebody's.
  if (isBelowZone && !isSeen) return habit.invents === "unknown" ? "unknown" : "wildcard";
  if (habit.invents === "unknown") return isBelowZone ? "registered" : "unknown";
  if (habit.values === null) return isBelowZone ? "wildcard" : "unknown";
  const { values } = habit;
  const own = valuesOf(reply);
  const differs = own.length === 0 ? values.size > 0 : own.some((value) => !values.has(value));
  if (differs) return "registered";
  return isBelowZone || isSeen && !isUnusable(ns) ? "wildcard" : isUnusable(ns) ? "unknown" : "free";
}

function valuesOf(reply: DnsReply): string[] {
  return reply.answers
    .flatMap((record) => record.type === "A" || record.type === "CNAME" ? [record.data] : [])
    .sort();
}

function zoneAbove(name: string): string {
  return name.slice(name.indexOf(".") + 1);
}

/** The SOA that came with a denial, where it is a true one. */
function soaOf(name: string, reply: DnsReply): NxdomainMetadata["soa"] {
  if (reply.soa === null || !isTrueDenial(name, reply)) return null;
  const { mname, rname, serial, refresh, retry, expire, minimum } = reply.soa;
  return { mname, rname, serial, refresh, retry, expire, minimum };
}
