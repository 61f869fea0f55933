/**
 * What DNS says of a name: whether it exists, and its records.
 * @module
 */
import type { Dns, DnsReply, Io, RecordType } from "../io.ts";
import type { DnsRecords, NxdomainMetadata } from "../model.ts";
import type { Observation } from "../subject.ts";
import { dnsSightings, remember } from "./history.ts";

/** Whether a name exists. */
export interface Existence {
  /**
   * `registered`: it exists, with or without data. `free`: it does not, or only by wildcard or rewriting.
   * `unknown`: SERVFAIL, REFUSED, silence and the like.
   */
  state: "registered" | "free" | "unknown";
  /** The response code, or `NO_ANSWER`. */
  rcode: string;
  /** The reply that this rests on, to the question for A. */
  reply: DnsReply;
}

/** What one lookup knows of names and of the zones above them. */
export interface Resolution {
  /** Whether the name exists: one question, more only where the zone above answers for anything. */
  exists(name: string, signal: AbortSignal): Promise<Existence>;
  /** The name's records; types that got no usable answer are empty. */
  records(name: string, found: Existence, signal: AbortSignal): Promise<Required<DnsRecords>>;
  /** Evidence that a free name does not exist. */
  evidence(name: string, found: Existence, signal: AbortSignal): Promise<NxdomainMetadata>;
}

/** How a zone answers for names that cannot exist. */
interface ZoneHabit {
  /** It says that they exist, by wildcard or by a rewriting resolver. */
  answersAnything: boolean;
  /** The addresses that it gives; null when these change, and so identify nothing. */
  addresses: ReadonlySet<string> | null;
}

const PROBES = 3;

/**
 * Returns a resolution, to be used for one lookup: it remembers how zones answer.
 *
 * The first question for every name is the one for A, whose answer is kept as a record. A name exists when the
 * answer is NOERROR, with data or without (RFC 2308 section 2.2; RFC 8020), or holds the name's own CNAME
 * (RFC 6604 section 3). Before a NOERROR is believed, names of random letters are asked for below the same
 * parent, once per parent. Where they exist too, a name counts only if it has its own NS or SOA records, or
 * addresses that the random ones do not have.
 *
 * @example
 * ```ts
 * import { createResolution } from "./resolve.ts";
 * const nobody = { rcode: "NXDOMAIN", authoritative: true, answers: [], soa: null, resolver: "" };
 * const dns = { resolvers: [], query: () => Promise.resolve(nobody), close: () => Promise.resolve() };
 * const resolution = createResolution({ dns, random: Math.random });
 * const found = await resolution.exists("paypa1.com", AbortSignal.timeout(1000));
 * console.assert(found.state === "free");
 * ```
 */
export function createResolution(io: Pick<Io, "dns" | "random">): Resolution {
  const habits = new Map<string, Promise<ZoneHabit>>();
  const habitOf = (name: string) => {
    const parent = name.slice(name.indexOf(".") + 1);
    let habit = habits.get(parent);
    // Without the signal of the name that came first: the others wait for this too.
    if (habit === undefined) habits.set(parent, habit = learnHabit(io, parent));
    return habit;
  };
  return {
    async exists(name, signal) {
      const reply = await io.dns.query(name, "A", signal);
      const found = (state: Existence["state"]): Existence => ({ state, rcode: reply.rcode, reply });
      if (isUnusable(reply)) return found("unknown");
      if (!saysExists(reply, name)) return found("free");
      const habit = await habitOf(name);
      signal.throwIfAborted();
      if (!habit.answersAnything) return found("registered");
      return found(await standsOut(io.dns, name, reply, habit, signal) ? "registered" : "free");
    },

    async records(name, found, signal) {
      const types: RecordType[] = ["AAAA", "NS", "MX", "TXT"];
      if (found.reply.rcode === "NO_ANSWER") types.push("A");
      const replies = await Promise.all(
        types.map((type) => io.dns.query(name, type, signal, { urgent: true })),
      );
      return toRecords(name, [found.reply, ...replies]);
    },

    async evidence(name, found, signal) {
      const { reply } = found;
      const habit = await habitOf(name);
      signal.throwIfAborted();
      let trusted = reply.rcode === "NXDOMAIN" && !habit.answersAnything;
      if (trusted && !reply.authoritative) {
        const second = io.dns.resolvers.length > 1
          ? await io.dns.query(name, "A", signal, { except: reply.resolver })
          : null;
        trusted = second?.rcode === "NXDOMAIN" && second.resolver !== reply.resolver;
      }
      return { query: { name, type: "A", rcode: reply.rcode }, trusted, soa: soaOf(reply) };
    },
  };
}

