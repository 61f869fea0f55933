import type { Look, Sighting } from "./look.ts";
import { isPlaceholder, SIGNALS } from "./signals.ts";
import type { WatchState } from "./state.ts";

/** So many names that move to one address in one look were moved by the resolver, not by their owners. */
const BLOCK_PAGE_NAMES = 3;

/** Addresses that are remembered as suspects. */
const MAX_FILTERS = 100;

const NETWORK = SIGNALS.find(({ name }) => name === "network")!;

const addressesOf = ({ ips, dns }: Sighting): readonly string[] =>
  ips ?? [...dns?.a ?? [], ...dns?.aaaa ?? []];

/**
 * Names whose answers come from a filter on the way: an address that is a placeholder (0.0.0.0), or a block page's
 * address, which many names with different networks have from one look to the next. Nothing is known of them.
 *
 * What stays is no filter's whim but the state of the world (a takedown moved the names to a sinkhole, their owner
 * parked them): `state.filters`, changed in place, remembers the addresses, and after `staysMs` they count.
 */
export function filteredNames(look: Look, state: WatchState, at: number, staysMs: number): Set<string> {
  const moved = new Map<string, { names: number; networks: Set<string> }>();
  const suspects = new Set<string>();
  for (const [fqdn, sighting] of look.names) {
    const addresses = addressesOf(sighting);
    for (const address of addresses) {
      if (isPlaceholder(address) || Object.hasOwn(state.filters, address)) suspects.add(address);
    }
    const before = Object.hasOwn(state.names, fqdn)
      ? state.names[fqdn]!.signals["network"]?.value
      : undefined;
    const now = NETWORK.read(sighting, undefined);
    if (addresses.length !== 1 || !before || before === "none" || now === before) continue;
    const group = moved.get(addresses[0]!) ?? { names: 0, networks: new Set() };
    group.names++;
    group.networks.add(before);
    moved.set(addresses[0]!, group);
  }
  for (const [address, { names, networks }] of moved) {
    if (names >= BLOCK_PAGE_NAMES && networks.size >= 2) suspects.add(address);
  }
  state.filters = Object.fromEntries(
    [...suspects].sort().slice(0, MAX_FILTERS).map((address) => [address, state.filters[address] ?? at]),
  );
  const filtered = new Set<string>();
  if (suspects.size === 0) return filtered;
  for (const [fqdn, sighting] of look.names) {
    const addresses = addressesOf(sighting);
    if (addresses.some((address) => at - (state.filters[address] ?? -Infinity) < staysMs)) filtered.add(fqdn);
  }
  return filtered;
}
