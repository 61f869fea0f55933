import process from "node:process";
import type { Io } from "../../../lib/io.ts";
import { InvalidParameter } from "../../checks.ts";
import type { ConfigFile } from "../../config/file.ts";
import type { Config } from "../../config/mod.ts";
import { operatorChannelParts } from "./channel_parts.ts";
import { openChannel } from "./channels/mod.ts";
import { type FileWatch, readFileBrands } from "./file_brands.ts";

/** Channels that are checked, and not used, resolve no name. */
const NO_IO: Pick<Io, "dns"> = {
  get dns(): never {
    throw new Error("A channel that is only checked asked for DNS");
  },
};

/**
 * The brands and channels of a service's configuration file.
 *
 * @throws {SquatError} `invalid_parameter`: the file, the line, what is wrong and what to give.
 */
export function readServiceFile(file: ConfigFile, config: Config): FileWatch {
  const parts = operatorChannelParts(
    { config, io: NO_IO, now: () => Date.now(), url: () => config.public_url },
    { id: "", webhook_secret: null },
  );
  return readFileBrands(file, {
    owner: config.admin_name,
    env: (name) => process.env[name] || undefined,
    open(url) {
      if (openChannel(url, parts).name !== "standard output") return;
      throw new InvalidParameter("a service prints no alerts: give a file, a webhook, a chat or mail");
    },
    now: Date.now(),
  });
}
