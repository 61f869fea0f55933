import type { Kind } from "./kind.ts";

/**
 * Names found in certificates. They are supplied, not generated.
 *
 * Source: RFC 6962, names in logged certificates.
 */
export const certificateTransparency: Kind = {
  kind: "CertificateTransparency",
  edits: () => [],
};

/** Names that no kind explains. */
export const unknown: Kind = {
  kind: "Unknown",
  edits: () => [],
};
