import { writeFileSync } from "node:fs";
import { createCamera } from "../../../../lib/net/mod.ts";
import type { Io } from "../../../../lib/io.ts";
import { collectEvidence } from "../evidence/collect.ts";
import { installationKey } from "../evidence/key.ts";
import { complain, usingFile } from "../../../cli/exit.ts";
import { dataFolder } from "../../../cli/data_folder.ts";
import { defined, type LookupValues } from "../../../cli/lookup/options.ts";
import { openIo } from "../../../cli/lookup/io.ts";
import { refang } from "../../../names/names.ts";
import type { System } from "../../../cli/system.ts";
import { VERSION } from "../../../config/version.ts";

/** The options of `evidence`. */
export interface EvidenceValues extends Pick<LookupValues, "data" | "user-agent" | "deadline" | "quiet"> {
  original: string | undefined;
  out: string | undefined;
  demo: boolean;
  host: string | undefined;
  address: string | undefined;
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
        collector: {
          software: `deadringer ${VERSION}`,
          ...defined({ host: values.host, address: values.address }),
        },
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
