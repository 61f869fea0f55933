import { readFileSync } from "node:fs";
import process from "node:process";
import type { Rule, Severity } from "../../../lib/watch/mod.ts";
import { SquatError } from "../../../mod.ts";
import { readConfigFile } from "../../config/file.ts";
import { type BrandGroup, readBrands } from "../../watch/brand_list.ts";
import type { Channel, ChannelParts } from "../../watch/channel.ts";
import { openChannel } from "../../watch/channels/mod.ts";
import { readInterval } from "../../watch/guard.ts";
import { refang } from "../names.ts";
import { readList, type System } from "../system.ts";
import { UsageError } from "../usage_error.ts";
import type { WatchValues } from "./values.ts";

/** Printed alerts, the default channel. */
export const PRINTED = "-?format=text";

/** Jitter as a share of the interval, so that many guards do not send requests at the same moment. */
const JITTER = 0.05;

/** A brand that this process watches. */
export interface GuardedBrand extends BrandGroup {
  /** Its own names, `*` for any characters. */
  owned: readonly string[];
  /** Words to generate look-alikes from, besides the built-in ones. */
  words: readonly string[];
  /** Rules of severity that precede the default ones. */
  rules: readonly Rule[];
  /** Its channels by URL, or by `channel:NAME` of the configuration file. */
  channels: ReadonlyMap<string, Channel>;
  /** Alerts of at least this severity are sent. */
  alertFrom: Severity;
  /** Whether the first run alerts too. */
  alertOnFirst: boolean;
  /** Milliseconds between two messages that the watch still runs; 0 for one after each run, null for none. */
  allClearMs: number | null;
  /** When to run, as an interval or a cron expression. */
  schedule: string;
  /** Time zone of a cron expression. */
  timezone: string;
  /** When the run after one at `now` is due, milliseconds since 1970. */
  next(now: number): number;
}

/** Options that a configuration file replaces. */
const OF_FILE = ["brands", "owned", "every", "alert", "alert-from", "alert-on-first", "run-ok"] as const;

/**
 * The brands of the command line, or those of its configuration file.
 *
 * @param channels Dependencies of channels, which are opened before anything else so that a wrong one is refused.
 */
export async function guardedBrands(
  args: readonly string[],
  values: WatchValues,
  channels: ChannelParts,
  system: System,
): Promise<GuardedBrand[]> {
  if (values.config !== undefined) {
    const beside = OF_FILE.find((name) => values[name] !== undefined && values[name] !== false);
    if (beside !== undefined || args.length > 0) {
      throw new UsageError(
        `Cannot use ${beside === undefined ? args[0] : `--${beside}`} with --config: give it in the file`,
      );
    }
    return await brandsOfFile(values.config, channels);
  }
  const every = values.every ?? "6h";
  const intervalMs = readInterval(every);
  const listed = values.brands === undefined ? [] : await readList(system, values.brands);
  const groups = readBrands([...args, ...listed], refang);
  if (groups.length === 0) throw new SquatError("invalid_parameter", `No domain in ${values.brands}`);
  const owned = values.owned === undefined
    ? []
    : (await readList(system, values.owned)).map((name) => name.toLowerCase());
  const open = openChannels(values.alert ?? [PRINTED], channels);
  // One delay for all brands: they are looked up one after the other, in one round.
  const delay = 1 + JITTER * (2 * Math.random() - 1);
  return groups.map((group) => ({
    ...group,
    owned,
    words: [],
    rules: [],
    channels: open,
    alertFrom: values["alert-from"] ?? "low",
    alertOnFirst: values["alert-on-first"],
    allClearMs: values["run-ok"] ? 0 : null,
    schedule: every,
    timezone: "UTC",
    next: (now) => now + intervalMs * delay,
  }));
}

/** The channels by URL. */
export function openChannels(urls: readonly string[], parts: ChannelParts): Map<string, Channel> {
  return new Map(urls.map((url) => [url, openChannel(url, parts)]));
}

/** The channels of a configuration file by `channel:NAME`. */
export async function channelsOfFile(path: string, parts: ChannelParts): Promise<Map<string, Channel>> {
  return (await readFileWatch(path, parts)).channels;
}

async function readFileWatch(path: string, parts: ChannelParts) {
  const read = (name: string) => readFileSync(name, "utf8");
  const { readFileBrands } = await import("../../watch/file_brands.ts");
  const { brands, channels } = readFileBrands(readConfigFile(read(path), path, read), {
    // Whoever reads the state file sees every brand.
    owner: "local",
    env: (name) => process.env[name] || undefined,
    open: (url) => openChannel(url, parts),
    now: parts.now(),
  });
  return {
    brands: brands ?? [],
    channels: new Map([...channels].map(([name, url]) => [name, openChannel(url, parts)])),
  };
}

/** The brands of a configuration file that are not paused. */
async function brandsOfFile(path: string, parts: ChannelParts): Promise<GuardedBrand[]> {
  const { brands, channels } = await readFileWatch(path, parts);
  const active = brands.filter(({ settings }) => !settings.paused);
  if (active.length === 0) {
    throw new SquatError("invalid_parameter", `${path} has no brand to watch: "brands" is empty or missing`);
  }
  const { nextRun } = await import("../../watch/schedule.ts");
  return active.map(({ settings }) => ({
    name: settings.name,
    domains: settings.domains,
    owned: settings.owned,
    words: settings.words,
    rules: settings.rules,
    channels: new Map(settings.channels.map((name) => [name, channels.get(name)!])),
    alertFrom: settings.alert_from,
    alertOnFirst: settings.alert_on_first,
    allClearMs: settings.heartbeat_hours === 0 ? null : settings.heartbeat_hours * 3_600_000,
    schedule: settings.schedule,
    timezone: settings.timezone,
    next: (now) => nextRun(settings, now, Math.random),
  }));
}
