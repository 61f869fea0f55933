import type { TlsInfo } from "../../dial.ts";
import { SquatError } from "../../errors.ts";
import type { CertificateDetails, ParsedX509Certificate } from "../../model.ts";
import type { LogList } from "../../io.ts";
import { parseX509, subjectAndIssuerNames } from "../../x509/mod.ts";
import { embeddedScts } from "../../x509/sct.ts";

/** OpenSSL's names of groups, and those that browsers show. */
const GROUPS: Record<string, string> = { prime256v1: "P-256", secp384r1: "P-384", secp521r1: "P-521" };

/** Parts of a cipher suite: `ECDHE_RSA`, empty for TLS 1.3; `AES_128_GCM`; `HMAC-SHA1`, null for AEAD ciphers. */
type SuiteParts = { keyExchange: string; cipher: string; mac: string | null };

/**
 * A cipher suite by its OpenSSL or IANA name, in parts.
 *
 * @example
 * ```ts
 * import { suiteParts } from "./certificate.ts";
 * console.assert(suiteParts("ECDHE-RSA-AES128-GCM-SHA256").cipher === "AES_128_GCM");
 * console.assert(suiteParts("TLS_AES_256_GCM_SHA384").keyExchange === "");
 * ```
 */
export function suiteParts(name: string): SuiteParts {
  const iana = /^(?:TLS|TLS13)_(?:(.+)_WITH_)?(.+)$/.exec(name);
  const openssl = iana === null
    ? /^(?:((?:EC)?DHE?-(?:RSA|ECDSA|DSS|PSK)|ADH|AECDH|PSK|SRP)-)?(.+)$/.exec(name)
    : null;
  const exchange = (iana?.[1] ?? openssl?.[1] ?? (iana === null ? "RSA" : "")).replaceAll("-", "_");
  const body = (iana?.[2] ?? openssl?.[2] ?? name).replaceAll("-", "_")
    .replace(/\b(AES|CAMELLIA|ARIA)(128|256)/g, "$1_$2");
  const hash = /_(MD5|SHA|SHA256|SHA384)$/.exec(body);
  const cipher = hash === null ? body : body.slice(0, hash.index);
  const aead = /GCM|CCM|POLY1305/.test(cipher);
  const mac = aead || hash === null ? null : `HMAC-${hash[1] === "SHA" ? "SHA1" : hash[1]}`;
  return {
    keyExchange: exchange,
    // OpenSSL leaves the mode out where it is CBC.
    cipher: !aead && /^(?:AES|CAMELLIA)_\d+$/.test(cipher) ? cipher + "_CBC" : cipher,
    mac,
  };
}

/** The certificate that a connection showed, in the eighteen fields; null without one, and when it is unreadable. */
export function certificateOf(
  tls: TlsInfo | null,
  parse: typeof parseX509,
): ParsedX509Certificate | null {
  if (tls?.certificate == null) return null;
  try {
    return parse(tls.certificate);
  } catch (error) {
    if (!(error instanceof SquatError)) throw error;
    return null;
  }
}

/**
 * How a hop was secured, in the shape of RedirectChain; null without TLS or with an unreadable certificate.
 *
 * `key_exchange_group` is null where the runtime does not report it (Deno). The SCTs are checked where the peer sent its
 * issuer's certificate.
 *
 * @param tls The handshake.
 * @param logs Names and keys of logs. @default the snapshot of this package
 */
export function certificateDetails(tls: TlsInfo | null, logs?: LogList): CertificateDetails | null {
  const found = certificateOf(tls, parseX509);
  if (tls?.certificate == null || found === null) return null;
  const names = subjectAndIssuerNames(tls.certificate);
  const suite = suiteParts(tls.cipher ?? "");
  return {
    subject_name: names.subject ?? found.san_dns[0] ?? "",
    san_list: [...found.san_dns, ...found.san_ip],
    issuer: names.issuer ?? found.issuer_dn,
    valid_from: found.not_before,
    valid_to: found.not_after,
    certificate_transparency_compliance: "unknown",
    certificate_id: 0,
    signed_certificate_timestamp_list: embeddedScts(tls.certificate, {
      issuer: tls.issuer ?? null,
      ...(logs === undefined ? {} : { logs }),
    }).map((sct) => ({ ...sct })),
    key_exchange_group: tls.group === null ? null : GROUPS[tls.group] ?? tls.group,
    mac: suite.mac,
    protocol: (tls.protocol ?? "").replace(/^TLSv1$/, "TLS 1.0").replace(/^TLSv/, "TLS "),
    key_exchange: tls.protocol === "TLSv1.3" ? "" : suite.keyExchange,
    cipher: suite.cipher,
  };
}
