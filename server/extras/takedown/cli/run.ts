/**
 * What the commands about evidence and reports do.
 * @module
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { counted } from "../../../../lib/lines/mod.ts";
import type { Io } from "../../../../lib/io.ts";
import { createCamera } from "../../../../lib/net/mod.ts";
import { complain, EXIT, UsageError, usingFile } from "../../../cli/exit.ts";
import { openIo } from "../../../cli/lookup/io.ts";
import { defined, type LookupValues } from "../../../cli/lookup/options.ts";
import { dataFolder } from "../../../cli/proxy.ts";
import type { System } from "../../../cli/system.ts";
import { printable } from "../../../cli/terminal.ts";
import { environmentConfig } from "../../../config/environment.ts";
import { quietLog } from "../../../io/log.ts";
import { refang } from "../../../names/names.ts";
import { localLookup } from "../../../service.ts";
import { collectEvidence } from "../evidence/collect.ts";
import { installationKey } from "../evidence/key.ts";
import { TIME_STAMP, verifyEvidence } from "../lib/evidence/verify.ts";
import type { ReportType } from "../lib/report/case.ts";
import { evidenceFile, mailFile, reportsOf } from "../report/reports.ts";
import { takedownSettings } from "../settings.ts";

/** The exit code of a bundle that is intact, by a key that nobody vouched for. */
const UNVOUCHED = 7;

/** The values of options that both commands have. */
type NameValues = LookupValues & { original: string | undefined; demo: boolean };

/**
 * Runs `work` with the network of the options and the original, and closes it.
 *
 * @throws {UsageError} without an original.
 */
async function onNetwork<T>(
  values: NameValues,
  system: System,
  work: (io: Io, original: string) => Promise<T>,
): Promise<T> {
  if (values.original === undefined && !values.demo) {
    throw new UsageError("Give the domain that it imitates: --original DOMAIN");
  }
  const mini = values.demo ? await (await import("../../../mini/mod.ts")).startMiniInternet() : null;
  try {
    const { io, close } = await openIo(values, system, mini?.io);
    try {
      return await work(io, refang(values.original ?? mini!.domain));
    } finally {
      await close();
    }
  } finally {
    await mini?.close();
  }
}

/**
 * Collects a bundle and writes it.
 *
 * @throws {UsageError} when the file or the key's folder cannot be written.
 */
export async function runCollect(
  target: string,
  values: NameValues & { out: string | undefined },
  system: System,
): Promise<void> {
  const name = refang(target), folder = dataFolder(values.data);
  await onNetwork(values, system, async (io, original) => {
    // Screenshots are taken when the machine has a browser.
    const camera = io.camera === null && io.net !== null
      ? createCamera(io.net, defined({ userAgent: values["user-agent"] }))
      : null;
    if (camera?.notice !== undefined && !values.quiet) complain(system, camera.notice);
    try {
      const bundle = await collectEvidence({
        name,
        original,
        io: camera === null ? io : { ...io, camera },
        key: await usingFile(`make the key in ${folder}`, () => installationKey(folder)),
        signal: system.signal,
        ...defined({ deadlineMs: values.deadline }),
      });
      const path = values.out ?? `${name.replace(/[^\w.-]/g, "_")}.zip`;
      await usingFile(`write ${path}`, () => writeFileSync(path, bundle, { mode: 0o600 }));
      if (!values.quiet) complain(system, `Evidence of ${name} is in ${path}: ${bundle.length} bytes`);
    } finally {
      await camera?.close();
    }
  });
}

/** Larger files are not bundles and are not read. */
const MAX_ARCHIVE_BYTES = 134_217_728;

/**
 * Verifies a bundle and prints its manifest, or everything that is wrong with it.
 *
 * @param key SHA-256 in hex of the key that must have signed it; undefined for any.
 * @throws {UsageError} when the file cannot be read.
 */
