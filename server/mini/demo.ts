/**
 * A demo that needs no setting: pictures where there is a browser, a mail server on this machine, thirty days of history.
 * @module
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/mod.ts";
import { makeFolder } from "../io/folder.ts";
import type { Log } from "../io/log.ts";
import { startMail } from "./smtp.ts";

/** What a demo adds to a service. */
export type Demo = Awaited<ReturnType<typeof startDemo>>;

/** Starts it. `files` is the data folder; null for none, then mail is only counted in the log. */
export async function startDemo(config: Config, files: string | null, log: Log) {
  const folder = files === null ? null : join(files, "mail");
  let received = 0;
  const mail = await startMail({
    domains: {},
    take(message) {
      const name = `${Date.now()}-${++received}.eml`;
      log("info", "The demo got a mail", { file: folder === null ? "" : join(folder, name) });
      if (folder === null) return;
      makeFolder(folder);
      writeFile(join(folder, name), message).catch((error) =>
        log("warn", "A mail of the demo could not be stored", { error: String(error) })
      );
    },
  });
  return {
    /** The settings, with what the demo brings. */
    config: {
      ...config,
      screenshots: config.screenshots ?? files !== null,
      ...config.smtp === "" ? { smtp: `smtp://${mail.address}`, mail_from: "alerts@deadringer.example" } : {},
    },
    /** Releases everything. */
    close: (): Promise<void> => mail.close(),
  };
}
