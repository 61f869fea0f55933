/**
 * Syslog by RFC 5424 over UDP (RFC 5426), TCP (RFC 6587) and TLS (RFC 5425).
 * @module
 */
import { createSocket } from "node:dgram";
import { connect, isIPv6 } from "node:net";
import { hostname } from "node:os";
import process from "node:process";
import { connect as connectTls } from "node:tls";

/** Facility log audit (13) would need rights at some daemons; local use 4 does not (RFC 5424 section 6.2.1). */
const FACILITY = 20;

/** Every receiver must accept 480 bytes and should accept 2,048 (RFC 5426 section 3.2). */
export const DATAGRAM_BYTES = 2_048;

const SYSLOG_TIMEOUT_MS = 10_000;

/** Where messages go. */
export interface SyslogTarget {
  /** Name or address. */
  host: string;
  /** Port. */
  port: number;
  /** `syslog:` for UDP, `syslog+tcp:` or `syslog+tls:`. */
  protocol: string;
}

/** Reads the target of a URL `syslog://host:514`, `syslog+tcp://…` or `syslog+tls://…`. */
export function syslogTarget({ hostname, port, protocol }: URL): SyslogTarget {
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port || (protocol === "syslog+tls:" ? 6514 : 514)),
    protocol,
  };
}

/** One message of RFC 5424. */
export function syslogMessageOf(
  { severity, at, id, structured, text }: {
    /** Severity of section 6.2.1, 0 to 7. */
    severity: number;
    /** Milliseconds since 1970. */
    at: number;
    /** Kind of message: printable ASCII without spaces, at most 32 characters. */
    id: string;
    /** Structured data, `-` for none. */
    structured: string;
    /** The message; after a byte order mark it is UTF-8 text for people. */
    text: string;
  },
): string {
  const host = hostname().replace(/[^\x21-\x7e]/g, "").slice(0, 255) || "-";
  const priority = FACILITY * 8 + severity;
  return `<${priority}>1 ${new Date(at).toISOString()} ${host} deadringer ${process.pid} ${
    id.slice(0, 32)
  } ${structured} ${text}`;
}

/**
 * Sends messages in order. Over UDP nobody says whether they arrive, and what is longer than a datagram is cut.
 *
 * @throws {Error} when they cannot be sent.
 */
export async function sendSyslog(
  target: SyslogTarget,
  messages: readonly Uint8Array[],
  signal: AbortSignal,
): Promise<void> {
  if (target.protocol === "syslog:") await overUdp(target, messages);
  else await overStream(target, messages, signal);
}

async function overUdp({ host, port }: SyslogTarget, messages: readonly Uint8Array[]): Promise<void> {
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
  { host, port, protocol }: SyslogTarget,
  messages: readonly Uint8Array[],
  signal: AbortSignal,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const secure = protocol === "syslog+tls:";
    const socket = secure ? connectTls({ host, port }) : connect({ host, port });
    const abort = () => socket.destroy(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    socket.setTimeout(
      SYSLOG_TIMEOUT_MS,
      () => socket.destroy(new Error(`${protocol}//${host}:${port} does not answer`)),
    );
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
