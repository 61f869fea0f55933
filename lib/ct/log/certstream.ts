import type { ListedLog } from "../../io.ts";
import { type CertstreamCertificate, certstreamCertificate } from "./certstream_certificate.ts";
import { isProven } from "./entry_names.ts";
import type { LogEntry } from "./leaf.ts";

/** Where a log is read and what it is called. */
export type NamedLog = Pick<ListedLog, "url" | "monitoring_url" | "description">;

/**
 * What certstream says about an entry of a log: the members of certstream-server 1.x and of certstream-server-go.
 * Source: the example messages and types of CaliDog/certstream-server and d-Rickyy-b/certstream-server-go.
 */
export interface CertstreamUpdate {
  /** Always this. */
  message_type: "certificate_update";
  /** The entry. */
  data: {
    update_type: "X509LogEntry" | "PrecertLogEntry";
    leaf_cert: CertstreamCertificate;
    /** Its issuers, its own first, as the log sent them: no proof covers them. In the full stream only. */
    chain?: readonly CertstreamCertificate[];
    cert_index: number;
    cert_link: string;
    /** Unix seconds, with a fraction. */
    seen: number;
    /** `timestamp` is when the log accepted the entry, Unix seconds with a fraction. */
    source: { name: string; url: string; timestamp: number; type: "rfc6962" | "tiled" };
  };
}

/**
 * Returns an entry as a message of certstream's full stream; null when its certificate cannot be read, or is not the one
 * that the log committed to.
 *
 * @param seen When the entry was read, milliseconds since 1970.
 * @param chain Its issuers: `CertstreamChains` finds them.
 */
export function certstreamUpdate(
  entry: LogEntry,
  { url, monitoring_url, description }: NamedLog,
  seen: number,
  chain: readonly CertstreamCertificate[] = [],
): CertstreamUpdate | null {
  const leaf_cert = isProven(entry) ? certstreamCertificate(entry.certificate) : null;
  if (leaf_cert === null) return null;
  const where = monitoring_url ?? url;
  const isTiled = monitoring_url !== null;
  return {
    message_type: "certificate_update",
    data: {
      update_type: entry.kind === 0 ? "X509LogEntry" : "PrecertLogEntry",
      leaf_cert,
      chain,
      cert_index: entry.index,
      cert_link: isTiled
        ? `${where}checkpoint`
        : `${url}ct/v1/get-entries?start=${entry.index}&end=${entry.index}`,
      seen: seen / 1_000,
      source: {
        name: description,
        url: where,
        timestamp: entry.timestamp / 1_000,
        type: isTiled ? "tiled" : "rfc6962",
      },
    },
  };
}

/** The same without the members that only the full stream has. */
export function liteUpdate({ message_type, data }: CertstreamUpdate): CertstreamUpdate {
  const { chain: _, leaf_cert: { as_der: __, ...leaf_cert }, ...rest } = data;
  return { message_type, data: { ...rest, leaf_cert } };
}
