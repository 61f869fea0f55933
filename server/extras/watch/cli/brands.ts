import { quote } from "../../../checks.ts";
import { type BrandGroup, BrandGroups } from "../../../names/brand_groups.ts";
import { checkBrandSettings, pausedSettings } from "../brand_settings.ts";
import type { Channel, ChannelParts } from "../channel.ts";
import { openChannel } from "../channels/mod.ts";
import type { FileBrand } from "../file_brands.ts";
import { intervalMs } from "../schedule.ts";
import { readListText } from "../../../names/list_reader.ts";
import { refang } from "../../../names/names.ts";
import { brandDomain } from "../../../../lib/domain.ts";
import { listEntries, openList } from "../../../cli/list_file.ts";
import type { System } from "../../../cli/system.ts";
import { UsageError } from "../../../cli/exit.ts";
import type { WatchValues } from "./options.ts";

/** Printed alerts, the default channel. */
export const PRINTED = "-?format=text";
/** The owner of brands that name none; whoever reads the state sees every brand. */
const OWNER = "local";

/** Most jitter as a share of the interval, so that many watches do not send requests at the same moment. */
const JITTER = 0.05;
/** Shorter than the time between two runs, so that each of them sends a heartbeat. */
const EACH_RUN_HOURS = 1 / 3_600;

/** What this process watches. */
export interface LocalBrands {
  /** The brands; their channels are keys of `channels`. */
  brands: FileBrand[];
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
  const owned = values.owned === undefined ? [] : await listEntries(system, values.owned, "patterns");
  const all = values.alert ?? [PRINTED];
  const listed = groups.flatMap((group) => group.channels ?? []);
  const channels = openChannels([...new Set([...all, ...listed])], parts);
  const schedule = values.every ?? "6h";
  const brands = groups.map(({ name, domains, channels: own = all }): FileBrand => {
    const settings = checkBrandSettings(
      {
        ...pausedSettings(name, domains[0]!),
        domains,
        owned,
        schedule,
        channels: [...own],
        alert_from: values["alert-from"] ?? "low",
        alert_on_first: values["alert-on-first"] ?? false,
        heartbeat_hours: values["run-ok"] ? EACH_RUN_HOURS : 0,
        paused: false,
        managed: "file",
      },
      () => {},
      parts.now(),
    );
    const jitter = Math.round((intervalMs(schedule) ?? 0) / 1_000 * JITTER);
    // As they were given: they are the keys of open channels.
    return { owner: OWNER, settings: { ...settings, jitter, channels: [...own] } };
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
