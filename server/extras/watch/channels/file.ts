import { appendFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { WatchEvent } from "../lib/mod.ts";
import { alertText } from "../alert.ts";
import type { ChannelKind } from "../channel.ts";
import { InvalidParameter } from "../../../checks.ts";

const FILE_FORMATS: Readonly<Record<string, (event: WatchEvent, page: string | null) => string>> = {
  ndjson: (event) => JSON.stringify(event),
  text: (event, page) => alertText(event, page) + "\n",
};

/** A file, or standard output: one JSON object per line, or text. */
export const fileChannel: ChannelKind = {
  schemes: ["file:"],
  open(url, { print, page }) {
    if (print === null) {
      throw new InvalidParameter(
        "Cannot send alerts to a file of the service: give a webhook, a chat or mail",
      );
    }
    const format = FILE_FORMATS[url.searchParams.get("format") ?? "ndjson"];
    if (format === undefined) {
      throw new InvalidParameter(
        `Cannot write alerts as ${JSON.stringify(url.searchParams.get("format"))}: give ndjson or text`,
      );
    }
    const isStdout = /^\/*-$/.test(url.pathname);
    url.search = "";
    const path = isStdout ? "-" : fileURLToPath(url);
    return {
      name: isStdout ? "standard output" : path,
      combinesAbove: 0,
      async send(events) {
        const lines = events.map((event) => format(event, page) + "\n").join("");
        if (isStdout) await print(lines);
        else await appendFile(path, lines, { mode: 0o600 });
      },
    };
  },
};
