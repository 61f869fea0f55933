/**
 * Watched brands and channels of the configuration file.
 * @module
 */
import * as v from "valibot";
import process from "node:process";
import { counted } from "../../../lib/lines/mod.ts";
import { didYouMean } from "../../../lib/distance.ts";
import { SquatError } from "../../../lib/errors.ts";
import { InvalidParameter, parseOwner, quote } from "../../checks.ts";
import { watchConfig } from "./settings.ts";
import type { ConfigFile } from "../../config/file.ts";
import type { FileGiven } from "../../hooks.ts";
import type { BrandSettings } from "./store/mod.ts";
import { checkBrandSettings, SETTING_MEMBERS } from "./brand_settings.ts";
import { isRetiredChannel, openChannel, operatorChannelParts, RETIRED_CHANNEL } from "./channels/mod.ts";
import type { Io } from "../../../lib/io.ts";
import type { Config } from "../../config/mod.ts";

/** Members of the file. */
export const FILE_MEMBERS: readonly string[] = ["brands", "channels"];
/** Brands of one file. */
const MAX_FILE_BRANDS = 1_000;
/** Channels of one file. */
const MAX_CHANNELS = 1_000;
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
export interface FileWatch extends FileGiven {
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

const BRAND = v.strictObject({ ...SETTING_MEMBERS, owner: v.nullish(v.string()) });
type GivenBrand = v.InferOutput<typeof BRAND>;

const GIVE_CHANNELS = "give an object of names and URLs";
const CHANNEL_NAME = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, "give 1 to 64 letters, digits, - and _"));

/** What a file may say about watched brands. */
const FILE_WATCH = v.object({
  brands: v.optional(
    v.pipe(
      v.array(BRAND, "give an array of objects"),
      v.maxLength(MAX_FILE_BRANDS, `give at most ${MAX_FILE_BRANDS}`),
    ),
  ),
  channels: v.optional(
    v.pipe(
      v.custom<Record<string, unknown>>((value) => !Array.isArray(value), GIVE_CHANNELS),
      v.record(CHANNEL_NAME, v.string("give a URL"), GIVE_CHANNELS),
      v.maxEntries(MAX_CHANNELS, `give at most ${MAX_CHANNELS}`),
    ),
    {},
  ),
});

/**
 * Checks the brands and channels of a configuration file.
 *
 * @throws {SquatError} `invalid_parameter`: the file, the line, what is wrong and what to give. No message has the
 * value of a variable of the environment.
 */
export function readFileBrands(file: ConfigFile, options: FileBrandsOptions): FileWatch {
  const { members: { brands, channels }, fail } = file;
  const result = v.safeParse(FILE_WATCH, { brands, channels }, {
    message: ({ expected }) => `give ${EXPECTED[expected ?? ""] ?? expected ?? "another value"}`,
  });
  if (!result.success) return refuseFile(result.issues, fail);
  const given = result.output;
  const urls = new Map<string, string>();
  const retired: string[] = [];
  for (const [name, text] of Object.entries(given.channels)) {
    const url = channelUrl(name, text, options, (message) => fail(["channels", name], message));
    if (url === null) retired.push(name);
    else urls.set(CHANNEL_PREFIX + name, url);
  }
  const seen = new Set<string>();
  const checked = given.brands?.map((brand, index): FileBrand => {
    const refused = (member: readonly (string | number)[], message: string) =>
      fail(["brands", index, ...member], message);
    const read = checkedBrand(brand, { urls, retired }, options, refused);
    const id = JSON.stringify([read.owner, read.settings.name]);
    if (seen.has(id)) {
      refused(["name"], `there is a brand ${quote(brand.name)} already: give it another name`);
    }
    seen.add(id);
    return read;
  });
  const leftOut = retired.map((name) => `The channel ${quote(name)} is left out: ${RETIRED_CHANNEL}`);
  const counts = checked === undefined
    ? ""
    : `${counted(checked.length, "brand")}, ${counted(urls.size, "channel")}`;
  return { brands: checked ?? null, channels: urls, counts, leftOut };
}

