import { counted } from "../../../../lib/lines/mod.ts";
import { TIME_STAMP, verifyEvidence } from "../lib/evidence/mod.ts";
import { complain, EXIT, UsageError } from "../../../cli/exit.ts";
import { readWhole } from "../../../cli/read_whole.ts";
import type { System } from "../../../cli/system.ts";
import { printable } from "../../../cli/terminal.ts";

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
