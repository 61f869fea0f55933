/**
 * The settings of a watched brand, as requests and the command line give them.
 * @module
 */
import { brandDomain } from "../../../lib/domain.ts";
import { Buffer } from "node:buffer";
import * as v from "valibot";
import { SEVERITIES, type Severity } from "./lib/mod.ts";
import { randomText } from "../../auth/keys.ts";
import { uuidV7 } from "../../units/ids.ts";
import type { BrandRecord, BrandSettings } from "./store/mod.ts";
import { mailboxOf } from "./channels/mail.ts";
import { checkSchedule, nextRun } from "./schedule.ts";
import { InvalidParameter } from "../../checks.ts";

/** Most domains of a brand. */
const MAX_DOMAINS = 50;
/** Most entries of other lists. */
export const MAX_ENTRIES = 200;

/** One line of text. */
export const settingLine = (most: number): v.GenericSchema<unknown, string> =>
  v.pipe(
    v.string(),
    v.regex(/^[^\0\r\n]*$/, "give one line"),
    v.maxLength(most, `give at most ${most} characters`),
  );
/** A list of lines. */
export const lines = (most: number, length: number): v.GenericSchema<unknown, string[]> =>
  v.pipe(v.array(settingLine(length)), v.maxLength(most, `give at most ${most}`));
/** How severe an event is. */
export const severity: v.GenericSchema<unknown, Severity> = v.picklist(
  SEVERITIES,
  `give one of ${SEVERITIES.join(", ")}`,
);
/** Settings of a brand; what is left out has its default. */
export const BRAND_SETTINGS: v.GenericSchema<unknown, BrandSettings> = v.strictObject({
  name: v.pipe(settingLine(100), v.minLength(1, "give a name")),
  domains: v.pipe(lines(MAX_DOMAINS, 253), v.minLength(1, "give at least one domain")),
  owned: v.optional(lines(MAX_ENTRIES, 253), []),
  words: v.optional(lines(MAX_ENTRIES, 63), []),
  schedule: v.optional(settingLine(100), "6h"),
  channels: v.optional(lines(20, 2_000), []),
  alert_from: v.optional(severity, "low"),
  heartbeat_hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(744)), 0),
  paused: v.optional(v.boolean(), false),
});

/** The plain settings of a brand with one domain, which is not looked up until somebody says so. */
export const pausedSettings = (name: string, domain: string): BrandSettings =>
  v.parse(BRAND_SETTINGS, { name, domains: [domain], schedule: "1d", paused: true });

/**
 * Returns settings as they are stored.
 *
 * @param open Opens a channel.
 * @throws {SquatError} `invalid_domain`; `invalid_parameter` for a schedule or channel that cannot be used.
 */
export function checkBrandSettings(
  settings: BrandSettings,
  open: (url: string) => unknown,
): BrandSettings {
  const domains = [...new Set(settings.domains.map((domain) => brandDomain(domain).registrable))];
  checkSchedule(settings.schedule);
  for (const url of settings.channels) open(url);
  // A mailbox may be written in several ways.
  const channels = settings.channels.map((url) =>
    /^\s*mailto:/i.test(url) ? `mailto:${mailboxOf(new URL(url))}` : url
  );
  if (
    new Set(channels.map((url) => url.startsWith("mailto:") ? url.toLowerCase() : url)).size < channels.length
  ) {
    throw new InvalidParameter("Cannot use channels: give each once");
  }
  return { ...settings, channels, domains, owned: settings.owned.map((name) => name.toLowerCase()) };
}

/** A brand that is not stored yet, with secrets of its own; due at once, unless it is paused. */
export function newBrand(owner: string, settings: BrandSettings, now: number): BrandRecord {
  return {
    id: uuidV7(now),
    owner,
    settings,
    created_at: now,
    next_run_at: settings.paused ? null : now,
    last_run_at: null,
    last_success_at: null,
    last_heartbeat_at: null,
    pages_at: null,
    feed_secret: randomText(32),
    webhook_secret: `whsec_${Buffer.from(randomText(32)).toString("base64")}`,
  };
}

/** The settings that differ. */
export function settingDifferences(before: BrandSettings, after: BrandSettings): string[] {
  const members = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof BrandSettings>;
  return [...members].filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}

/**
 * When the next run of a brand with new settings is due, milliseconds since 1970: at once for other domains and for a
 * brand without a run, else by its schedule; null while it is paused.
 */
export function nextRunWith(settings: BrandSettings, brand: BrandRecord, now: number): number | null {
  if (settings.paused) return null;
  const changed = settingDifferences(brand.settings, settings);
  if (changed.includes("domains") || brand.last_run_at === null) return now;
  const isMoved = changed.some((key) => ["schedule", "paused"].includes(key));
  return isMoved ? nextRun(settings.schedule, now) : brand.next_run_at;
}
