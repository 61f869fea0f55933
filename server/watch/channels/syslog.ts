import { createSocket } from "node:dgram";
import { isIPv6 } from "node:net";
import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import { hostname } from "node:os";
import process from "node:process";
import type { Severity, WatchEvent } from "../../../lib/watch/mod.ts";
import { SquatError } from "../../../mod.ts";
import { headline, plain } from "../alert.ts";
import { type ChannelKind, publicName } from "../channel.ts";

/** Facility log audit (13) would need rights at some daemons; local use 4 does not (RFC 5424 section 6.2.1). */
const FACILITY = 20;

/** Severities of RFC 5424 section 6.2.1. */
const SEVERITY: Record<Severity, number> = { high: 2, medium: 4, low: 5, none: 6 };

/** Severities of CEF, 0 to 10. */
const CEF_SEVERITY: Record<Severity, number> = { high: 9, medium: 6, low: 3, none: 0 };

/** Every receiver must accept 480 bytes and should accept 2,048 (RFC 5426 section 3.2). */
const DATAGRAM_BYTES = 2_048;

const TIMEOUT_MS = 10_000;

/** Values of structured data: RFC 5424 section 6.3.3. */
const quoted = (value: string): string => plain(value).replace(/["\\\]]/g, "\\$&").slice(0, 400);

/** Values of CEF extensions, revision 25. */
const cefValue = (value: string): string => plain(value).replace(/[\\=|]/g, "\\$&").slice(0, 400);

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
function syslogMessage(event: WatchEvent, cef: boolean, host: string = hostname()): string {
  const data: [string, string][] = [
    ["id", event.id],
    ["brand", event.brand],
    ["type", event.type],
    ["severity", event.severity],
    ...event.name === null ? [] : [["name", event.name]] as [string, string][],
    ...event.verdict === null ? [] : [["verdict", event.verdict]] as [string, string][],
    ...event.changes.map(({ signal, from, to }) => [signal, `${from} > ${to}`] as [string, string]),
  ];
  const priority = FACILITY * 8 + SEVERITY[event.severity];
  // 32473 is the number that RFC 5612 sets aside for examples: this project has none of its own.
  const structured = `[deadringer@32473 ${
    data.map(([name, value]) => `${name}="${quoted(value)}"`).join(" ")
  }]`;
  const time = new Date(event.at).toISOString();
  const name = host.replace(/[^\x21-\x7e]/g, "").slice(0, 255) || "-";
  return `<${priority}>1 ${time} ${name} deadringer ${process.pid} ${event.type} ${structured} ${
    cef ? cefOf(event) : `\ufeff${headline(event)}`
  }`;
}

async function overUdp(host: string, port: number, messages: readonly Uint8Array[]): Promise<void> {
  const socket = createSocket(isIPv6(host) ? "udp6" : "udp4");
  try {
    for (const message of messages) {
      await new Promise<void>((resolve, reject) =>
        socket.send(
          message.subarray(0, DATAGRAM_BYTES),
          port,
          host,
          (error) => error ? reject(error) : resolve(),
        )
      );
    }
  } finally {
    socket.close();
  }
}

/** Octet counting: RFC 6587 section 3.4.1, RFC 5425 section 4.3. */
async function overStream(
  url: URL,
  host: string,
  port: number,
  messages: readonly Uint8Array[],
  signal: AbortSignal,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const secure = url.protocol === "syslog+tls:";
    const socket = secure ? connectTls({ host, port, servername: host }) : connect({ host, port });
    const abort = () => socket.destroy(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`${publicName(url)} does not answer`)));
    socket.once("error", reject);
    socket.once("close", () => {
      signal.removeEventListener("abort", abort);
      resolve();
    });
    socket.once(secure ? "secureConnect" : "connect", () => {
      for (const message of messages) {
        socket.write(`${message.length} `);
        socket.write(message);
      }
      socket.end();
    });
    socket.resume();
  });
}

/** Syslog by RFC 5424 over UDP (RFC 5426), TCP (RFC 6587) and TLS (RFC 5425). */
export const syslogChannels: readonly ChannelKind[] = [{
  schemes: ["syslog:", "syslog+tcp:", "syslog+tls:"],
  help: "syslog://host:514, syslog+tcp://, syslog+tls://: RFC 5424; ?format=cef for CEF",
  open(url, { syslogHosts }) {
    const format = url.searchParams.get("format") ?? "text";
    if (url.hostname === "" || (format !== "text" && format !== "cef")) {
      throw new SquatError(
        "invalid_parameter",
        `Cannot send to ${
          JSON.stringify(publicName(url))
        }: give syslog://HOST:PORT, with ?format=cef for CEF`,
      );
    }
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const port = Number(url.port || (url.protocol === "syslog+tls:" ? 6514 : 514));
    if (
      syslogHosts !== null && ![host, `${url.hostname}:${port}`].some((each) => syslogHosts.includes(each))
    ) {
      throw new SquatError(
        "invalid_parameter",
        `Cannot send to ${JSON.stringify(publicName(url))}: DEADRINGER_WATCH_ALLOW does not list its host`,
      );
    }
    return {
      name: publicName(url),
      combinesAbove: 0,
      async send(events, signal) {
        const encoder = new TextEncoder();
        const messages = events.map((event) => encoder.encode(syslogMessage(event, format === "cef")));
        if (url.protocol === "syslog:") await overUdp(host, port, messages);
        else await overStream(url, host, port, messages, signal);
      },
    };
  },
}];
