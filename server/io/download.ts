import { createIo, fetchDocument, productAgent, SquatError } from "../../mod.ts";
import { dialerFor } from "./source_dialer.ts";

/** Published tables have a few hundred kilobytes. */
const MAX_BYTES = 8 * 1024 * 1024;
const DEADLINE_MS = 60_000;

/** How a document is got. */
export interface DownloadOptions {
  /** Resolvers. @default the system's */
  resolver?: string[] | undefined;
  /** Contact in the User-Agent. @default none */
  contact?: string | undefined;
  /** Proxy to go through. @default none */
  proxy?: string | undefined;
}

/**
 * Returns the text at a URL that the user named, at most 8 MiB, within a minute.
 *
 * @throws {SquatError} `invalid_parameter` for a text that is not a URL, `internal` when the document cannot be had.
 */
export async function download(
  source: string,
  { resolver: resolvers, contact, proxy }: DownloadOptions,
  signal: AbortSignal,
): Promise<string> {
  if (!URL.canParse(source)) throw new SquatError("invalid_parameter", `Cannot use ${source}: not a URL`);
  const io = createIo({
    geo: false,
    net: false,
    ...(resolvers === undefined ? {} : { resolvers }),
    ...(proxy === undefined ? {} : { proxy }),
  });
  const ends = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]);
  try {
    const request = { userAgent: productAgent(contact), accept: "application/json", maxBytes: MAX_BYTES };
    const { response, url } = await fetchDocument(dialerFor(source, io.dns, proxy), source, request, ends);
    if (response.status !== 200) {
      throw new SquatError(
        "internal",
        `Cannot get ${url.href}: the server answers with status ${response.status}`,
      );
    }
    if (response.truncated) {
      throw new SquatError("internal", `Cannot get ${url.href}: it is cut off, or larger than 8 MiB`);
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
