/**
 * Watched brands and channels of the configuration file.
 * @module
 */
import * as v from "valibot";
import process from "node:process";
import { counted } from "../../../lib/lines/mod.ts";
import { didYouMean } from "../../../lib/distance.ts";
import { SquatError } from "../../../lib/errors.ts";
import { InvalidParameter, parseOwner, quote, wanted } from "../../checks.ts";
import { watchConfig } from "./settings.ts";
import type { ConfigFile } from "../../config/file.ts";
import type { FileGiven } from "../../hooks.ts";
import type { BrandSettings } from "./store/mod.ts";
import { checkBrandSettings, SETTING_MEMBERS } from "./brand_settings.ts";
import { openChannel, operatorChannelParts } from "./channels/mod.ts";
import type { Io } from "../../../lib/io.ts";
import type { Config } from "../../config/mod.ts";

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

/** Channels that are checked, and not used, resolve no name. */
const NO_IO: Pick<Io, "dns"> = {
  get dns(): never {
    throw new Error("A channel that is only checked asked for DNS");
  },
};

/**
 * Checks the brands and channels of a service's configuration file.
 *
 * @param env The environment. @default that of the process
 * @throws {SquatError} `invalid_parameter`: the file, the line, what is wrong and what to give. No message has the
 * value of a variable of the environment.
 */
export function readFileWatch(
  { members: { brands, channels }, fail }: ConfigFile,
  config: Config,
  env: Readonly<Record<string, string | undefined>> = process.env,
): FileWatch {
  const result = v.safeParse(FILE_WATCH, { brands, channels }, { message: wanted });
  if (!result.success) return refuseFile(result.issues, fail);
  const given = result.output;
  const parts = operatorChannelParts(
    { config: watchConfig(config), io: NO_IO, now: () => Date.now(), url: () => config.public_url },
    { id: "", webhook_secret: null },
  );
  const open = (url: string): void => {
    if (openChannel(url, parts).name !== "standard output") return;
    throw new InvalidParameter("a service prints no alerts: give a file, a webhook, a chat or mail");
  };
  const urls = new Map(
    Object.entries(given.channels).map(([name, text]) =>
      [
        CHANNEL_PREFIX + name,
        channelUrl(text, { env, open }, (why) => fail(["channels", name], `${quote(name)}: ${why}`)),
      ] as const
    ),
  );
  const seen = new Set<string>();
  const checked = given.brands?.map((brand, index): FileBrand => {
    const refuse = (member: readonly (string | number)[], message: string) =>
      fail(["brands", index, ...member], message);
    const read = checkedBrand(brand, Object.keys(given.channels), config.admin_name, refuse);
    const id = JSON.stringify([read.owner, read.settings.name]);
    if (seen.has(id)) {
      refuse(["name"], `there is a brand ${quote(brand.name)} already: give it another name`);
    }
    seen.add(id);
    return read;
  });
  const counts = checked === undefined
    ? ""
    : `${counted(checked.length, "brand")}, ${counted(urls.size, "channel")}`;
  return { brands: checked ?? null, channels: urls, counts, leftOut: [] };
}

/** The URL of a channel, with the values of the environment. */
function channelUrl(
  text: string,
  { env, open }: { env: Readonly<Record<string, string | undefined>>; open: (url: string) => void },
  refuse: (why: string) => never,
): string {
  const url = text.replace(
    /\$\{([^}]*)\}/g,
    (_, variable: string) => env[variable] || refuse(`the environment has no ${quote(variable)}: set it`),
  );
  try {
    open(url);
  } catch (error) {
    if (!(error instanceof SquatError)) throw error;
    refuse(
      url === text
        ? error.message
        : "it cannot be used with the values of the environment: deadringer watch --help lists the channels",
    );
  }
  return url;
}

/** A brand with checked settings; `refuse` gets the member that is wrong. */
function checkedBrand(
  { owner: named, ...settings }: GivenBrand,
  names: readonly string[],
  fallback: string,
  refuse: (member: readonly (string | number)[], message: string) => never,
): FileBrand {
  const channels = settings.channels.map((name, place) => {
    if (names.includes(name)) return CHANNEL_PREFIX + name;
    const advice = didYouMean(name, names) || ': add it to "channels" of the file';
    return refuse(["channels", place], `there is no channel ${quote(name)}${advice}`);
  });
  const owner = named ?? fallback;
  if (owner === "") refuse(["owner"], 'a brand needs an "owner": the name that signs in and sees it');
  try {
    const checked = checkBrandSettings({ ...settings, channels }, () => {}, Date.now());
    return { owner: parseOwner(owner), settings: { ...checked, managed: "file" } };
  } catch (error) {
    if (!(error instanceof SquatError)) throw error;
    const [, member = "domains"] = /^Cannot use (owner|schedule|channels)\b/.exec(error.message) ?? [];
    return refuse([member], error.message);
  }
}

/**
 * Refuses the file because of its first mistake; a misspelt name comes before the member that is missing for it. What
 * is wrong stands in the line: no message has it, since URLs of channels may hold secrets.
 */
function refuseFile(issues: readonly v.BaseIssue<unknown>[], fail: ConfigFile["fail"]): never {
  const { expected, input, message, path } = issues.find(({ expected }) => expected === "never") ??
    issues[0]!;
  const at = path!.map(({ key }) => key as string | number);
  const member = at.slice(2).join(".");
  if (expected === "never") {
    return fail(at, `a brand has no ${quote(member)}${didYouMean(member, Object.keys(BRAND.entries))}`);
  }
  if (input === undefined) return fail(at, `a brand needs ${quote(member)}`);
  return fail(at, `${quote(String(member || at.at(-1)))}: ${message}`);
}
