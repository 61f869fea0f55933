/**
 * The settings of the service, what each is, and those that an extension has.
 * @module
 */
import {
  type Check,
  contact,
  httpUrl,
  integer,
  listOf,
  oneOf,
  parseOwner,
  parsePassphrase,
  PREFIX,
  proxyUrl,
  resolverAddress,
  text,
  yesOrNo,
} from "../checks.ts";
import { storagePlace } from "./storage_url.ts";

/** A setting: its default and what it accepts. */
export interface Setting<T> {
  /** Its value where it is not given. */
  readonly fallback: T;
  /** Reads a text, or throws what it expects. */
  readonly check: Check<T>;
  /** Whether it may also be read from the file in `NAME_FILE`; messages never quote its value. */
  readonly secret?: boolean;
}

/** Settings by their names in lower case, of values of these types. */
export type SettingRows<T> = { readonly [K in keyof T]: Setting<T[K]> };

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

/** Yes or no; where it is not given, only the demo says yes. */
const demoSetting: Setting<boolean | null> = setting(null, yesOrNo({ digits: true }));
/** A mail server, with its credentials. */
const mailServerUrl: Check<string> = {
  expects: "smtp://HOST:PORT or smtps://HOST:PORT, with USER:PASSWORD@ before HOST where the server wants it",
  parse(value) {
    if (!/^smtps?:\/\/[\x21-\x7e]+$/.test(value) || !URL.canParse(value)) return undefined;
    const { hostname, username, password } = new URL(value);
    try {
      decodeURIComponent(username + password);
    } catch {
      return undefined;
    }
    return hostname === "" ? undefined : value;
  },
  schema: { type: "string" },
};

/** The URL of a store; extensions add forms. */
export function storeSetting(added: readonly AddedSettings[]): Setting<string> {
  const forms = added.flatMap(({ store }) => store ?? []);
  const known = ["sqlite", "sqlite:FOLDER", "memory", ...forms.map(({ form }) => form)];
  return {
    fallback: "sqlite",
    check: {
      expects: `${known.slice(0, -1).join(", ")} or ${known.at(-1)}`,
      parse(value) {
        const isKnown = /^(sqlite|memory)$/.test(value) || storagePlace(value) !== undefined ||
          forms.some((form) => form.matches(value));
        return isKnown ? value : undefined;
      },
      schema: { type: "string" },
    },
    // The URL may hold a password.
    secret: true,
  };
}

