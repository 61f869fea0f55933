/**
 * The kinds of options. Each constructor returns the whole {@link Option}: how it is parsed and how it is shown. Values
 * are checked by the vocabulary that settings and query parameters share.
 * @module
 */
import { type Check, checked, integer as wholeNumber } from "../checks.ts";
import type { Option, Options } from "./command.ts";
import { refuseWord, UsageError } from "./exit.ts";

/** Parameters of every constructor. */
type OptionText = Pick<Option<unknown>, "help" | "short" | "group" | "default" | "path">;
type OptionTextWithValue = OptionText & { value: string };

/** Options that help lists below a heading of their own. */
export function grouped<O extends Options>(group: string, options: O): O {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, { ...option, group }]),
  ) as O;
}

/** `--format`: one of a few words, of which a terminal gets the first unless another is given, and all else NDJSON. */
export function format<const T extends string>(
  choices: readonly [T, ...T[]] | (() => Promise<readonly T[]>),
  first: string = typeof choices === "function" ? "table" : choices[0],
): Option<T | undefined> {
  const shown = {
    short: "f",
    value: "F",
    help: "output format",
    default: `${first} on a terminal, else ndjson`,
  };
  return choice(shown, choices);
}

/** The format that was given, or else that of {@link format}. */
export function formatFor<T extends string>(
  given: T | undefined,
  first: T,
  { interactive }: { readonly interactive: boolean },
): T | "ndjson" {
  return given ?? (interactive ? first : "ndjson");
}

/** An option without a value. */
export function flag(shown: OptionText): Option<boolean> {
  return { ...shown, value: null, read: (texts) => texts.length > 0 };
}

/** An option with one value that a check of the shared vocabulary reads. */
export function valued<T>(shown: OptionTextWithValue, check: Check<T>): Option<T | undefined> {
  return {
    ...shown,
    read: ([text], name) => text === undefined ? undefined : checked(`--${name}`, text, check),
  };
}

/** Any text. */
export function text(shown: OptionTextWithValue): Option<string | undefined> {
  return { ...shown, read: ([text]) => text };
}

/** A file or folder. */
export function path(shown: OptionTextWithValue): Option<string | undefined> {
  return text({ ...shown, path: true });
}

/** A whole number from `least` to `most`. */
export function integer(
  { least = 1, most = 1_000_000_000, ...shown }: OptionText & { least?: number; most?: number },
): Option<number | undefined> {
  return valued({ value: "N", ...shown }, wholeNumber(least, most));
}

const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** A time such as `30`, `30s`, `5m` or `1h`, in milliseconds; plain numbers are seconds. */
export function duration(shown: OptionText): Option<number | undefined> {
  return valued({ ...shown, value: "T" }, {
    expects: "a time from 1ms to 24h, such as 90s or 5m",
    parse(text) {
      const [, amount, unit = "s"] = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text) ?? [];
      const ms = Number(amount) * UNITS[unit as keyof typeof UNITS];
      return ms >= 1 && ms <= 86_400_000 ? ms : undefined;
    },
    schema: { type: "string" },
  });
}

/** One of a few words. */
export function choice<const T extends string>(
  shown: OptionTextWithValue,
  choices: readonly T[] | (() => Promise<readonly T[]>),
): Option<T | undefined> {
  const known = typeof choices === "function" ? choices : () => choices;
  return {
    ...shown,
    choices: known,
    async read([text], name) {
      if (text === undefined) return undefined;
      const words = await known();
      const found = words.find((word) => word === text);
      if (found !== undefined) return found;
      return refuseWord(`--${name}`, text, words);
    },
  };
}

/** Texts with commas between them; the option may also be repeated. Undefined when it was not given. */
export function list(
  shown: OptionTextWithValue & Pick<Option<unknown>, "choices">,
): Option<string[] | undefined> {
  return {
    ...shown,
    repeats: true,
    read: (texts, name) => texts.length === 0 ? undefined : split(texts, name),
  };
}

/** The parts of a comma-separated option. */
function split(texts: readonly string[], name: string): string[] {
  const parts = texts.flatMap((text) => text.split(",")).map((part) => part.trim()).filter((part) =>
    part !== ""
  );
  if (parts.length === 0) {
    throw new UsageError(`Cannot use --${name}: the list is empty`);
  }
  return parts;
}

/** A list of words from a closed set, case-insensitive. `what` is the term for one of them. */
export function choices<T extends string>(
  shown: OptionTextWithValue & { what: string },
  choices: () => Promise<readonly T[]>,
): Option<T[] | undefined> {
  const { what, ...rest } = shown;
  return {
    ...rest,
    repeats: true,
    choices,
    async read(texts, name) {
      if (texts.length === 0) return undefined;
      const known = await choices();
      return split(texts, name).map((text) => {
        const found = known.find((each) => each.toLowerCase() === text.toLowerCase());
        if (found !== undefined) return found;
        return refuseWord(what, text, known, `the ${what}s are`);
      });
    },
  };
}