export async function runVerify(path: string, key: string | undefined, system: System): Promise<number> {
  if (key !== undefined && !/^[0-9a-f]{64}$/i.test(key)) {
    throw new UsageError(`Cannot use --key: give the SHA-256 of a key, 64 hex digits`);
  }
  const found = verifyEvidence(await readWhole(path, MAX_ARCHIVE_BYTES));
  if (key !== undefined && found.key !== key.toLowerCase()) {
    found.problems.push(`public-key.pem: it is not the key ${key.toLowerCase()}`);
  }
  const { problems, manifest } = found;
  for (const problem of problems) complain(system, `${path}: ${problem}`);
  if (problems.length > 0) return EXIT.failed;
  const { name, original, files, collector } = manifest!;
  const lines = [
    `${name}, which imitates ${original}: ${counted(files.length, "file")}, as they were sealed`,
    `collected ${collector.started_at} by ${collector.software}`,
    ...(key === undefined
      ? [
        `sealed by ${found.key}, which nobody vouched for: whoever changes a bundle can seal it again`,
        "  give --key with the key of the installation, as its operator told you",
      ]
      : [`sealed by ${found.key}, the key that you gave`]),
    ...(files.some(({ path }) => path === TIME_STAMP)
      ? [`${TIME_STAMP} was not checked: openssl ts -verify does`]
      : []),
  ];
  await system.print(lines.map((line) => printable(line) + "\n").join(""));
  return key === undefined ? UNVOUCHED : EXIT.done;
}

/**
 * Returns the bytes of a file.
 *
 * @param most Largest size in bytes; a larger file is not read.
 * @throws {UsageError} when it cannot be read, or is no such file.
 */
function readWhole(path: string, most: number): Promise<Uint8Array> {
  return usingFile(`read ${path}`, async () => {
    const file = await open(path, "r");
    try {
      const stat = await file.stat();
      if (!stat.isFile()) throw new UsageError(`Cannot use ${path}: it is not a file`);
      if (stat.size > most) throw new UsageError(`Cannot use ${path}: it has more than ${most} bytes`);
      return await file.readFile();
    } finally {
      await file.close();
    }
  });
}

/** Largest evidence that goes with a draft, bytes. */
const MAX_EVIDENCE_FILE = 20_000_000;

/** The values of `report draft`. */
type DraftValues =
  & NameValues
  & Readonly<Record<"brand" | "evidence" | "out", string | undefined>>
  & { owned: string[] | undefined; json: boolean; type: ReportType | undefined };

/** Prints a draft for each desk, or writes them to files. */
export async function runDraft(target: string, values: DraftValues, system: System): Promise<number> {
  const { brand, type, evidence, json, out, owned } = values;
  const bytes = evidence === undefined ? null : await readWhole(evidence, MAX_EVIDENCE_FILE);
  const config = takedownSettings(environmentConfig(values.demo ? { DEADRINGER_DEMO: "1" } : {}));
  return await onNetwork(values, system, async (io, original) => {
    const lookup = localLookup({
      config: { ...config, ...defined({ deadline: values.deadline && values.deadline / 1000 }) },
      io,
      log: quietLog(() => {}),
    });
    const reports = reportsOf({ config, io, lookup, now: io.now, store: null });
    const file = bytes === null ? undefined : await evidenceFile([bytes]);
    const request = { name: refang(target), original, owned, owner: "", brand, type, evidence: file };
    const { reports: drafts, missing } = await reports.draft(request, system.signal);
    const reporter = await reports.knownReporter("", original);
    if (out !== undefined) await usingFile(`make ${out}`, () => mkdirSync(out, { recursive: true }));
    for (const [i, draft] of drafts.entries()) {
      const { desk: { role, name, email, url }, subject, text } = draft;
      if (out !== undefined) {
        const path = join(out, `${i + 1}-${role}.${email === null ? "txt" : "eml"}`);
        const content = email === null
          ? `${url}\n${subject}\n\n${text}`
          : await mailFile({ ...draft, to: email }, reporter, bytes, Date.now());
        await usingFile(`write ${path}`, () => writeFileSync(path, content, { mode: 0o600 }));
        if (!json) complain(system, `The report to ${printable(name || role)} is in ${path}`);
      }
      if (json) await system.print(JSON.stringify(draft) + "\n");
      else if (out === undefined) {
        await system.print(
          printable(`To: ${email ?? url}\nSubject: ${subject}\n\n${text}${"-".repeat(72)}\n`, "\n"),
        );
      }
    }
    if (drafts.length === 0) complain(system, "There is no desk to write to");
    for (const line of missing) complain(system, `No desk: ${line}`);
    return drafts.length === 0 ? EXIT.failed : EXIT.done;
  });
}
