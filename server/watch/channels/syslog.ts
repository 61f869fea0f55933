import type { Severity, WatchEvent } from "../../../lib/watch/mod.ts";
import { sendSyslog, syslogMessageOf, syslogTarget } from "../../io/syslog.ts";
import { plainLine } from "../../../lib/page/hidden_text.ts";
import { headline } from "../alert.ts";
import { type ChannelKind, publicName } from "../channel.ts";
import { InvalidParameter } from "../../checks.ts";

/** Severities of RFC 5424 section 6.2.1. */
const SEVERITY: Record<Severity, number> = { high: 2, medium: 4, low: 5, none: 6 };

/** Severities of CEF, 0 to 10. */
const CEF_SEVERITY: Record<Severity, number> = { high: 9, medium: 6, low: 3, none: 0 };

/** Longest value, before what it needs is escaped: a cut behind a backslash would take the mark that ends the value. */
const MOST_VALUE = 400;

const escaped = (value: string, special: RegExp): string =>
  plainLine(value).slice(0, MOST_VALUE).replace(special, "\\$&");

/** Values of structured data: RFC 5424 section 6.3.3. */
const syslogQuoted = (value: string): string => escaped(value, /["\\\]]/g);

/** Values of CEF extensions, revision 25. */
const cefValue = (value: string): string => escaped(value, /[\\=|]/g);

function cefOf(event: WatchEvent): string {
  const head = [
    "CEF:0",
    "Deadringer",
    "Deadringer",
    "1",
    event.type,
    cefValue(headline(event)),
    CEF_SEVERITY[event.severity],
  ];
  const extension: [string, string][] = [
    ["rt", String(event.at)],
    ["externalId", event.id],
    ["dhost", event.name ?? event.brand],
    ["cs1Label", "brand"],
    ["cs1", event.brand],
    ["cs2Label", "verdict"],
    ["cs2", event.verdict ?? ""],
    ["cs3Label", "changes"],
    ["cs3", event.changes.map(({ signal, from, to }) => `${signal}: ${from} > ${to}`).join("; ")],
    ["reason", event.reasons.join("; ")],
  ];
  return `${head.join("|")}|${
    extension.filter(([, value]) => value !== "").map(([k, v]) => `${k}=${cefValue(v)}`).join(" ")
  }`;
}

/** One message of RFC 5424: structured data and a line for people, or CEF in place of the line. */
function syslogMessage(event: WatchEvent, cef: boolean): string {
  const data: [string, string][] = [
    ["id", event.id],
    ["brand", event.brand],
    ["type", event.type],
    ["severity", event.severity],
    ...event.name === null ? [] : [["name", event.name]] as [string, string][],
    ...event.verdict === null ? [] : [["verdict", event.verdict]] as [string, string][],
    ...event.changes.map(({ signal, from, to }) => [signal, `${from} > ${to}`] as [string, string]),
  ];
  // 32473 is the number that RFC 5612 sets aside for examples: this project has none of its own.
  const structured = `[deadringer@32473 ${
    data.map(([name, value]) => `${name}="${syslogQuoted(value)}"`).join(" ")
  }]`;
  const text = cef ? cefOf(event) : `\ufeff${headline(event)}`;
  return syslogMessageOf({
    severity: SEVERITY[event.severity],
    at: event.at,
    id: event.type,
    structured,
    text,
  });
}

/** Syslog by RFC 5424 over UDP (RFC 5426), TCP (RFC 6587) and TLS (RFC 5425). */
export const syslogChannels: readonly ChannelKind[] = [{
  schemes: ["syslog:", "syslog+tcp:", "syslog+tls:"],
  help: "syslog://host:514, syslog+tcp://, syslog+tls://: RFC 5424; ?format=cef for CEF",
  open(url, { syslogHosts }) {
    const format = url.searchParams.get("format") ?? "text";
    if (url.hostname === "" || (format !== "text" && format !== "cef")) {
      throw new InvalidParameter(
        `Cannot send to ${
          JSON.stringify(publicName(url))
        }: give syslog://HOST:PORT, with ?format=cef for CEF`,
      );
    }
    const { host, port } = syslogTarget(url);
    if (
      syslogHosts !== null && ![host, `${url.hostname}:${port}`].some((each) => syslogHosts.includes(each))
    ) {
      throw new InvalidParameter(
        `Cannot send to ${JSON.stringify(publicName(url))}: DEADRINGER_WATCH_ALLOW does not list its host`,
      );
    }
    return {
      name: publicName(url),
      combinesAbove: 0,
      async send(events, signal) {
        const encoder = new TextEncoder();
        const messages = events.map((event) => encoder.encode(syslogMessage(event, format === "cef")));
        await sendSyslog({ host, port, protocol: url.protocol }, messages, signal);
      },
    };
  },
}];
