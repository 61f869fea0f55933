import { fetchDocument, productAgent } from "../../lib/observe/mod.ts";
import { type Io, SquatError } from "../../mod.ts";
import { imprintOf, MAX_TIMESTAMP_BYTES, sha256, timestampRequest } from "../../lib/evidence/mod.ts";

const TIMESTAMP_TIMEOUT_MS = 15_000;

/**
 * Resolves with a time stamp over some bytes from an authority (RFC 3161 over HTTP, section 3.4), DER of its answer.
 * The stamped digest is checked; the authority's signature is left to `openssl ts -verify`.
 *
 * @param url The authority, http or https, as the operator set it. Contacted through the dialer, by its rules.
 * @throws {SquatError} `no_network` when it cannot be reached, or returns no time stamp for these bytes.
 */
export async function timestampOf(
  data: Uint8Array,
  url: string,
  io: Pick<Io, "net" | "contact">,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const refuse = (why: string, cause?: unknown) =>
    new SquatError("no_network", `Cannot get a time stamp from ${url}: ${why}`, { cause });
  if (io.net === null) throw refuse("there is no network");
  const hash = sha256(data);
  const request = {
    userAgent: productAgent(io.contact),
    accept: "application/timestamp-reply",
    maxBytes: MAX_TIMESTAMP_BYTES,
    post: { body: timestampRequest(hash), contentType: "application/timestamp-query" },
  };
  let body: Uint8Array, status: number;
  try {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(TIMESTAMP_TIMEOUT_MS)]);
    ({ response: { body, status } } = await fetchDocument(io.net, url, request, ends));
  } catch (error) {
    signal.throwIfAborted();
    throw refuse(error instanceof Error ? error.message : String(error), error);
  }
  if (status !== 200) throw refuse(`it answers ${status}`);
  if (imprintOf(body)?.hash !== hash) throw refuse("its answer is not a time stamp of these bytes");
  return body;
}
