import { DerError } from "./der.ts";

const BEGIN = /-----BEGIN (X509 |TRUSTED )?CERTIFICATE-----/;

/**
 * DER of the first certificate in a PEM text (RFC 7468). Lines of any length and explanatory text around it are
 * accepted; other characters inside are not.
 *
 * @throws {DerError} When there is no complete CERTIFICATE block or its body is not base64.
 */
export function derOfPem(text: string): Uint8Array {
  const begin = BEGIN.exec(text);
  if (begin === null) throw new DerError("no PEM block of a certificate");
  const from = begin.index + begin[0].length;
  const to = text.indexOf(`-----END ${begin[1] ?? ""}CERTIFICATE-----`, from);
  if (to < 0) throw new DerError("a PEM block without an end");
  const body = text.slice(from, to).replace(/[ \t\r\n]+/g, "");
  if (body.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(body)) {
    throw new DerError("a PEM block that is no base64");
  }
  return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
}