/** The settings of the core. The reference of the documentation is made from these docstrings. */
export class CoreRows {
  /** `DEADRINGER_HOST`: address to listen on. @default "127.0.0.1" */
  readonly host: Setting<string> = setting("127.0.0.1", text("a host name or address", /^[\w.:-]+$/));
  /** `DEADRINGER_PORT`: port to listen on; 0 takes a free one. @default 8787 */
  readonly port: Setting<number> = wholeNumber(8787, 0, 65_535, "");
  /** `DEADRINGER_PUBLIC_URL`: how clients reach the service, if not by host and port. @default "" */
  readonly public_url: Setting<string> = optionalText(httpUrl({ origin: true }));
  /**
   * `DEADRINGER_HOSTS`: host names that requests may use, comma-separated, against DNS rebinding; empty for any.
   * @default the names of this machine itself and of the public URL, while it listens there only; else empty
   */
  readonly hosts: Setting<string[]> = setting(
    [],
    listOf(text("a host name or address", /^(\[[\da-f:.]+\]|[\w.-]+)$/i)),
  );
  /**
   * `DEADRINGER_BEHIND_PROXY`: whether clients reach the service only through a proxy; then it does not limit
   * connections by address. @default false
   */
  readonly behind_proxy: Setting<boolean> = yesOrNoSetting();
  /** `DEADRINGER_CONNECTIONS`: most connections; never more than three quarters of the open files. @default 4000 */
  readonly connections: Setting<number> = wholeNumber(4_000, 16, 1_000_000, "connections");
  /** `DEADRINGER_TLS_CERT`: PEM file of the certificate chain. @default "" (no TLS) */
  readonly tls_cert: Setting<string> = optionalText(text());
  /** `DEADRINGER_TLS_KEY`: PEM file of its private key. @default "" */
  readonly tls_key: Setting<string> = optionalText(text());
  /** `DEADRINGER_HSTS_DAYS`: days for which browsers use HTTPS only (RFC 6797). @default 0 (no header) */
  readonly hsts_days: Setting<number> = wholeNumber(0, 0, 730, "days");
  /** `DEADRINGER_DATA`: folder of the embedded store. @default "./data", in the demo "./demo-data" */
  readonly data: Setting<string> = setting("./data", text("a folder", /^[^\0\r\n]+$/));
  /**
   * `DEADRINGER_STORE`: `sqlite:FOLDER`, `memory:` or the URL of a database that an extension opens. `sqlite` is the
   * folder of `DEADRINGER_DATA`, `memory` is `memory:`.
   * @default "sqlite:" and the folder
   */
  readonly store: Setting<string> = storeSetting([]);
  /** `DEADRINGER_DEMO`: lookups go to the miniature internet. @default false */
  readonly demo: Setting<boolean> = yesOrNoSetting();
  /** `DEADRINGER_RESOLVERS`: resolvers, `ip`, `ip:port`, `tls://host` or `https://host/dns-query`, comma-separated. @default [] (the system's) */
  readonly resolvers: Setting<string[]> = setting([], listOf(resolverAddress));
  /** `DEADRINGER_DNS_RATE`: most DNS questions a second of this process. @default 0 (what the resolvers can handle) */
  readonly dns_rate: Setting<number> = wholeNumber(0, 0, 1_000_000, "questions a second");
  /**
   * `DEADRINGER_PROXY`: proxy for all connections but DNS by UDP and TCP, `http://`, `https://` or
   * `socks5://user:password@host:port`. @default "" (none)
   */
  readonly proxy: Setting<string> = { ...optionalText(proxyUrl), secret: true };
  /**
   * `DEADRINGER_UPDATE`: how often the service renews its tables of RDAP servers and certificate logs, as
   * `deadringer update` does. @default "off"
   */
  readonly update: Setting<"off" | "daily" | "weekly"> = word("off", "daily", "weekly");
  /** `DEADRINGER_CONTACT`: URL or mail address of the operator, for the User-Agent of outgoing requests. @default "" */
  readonly contact: Setting<string> = optionalText(contact);
  /**
   * `DEADRINGER_SECOND_LOOK`: which pages are visited a second time, as a browser that comes from a search engine:
   * those of `doubtful` look-alikes, `all`, or none (`off`). A difference is evidence of cloaking. @default "doubtful"
   */
  readonly second_look: Setting<"doubtful" | "all" | "off"> = word("doubtful", "all", "off");
  /**
   * `DEADRINGER_MX_CHECK`: mail servers are asked whether they accept mail for a name (SMTP up to RCPT TO, no
   * message). Without it, mail facts come from DNS alone. @default null (true in the demo, else false)
   */
  readonly mx_check: Setting<boolean | null> = demoSetting;
  /**
   * `DEADRINGER_CONFIRM`: names that are free by DNS are confirmed by their registries' RDAP, as
   * `deadringer nxdomain --confirm` does. @default false
   */
  readonly confirm: Setting<boolean> = yesOrNoSetting();
  /** `DEADRINGER_HISTORY`: what lookups see is stored in the data folder and reported by later ones. @default true */
  readonly history: Setting<boolean> = yesOrNoSetting(true);
  /** `DEADRINGER_HISTORY_DAYS`: days after which records that were not seen again are deleted. @default 730 */
  readonly history_days: Setting<number> = wholeNumber(730, 1, 36_500, "days");
  /** `DEADRINGER_HISTORY_ROWS`: maximum number of records, and of certificates at addresses. @default 10000000 */
  readonly history_rows: Setting<number> = wholeNumber(10_000_000, 1, 1_000_000_000, "rows");
  /**
   * `DEADRINGER_SCREENSHOTS`: screenshots of pages are stored with results; needs a browser.
   * @default null (true in the demo, else false)
   */
  readonly screenshots: Setting<boolean | null> = demoSetting;
  /** `DEADRINGER_BROWSER`: path of a Chromium or Chrome. @default "" (one found on the machine) */
  readonly browser: Setting<string> = optionalText(text());
  /** `DEADRINGER_OWNER_DISK`: MiB that results and evidence of one owner may take on the disk. @default 4096 */
  readonly owner_disk: Setting<number> = wholeNumber(4_096, 1, 100_000_000, "MiB");
  /** `DEADRINGER_RATE_LIMIT`: requests a minute for each key. @default 60 */
  readonly rate_limit: Setting<number> = wholeNumber(60, 1, 1_000_000, "requests a minute");
  /** `DEADRINGER_OWNER_RATE_LIMIT`: requests a minute of all keys of an owner together, and of each person who is signed in. @default 300 */
  readonly owner_rate_limit: Setting<number> = wholeNumber(300, 1, 10_000_000, "requests a minute");
  /** `DEADRINGER_STREAMS`: simultaneous streams of a key. @default 4 */
  readonly streams: Setting<number> = wholeNumber(4, 1, 10_000, "streams");
  /** `DEADRINGER_CAPACITY`: simultaneous streams in all. @default 64 */
  readonly capacity: Setting<number> = wholeNumber(64, 1, 100_000, "streams");
  /** `DEADRINGER_OWNER_WORK`: seconds in a minute that this process computes for an owner: brands and names matched, exports. @default 15 */
  readonly owner_work: Setting<number> = wholeNumber(15, 1, 60, "seconds of a minute");
  /** `DEADRINGER_PERMUTATIONS`: most permutations of a lookup. @default 10000 */
  readonly permutations: Setting<number> = wholeNumber(10_000, 1, 1_000_000, "permutations");
  /** `DEADRINGER_DEADLINE`: seconds after which a lookup ends with Timeout. @default 600 */
  readonly deadline: Setting<number> = wholeNumber(600, 1, 86_400, "seconds");
  /** `DEADRINGER_LINGER`: maximum seconds that a lookup continues without a reader, if the client requests it. @default 60 */
  readonly linger: Setting<number> = wholeNumber(60, 0, 3_600, "seconds");
  /** `DEADRINGER_WRITE_STALL`: seconds after which a reader that reads nothing is disconnected. @default 60 */
  readonly write_stall: Setting<number> = wholeNumber(60, 1, 3_600, "seconds");
  /** `DEADRINGER_RETENTION`: days until a result expires. @default 7 */
  readonly retention: Setting<number> = wholeNumber(7, 1, 3_650, "days");
  /** `DEADRINGER_SAVED_RETENTION`: days until a saved result expires, counted from when it is saved. @default 30 */
  readonly saved_retention: Setting<number> = wholeNumber(30, 1, 3_650, "days");
  /** `DEADRINGER_SHUTDOWN`: seconds that streams have to end once the service stops. @default 20 */
  readonly shutdown: Setting<number> = wholeNumber(20, 0, 25, "seconds");
  /** `DEADRINGER_JWT_SECRET`: HS256 secret of the legacy routes, at least 32 characters. @default "" */
  readonly jwt_secret: Setting<string> = secret("at least 32 characters", /^[^\0\r\n]{32,}$/);
  /** `DEADRINGER_JWT_JWKS`: file or https URL of the JWK set of the legacy routes. @default "" */
  readonly jwt_jwks: Setting<string> = optionalText(text());
  /** `DEADRINGER_JWT_ISSUER`: the only issuer of legacy tokens. @default "" (any) */
  readonly jwt_issuer: Setting<string> = optionalText(text());
  /** `DEADRINGER_JWT_AUDIENCE`: the only audience of legacy tokens. @default "" (any) */
  readonly jwt_audience: Setting<string> = optionalText(text());
  /** `DEADRINGER_ADMIN_NAME`: an owner to create at the start, unless it exists. @default "" */
  readonly admin_name: Setting<string> = optionalText(
    parsedText("1 to 100 printable characters", parseOwner),
  );
  /** `DEADRINGER_ADMIN_PASSPHRASE`: passphrase of the owner that is created. @default "" */
  readonly admin_passphrase: Setting<string> = {
    ...optionalText(parsedText("at least 15 characters, 6 of them different", parsePassphrase)),
    secret: true,
  };
  // NIST SP 800-63B-4 section 2.2.3: an hour without use, a day in all.
  /** `DEADRINGER_SESSION_IDLE`: minutes without use after which a browser is signed out. @default 480 */
  readonly session_idle: Setting<number> = wholeNumber(480, 1, 10_080, "minutes");
  /** `DEADRINGER_SESSION_HOURS`: hours after which a browser is signed out in any case. @default 168 */
  readonly session_hours: Setting<number> = wholeNumber(168, 1, 2_160, "hours");
  /** `DEADRINGER_PROXIES`: number of trusted proxies in front, whose X-Forwarded-For gives the address of the client. @default 0 */
  readonly proxies: Setting<number> = wholeNumber(0, 0, 10, "proxies");
  /** `DEADRINGER_SMTP`: mail server for alerts, `smtp://user:password@host:587`. @default "" (no mail) */
  readonly smtp: Setting<string> = { ...optionalText(mailServerUrl), secret: true };
  /** `DEADRINGER_MAIL_FROM`: sender of alerts. @default "" (deadringer@ and the name of this machine) */
  readonly mail_from: Setting<string> = optionalText(text("a mail address", /^[^\s<>]+@[^\s<>]+$/));
  /** `DEADRINGER_WITHOUT`: extensions that are left out, with their routes, commands and pages, and with those that need one; what they stored stays. @default [] (none) */
  readonly without: Setting<string[]> = setting(
    [],
    listOf(text("the name of an extension", /^[a-z_]{1,40}$/)),
  );
  /** `DEADRINGER_METRICS_TOKEN`: bearer token that /metrics requires. @default "" (open) */
  readonly metrics_token: Setting<string> = secret("at least 16 characters", /^[\x21-\x7e]{16,}$/);
  /** `DEADRINGER_LOG`: `json`, or `off` for no access log. @default "json"; "off" for `deadringer serve` on a terminal */
  readonly log: Setting<"json" | "off"> = word("json", "off");
}

/** One of each. */
export const SETTINGS: CoreRows = new CoreRows();

/** The settings, complete. */
export type Config = { -readonly [K in keyof CoreRows]: CoreRows[K]["fallback"] };

/** The settings as they were read. */
export interface GivenConfig extends Config {
  /** A sentence about each setting that was given and that this version no longer has. */
  retired: readonly string[];
}

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
  ["brands", "brands are watched on the page Brands, many at once as CSV, and by the API"],
  ["channels", "channels are those of a brand, on the page Channels and by the API"],
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
