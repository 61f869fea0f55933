import { writeFileSync } from "node:fs";
import { createCamera } from "../../../../lib/net/mod.ts";
import type { Io } from "../../../../lib/io.ts";
import { collectEvidence } from "../evidence/collect.ts";
import { installationKey } from "../evidence/key.ts";
import { counted } from "../../../../lib/lines/mod.ts";
import { TIME_STAMP, verifyEvidence } from "../lib/evidence/mod.ts";
import { complain, EXIT, UsageError, usingFile } from "../../../cli/exit.ts";
import { readWhole } from "./read_whole.ts";
import { printable } from "../../../cli/terminal.ts";
import { dataFolder } from "../../../cli/proxy.ts";
import { defined, type LookupValues } from "../../../cli/lookup/options.ts";
import { openIo } from "../../../cli/lookup/io.ts";
import { refang } from "../../../names/names.ts";
import type { System } from "../../../cli/system.ts";

/** The options of `evidence`. */
export interface EvidenceValues extends Pick<LookupValues, "data" | "user-agent" | "deadline" | "quiet"> {
  original: string | undefined;
  out: string | undefined;
  demo: boolean;
}

/**
 * Collects a bundle and writes it.
 *
 * @throws {UsageError} when the file or the key's folder cannot be written.
 */
export async function runCollect(target: string, values: EvidenceValues, system: System): Promise<void> {
  const name = refang(target);
  const folder = dataFolder(values.data);
  const mini = values.demo ? await (await import("../../../mini/mod.ts")).startMiniInternet() : null;
  try {
    const { io, close } = await openIo(values, system, mini?.io);
    const seen = withCamera(io, values["user-agent"]);
    if (seen.camera?.notice !== undefined && !values.quiet) complain(system, seen.camera.notice);
    try {
      const bundle = await collectEvidence({
        name,
        original: values.original === undefined ? mini!.domain : refang(values.original),
        io: seen,
        key: await usingFile(`make the key in ${folder}`, () => installationKey(folder)),
        signal: system.signal,
        ...defined({ deadlineMs: values.deadline }),
      });
      const path = values.out ?? `${name.replace(/[^\w.-]/g, "_")}.zip`;
      await usingFile(`write ${path}`, () => writeFileSync(path, bundle, { mode: 0o600 }));
      if (!values.quiet) complain(system, `Evidence of ${name} is in ${path}: ${bundle.length} bytes`);
    } finally {
      await seen.camera?.close();
      await close();
    }
  } finally {
    await mini?.close();
  }
}

/** Screenshots are taken when the machine has a browser. */
function withCamera(io: Io, userAgent: string | undefined): Io {
  if (io.camera !== null || io.net === null) return io;
  return { ...io, camera: createCamera(io.net, defined({ userAgent })) };
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
  return key === undefined ? EXIT.unvouched : EXIT.done;
}
