import { SquatError } from "../../../lib/errors.ts";
import { InvalidParameter } from "../../checks.ts";
import type { Fetch } from "../../io/proxied_fetch.ts";

/** How long a document may take, milliseconds. */
const DOCUMENT_MS = 60_000;

/** Why a request failed: the message of `fetch` itself is always the same. */
export function failureOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

/**
 * Fetches a small document, within a minute: status and header fields, and the beginning of its body.
 *
 * @param most Bytes of the body that are read.
 * @throws {SquatError} `invalid_parameter` when the server cannot be reached.
 */
export async function fetchText(
  fetch: Fetch,
  url: string,
  { most, signal, ...init }: Parameters<Fetch>[1] & { most: number; signal: AbortSignal },
) {
  try {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(DOCUMENT_MS)]);
    const { status, headers, body } = await fetch(url, { ...init, signal: ends });
    const decoder = new TextDecoder();
    let text = "", left = most;
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk.subarray(0, left), { stream: true });
      left -= chunk.length;
      if (left <= 0) break;
    }
    return { status, headers, text };
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof SquatError) throw cause;
    const { hostname } = new URL(url);
    throw new InvalidParameter(`${hostname} cannot be reached (${failureOf(cause as Error)})`, { cause });
  }
}

/** The header fields of a request, with credentials where there are some. */
export const fieldsOf = (userAgent: string, authorization: string): Record<string, string> => ({
  "user-agent": userAgent,
  ...authorization === "" ? {} : { authorization },
});