/** The URL of a channel, with the values of the environment; null for a kind that earlier versions had. */
function channelUrl(
  name: string,
  text: string,
  { env, open }: FileBrandsOptions,
  refuse: (message: string) => never,
): string | null {
  const url = text.replace(
    /\$\{([^}]*)\}/g,
    (_, variable: string) =>
      env(variable) ?? refuse(`"${name}": the environment has no ${quote(variable)}: set it`),
  );
  if (isRetiredChannel(url)) return null;
  try {
    open(url);
  } catch (error) {
    if (!(error instanceof SquatError)) throw error;
    refuse(
      url === text
        ? `"${name}": ${error.message}`
        : `"${name}" cannot be used with the values of the environment: deadringer watch --help lists the channels`,
    );
  }
  return url;
}

/** A brand with checked settings; `refuse` gets the member that is wrong. */
function checkedBrand(
  { owner: named, ...settings }: GivenBrand,
  { urls, retired }: { urls: ReadonlyMap<string, string>; retired: readonly string[] },
  { owner: fallback, now }: FileBrandsOptions,
  refuse: (member: readonly (string | number)[], message: string) => never,
): FileBrand {
  const names = [...urls.keys()].map((name) => name.slice(CHANNEL_PREFIX.length));
  const channels = settings.channels.flatMap((name, place) => {
    if (retired.includes(name)) return [];
    if (names.includes(name)) return [CHANNEL_PREFIX + name];
    const advice = didYouMean(name, names) || ': add it to "channels" of the file';
    return refuse(["channels", place], `there is no channel ${quote(name)}${advice}`);
  });
  const owner = named ?? fallback;
  if (owner === "") refuse(["owner"], 'a brand needs an "owner": the name that signs in and sees it');
  try {
    const checked = checkBrandSettings({ ...settings, channels }, () => {}, now);
    return { owner: parseOwner(owner), settings: { ...checked, managed: "file" } };
  } catch (error) {
    if (!(error instanceof SquatError)) throw error;
    const [, member = "domains"] = /^Cannot use (owner|schedule|channels)\b/.exec(error.message) ?? [];
    return refuse([member], error.message);
  }
}

/** The types of the schema in the words of JSON. */
const EXPECTED: Readonly<Record<string, string>> = {
  Array: "an array",
  Object: "an object",
  string: "a string in quotes",
  number: "a number",
  boolean: "true or false",
};

/** Refuses the file because of its first mistake; a misspelt name comes before the member that is missing for it. */
function refuseFile(issues: readonly v.BaseIssue<unknown>[], fail: ConfigFile["fail"]): never {
  const issue = issues.find(({ expected }) => expected === "never") ?? issues[0]!;
  const { input, message } = issue;
  const path = issue.path!.map(({ key }) => key as string | number);
  const [part, at, ...member] = path;
  const where = member.join(".");
  const brand = `brand ${Number(at) + 1}`;
  if (issue.expected === "never") {
    return fail(path, `a brand has no ${quote(where)}${didYouMean(where, Object.keys(BRAND.entries))}`);
  }
  if (input === undefined) return fail(path, `${brand} needs "${where}"`);
  if (part === "channels") {
    const isName = issue.path!.at(-1)!.origin === "key";
    // URLs of channels may hold secrets.
    const what = isName
      ? `the name of a channel is ${quote(String(at))}`
      : `"${at ?? part}" is ${kindOf(input)}`;
    return fail(path, `${what}: ${message}`);
  }
  const what = where !== "" ? `"${where}"` : at !== undefined ? brand : `"${part}"`;
  return fail(path, `${what} is ${quotedValue(input)}: ${message}`);
}

/** What a value is, without what stands in it. */
function kindOf(value: unknown): string {
  if (typeof value === "string") return "a string";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

/** A value as the file has it, at most 60 characters. */
function quotedValue(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Channels that are checked, and not used, resolve no name. */
const NO_IO: Pick<Io, "dns"> = {
  get dns(): never {
    throw new Error("A channel that is only checked asked for DNS");
  },
};

/**
 * The brands and channels of a service's configuration file.
 *
 * @throws {SquatError} `invalid_parameter`: the file, the line, what is wrong and what to give.
 */
export function readServiceFile(file: ConfigFile, config: Config): FileWatch {
  const parts = operatorChannelParts(
    { config: watchConfig(config), io: NO_IO, now: () => Date.now(), url: () => config.public_url },
    { id: "", webhook_secret: null },
  );
  return readFileBrands(file, {
    owner: config.admin_name,
    env: (name) => process.env[name] || undefined,
    open(url) {
      if (openChannel(url, parts).name !== "standard output") return;
      throw new InvalidParameter("a service prints no alerts: give a file, a webhook, a chat or mail");
    },
    now: Date.now(),
  });
}
