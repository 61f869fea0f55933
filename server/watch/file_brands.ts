/**
 * Watched brands and channels of the configuration file.
 * @module
 */
import * as v from "valibot";
import { didYouMean } from "../../lib/distance.ts";
import { SquatError } from "../../mod.ts";
import { parseOwner } from "../auth/keys.ts";
import { quote } from "../checks.ts";
import type { ConfigFile } from "../config/file.ts";
import type { BrandSettings } from "../stores/watch.ts";
import { BRAND_SETTINGS, checkBrandSettings } from "./brand_settings.ts";

/** Brands of one file. */
const MOST_FILE_BRANDS = 1_000;
/** Channels of one file. */
const MOST_CHANNELS = 1_000;
/** Prefix of a channel of the file among the channels of a brand. */
const CHANNEL_PREFIX = "channel:";

/** A brand of the file. */
export interface FileBrand {
  /** Its owner, who sees it in the web app and the API. */
  owner: string;
  /** Its settings; channels are `channel:NAME`. */
  settings: BrandSettings;
}

/** What the file says about watched brands. */
export interface FileWatch {
  /** The brands; null when the file does not mention any. */
  brands: readonly FileBrand[] | null;
  /** URLs of the channels by `channel:NAME`. They may hold secrets. */
  channels: ReadonlyMap<string, string>;
}

/** Dependencies of reading brands. */
export interface FileBrandsOptions {
  /** Owner of brands without `owner`; empty when each needs one. */
  owner: string;
  /** The variable of the environment; undefined when it is not set. */
  env(name: string): string | undefined;
  /** Opens a channel. @throws {SquatError} `invalid_parameter` when it cannot be used. */
  open(url: string): unknown;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Checks the brands and channels of a configuration file.
 *
 * @throws {SquatError} `invalid_parameter`: the file, the line, what is wrong and what to give. No message has the
 * value of a variable of the environment.
 */
export function readFileBrands(file: ConfigFile, options: FileBrandsOptions): FileWatch {
  const channels = readChannels(file, options);
  const { brands, fail } = file;
  if (brands === undefined) return { brands: null, channels };
  if (!Array.isArray(brands)) {
    return fail(["brands"], `"brands" is ${quotedValue(brands)}: give a list of objects`);
  }
  if (brands.length > MOST_FILE_BRANDS) {
    fail(["brands"], `"brands" has ${brands.length} brands: give at most ${MOST_FILE_BRANDS}`);
  }
  const seen = new Set<string>();
  const checked = brands.map((_, index): FileBrand => {
    const brand = readBrand(file, index, channels, options);
    const id = JSON.stringify([brand.owner, brand.settings.name]);
    if (seen.has(id)) {
      fail(
        ["brands", index, "name"],
        `there is a brand ${quote(brand.settings.name)} already: give it another name`,
      );
    }
    seen.add(id);
    return brand;
  });
  return { brands: checked, channels };
}

function readChannels({ channels = {}, fail }: ConfigFile, options: FileBrandsOptions): Map<string, string> {
  if (typeof channels !== "object" || channels === null || Array.isArray(channels)) {
    return fail(["channels"], `"channels" is ${describe(channels)}: give an object of names and URLs`);
  }
  const entries = Object.entries(channels);
  if (entries.length > MOST_CHANNELS) {
    fail(["channels"], `"channels" has ${entries.length} channels: give at most ${MOST_CHANNELS}`);
  }
  return new Map(entries.map(([name, text]) => {
    const refuse = (message: string): never => fail(["channels", name], message);
    if (!/^[\w-]{1,64}$/.test(name)) {
      refuse(`the name of a channel is ${quote(name)}: give 1 to 64 letters, digits, - and _`);
    }
    if (typeof text !== "string") return refuse(`"${name}" is ${describe(text)}: give a URL`);
    const url = text.replace(
      /\$\{([^}]*)\}/g,
      (_, variable: string) =>
        options.env(variable) ?? refuse(`"${name}": the environment has no ${quote(variable)}: set it`),
    );
    try {
      options.open(url);
    } catch (error) {
      if (!(error instanceof SquatError)) throw error;
      refuse(
        url === text
          ? `"${name}": ${error.message}`
          : `"${name}" cannot be used with the values of the environment: deadringer watch --help lists the channels`,
      );
    }
    return [CHANNEL_PREFIX + name, url];
  }));
}

/** The types of the schema in the words of JSON. */
const EXPECTED: Readonly<Record<string, string>> = {
  Array: "a list",
  Object: "an object",
  string: "a text in quotes",
  number: "a number",
  boolean: "true or false",
};

/** A value that is no channel, without what stands in it: URLs of channels may hold secrets. */
function describe(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return typeof value === "number" || typeof value === "boolean" || value === null
    ? String(value)
    : typeof value === "string"
    ? "a text"
    : "an object";
}

/** A value as the file has it, at most 60 characters. */
function quotedValue(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function readBrand(
  { brands, fail }: ConfigFile,
  index: number,
  channels: ReadonlyMap<string, string>,
  { owner: fallback, now }: FileBrandsOptions,
): FileBrand {
  const at = ["brands", index] as const;
  const given: unknown = (brands as unknown[])[index];
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    return fail(at, `brand ${index + 1} is ${quotedValue(given)}: give an object`);
  }
  const { owner: named, ...members } = given as Record<string, unknown>;
  const known = Object.keys((BRAND_SETTINGS as unknown as { entries: object }).entries);
  // A misspelt name comes before the member that is missing for it.
  const unknown = Object.keys(members).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    fail([...at, unknown], `a brand has no ${quote(unknown)}${didYouMean(unknown, [...known, "owner"])}`);
  }
  const owner = readOwner(named ?? fallback, (message) => fail([...at, "owner"], message));
  const result = v.safeParse(BRAND_SETTINGS, members, {
    abortEarly: true,
    message: ({ expected }) => `give ${EXPECTED[expected ?? ""] ?? expected ?? "another value"}`,
  });
  if (!result.success) {
    const [issue] = result.issues;
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    if (path.length === 0) fail(at, `brand ${index + 1}: ${issue.message}`);
    const where = path.join(".");
    if (issue.input === undefined) fail([...at, ...path], `brand ${index + 1} needs "${where}"`);
    fail([...at, ...path], `"${where}" is ${quotedValue(issue.input)}: ${issue.message}`);
    throw issue;
  }
  const settings = result.output;
  const names = [...channels.keys()].map((name) => name.slice(CHANNEL_PREFIX.length));
  const references = settings.channels.map((name, place) => {
    if (channels.has(CHANNEL_PREFIX + name)) return CHANNEL_PREFIX + name;
    return fail(
      [...at, "channels", place],
      `there is no channel ${quote(name)}${didYouMean(name, names) || ': add it to "channels" of the file'}`,
    );
  });
  try {
    const checked = checkBrandSettings({ ...settings, channels: references }, () => {}, now);
    return { owner, settings: { ...checked, managed: "file" } };
  } catch (error) {
    if (!(error instanceof SquatError)) throw error;
    const { message } = error;
    const member = /schedule/.test(message) ? "schedule" : /channels/.test(message) ? "channels" : "domains";
    return fail([...at, member], message);
  }
}

function readOwner(owner: unknown, fail: (message: string) => never): string {
  if (owner === "") return fail('a brand needs an "owner": the name that signs in and sees it');
  if (typeof owner !== "string") return fail(`"owner" is ${quotedValue(owner)}: give a text in quotes`);
  try {
    return parseOwner(owner);
  } catch (error) {
    return fail(`"owner": ${(error as Error).message}`);
  }
}
