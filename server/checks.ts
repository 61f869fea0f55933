/**
 * Checks of text that comes from outside. Settings, query parameters and the command line share them, so that a value
 * means the same, and is refused in the same words, wherever it is given.
 * @module
 */
import { isIP } from "node:net";
import { SquatError } from "../lib/errors.ts";

/** One kind of value. */
export interface Check<T> {
  /** What is accepted, as it follows the word "give": `a whole number from 1 to 10`. */
  readonly expects: string;
  /** Parses the text; undefined when it is not a valid value. */
  readonly parse: (text: string) => T | undefined;
  /** JSON Schema of the value. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Whether the text may hold a password, which no message quotes. @default false */
  readonly isSecret?: boolean;
}

/** The longest part of a value that a message quotes. */
const QUOTED = 120;

/** A refusal of what somebody gave, `invalid_parameter`: the message says what was wrong, the value, and what to do. */
export class InvalidParameter extends SquatError {
  /** Makes a refusal. */
  constructor(message: string, options?: { cause?: unknown }) {
    super("invalid_parameter", message, options);
  }
}

/**
 * Returns a value as messages quote it: as JSON, so that control characters are escaped, and cut when it is long.
 */
export function quote(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > QUOTED ? text.slice(0, QUOTED) + "…" : text;
}

/** The types of a schema in the words of JSON. */
const TYPES: Readonly<Record<string, string>> = {
  Array: "an array",
  Object: "an object",
  string: "a string in quotes",
  number: "a number",
  boolean: "true or false",
};

/** What to give in place of a value that a schema refuses without words of its own; never the value, which may be secret. */
export function wanted(
  { type, expected, input }: { type: string; expected: string | null; input: unknown },
): string {
  if (expected === "never") return "there is no such member, leave it out";
  const [, bound, edge] = /^([<>])=(.+)$/.exec(expected ?? "") ?? [];
  if (edge !== undefined) {
    const unit = typeof input !== "string" ? "" : edge === "1" ? " character" : " characters";
    return `give at ${bound === "<" ? "most" : "least"} ${edge}${unit}`;
  }
  if (type === "integer") return "give a whole number";
  // Several values are in parentheses.
  const [, several] = /^\((.*)\)$/.exec(expected ?? "") ?? [];
  if (several !== undefined) return `give one of ${several.split(" | ").join(", ")}`;
  return `give ${TYPES[expected ?? ""] ?? expected ?? "another value"}`;
}

/**
 * Parses a text.
 *
 * @param label Where the text comes from, such as `--port` or `limit`.
 * @throws {SquatError} `invalid_parameter`: the label, the value and what to give.
 */
export function checked<T>(label: string, text: string, check: Check<T>): T {
  const value = check.parse(text);
  if (value !== undefined) return value;
  const quoted = check.isSecret === true ? "" : ` ${quote(text)}`;
  throw new InvalidParameter(`Cannot use ${label}${quoted}: give ${check.expects}`);
}

/**
 * A whole number in decimal digits, bounds included.
 *
 * @param unit What is counted, in the plural. @default nothing
 */
export function integer(least: number, most: number, unit: string = ""): Check<number> {
  return {
    expects: `a whole number ${unit === "" ? "" : `of ${unit} `}from ${least} to ${most}`,
    parse(text) {
      const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN;
      return value >= least && value <= most ? value : undefined;
    },
    schema: { type: "integer", minimum: least, maximum: most },
  };
}

/** True or false; with `digits`, 1 and 0 too. */
export function yesOrNo({ digits = false }: { digits?: boolean } = {}): Check<boolean> {
  const values = new Map([["true", true], ["false", false]]);
  if (digits) values.set("1", true).set("0", false);
  return {
    expects: "true or false",
    parse: (text) => values.get(text),
    schema: { type: "boolean" },
  };
}

/** One of a few words. */
export function oneOf<T extends string>(words: readonly T[]): Check<T> {
  return {
    expects: words.length === 2 ? words.join(" or ") : `one of ${words.join(", ")}`,
    parse: (text) => words.find((word) => word === text),
    schema: { type: "string", enum: words },
  };
}

/**
 * A text that matches a pattern; without one, a single line.
 *
 * @param schema Further members of its JSON Schema, besides `type`. @default none
 */
