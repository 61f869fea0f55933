import type { Look } from "./look.ts";
import type { Sighting } from "./sighting.ts";
import { SIGNALS } from "./signals.ts";
import type { WatchState } from "./state.ts";

/** This many names that move to one address in one run were moved by the resolver, not by their owners. */
const BLOCK_PAGE_NAMES = 3;

/**
 * This many new names at one address, if they are more than half of all names of the run, are the answer of a resolver
 * or a registry for names that do not exist.
 */
const WILDCARD_NAMES = 50;

/** Addresses that are remembered as suspects. */
const MAX_FILTERS = 100;

const NETWORK = SIGNALS.find(({ name }) => name === "network")!;

const NONE: readonly string[] = [];

function sightedAddresses({ ips, dns }: Sighting): readonly string[] {
  if (ips !== undefined) return ips;
  if (dns?.aaaa === undefined || dns.aaaa.length === 0) return dns?.a ?? NONE;
  return [...dns.a ?? NONE, ...dns.aaaa];
}

/**
 * Whether the names at one address were put there by a filter: known ones that moved from other networks, or far too
 * many.
 */
function isFilter(names: readonly string[], look: Look, state: WatchState): boolean {
  const networks = new Set<string>();
  let moved = 0, added = 0;
  for (const fqdn of names) {
    if (!Object.hasOwn(state.names, fqdn)) {
      added++;
      continue;
    }
    const before = state.names[fqdn]!.signals["network"]?.value;
    if (!before || before === "none" || NETWORK.read(look.names.get(fqdn)!, undefined) === before) continue;
    moved++;
    networks.add(before);
  }
  if (moved >= BLOCK_PAGE_NAMES && networks.size >= 2) return true;
  return added >= WILDCARD_NAMES && look.total !== null && added > look.total / 2;
}

/**
 * Names whose answers come from a filter on the network path: a block page's address, which many names with different
 * networks have from one run to the next, or the address that a resolver gives for names that do not exist. Nothing is
 * known about them. No address is a filter's by itself: owners publish 0.0.0.0 and 127.0.0.1 too, and a lookup lists the
 * names for which a resolver puts them in place as blocked.
 *
 * An address that stays is not a filter's (a takedown moved the names to a sinkhole, or their owner parked them):
 * `state.filters`, changed in place, stores the addresses, and after `staysMs` they count.
 */
export function filteredNames(look: Look, state: WatchState, at: number, staysMs: number): Set<string> {
  const alone = new Map<string, string[]>();
  const suspects = new Set<string>();
  for (const [fqdn, sighting] of look.names) {
    const addresses = sightedAddresses(sighting);
    for (const address of addresses) {
      if (Object.hasOwn(state.filters, address)) suspects.add(address);
    }
    if (addresses.length !== 1) continue;
    const names = alone.get(addresses[0]!);
    if (names === undefined) alone.set(addresses[0]!, [fqdn]);
    else names.push(fqdn);
  }
  for (const [address, names] of alone) {
    if (names.length >= BLOCK_PAGE_NAMES && isFilter(names, look, state)) suspects.add(address);
  }
  state.filters = Object.fromEntries(
    [...suspects].sort().slice(0, MAX_FILTERS).map((address) => [address, state.filters[address] ?? at]),
  );
  const filtered = new Set<string>();
  if (suspects.size === 0) return filtered;
  for (const [fqdn, sighting] of look.names) {
    const isFiltered = sightedAddresses(sighting).some((address) =>
      Object.hasOwn(state.filters, address) && at - state.filters[address]! < staysMs
    );
    if (isFiltered) filtered.add(fqdn);
  }
  return filtered;
}
