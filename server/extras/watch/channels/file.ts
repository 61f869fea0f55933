import { appendFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Severity, WatchEvent } from "../lib/mod.ts";
import { alertText, headline } from "../alert.ts";
import type { ChannelKind } from "../channel.ts";
import { InvalidParameter } from "../../../checks.ts";

const ECS_SEVERITY: Record<Severity, number> = { high: 73, medium: 47, low: 21, none: 1 };

/** One event with the field names of the Elastic Common Schema, version 8.17. */
function ecsOf(event: WatchEvent): Record<string, unknown> {
  return {
    "@timestamp": new Date(event.at).toISOString(),
    message: headline(event),
    ecs: { version: "8.17.0" },
    event: {
      id: event.id,
      kind: event.type.startsWith("run_") ? "event" : "alert",
      category: ["threat"],
      type: ["indicator"],
      action: `watch-${event.type.replace("_", "-")}`,
      severity: ECS_SEVERITY[event.severity],
      module: "deadringer",
      dataset: "deadringer.watch",
      ...event.reasons.length > 0 ? { reason: event.reasons.join("; ") } : {},
    },
    ...event.name === null ? {} : {
      threat: {
        indicator: {
          type: "domain-name",
          name: event.name,
          provider: "deadringer",
          ...event.since === undefined ? {} : { first_seen: new Date(event.since).toISOString() },
          last_seen: new Date(event.at).toISOString(),
        },
      },
      url: { domain: event.name },
    },
    labels: { brand: event.brand, ...event.verdict === null ? {} : { verdict: event.verdict } },
    deadringer: { changes: event.changes },
  };
}

const FILE_FORMATS: Readonly<Record<string, (event: WatchEvent, page: string | null) => string>> = {
  ndjson: (event) => JSON.stringify(event),
  ecs: (event) => JSON.stringify(ecsOf(event)),
  text: (event, page) => alertText(event, page) + "\n",
};

/** A file, or standard output: one JSON object per line, with our own or ECS field names, or text. */
export const fileChannel: ChannelKind = {
  schemes: ["file:"],
  help: "file:///var/log/alerts.ndjson or -: a file or standard output; ?format=ndjson, ecs or text",
  open(url, { print, writesHere, page }) {
    if (!writesHere) {
      throw new InvalidParameter(
        "Cannot send alerts to a file of the service: give a webhook, a chat or mail",
      );
    }
    const format = FILE_FORMATS[url.searchParams.get("format") ?? "ndjson"];
    if (format === undefined) {
      throw new InvalidParameter(
        `Cannot write alerts as ${JSON.stringify(url.searchParams.get("format"))}: give ndjson, ecs or text`,
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
