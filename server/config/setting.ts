/**
 * What a setting is, and those that an extension has.
 * @module
 */
import { type Check, integer, listOf, oneOf, PREFIX, text, yesOrNo } from "../checks.ts";
import type { Config } from "./config.ts";

/** A setting: its default and what it accepts. */
export interface Setting<T> {
  /** Its value where it is not given. */
  readonly fallback: T;
  readonly check: Check<T>;
  /** Whether it may also be read from the file in `NAME_FILE`; messages never quote its value. */
  readonly secret?: boolean;
}

/** Settings by their names in lower case, of values of these types. */
export type SettingRows<T> = { readonly [K in keyof T]: Setting<T[K]> };

/** The settings of an extension. `T` has the docstrings that the reference is made from. */
export interface AddedSettings<T extends object = object> {
  readonly rows: SettingRows<T>;
  /** URLs that it adds to the setting `store`: how messages write them, and whether one is such. */
  readonly store?: { readonly form: string; matches(url: string): boolean };
  /** Checks them against each other and the core's. @throws what `refuse` throws. */
  fit?(config: Config & T, refuse: (name: string, problem: string) => never): void;
}

/** Settings of extensions that the environment of this process may have. Its command line lists them. */
export const ENVIRONMENT_SETTINGS: AddedSettings[] = [];

/** Settings with those of an extension, which have their defaults where they were not read. */
export function withSettings<C extends Config, T extends object>(
  config: C,
  { rows }: AddedSettings<T>,
): C & T {
  const fallbacks = Object.entries<Setting<unknown>>(rows).map(([name, { fallback }]) => [name, fallback]);
  return { ...Object.fromEntries(fallbacks), ...config };
}

/** A setting with this default. */
export const setting = <T>(fallback: T, check: Check<T>): Setting<T> => ({ fallback, check });
/** A setting that is off when it is empty. */
export const optionalText = (check: Check<string>): Setting<string> => setting("", check);
/** A secret of this form. */
export const secret = (expects: string, form: RegExp): Setting<string> => ({
  ...optionalText(text(expects, form)),
  secret: true,
});
/** A whole number of `unit`. */
export const wholeNumber = (fallback: number, least: number, most: number, unit: string): Setting<number> =>
  setting(fallback, integer(least, most, unit));
/** True or false. */
export const yesOrNoSetting = (fallback = false): Setting<boolean> =>
  setting(fallback, yesOrNo({ digits: true }));
/** One of these words, the first unless it is given. */
export const word = <T extends string>(...words: [T, ...T[]]): Setting<T> => setting(words[0], oneOf(words));
/** A text that a parser accepts; the parser throws for others. */
export const parsedText = (expects: string, parse: (value: string) => string): Check<string> => ({
  ...text(expects),
  parse(value) {
    try {
      return parse(value);
    } catch {
      return undefined;
    }
  },
});
/** Hosts that may be reached though they are private. */
export const ALLOWED_HOSTS: Setting<string[]> = setting(
  [],
  listOf(text("a host, address or range, with or without port", /^[\w.:/[\]-]+$/)),
);

/** Settings that earlier versions had, and what is there instead. They may still be given: they are named, and have no effect. */
export const RETIRED: ReadonlyMap<string, string> = new Map([
  ["dns_in_flight", "questions in flight are what resolvers can take; DEADRINGER_DNS_RATE bounds them"],
  ["evidence_timestamp", "archives of evidence get no time stamp; openssl ts makes one of their SHA256SUMS"],
  ["actions_syslog", "deadringer owner history and GET /v1/actions give the history of a team"],
  ["report_rate", "reports are drafted here, and sent by people"],
  ["report_desks", "a draft can be sent to any address beside its desk"],
  ["report_templates", "mails to desks have the package's texts; edit what you send"],
  ["evidence_host", "archives of evidence name the key that signs them"],
  ["evidence_address", "archives of evidence name the key that signs them"],
  ["history_source", "deadringer history import reads records of passive DNS from a file"],
  ["history_authorization", "deadringer history import reads records of passive DNS from a file"],
  ["czds_user", "the line of a zone in a file of feeds has account=E-MAIL:PASSWORD"],
  ["czds_password", "the line of a zone in a file of feeds has account=E-MAIL:PASSWORD"],
]);

/** Names in the environment of settings that earlier versions had. */
export const RETIRED_NAMES: readonly string[] = [...RETIRED.keys()].map((name) =>
  PREFIX + name.toUpperCase()
);

/** A sentence about each setting of an environment that earlier versions had. */
export function retiredSentences(env: Readonly<Record<string, string | undefined>>): string[] {
  return [...RETIRED.values()].flatMap((instead, i) => {
    const variable = RETIRED_NAMES[i]!;
    return env[variable] === undefined ? [] : [`${variable} has no effect: ${instead}`];
  });
}
