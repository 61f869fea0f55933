import { createCamera } from "../../../lib/net/mod.ts";
import { createIo } from "../../../mod.ts";
import type { Io } from "../../../lib/io.ts";
import { storedTables } from "../../io/tables.ts";
import { complain } from "../exit.ts";
import { dataFolder } from "../proxy.ts";
import type { System } from "../system.ts";
import { defined, type LookupValues, networkOptions } from "./options.ts";

/** The I/O of a lookup by its options, and a function that closes it. */
export async function openIo(
  values: LookupValues,
  system: System,
  world: Io | undefined,
) {
  const index = values.ct === undefined ? null : (await import("../ct_index.ts")).openIndexFolder(values.ct);
  const screenshots = values.screenshots === undefined
    ? null
    : (await import("../../results/screenshots.ts")).folderScreenshots(values.screenshots);
  const database = values.history === undefined
    ? null
    : (await import("../../stores/sqlite.ts")).openHistory(values.history);
  const own = world ?? machineIo(values);
  const camera = screenshots === null || own.net === null
    ? own.camera
    : createCamera(own.net, defined({ userAgent: values["user-agent"] }));
  if (camera?.notice !== undefined && values.quiet !== true) complain(system, camera.notice);
  const io: Io = {
    ...own,
    screenshots: screenshots ?? own.screenshots,
    camera,
    // All pages, none, or those that the library chooses.
    ...values["second-look"] || values["no-second-look"] ? { secondLook: !values["no-second-look"] } : {},
    confirmFree: values.confirm === true,
    mxCheck: values["mx-check"] === true || own.mxCheck === true,
    history: database ?? world?.history ?? null,
    ct: index ?? world?.ct ?? null,
  };
  return {
    io,
    async close(): Promise<void> {
      await camera?.close();
      if (world === undefined) await io.dns.close();
      await database?.close();
      await index?.close();
    },
  };
}

/** The network of this machine, with the tables of the data folder. */
function machineIo(values: LookupValues): Io {
  return {
    ...createIo(networkOptions(values)),
    tables: storedTables(dataFolder(values.data)),
    ...defined({ contact: values.contact, userAgent: values["user-agent"] }),
  };
}
