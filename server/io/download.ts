import { fetchDocument, productAgent } from "../../lib/observe/mod.ts";
import { createIo } from "../../mod.ts";
import { SquatError } from "../../lib/errors.ts";
import { dialerFor } from "./source_fetch.ts";
import { MIB } from "../units/mod.ts";
import { InvalidParameter } from "../checks.ts";

/** Bytes of a document: published tables are a few hundred kilobytes. */
const MAX_BYTES: number = 8 * MIB;
/** Milliseconds until it is complete. */
const DEADLINE_MS = 60_000;

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
 * Returns the JSON text at a URL, within bounds.
 *
 * @throws {SquatError} `invalid_parameter` for a text that is not a URL, `internal` when the document cannot be
 * downloaded.
 */
export async function downloadJson(
  source: string,
  { resolver: resolvers, contact, proxy }: DownloadOptions,
  signal: AbortSignal,
): Promise<string> {
  if (!URL.canParse(source)) throw new InvalidParameter(`Cannot use ${source}: not a URL`);
  const io = createIo({ geo: false, net: false, resolvers, proxy });
  const ends = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]);
  try {
    const request = { userAgent: productAgent(contact), accept: "application/json", maxBytes: MAX_BYTES };
    const dialer = dialerFor(source, io.dns, proxy, DEADLINE_MS);
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
        `Cannot get ${url.href}: it is cut off, or larger than ${MAX_BYTES / MIB} MiB`,
      );
    }
    return new TextDecoder().decode(response.body);
  } catch (error) {
    if (error instanceof SquatError) throw error;
    signal.throwIfAborted();
    const why = ends.aborted ? `no answer in ${DEADLINE_MS / 1000} s` : (error as Error).message;
    throw new SquatError("internal", `Cannot get ${source}: ${why}`, { cause: error });
  } finally {
    await io.dns.close();
  }
}
