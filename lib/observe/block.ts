/**
 * Block pages: addresses that a resolver shows in place of several names.
 * @module
 */
import { addressSignal } from "../classify/evidence.ts";
import { splitName } from "../domain.ts";
import type { DnsReply, Io, QueryOptions, RecordType } from "../io.ts";
import { randomLabel } from "../random_label.ts";
import { addressesOf, isUnusable } from "./existence.ts";

/** Private-use and shared address space (RFC 1918, RFC 6598), where no public site is. */
const PRIVATE = /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;

/** Milliseconds that a name without servers of its own waits for another one with the same address. */
const GROUP_WAIT_MS = 1_500;
/** Number of unrelated names with one address that are compared. */
const UNRELATED = 3;
/** Maximum number of names examined for one address. Most names that share one are parked or hosted together. */
const MAX_MEMBERS = 12;

/**
 * Hosts of a name's own servers; `none` where a reply claims that it has none, though every registered name has some;
 * `unknown` where the query got no usable answer, which proves nothing.
 */
type Servers = readonly string[] | "none" | "unknown";

/** One of the first names of an address. */
interface Member {
  readonly name: string;
  servers: Servers | Promise<Servers>;
  /** Whether it was reported as not blocked, for lack of a verdict. */
  isPassed: boolean;
}

/** The addresses of one reply, and the first names that a resolver gave them for. There is one for most names. */
interface CommonAddresses {
  readonly resolver: string;
  readonly addresses: readonly string[];
  readonly members: Member[];
  /** Whether they are those of a block page; undefined until the members show it. */
  isBlockPage: boolean | undefined;
  /** Resolves to it when that is known. */
  readonly decided: PromiseWithResolvers<boolean>;
}

/** What is needed to find block pages; a name waits for others where there is a `sleep`. */
export type BlockIo = Pick<Io, "dns" | "random"> & Partial<Pick<Io, "sleep">>;

/**
 * Finds block pages: addresses that a resolver returns for several unrelated names.
 *
 * Two registrable names with one address prove it when the resolver claims, without any SOA, that neither has name
 * servers. Otherwise another resolver, if there is one, is queried for the first three names, and must return other
 * addresses for them. Without that answer, three of the first twelve names whose servers have nothing in common are
 * compared: every host below them must have the address too, or the address must be private. Name servers that are
 * unknown for lack of an answer prove nothing: then the address is not a block page's. Nor is that of a parking service
 * or of a content delivery network.
 *
 * @param signal Ends the queries.
 * @param onLate Called with names that were not blocked as far as known, when their block shows later.
 */
