import { fetchDocument, productAgent } from "../../lib/observe/mod.ts";
import { createIo } from "../../mod.ts";
import { SquatError } from "../../lib/errors.ts";
import { dialerFor } from "./source_fetch.ts";
import { MIB } from "../units/mod.ts";
import { InvalidParameter } from "../checks.ts";

/** Bounds of one download. */
export interface DownloadBounds {
  /** Bytes of the document. */
  maxBytes: number;
  /** Milliseconds until it is complete. */
  deadlineMs: number;
  /** The Accept field. */
  accept: string;
}

/** Options of a download. */
export interface DownloadOptions {
  /** Resolvers. @default the system's */
  resolver?: string[] | undefined;
  /** Contact in the User-Agent. @default none */
  contact?: string | undefined;
  /** Proxy to go through. @default none */
  proxy?: string | undefined;
}

/**
 * Returns the bytes at a URL, within bounds.
 *
 * @param named The URL that the user named: no other server with a private address is contacted. @default `source`
 * @throws {SquatError} `invalid_parameter` for a text that is not a URL, `internal` when the document cannot be
 * downloaded.
 */
export async function downloadBytes(
  source: string,
  { maxBytes, deadlineMs, accept }: DownloadBounds,
  { resolver: resolvers, contact, proxy }: DownloadOptions,
  signal: AbortSignal,
  named: string = source,
): Promise<Uint8Array> {
  if (!URL.canParse(source)) throw new InvalidParameter(`Cannot use ${source}: not a URL`);
  const io = createIo({ geo: false, net: false, resolvers, proxy });
  const ends = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
  try {
    const request = { userAgent: productAgent(contact), accept, maxBytes };
    const dialer = dialerFor(named, io.dns, proxy, deadlineMs);
    const { response, url } = await fetchDocument(dialer, source, request, ends);
    if (response.status !== 200) {
      throw new SquatError(
        "internal",
        `Cannot get ${url.href}: the server answers with status ${response.status}`,
      );
    }
    if (response.truncated) {
      throw new SquatError(
        "internal",
        `Cannot get ${url.href}: it is cut off, or larger than ${maxBytes / MIB} MiB`,
      );
    }
    return response.body;
  } catch (error) {
    if (error instanceof SquatError) throw error;
    signal.throwIfAborted();
    const why = ends.aborted ? `no answer in ${deadlineMs / 1000} s` : (error as Error).message;
    throw new SquatError("internal", `Cannot get ${source}: ${why}`, { cause: error });
  } finally {
    await io.dns.close();
  }
}
