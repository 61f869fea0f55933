import type { Kind } from "./kind.ts";

/** Names that stand in certificates. They are supplied, never made. */
export const certificateTransparency: Kind = {
  kind: "CertificateTransparency",
  source: "RFC 6962, names in logged certificates",
  edits: () => [],
};

/** What no kind explains. */
export const unknown: Kind = {
  kind: "Unknown",
  source: "the wire's own",
  edits: () => [],
};