export function blockPages(
  io: BlockIo,
  signal: AbortSignal | undefined,
  onLate: (name: string) => void,
): (name: string, reply: DnsReply, deniesWithSoa: boolean) => Promise<boolean> | null {
  const known = new Map<string, CommonAddresses>();
  return blockOf;

  /**
   * Whether the addresses of a reply are those of a block page; null when they are not, or for hosts: synchronously
   * where no query is needed.
   *
   * @param deniesWithSoa Whether the resolver's denials have an SOA: only then does a denial without one prove
   * anything.
   */
  function blockOf(name: string, reply: DnsReply, deniesWithSoa: boolean): Promise<boolean> | null {
    const addresses = addressesOf(reply);
    if (addresses.length === 0) return null;
    const key = `${reply.resolver} ${addresses.join()}`;
    let shared = known.get(key);
    if (shared?.isBlockPage === false || splitName(name).registrable !== name) return null;
    if (shared === undefined) {
      const [, isParking, isNetwork] = addressSignal(addresses);
      const isBlockPage = isParking + isNetwork > 0 ? false : undefined;
      const { resolver } = reply, decided = Promise.withResolvers<boolean>();
      known.set(key, shared = { resolver, addresses, members: [], isBlockPage, decided });
      if (isBlockPage === false) return null;
    }
    if (shared.isBlockPage || shared.members.length >= MAX_MEMBERS) {
      return shared.decided.promise;
    }
    return judge(shared, name, deniesWithSoa);
  }

  async function judge(shared: CommonAddresses, name: string, deniesWithSoa: boolean): Promise<boolean> {
    const servers = serversOf(name, shared.resolver, deniesWithSoa);
    const member: Member = { name, servers, isPassed: false };
    const nth = shared.members.push(member);
    try {
      member.servers = await servers;
      if (nth > 1) await compare(shared, nth);
    } catch (error) {
      decide(shared, false);
      throw error;
    }
    // One that is suspicious by itself waits a while for another.
    if (member.servers === "none" && shared.isBlockPage === undefined && io.sleep !== undefined) {
      await Promise.race([shared.decided.promise, io.sleep(GROUP_WAIT_MS, signal)]);
    }
    member.isPassed = shared.isBlockPage === undefined;
    return shared.isBlockPage === true;
  }

  /** The first decision counts. */
  function decide(shared: CommonAddresses, isBlockPage: boolean): void {
    if (shared.isBlockPage !== undefined) return;
    shared.isBlockPage = isBlockPage;
    for (const { name, isPassed } of shared.members.splice(0)) if (isBlockPage && isPassed) onLate(name);
    shared.decided.resolve(isBlockPage);
  }

  /** Compares the first `count` members; decides where that is enough. */
  async function compare(shared: CommonAddresses, count: number): Promise<void> {
    const members = shared.members.slice(0, count);
    const servers = await Promise.all(members.map((member) => member.servers));
    if (servers.filter((each) => each === "none").length >= 2) decide(shared, true);
    if (count < UNRELATED || shared.isBlockPage !== undefined) return;
    if (servers.includes("unknown")) return decide(shared, false);
    if (count === UNRELATED) {
      const isUnlike = await areUnlikeElsewhere(members.map(({ name }) => name), shared);
      if (isUnlike !== null) return decide(shared, isUnlike);
    }
    const unrelated = unrelatedOf(members.map(({ name }, i) => ({ name, servers: servers[i]! })));
    if (unrelated.length >= UNRELATED) {
      decide(shared, await haveHostsBelow(unrelated.slice(0, UNRELATED), shared));
    } else if (count === MAX_MEMBERS) decide(shared, false);
  }

  function query(name: string, type: RecordType, options: QueryOptions): Promise<DnsReply> {
    return io.dns.query(name, type, signal, { urgent: true, ...options });
  }

  async function serversOf(name: string, resolver: string, deniesWithSoa: boolean): Promise<Servers> {
    const ns = await query(name, "NS", { only: resolver });
    const hosts: string[] = [];
    for (const record of ns.answers) {
      if (record.type === "NS" && record.name === `${name}.`) hosts.push(record.data);
    }
    if (hosts.length > 0) return hosts;
    if (isUnusable(ns)) return "unknown";
    // A true NODATA has the SOA of the name's zone or of one above (RFC 2308).
    return deniesWithSoa && ns.soa === null ? "none" : hosts;
  }

  /** Whether another resolver returns other addresses for the names, and not a shared one; null for no answer. */
  async function areUnlikeElsewhere(
    names: readonly string[],
    { resolver, addresses: here }: CommonAddresses,
  ): Promise<boolean | null> {
    if (io.dns.resolvers.length < 2) return null;
    const others = await Promise.all(names.map((name) => query(name, "A", { except: resolver })));
    if (others.some((other) => other.resolver === resolver || isUnusable(other))) return null;
    const elsewhere = others.map(addressesOf);
    return new Set(elsewhere.map(String)).size > 1 &&
      elsewhere.every((addresses) => !addresses.some((address) => here.includes(address)));
  }

  /** Whether every host below the names has their address too, or no server of the internet can have it. */
  async function haveHostsBelow(
    names: readonly string[],
    { resolver, addresses }: CommonAddresses,
  ): Promise<boolean> {
    // A filter that lists exact names only is recognized when its page has a private address.
    if (addresses.every((address) => PRIVATE.test(address))) return true;
    const below = await Promise.all(
      names.map((name) => query(`${randomLabel(io, `host below ${name}`)}.${name}`, "A", { only: resolver })),
    );
    return below.every((each) => addressesOf(each).join() === addresses.join());
  }
}

/** Names of which no two have servers of the same provider, in order. */
function unrelatedOf(members: readonly { name: string; servers: Servers }[]): string[] {
  const zones = new Set<string>();
  const names: string[] = [];
  for (const { name, servers } of members) {
    const own = typeof servers === "string" ? [] : servers.map(zoneOf);
    if (own.some((zone) => zones.has(zone))) continue;
    for (const zone of own) zones.add(zone);
    names.push(name);
  }
  return names;
}

/** The registrable domain of a server: servers of one provider have it in common. */
function zoneOf(host: string): string {
  const name = host.replace(/\.$/, "");
  return splitName(name).registrable ?? name;
}
