import { brandDomain } from "../../../lib/domain.ts";
import { open } from "node:fs/promises";
import {
  DNSTWIST_FORMATS,
  type DnstwistEntry,
  entryOf,
  findingOf,
  FUZZERS,
  sortEntries,
} from "../../../lib/export/mod.ts";
import { type MergedLookup, mergeLine, untilFailure } from "../../../lib/lines/mod.ts";
import type { Io } from "../../../lib/io.ts";
import { lookup, type LookupOptions, permute } from "../../../mod.ts";
import type { PermutationKind, ResultOp, StreamMessage } from "../../../lib/model.ts";
import { complain, EXIT, UsageError } from "../exit.ts";
import { fileFault } from "../../io/file_fault.ts";
import { didYouMean } from "../../../lib/distance.ts";
import { defined, type LookupValues, usableEntries } from "../lookup/options.ts";
import { openIo } from "../lookup/io.ts";
import type { DnstwistValues } from "./options.ts";
import { refang } from "../../names/names.ts";
import type { System } from "../system.ts";

/** Fuzzers of dnstwist that have no kind of their own here. */
const OTHER_FUZZERS: ReadonlySet<string> = new Set(["*original", "original", "plural"]);

/** The kinds behind names of fuzzers; undefined for all. */
function kindsOf(fuzzers: readonly string[] | undefined): PermutationKind[] | undefined {
  if (fuzzers === undefined) return undefined;
  const made = (["CertificateTransparency", "UserContext", "Unknown"] as const) as readonly PermutationKind[];
  const kinds = new Set<PermutationKind>();
  for (const fuzzer of fuzzers.map((each) => each.toLowerCase())) {
    const found = (Object.keys(FUZZERS) as PermutationKind[]).filter((kind) => FUZZERS[kind] === fuzzer);
    if (found.length === 0 && !OTHER_FUZZERS.has(fuzzer)) {
      const known = [...new Set(Object.values(FUZZERS))];
      throw new UsageError(
        `Cannot use fuzzer "${fuzzer}": the fuzzers are ${known.join(", ")}${didYouMean(fuzzer, known)}`,
      );
    }
    for (const kind of found) if (!made.includes(kind)) kinds.add(kind);
  }
  return [...kinds];
}

/** Only the ops whose members were requested, so that nobody else is contacted. */
function opsOf(values: DnstwistValues): ResultOp[] {
  const ops: ResultOp[] = ["Dns", "IpEnumeration"];
  if (values.geoip) ops.push("GeoIp");
  if (values.banners) ops.push("HttpBanner");
  if (values.banners || values.mxcheck) ops.push("MxCheck");
  if (values.whois) ops.push("RegistrationMetadata");
  if (values.screenshots !== undefined) ops.push("Screenshot");
  return ops;
}

/** The findings of one lookup, and how it ended. */
async function collect(
  lines: AsyncIterable<StreamMessage>,
): Promise<{ names: MergedLookup; failure: string | null; late: string | null }> {
  const names: MergedLookup = Object.create(null);
  let failure: string | null = null, late: string | null = null;
  for await (const line of untilFailure(lines)) {
    if (line.op !== "Meta") mergeLine(names, line);
    else if (line.data.kind === "Error") failure = line.data.data.detail;
    else if (line.data.kind === "Timeout") late = line.data.data.detail;
  }
  return { names, failure, late };
}

/** Shortens values, and omits those that dnstwist would not print. */
function shaped(entry: DnstwistEntry, values: DnstwistValues): DnstwistEntry {
  const shown = { ...entry };
  if (!values.all) {
    for (const member of ["dns_a", "dns_aaaa", "dns_mx", "dns_ns"] as const) {
      if (shown[member] !== undefined) shown[member] = shown[member].slice(0, 1);
    }
  }
  if (!values.mxcheck) delete shown.mx_spy;
  if (!values.banners) delete shown.banner_smtp;
  return shown;
}

/** Looks up the look-alikes and prints them as dnstwist would. `world` replaces the network of this machine. */
export async function runDnstwist(
  target: string,
  values: DnstwistValues,
  system: System,
  world?: Io,
): Promise<number> {
  if (values.registered && values.unregistered) {
    throw new UsageError("--registered and --unregistered cannot be given together");
  }
  const { registrable, ascii } = brandDomain(refang(target));
  const kinds = kindsOf(values.fuzzers);
  const listOf = async (path: string | undefined, kind: "suffixes" | "words") =>
    path === undefined ? path : await Array.fromAsync(usableEntries(system, path, kind));
  const tlds = await listOf(values.tld, "suffixes");
  const permuteOptions = defined({ kinds, tlds, keywords: await listOf(values.dictionary, "words") });
  const output = values.output === undefined ? null : await open(values.output, "wx").catch((error) => {
    const why = error.code === "EEXIST" ? "it exists already" : fileFault(error);
    throw new UsageError(`Cannot write ${values.output}: ${why}`);
  });
  const study: LookupValues = {
    resolver: values.nameservers,
    screenshots: values.screenshots,
    "user-agent": values.useragent,
  };
  const print = async (entries: DnstwistEntry[]) => {
    const shown = sortEntries(entries.map((entry) => shaped(entry, values)));
    for (const piece of [...DNSTWIST_FORMATS[values.format ?? "cli"](shown), "\n"]) {
      if (output === null) await system.print(piece);
      else await output.write(piece);
    }
  };
  /** The permutations that are not among these. */
  const others = (known: ReadonlyMap<string, unknown>) =>
    [...permute(registrable, permuteOptions)].filter(({ domain }) => !known.has(domain.fqdn))
      .map(({ domain, kind }) => entryOf(findingOf(domain.fqdn, { permutation: { domain, kind } })));
  const all = !values.registered && !values.unregistered;
  const bare = { fuzzer: "*original", domain: ascii };
  if (values.format === "list" && all) {
    try {
      await print([bare, ...others(new Map())]);
    } finally {
      await output?.close();
    }
    return EXIT.done;
  }
  const { io, close } = await openIo(study, system, world);
  try {
    const options: LookupOptions = { io, signal: system.signal, ops: opsOf(values), permute: permuteOptions };
    const [original, found] = await Promise.all([
      collect(lookup(registrable, { ...options, plan: "analyze" })),
      kinds?.length === 0 ? { names: {}, failure: null, late: null } : collect(lookup(registrable, options)),
    ]);
    const failure = found.failure ?? original.failure;
    if (failure !== null) {
      complain(system, failure);
      if (!all) return EXIT.failed;
      // dnstwist lists them too; that nothing is known about any stands on stderr and in the exit code.
      await print([bare, ...others(new Map())]);
      complain(system, "These are permutations alone: nothing is known about any of them");
      return EXIT.incomplete;
    }
    const known = new Map(
      Object.entries(found.names).map(([fqdn, facts]) => [fqdn, entryOf(findingOf(fqdn, facts))]),
    );
    const facts = original.names[registrable] ?? {};
    const first = { ...entryOf(findingOf(registrable, facts)), fuzzer: "*original", domain: ascii };
    await print([
      ...values.unregistered ? [] : [first, ...known.values()],
      ...values.registered ? [] : others(known),
    ]);
    if (found.late !== null) complain(system, found.late);
    return EXIT.done;
  } finally {
    await output?.close();
    await close();
  }
}
