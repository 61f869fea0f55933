/**
 * What a recording of a lookup has: plain data, bytes in base64.
 * @module
 */
import type { DialPurpose, DialReason, TlsInfo } from "../../../../../lib/dial.ts";
import type { DnsReply, RecordType, Rendered, Screenshot } from "../../../../../lib/io.ts";
import type { PassiveDNSRecord, PassiveTLSMap } from "../../../../../lib/model.ts";

/** How a recording was made. */
export interface RecordingHeader {
  /** When it started, milliseconds since 1970. */
  startedAt: number;
  /** Resolvers, as replies name them. */
  resolvers: string[];
}

/** An error of the dialer, without its stack. */
export interface RecordedError {
  /** The reason, one of a closed list. */
  reason: DialReason;
  /** In words. */
  message: string;
  /** The runtime's code of its cause, which callers read. */
  cause?: { code?: string; message?: string };
}

/** A handshake, its bytes in base64. */
export interface RecordedTls extends Omit<TlsInfo, "certificate" | "issuer" | "chain"> {
  /** The peer's certificate, DER in base64; null when it is not known. */
  certificate: string | null;
  /** That of its issuer. */
  issuer: string | null;
  /** All that the peer sent. */
  chain?: string[];
}

/** A call. One without an outcome was aborted by the caller or by the end of the recording. */
export interface RecordedCall {
  /** Milliseconds since the start of the recording. */
  at: number;
  /** Milliseconds that it took, without the wait for a place at a busy address. */
  ms: number;
}

/** A question and its reply. */
export interface RecordedDns extends RecordedCall {
  /** Which record. */
  kind: "dns";
  /** A name. */
  name: string;
  /** Its record type. */
  type: RecordType;
  /** The only resolver that was asked. */
  only?: string;
  /** A resolver that was avoided. */
  except?: string;
  /** Whether the question had the CD bit. */
  checkingDisabled?: boolean;
  /** The reply. */
  reply?: Omit<DnsReply, "wire">;
  /** The message as received, base64. */
  wire?: string;
}

/** An attempt to connect. */
export interface RecordedConnect extends RecordedCall {
  /** Which record. */
  kind: "connect";
  /** Its number, by which the following records name it. */
  id: number;
  /** Name or address. */
  host: string;
  /** Its port. */
  port: number;
  /** What the connection was for. */
  purpose: DialPurpose;
  /** Protocols offered, whether the certificate had to verify; null without TLS. */
  tls: { alpn: readonly string[]; verify: boolean } | null;
  /** What was requested. */
  label?: string;
  /** Milliseconds that it waited for a place at a busy address before `ms` began: deadlines do not count them. */
  waited?: number;
  /** The connection. */
  opened?: { address: string; port: number; tls: RecordedTls | null };
  /** Why it failed. */
  error?: RecordedError;
}

/** What happened on an open connection. */
export interface RecordedStep extends RecordedCall {
  /** Which record: bytes that came, bytes that were sent, or a handshake. */
  kind: "read" | "write" | "starttls";
  /** Number of the connection. */
  id: number;
  /** Bytes, base64; null at the end of the stream. */
  data?: string | null;
  /** How TLS was negotiated. */
  tls?: RecordedTls;
  /** Why it failed. */
  error?: RecordedError;
}

/** What the tables say of an address. */
export interface RecordedGeo {
  /** Which record. */
  kind: "geo";
  /** The address. */
  ip: string;
  /** What the tables have; null for nothing. */
  found: unknown;
}

/** Earlier sightings. */
export interface RecordedHistory extends RecordedCall {
  /** Which record. */
  kind: "history";
  /** A name. */
  name: string;
  /** Records. */
  dns?: PassiveDNSRecord[];
  /** TLS. */
  tls?: PassiveTLSMap;
}

/** A picture of a page; null when there is none. */
export interface RecordedPicture extends RecordedCall {
  /** Which record. */
  kind: "picture";
  /** The URL. */
  url: string;
  /** The picture; null where there is no page. */
  shot?: Omit<Screenshot, "png"> & { png: string } | null;
  /** Why there was none. */
  failed?: string;
}

/** A page after its scripts ran; null when there is none. */
export interface RecordedRender extends RecordedCall {
  /** Which record. */
  kind: "render";
  /** The URL. */
  url: string;
  /** The page. */
  rendered?: Rendered | null;
  /** Why there was none. */
  failed?: string;
}

/** Where a picture was stored. */
export interface RecordedScreenshot {
  /** Which record. */
  kind: "screenshot";
  /** A name. */
  name: string;
  /** The URL. */
  url: string;
}

/** One of the records. */
export type Recorded =
  | RecordedDns
  | RecordedConnect
  | RecordedStep
  | RecordedGeo
  | RecordedHistory
  | RecordedPicture
  | RecordedRender
  | RecordedScreenshot;

/** A whole recording. */
export interface Recording {
  /** How it was made. */
  header: RecordingHeader;
  /** Everything, in the order in which it ended. */
  records: Recorded[];
  /** Whether nothing was left out for its size. */
  isComplete: boolean;
}
