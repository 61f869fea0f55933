import type { Kind } from "./kind.ts";

/** Names that stand in certificates. They are supplied, never made. */
export const certificateTransparency: Kind = {
  kind: "CertificateTransparency",
  title: "it was found in a certificate",
  source: "RFC 6962, names in logged certificates",
  edits: () => [],
};

/** What no kind explains. */
export const unknown: Kind = {
  kind: "Unknown",
  title: "none of the kinds leads to it",
  source: "the wire's own",
  edits: () => [],
};
