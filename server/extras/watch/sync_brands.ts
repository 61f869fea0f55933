import { createHash } from "node:crypto";
import type { WatchState } from "./lib/mod.ts";
import { orderedUuidV7 } from "../../units/ids.ts";
import type { BrandRecord, BrandSettings, WatchStore } from "./store/mod.ts";
import { newBrand, nextRunWith, settingDifferences } from "./brand_settings.ts";
import type { Log } from "../../io/log.ts";
import type { Stores } from "../../stores/store.ts";
import type { FileBrand } from "./file_brands.ts";

/** Who changes brands by the file, in the audit trail. */
const FILE_ACTOR = "configuration file";

/** What changed in the store, by the names of the brands. */
export interface SyncedBrands {
  /** Brands that are new. */
  added: string[];
  /** Brands with other settings, among them those that were created by a request before. */
  changed: string[];
  /** Brands that the file no longer names. They are paused; their history stays. */
  ended: string[];
}

/** Dependencies of a sync. */
export interface SyncParts {
  /** Where the brands are. */
  store: WatchStore;
  /** Milliseconds since 1970. */
  now: number;
  /** The states of the domains of a new brand. @default nothing */
  pastOf?(domains: readonly string[]): WatchState[];
}

/**
 * Makes the stored brands those of the configuration file: it wins for the brands that it names, by owner and name. A
 * brand that it no longer names is paused, without channels, and can be changed by requests again. Brands that it never
 * named stay as they are. Instances that start at the same time come to the same brands.
 */
export async function syncBrands(
  brands: readonly FileBrand[],
  parts: SyncParts,
): Promise<SyncedBrands> {
  const { store, now } = parts;
  const synced: SyncedBrands = { added: [], changed: [], ended: [] };
  const stored = await store.list();
  const named = new Set<string>();
  for (const { owner, settings } of brands) {
    const same = stored.filter((each) => each.owner === owner && each.settings.name === settings.name);
    const brand = same.find((each) => each.settings.managed === "file") ?? same[0] ??
      await addBrand(owner, settings, parts, synced);
    named.add(brand.id);
    if (await changeBrand(brand, settings, store, now)) synced.changed.push(settings.name);
  }
  for (const brand of stored) {
    const { managed, ...settings } = brand.settings;
    if (managed !== "file" || named.has(brand.id)) continue;
    await changeBrand(brand, { ...settings, paused: true, channels: [] }, store, now);
    synced.ended.push(settings.name);
  }
  return synced;
}

/** Adds a brand, or returns the one that another instance has added meanwhile. */
async function addBrand(
  owner: string,
  settings: BrandSettings,
  { store, now, pastOf }: SyncParts,
  synced: SyncedBrands,
): Promise<BrandRecord> {
  const brand = { ...newBrand(owner, settings, now), id: fileBrandId(owner, settings.name) };
  try {
    await store.add(brand, pastOf?.(settings.domains));
  } catch (error) {
    const existing = await store.get(brand.id);
    if (existing === null) throw error;
    return existing;
  }
  await audit(brand.id, "brand.create", { domains: settings.domains }, store, now);
  synced.added.push(settings.name);
  return brand;
}

/** Stores other settings of a brand; resolves with whether there were any. */
async function changeBrand(
  brand: BrandRecord,
  settings: BrandSettings,
  store: WatchStore,
  now: number,
): Promise<boolean> {
  const changed = settingDifferences(brand.settings, settings);
  if (changed.length === 0) return false;
  await store.update({ ...brand, settings, next_run_at: nextRunWith(settings, brand, now) });
  await audit(brand.id, "brand.update", { changed }, store, now);
  return true;
}

const audit = (
  id: string,
  action: string,
  detail: unknown,
  store: WatchStore,
  now: number,
): Promise<void> =>
  store.audit(id, { id: orderedUuidV7(now), at: now, actor: FILE_ACTOR, action, subject: "", detail });

/** A UUIDv8 that is the same on every instance. Source: RFC 9562 section 5.8, with SHA-256 of owner and name. */
function fileBrandId(owner: string, name: string): string {
  const hex = createHash("sha256").update(JSON.stringify([owner, name])).digest("hex");
  const variant = (8 + parseInt(hex[16]!, 16) % 4).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${
    hex.slice(20, 32)
  }`;
}

/** Stores the brands of the configuration file; null when there are none to read. */
export async function applyFile(
  brands: readonly FileBrand[] | null,
  store: WatchStore,
  { stores: { owners, keys }, log }: { stores: Pick<Stores, "owners" | "keys">; log: Log },
  now: number,
): Promise<void> {
  if (brands === null) {
    const managed = (await store.list()).filter(({ settings }) => settings.managed === "file");
    if (managed.length === 0) return;
    return log(
      "warn",
      'Brands of an earlier configuration file are still watched: give that file, or one with "brands": [] to end them',
      { brands: managed.length },
    );
  }
  const { added, changed, ended } = await syncBrands(brands, { store, now });
  log("info", "The brands of the configuration file are watched", {
    brands: brands.length,
    added,
    changed,
    ended,
  });
  const known = new Set([
    ...(await owners.list()).map(({ name }) => name),
    ...(await keys.list()).map(({ owner }) => owner),
  ]);
  for (const owner of new Set(brands.map((brand) => brand.owner))) {
    if (!known.has(owner)) {
      log("warn", "No owner or key has the name that brands of the configuration file belong to", { owner });
    }
  }
}
