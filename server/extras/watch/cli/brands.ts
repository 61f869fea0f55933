import { quote } from "../../../checks.ts";
import { type BrandGroup, BrandGroups } from "../../../names/brand_groups.ts";
import {
  checkBrandSettings,
  newBrand,
  nextRunWith,
  pausedSettings,
  settingDifferences,
} from "../brand_settings.ts";
import type { BrandRecord, BrandSettings, WatchStore } from "../store/mod.ts";
import type { WatchState } from "../lib/mod.ts";
import type { Channel, ChannelParts } from "../channel.ts";
import { openChannel } from "../channels/mod.ts";
import { readListText } from "../../../names/list_reader.ts";
import { refang } from "../../../names/names.ts";
import { brandDomain } from "../../../../lib/domain.ts";
import { domainsOfList, openList } from "../../../cli/list_file.ts";
import type { System } from "../../../cli/system.ts";
import { UsageError } from "../../../cli/exit.ts";
import type { WatchValues } from "./options.ts";

/** Printed alerts, the default channel. */
export const PRINTED = "-?format=text";
/** The owner of brands that name none; whoever reads the state sees every brand. */
const OWNER = "local";

/** Shorter than the time between two runs, so that each of them sends a heartbeat. */
const EACH_RUN_HOURS = 1e-9;

/** What this process watches. */
export interface LocalBrands {
  /** Their settings; channels are keys of `channels`. */
  brands: BrandSettings[];
  /** Open channels by URL. */
  channels: ReadonlyMap<string, Channel>;
}

/**
 * The brands of the command line.
 *
 * @param parts Dependencies of channels, which are opened before anything is looked up so that a wrong one is refused.
 */
export async function localBrands(
  args: readonly string[],
  values: WatchValues,
  parts: ChannelParts,
  system: System,
): Promise<LocalBrands> {
  const groups = await brandGroups(args, values.brands, system);
  if (groups.length === 0) throw new UsageError(`No domain in ${values.brands}`);
  const owned = values.owned === undefined ? [] : await domainsOfList(system, values.owned, "patterns");
  const all = values.alert ?? [PRINTED];
  const listed = groups.flatMap((group) => group.channels ?? []);
  const channels = openChannels([...new Set([...all, ...listed])], parts);
  const schedule = values.every ?? "6h";
  const brands = groups.map(({ name, domains, channels: own = all }): BrandSettings => {
    const settings = checkBrandSettings(
      {
        ...pausedSettings(name, domains[0]!),
        domains,
        owned,
        schedule,
        channels: [...own],
        alert_from: values["alert-from"] ?? "low",
        heartbeat_hours: values["run-ok"] ? EACH_RUN_HOURS : 0,
        paused: false,
      },
      () => {},
    );
    // As they were given: they are the keys of open channels.
    return { ...settings, channels: [...own] };
  });
  return { brands, channels };
}

/** The brands of the command line, then those of a file, in which a domain that is none is counted. */
async function brandGroups(
  args: readonly string[],
  file: string | undefined,
  system: System,
): Promise<BrandGroup[]> {
  const groups = new BrandGroups();
  for (const arg of args) {
    // "Kestrel Bank: kestrelbank.com, kestrelbank.at", or a domain.
    const { rows: [row = { line: 1, names: [refang(arg)] }], tally } = readListText(arg);
    for (const name of row.names) brandDomain(name);
    groups.add(row, tally);
    if (tally.skipped > 0) throw new UsageError(`Cannot watch that: ${tally.words(quote(arg))}`);
  }
  if (file !== undefined) {
    const { rows, tally } = openList(system, file);
    for await (const row of rows) groups.add(row, tally);
  }
  return groups.all;
}

/** The channels by URL. */
export function openChannels(urls: readonly string[], parts: ChannelParts): Map<string, Channel> {
  return new Map(urls.map((url) => [url, openChannel(url, parts)]));
}

/**
 * Makes the stored brands of the command line those of this process, by their names. One that is not among them is paused,
 * without channels; its history stays.
 *
 * @param pastOf Returns the states of the domains of a new brand.
 */
export async function storeBrands(
  { brands }: LocalBrands,
  store: WatchStore,
  now: number,
  pastOf: (domains: readonly string[]) => WatchState[],
): Promise<void> {
  const left = new Map((await store.list(OWNER)).map((brand) => [brand.settings.name, brand]));
  const change = async (brand: BrandRecord, settings: BrandSettings): Promise<void> => {
    if (settingDifferences(brand.settings, settings).length === 0) return;
    await store.update({ ...brand, settings, next_run_at: nextRunWith(settings, brand, now) });
  };
  for (const settings of brands) {
    const known = left.get(settings.name);
    if (known === undefined) await store.add(newBrand(OWNER, settings, now), pastOf(settings.domains));
    else await change(known, settings);
    left.delete(settings.name);
  }
  for (const brand of left.values()) {
    await change(brand, { ...brand.settings, paused: true, channels: [] });
  }
}