export function text(
  expects: string = "one line of text",
  form: RegExp = /^[^\0\r\n]*$/,
  schema: Readonly<Record<string, unknown>> = {},
): Check<string> {
  return {
    expects,
    parse: (value) => form.test(value) ? value : undefined,
    schema: { type: "string", ...schema },
  };
}

/** An absolute http or https URL in printable ASCII. With `origin`, of scheme, host and port alone. */
export function httpUrl({ origin = false }: { origin?: boolean } = {}): Check<string> {
  return {
    expects: `an http or https URL${origin ? " without path" : ""}`,
    parse(value) {
      if (!/^https?:\/\/[\x21-\x7e]+$/.test(value) || !URL.canParse(value)) return undefined;
      // A trailing slash would be prepended to every path.
      return !origin || /^https?:\/\/[\w.:[\]-]+$/.test(value) ? value : undefined;
    },
    schema: { type: "string", format: "uri" },
  };
}

/** A proxy for connections, with its credentials. Details are checked when it is opened. */
export const proxyUrl: Check<string> = {
  expects:
    "http://HOST:PORT, https://HOST:PORT or socks5://HOST:PORT, with USER:PASSWORD@ before HOST where the proxy " +
    "wants it",
  parse: (value) =>
    /^(?:https?|socks5):\/\/[\x21-\x7e]+$/.test(value) && URL.canParse(value.replace(/^socks5/, "http"))
      ? value
      : undefined,
  schema: { type: "string" },
  isSecret: true,
};

/** How to contact the operator. It is sent in a comment of a User-Agent field (RFC 9110 section 5.6.5). */
export const contact: Check<string> = text(
  "a URL or mail address of 3 to 200 characters, without spaces and brackets",
  /^[\x21-\x27\x2a-\x7e]{3,200}$/,
);

/** The value of a User-Agent field. */
export const userAgent: Check<string> = text(
  "1 to 400 printable ASCII characters, without spaces around them",
  /^(?! )[\x20-\x7e]{1,400}(?<! )$/,
);

/** An IP address, or an IP address and a port: `192.0.2.1`, `192.0.2.1:53`, `2001:db8::1`, `[2001:db8::1]:53`. */
export const serverAddress: Check<string> = {
  expects: "an address such as 1.1.1.1, 127.0.0.1:5353 or [2001:db8::1]:53",
  parse(value) {
    const [, six, four, port = "1"] = /^(?:\[([^\]]*)\]|([\d.]*))(?::(\d{1,5}))?$/.exec(value) ?? [];
    const isHost = isIP(value) === 6 || isIP(six ?? "") === 6 || isIP(four ?? "") === 4;
    return isHost && +port >= 1 && +port <= 65_535 ? value : undefined;
  },
  schema: { type: "string" },
};

/** A resolver: a server address, or the URL of one over TLS (RFC 7858) or HTTPS (RFC 8484). */
export const resolverAddress: Check<string> = {
  expects: "an address such as 1.1.1.1 or 127.0.0.1:5353, or tls://HOST or https://HOST/dns-query",
  parse: (value) =>
    /^(?:tls|https):\/\/[\x21-\x2b\x2d-\x7e]+$/.test(value) ? value : serverAddress.parse(value),
  schema: { type: "string" },
};

/** A list with commas between its parts, at least one; spaces around a part and empty parts do not count. */
export function listOf<T>(check: Check<T>): Check<T[]> {
  return {
    expects: `${check.expects}; several with commas between`,
    parse(value) {
      const parts = value.split(",").map((part) => part.trim()).filter((part) => part !== "");
      const values = parts.map((part) => check.parse(part)).filter((each) => each !== undefined);
      return parts.length > 0 && values.length === parts.length ? values : undefined;
    },
    schema: { type: "array", items: check.schema },
  };
}

/** Whether an address to listen on is reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || /^127(\.\d+){3}$/.test(host) || /^\[?::1\]?$/.test(host);
}

/** What every setting's name begins with in the environment. */
export const PREFIX = "DEADRINGER_";

