/**
 * The options that several commands share: which look-alikes, and how to look them up.
 * @module
 */
import type { PageBrand } from "../../../lib/match/page/mod.ts";
import type { PermuteOptions } from "../../../lib/permute/mod.ts";
import type { IoOptions } from "../../../mod.ts";
import type { PermutationKind, ResultOp } from "../../../lib/model.ts";
import { contact, userAgent } from "../../checks.ts";
import {
  choices,
  duration,
  flag,
  format,
  grouped,
  integer,
  list,
  text,
  valued,
  type ValuesOf,
} from "../command.ts";
import { PROXY, proxyOf } from "../proxy.ts";
import { lookupFormats } from "../output/rows.ts";
import { openList } from "../list_file.ts";
import type { System } from "../system.ts";

const permuteFace = () => import("../../../lib/permute/mod.ts");

/** The kinds that are generated, and that of names in certificates. */
async function knownKinds(): Promise<PermutationKind[]> {
  const { PERMUTATION_KINDS } = await permuteFace();
  const sources = ["UserContext", "Unknown", "CertificateTransparency"];
  return [...PERMUTATION_KINDS.filter((kind) => !sources.includes(kind)), "CertificateTransparency"];
}

/** Options for look-alikes. */
export const PERMUTE_OPTIONS = grouped("Look-alikes", {
  limit: integer({
    short: "n",
    help: "at most N look-alikes, the most likely first",
    default: "10000; permute on a terminal: 1000",
  }),
  kinds: choices(
    { short: "k", value: "A,B", what: "kind", help: "only these kinds" },
    knownKinds,
  ),
  tlds: list({ value: "A,B", help: "suffixes for the kind Tld, in place of the usual ones" }),
  "tlds-file": text({ value: "FILE", help: "more suffixes, one a line; - is stdin" }),
  keywords: list({ value: "A,B", help: "your own keywords; they rank high" }),
  "keywords-file": text({ value: "FILE", help: "more keywords, one a line; - is stdin" }),
  "ascii-only": flag({ help: "only names that are ASCII throughout" }),
});

type PermuteValues = ValuesOf<typeof PERMUTE_OPTIONS>;

/** The options of `permute` from a command line, without the limit. */
export async function permuteOptions(
  values: Partial<PermuteValues>,
  system: System,
): Promise<Omit<PermuteOptions, "budget">> {
  const { keywords: words, tlds } = values;
  return defined({
    kinds: values.kinds,
    tlds: await listAndFile(
      tlds?.map((tld) => tld.replace(/^\./, "").toLowerCase()),
      values["tlds-file"],
      "suffixes",
      system,
    ),
    keywords: await listAndFile(words, values["keywords-file"], "words", system),
    asciiOnly: values["ascii-only"],
  });
}

/** What an option lists, and what its file lists that look-alikes can be made with; undefined when neither was given. */
async function listAndFile(
  given: string[] | undefined,
  file: string | undefined,
  kind: "suffixes" | "words",
  system: System,
): Promise<string[] | undefined> {
  if (file === undefined) return given;
  const entries = [...given ?? []];
  const { suffixFault, wordFault } = await permuteFace();
  const { rows, tally } = openList(system, file, kind);
  for await (const { line, names: [entry = ""] } of rows) {
    const why = kind === "words" ? wordFault(entry) : suffixFault(entry);
    if (why === null) entries.push(entry);
    else tally.refuse(line, why);
  }
  return entries;
}

/** An option that other commands accept too. */
export const RESOLVER = list({
  short: "r",
  value: "IP[:PORT]",
  help: "use this DNS resolver, also tls://HOST or https://HOST/dns-query; may be repeated",
  default: "the system's",
});

/** The contact in the User-Agent. */
export const CONTACT = valued({
  value: "TEXT",
  help: "a URL or mail address where you can be reached, for the User-Agent",
}, contact);

/** Options of every lookup. */
export const STUDY_OPTIONS = {
  ...grouped("Results", {
    ops: choices(
      { value: "A,B", what: "op", help: "only these results" },
      async (): Promise<readonly ResultOp[]> =>
        (await import("../../../lib/lines/mod.ts")).OPS.map(({ op }) => op),
    ),
    passive: flag({ help: "send nothing to the servers of look-alikes" }),
    ct: text({
      value: "DIR",
      help:
        "use this certificate index (see deadringer ct --help) for more look-alikes, and for certificates",
    }),
    screenshots: text({
      value: "DIR",
      help: "save screenshots of the pages as PNG files in DIR; needs Chromium or Chrome",
    }),
    history: text({
      value: "FILE",
      help: "store what is seen in this database, and show what was seen before",
    }),
  }),
  ...grouped("Network", {
    resolver: RESOLVER,
    rate: integer({
      most: 1_000_000,
      help: "send at most N DNS queries a second",
      default: "what the resolvers can take",
    }),
    proxy: PROXY,
    contact: CONTACT,
    "user-agent": valued({
      value: "TEXT",
      help: "User-Agent for web pages; some sites show browsers another page",
    }, userAgent),
    "mx-check": flag({
      help:
        "ask mail servers whether they accept mail (by SMTP; no message is sent) instead of relying on MX records",
    }),
    "second-look": flag({
      help:
        "visit every page again as a browser that comes from a search engine, not only those of doubtful look-alikes; " +
        "a difference is evidence of cloaking",
    }),
    "no-second-look": flag({ help: "visit no page again" }),
    deadline: duration({ help: "stop after T, such as 90s or 5m", default: "10m" }),
    concurrency: integer({
      most: 10_000,
      help: "study N registered names at a time",
      default: "64, with DNS alone 512",
    }),
    data: text({
      value: "DIR",
      help: "folder of the tables that deadringer update renews",
      default: "$DEADRINGER_DATA, else ./data",
    }),
  }),
  ...grouped("Output", {
    format: format(lookupFormats),
    bom: flag({ help: "begin CSV with a byte order mark, as Excel expects" }),
    quiet: flag({ short: "q", help: "no notices and no progress, only errors" }),
    plan: flag({ help: "print whom the lookup would contact and how often, and stop; sends nothing" }),
  }),
};

/** Options of `squat` and `nxdomain`. */
export const LOOKUP_OPTIONS = {
  ...PERMUTE_OPTIONS,
  ...grouped("Look-alikes", {
    names: text({
      value: "FILE",
      help: "look up these names instead, one a line; - is stdin; URLs and defanged names are fine",
    }),
    "with-permutations": flag({ help: "with --names: look up generated look-alikes too" }),
  }),
  ...STUDY_OPTIONS,
};

/** The values of a lookup, for the options that its command has. */
export type LookupValues = Partial<
  ValuesOf<typeof LOOKUP_OPTIONS> & {
    /** Of `nxdomain`: whether registries confirm that a name is free. */
    confirm: boolean;
    /** Of `analyze`: what the host is compared with. */
    brand: string | undefined;
    /** Brands that pages are compared with. */
    pageBrands: readonly PageBrand[];
  }
>;

/** The fields that have a value. */
export function defined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

/** The options of the network from a command line. */
export function networkOptions(values: LookupValues): IoOptions {
  return defined({
    resolvers: values.resolver,
    rate: values.rate,
    proxy: proxyOf(values.proxy),
  });
}
