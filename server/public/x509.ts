/**
 * Certificates, read from strict DER.
 * @module
 */
export { certificateDer, MAX_CERTIFICATE_BYTES, parseX509 } from "../../lib/x509/mod.ts";
export type { ParsedX509Certificate } from "../../lib/model.ts";