/** A setting that cannot be used: which one, its value, and what to do. */
export class SettingError extends InvalidParameter {
  /** Its name, in lower case. */
  readonly setting: string;
  /** What is wrong and what to do; names other settings as the environment does. */
  readonly problem: string;
  /** Its value; undefined for a secret, which is not shown. */
  readonly value: unknown;

  /**
   * Makes an error.
   *
   * @param setting Its name, in lower case.
   * @param value Its value; undefined for a secret.
   * @param problem What is wrong and what to do; names other settings as the environment does.
   */
  constructor(setting: string, value: unknown, problem: string, options: { cause?: unknown } = {}) {
    const shown = value === undefined ? "" : `=${quote(value)}`;
    super(`Cannot use ${PREFIX}${setting.toUpperCase()}${shown}: ${problem}`, options);
    this.setting = setting;
    this.value = value;
    this.problem = problem;
  }

  /**
   * The message with the names of a settings file, such as `"port" is "x": give a whole number`.
   *
   * @param value The value as that file has it. @default the value of the error
   */
  inFile(value: unknown = this.value): string {
    const shown = this.value === undefined ? "" : ` is ${quote(value)}`;
    const problem = this.problem.replace(
      /\bDEADRINGER_(\w+)/g,
      (_, name: string) => `"${name.toLowerCase()}"`,
    );
    return `"${this.setting}"${shown}: ${problem}`;
  }
}

/**
 * Returns an owner's name, without spaces around it and in NFC, so that it does not depend on the keyboard.
 *
 * @throws {SquatError} `invalid_parameter` when it is empty, too long or not printable.
 */
export function parseOwner(text: string): string {
  return parseName("owner", text, 100);
}

/** A name that people give: trimmed, in NFC. @throws {SquatError} `invalid_parameter`. */
export function parseName(what: string, text: string, most: number): string {
  const name = text.trim().normalize("NFC");
  if (!/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(name) || [...name].length > most) {
    throw new InvalidParameter(
      `Cannot use ${what} ${JSON.stringify(name.slice(0, most))}: give 1 to ${most} printable characters`,
    );
  }
  return name;
}

/** Minimum length of a passphrase in characters. Source: NIST SP 800-63B-4 section 3.1.1.2, for a passphrase alone. */
const LEAST_CHARACTERS = 15;
/** Maximum length; it only bounds the request body. */
const MAX_PASSPHRASE_CHARACTERS = 1_024;
/** Minimum number of different characters, against `aaaaaaaaaaaaaaa`. There is no list of breached passphrases here. */
const DISTINCT = 6;

/**
 * Returns a passphrase as it is hashed: NFC, so that it does not depend on the keyboard that it was typed on.
 *
 * @throws {SquatError} `invalid_parameter`; the message never quotes it.
 */
export function parsePassphrase(text: string): string {
  const passphrase = text.normalize("NFC");
  const length = [...passphrase].length;
  if (length < LEAST_CHARACTERS || length > MAX_PASSPHRASE_CHARACTERS) {
    throw new InvalidParameter(
      `Cannot use a passphrase of ${length} characters: give ${LEAST_CHARACTERS} to ${MAX_PASSPHRASE_CHARACTERS}`,
    );
  }
  if (new Set(passphrase).size < DISTINCT) {
    throw new InvalidParameter(`Cannot use this passphrase: give at least ${DISTINCT} different characters`);
  }
  return passphrase;
}

/** What to do about a package that is not installed, as Node and Deno name it; null for any other error. */
export function missingPackage(error: unknown): SquatError | null {
  const [, name] = /^(?:Cannot find package|Could not find(?: package)?|Import) ['"]([@\w][^'"]*)['"]/.exec(
    error instanceof Error ? error.message : "",
  ) ?? [];
  if (name === undefined) return null;
  // A checkout runs as TypeScript.
  const remedy = import.meta.url.endsWith(".ts")
    ? "run npm ci, or deno install, in this checkout"
    : `npm install ${name}`;
  return new SquatError("over_capacity", `The package ${name} is not installed: ${remedy}`, { cause: error });
}

/**
 * Resolves with a package that not every installation has.
 *
 * @throws {SquatError} `over_capacity`, with what to install.
 */
export function installed<T>(loading: Promise<T>): Promise<T> {
  return loading.catch((error) => {
    throw missingPackage(error) ?? error;
  });
}
