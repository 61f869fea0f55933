/**
 * The records of a name that exists.
 * @module
 */
import { splitName } from "../domain.ts";
import type { Dns, DnsReply, RecordType } from "../io.ts";
import type { AllRecords } from "../model.ts";
import type { Observation } from "../subject.ts";
import {
  type DeniedTypes,
  type Existence,
  isBareNoData,
  isTrueDenial,
  isUnusable,
  type Resolution,
  saysExists,
} from "./existence.ts";
import { addSightings, dnsSightings } from "./history/history.ts";

/** A reply about a type of records of a name, whose servers were named or not. */
interface TypeReply {
  name: string;
  type: RecordType;
  found: Existence;
  reply: DnsReply;
  isServed: boolean;
}

/** See `Resolution.records`. */
export async function allRecords(
  dns: Dns,
  denied: DeniedTypes,
  ...[name, found, signal, unanswered, resolvers]: Parameters<Resolution["records"]>
): Promise<AllRecords> {
  const types: RecordType[] = ["AAAA", "NS", "MX", "TXT"];
  if (found.reply.rcode === "NO_ANSWER") types.push("A");
  const options = { urgent: true, checkingDisabled: found.isBogus === true };
  const ask = (type: RecordType) =>
    type === "NS" && found.servers !== undefined
      ? Promise.resolve(found.servers)
      : dns.query(name, type, signal, options);
  const replies = await Promise.all(types.map(async (type) => {
    const reply = await ask(type);
    // Like existence: silence that is not the name's own may be a loss, so there is a second attempt.
    if (reply.rcode === "NO_ANSWER" && reply.isFinal !== true) return await ask(type);
    if (!lacksSoa({ name, type, found, reply }) || !denied.sendsSoa.has(reply.resolver)) return reply;
    return await dns.query(name, type, signal, { ...options, fresh: true, except: reply.resolver });
  }));
  const isServed = replies[types.indexOf("NS")]!.answers.length > 0;
  for (const [i, reply] of replies.entries()) {
    // What denies a name that exists says nothing about it.
    const isDenied = isUnusable(reply) || found.state === "registered" && !saysExists(reply, name);
    // Of a host, its own zone's servers may say so.
    const isByZoneAbove = splitName(name).registrable === name && isTrueDenial(name, reply);
    if (types[i] === "NS" && reply.rcode === "NXDOMAIN" && isByZoneAbove) denied.partial.add(reply.resolver);
    const answered: TypeReply = { name, type: types[i]!, found, reply, isServed };
    const isWordless = isNoWord(answered) || lacksSoa(answered) && await saysNothing(answered, denied);
    if (isDenied || isInCircle(name, reply) || isWordless) {
      unanswered?.add(types[i]!);
    } else resolvers?.add(reply.resolver);
  }
  if (found.isAddressHidden || isInCircle(name, found.reply)) unanswered?.add("A");
  return recordsByType(name, [found.reply, ...replies]);
}

const answers: Observation<[AllRecords, unanswered: ReadonlySet<RecordType>]> = async (subject) => {
  const { resolution, name, existence, signal, io } = subject;
  const unanswered = new Set<RecordType>();
  const records = await resolution.records(name, existence, signal, unanswered);
  if (io.history !== null) {
    await addSightings(subject, dnsSightings(name, records, Math.floor(io.now() / 1000)));
  }
  return [records, unanswered];
};

/** The name's records; queried once. A name that does not exist has none. */
export const records: Observation<AllRecords> = async (subject) => (await subject.once(answers))[0];

/** The types whose query got no usable answer: their absence from `records` proves nothing. */
export const unansweredTypes: Observation<ReadonlySet<RecordType>> = async (subject) =>
  (await subject.once(answers))[1];

function recordsByType(name: string, replies: DnsReply[]): AllRecords {
  const found: AllRecords = { a: [], aaaa: [], mx: [], txt: [], cname: [], ns: [] };
  const exchanges: { preference: number; exchange: string }[] = [];
  const add = (list: string[], value: string) => {
    if (!list.includes(value)) list.push(value);
  };
  for (const reply of replies) {
    if (isUnusable(reply) || reply.answers.length === 0) continue;
    const owners = chainFrom(`${name}.`, reply.answers);
    for (const record of reply.answers) {
      if (!owners.has(record.name)) continue;
      switch (record.type) {
        case "CNAME":
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

/**
 * A name and those that its aliases lead to: only records that these own are about the name. Records come in any order.
 */
function chainFrom(name: string, answers: DnsReply["answers"]): ReadonlySet<string> {
  const aliases = new Map<string, string>();
  for (const record of answers) if (record.type === "CNAME") aliases.set(record.name, record.data);
  const chain = new Set<string>();
  for (let at: string | undefined = name; at !== undefined && !chain.has(at); at = aliases.get(at)) {
    chain.add(at);
  }
  return chain;
}

/** Whether the aliases of a name lead back to one of them: no resolver finds what it is asked for there. */
function isInCircle(name: string, { answers }: DnsReply): boolean {
  const owners = chainFrom(`${name}.`, answers);
  return [...owners].every((owner) => answers.some(({ type, name }) => type === "CNAME" && name === owner));
}

/**
 * Whether "no data" of a registrable name, by the zone above, says nothing about it: there it has no servers, though each
 * name has some, but for those in the zone of a suffix below a top-level domain, such as those of hosting companies; or
 * it has servers, and so a zone of its own (`isServed`).
 */
function isNoWord({ name, type, found, reply, isServed }: TypeReply): boolean {
  const { registrable, suffix } = splitName(name);
  if (registrable !== name || found.isByWildcard || reply.answers.length > 0) return false;
  if (!isTrueDenial(name, reply)) return false;
  return isServed || found.reply.answers.length === 0 || type === "NS" && !suffix.includes(".");
}

/**
 * Whether a reply is "no data" without the SOA that RFC 2308 section 2.2 asks for. Of AAAA this is what load balancers
 * say, and of the servers of a host what nobody has to say.
 */
function lacksSoa({ name, type, found, reply }: Omit<TypeReply, "isServed">): boolean {
  if (type === "A" || type === "AAAA" || found.isByWildcard || !isBareNoData(reply)) return false;
  return type !== "NS" || splitName(name).registrable === name;
}

/**
 * Whether that says nothing about a name: the resolver sends the SOA with other denials, or, where it never does, has no
 * such records of any name, or names no servers of a registered one.
 */
async function saysNothing(
  { name, type, reply, isServed }: TypeReply,
  denied: DeniedTypes,
): Promise<boolean> {
  const { registrable, suffix } = splitName(name), { resolver } = reply;
  if (denied.sendsSoa.has(resolver) || registrable === name && !isServed && !suffix.includes(".")) {
    return true;
  }
  return !await denied.knows(type, resolver);
}

const LISTS = { A: "a", AAAA: "aaaa", NS: "ns", TXT: "txt" } as const;
