import { Buffer } from "node:buffer";
import type { NamedLog } from "./certstream.ts";
import { type CertstreamCertificate, certstreamCertificate } from "./certstream_certificate.ts";
import { LogError } from "./checkpoint.ts";
import type { LogEntry } from "./leaf.ts";
import { fetchBytes, type LogIo } from "./log_fetch.ts";
import { sha256 } from "./merkle.ts";

/** Issuers of all logs: a few thousand exist. */
const MOST_CHAIN_BYTES = 16 << 20;
/** Memory that an issuer needs besides the text of its DER, in bytes. */
const OVERHEAD = 4_096;
/** Largest certificate of an issuer. */
const MAX_ISSUER = 64 << 10;
/** How long a log that failed to return an issuer is not queried for others. */
const CHAIN_PAUSE_MS = 60_000;

/** Finds the certificates of issuers, and caches the most recently used: at most 16 MiB. */
export class CertstreamChains {
  readonly #io: LogIo | null;
  readonly #now: () => number;
  /** By SHA-256 in hex, least recently used first. */
  readonly #known = new Map<string, { certificate: CertstreamCertificate | null; bytes: number }>();
  #bytes = 0;
  /** By the address of a log: until when it is not queried. */
  readonly #paused = new Map<string, number>();

  /**
   * Makes a finder that knows no issuer yet.
   *
   * @param io The I/O that queries tiled logs for issuers; null leaves their chains empty.
   * @param now Milliseconds since 1970.
   */
  constructor(io: LogIo | null, now: () => number) {
    this.#io = io;
    this.#now = now;
  }

  /**
   * The issuers of an entry, its own first, up to the first that cannot be read or fetched. A tiled log is queried for
   * each issuer once (c2sp.org/static-ct-api, issuers), and its answer must have that hash.
   *
   * @throws The signal's reason.
   */
  async chainOf({ chain }: LogEntry, log: NamedLog): Promise<CertstreamCertificate[]> {
    const found: CertstreamCertificate[] = [];
    const isListed = "certificates" in chain;
    for (const bytes of isListed ? chain.certificates : chain.fingerprints) {
      const hash = Buffer.from(isListed ? sha256(bytes) : bytes).toString("hex");
      const certificate = this.#recall(hash) ??
        this.#remember(hash, isListed ? bytes : await this.#fetch(hash, log));
      if (certificate === null) break;
      found.push(certificate);
    }
    return found;
  }

  #recall(hash: string): CertstreamCertificate | null | undefined {
    const known = this.#known.get(hash);
    if (known === undefined) return undefined;
    this.#known.delete(hash);
    this.#known.set(hash, known);
    return known.certificate;
  }

  #remember(hash: string, der: Uint8Array | null): CertstreamCertificate | null {
    if (der === null) return null;
    const certificate = der.length > MAX_ISSUER ? null : certstreamCertificate(der);
    const bytes = OVERHEAD + (certificate === null ? 0 : 4 * der.length);
    this.#known.set(hash, { certificate, bytes });
    this.#bytes += bytes;
    for (const [oldest, { bytes }] of this.#known) {
      if (this.#bytes <= MOST_CHAIN_BYTES) break;
      this.#known.delete(oldest);
      this.#bytes -= bytes;
    }
    return certificate;
  }

  async #fetch(hash: string, { monitoring_url: base }: NamedLog): Promise<Uint8Array | null> {
    if (this.#io === null || base === null || (this.#paused.get(base) ?? 0) > this.#now()) return null;
    try {
      const der = await fetchBytes(`${base}issuer/${hash}`, this.#io, { attempts: 1, bytes: MAX_ISSUER });
      if (Buffer.from(sha256(der)).toString("hex") === hash) return der;
    } catch (error) {
      if (!(error instanceof LogError)) throw error;
    }
    this.#paused.set(base, this.#now() + CHAIN_PAUSE_MS);
    return null;
  }
}
