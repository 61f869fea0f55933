const MAX_SNIFF = 1024;

function decoder(label: string | undefined): TextDecoder | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null; // A label that the Encoding Standard does not know.
  }
}

/** The charset that a page declares in ASCII. Bytes that spell ASCII are not UTF-16, whatever they declare (HTML section 13.2.3.2). */
function declared(start: string): TextDecoder | null {
  const found = /<(?:meta|\?xml)[^>]{0,200}/i.test(start) ? decoder(CHARSET.exec(start)?.[1]) : null;
  return found?.encoding.startsWith("utf-16") ? new TextDecoder() : found;
}

const CHARSET = /charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i;

/**
 * The text of a page: by its byte order mark, the Content-Type's charset, the charset that its first kilobyte
 * declares, else UTF-8, else windows-1252 when the bytes are not valid UTF-8.
 *
 * Source: WHATWG HTML section 13.2.3 (shortened), Encoding Standard.
 *
 * @param bytes The body.
 * @param contentType The header field's value.
 * @example
 * ```ts
 * import { pageText } from "./charset.ts";
 * console.assert(pageText(new Uint8Array([0xfc]), "text/html; charset=iso-8859-1") === "ü");
 * ```
 */
export function pageText(bytes: Uint8Array, contentType: string | null): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, MAX_SNIFF));
  const declaredDecoder = decoder(CHARSET.exec(contentType ?? "")?.[1]) ?? declared(start);
  if (declaredDecoder !== null) return declaredDecoder.decode(bytes);
  const text = new TextDecoder().decode(bytes);
  // A character cut off at the end of the bytes does not rule UTF-8 out.
  return text.slice(0, -1).includes("\ufffd") ? new TextDecoder("windows-1252").decode(bytes) : text;
}
