import type { Kind } from "./kind.ts";

/** Names found in certificates. They are supplied, not generated. */
export const certificateTransparency: Kind = {
  kind: "CertificateTransparency",
  source: "RFC 6962, names in logged certificates",
  edits: () => [],
};

/** Names that no kind explains. */
export const unknown: Kind = {
  kind: "Unknown",
  source: "the wire's own",
  edits: () => [],
};