/** The name's records; asked once. A name that does not exist has none. */
export const records: Observation<Required<DnsRecords>> = async (subject) => {
  const { resolution, name, existence, signal, io } = subject;
  const found = await resolution.records(name, existence, signal);
  await remember(io, dnsSightings(name, found, Math.floor(io.now() / 1000)));
  return found;
};

/** Evidence that the name does not exist; null when it does, or when nobody could tell. */
export const nonexistence: Observation<NxdomainMetadata | null> = async (subject) => {
  const { resolution, name, existence, signal } = subject;
  return existence.state === "free" ? await resolution.evidence(name, existence, signal) : null;
};

function isUnusable(reply: DnsReply): boolean {
  return reply.rcode !== "NOERROR" && reply.rcode !== "NXDOMAIN";
}

function saysExists(reply: DnsReply, name: string): boolean {
  return reply.rcode === "NOERROR" || reply.answers.some((record) => record.name === `${name}.`);
}

async function learnHabit(io: Pick<Io, "dns" | "random">, parent: string): Promise<ZoneHabit> {
  const replies = await Promise.all(Array.from({ length: PROBES }, () => {
    const label = Array.from({ length: 24 }, () => LETTERS[Math.floor(io.random() * LETTERS.length)]).join(
      "",
    );
    return io.dns.query(`${label}.${parent}`, "A", undefined, { urgent: true });
  }));
  const existing = replies.filter((reply) => !isUnusable(reply) && reply.rcode === "NOERROR");
  if (existing.length === 0) return { answersAnything: false, addresses: new Set() };
  const sets = existing.map(addressesOf);
  const stable = sets.every((set) => set.join() === sets[0]!.join());
  return { answersAnything: true, addresses: stable ? new Set(sets.flat()) : null };
}

const LETTERS = "bcdfghjklmnpqrstvwxz0123456789";

async function standsOut(
  dns: Dns,
  name: string,
  reply: DnsReply,
  habit: ZoneHabit,
  signal: AbortSignal,
): Promise<boolean> {
  const owned = (other: DnsReply, type: RecordType) =>
    other.answers.some((record) => record.type === type && record.name === `${name}.`);
  const [ns, soa] = await Promise.all([dns.query(name, "NS", signal), dns.query(name, "SOA", signal)]);
  if (owned(ns, "NS") || owned(soa, "SOA")) return true;
  if (ns.rcode === "NXDOMAIN" || habit.addresses === null) return false;
  return addressesOf(reply).some((address) => !habit.addresses!.has(address));
}

function addressesOf(reply: DnsReply): string[] {
  return reply.answers.flatMap((record) => record.type === "A" ? [record.data] : []).sort();
}

function soaOf({ soa }: DnsReply): NxdomainMetadata["soa"] {
  if (soa === null) return null;
  const { mname, rname, serial, refresh, retry, expire, minimum } = soa;
  return { mname, rname, serial, refresh, retry, expire, minimum };
}

function toRecords(name: string, replies: DnsReply[]): Required<DnsRecords> {
  const found: Required<DnsRecords> = { a: [], aaaa: [], mx: [], txt: [], cname: [], ns: [] };
  const exchanges: { preference: number; exchange: string }[] = [];
  const add = (list: string[], value: string) => {
    if (!list.includes(value)) list.push(value);
  };
  for (const reply of replies) {
    if (isUnusable(reply)) continue;
    // Only what the chain from the name leads to is about the name.
    const owners = new Set([`${name}.`]);
    for (const record of reply.answers) {
      if (!owners.has(record.name)) continue;
      switch (record.type) {
        case "CNAME":
          owners.add(record.data);
          if (record.name === `${name}.`) add(found.cname, record.data);
          break;
        case "A":
        case "AAAA":
        case "NS":
        case "TXT":
          add(found[LISTS[record.type]], record.data);
          break;
        case "MX":
          exchanges.push(record.data);
      }
    }
  }
  exchanges.sort((x, y) => x.preference - y.preference || (x.exchange < y.exchange ? -1 : 1));
  for (const { exchange } of exchanges) add(found.mx, exchange);
  return found;
}

const LISTS = { A: "a", AAAA: "aaaa", NS: "ns", TXT: "txt" } as const;
