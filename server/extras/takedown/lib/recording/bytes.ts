import { Buffer } from "node:buffer";
import { DialError, type TlsInfo } from "../../../../../lib/dial.ts";
import type { RecordedError, RecordedTls } from "./format.ts";

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}

/** A handshake as it is recorded. */
export function recordedTls(tls: TlsInfo): RecordedTls {
  const { certificate, issuer, chain, ...rest } = tls;
  return {
    ...rest,
    certificate: certificate === null ? null : toBase64(certificate),
    issuer: issuer == null ? null : toBase64(issuer),
    chain: chain?.map(toBase64),
  };
}

/** An error as it is recorded. */
export function recordedError(error: unknown): RecordedError {
  if (!(error instanceof DialError)) return { reason: "unreachable", message: String(error).slice(0, 500) };
  const { code, message } = (error.cause ?? {}) as { code?: unknown; message?: unknown };
  return {
    reason: error.reason,
    message: error.message,
    cause: error.cause === undefined ? undefined : {
      code: typeof code === "string" ? code : undefined,
      message: typeof message === "string" ? message.slice(0, 500) : undefined,
    },
  };
}
