import { type Fact, maybe } from "./op.ts";

/** The certificate of one hop and how it was negotiated. */
export interface CertificateDetails {
  /** Common name of the subject. */
  subject_name: string;
  /** Subject alternative names. */
  san_list: string[];
  /** Common name of the issuer. */
  issuer: string;
  /** Start of validity, seconds since 1970. */
  valid_from: number;
  /** End of validity, seconds since 1970. */
  valid_to: number;
  /** `unknown` unless checked. */
  certificate_transparency_compliance: string;
  /** Always 0. */
  certificate_id: number;
  /** The SCTs found in the certificate. */
  signed_certificate_timestamp_list?: Record<string, unknown>[];
  /** Such as `X25519`; null where the runtime does not report it. */
  key_exchange_group?: string | null;
  /** Message authentication code; null for AEAD ciphers. */
  mac?: string | null;
  /** Such as `TLS 1.3`. */
  protocol?: string;
  /** Such as `ECDHE_RSA`; empty for TLS 1.3. */
  key_exchange?: string;
  /** Such as `AES_128_GCM`. */
  cipher?: string;
}

/** How a page led to the next one. */
export type RedirectKind = "InitialRequest" | "Http" | "Javascript" | "Client";

/** One hop of a redirect chain. */
export interface Redirect {
  /** Where this hop is. */
  url: string;
  /** What led here. */
  kind: RedirectKind;
  /** The status code that led here; null for the first request and for hops that no status led to. */
  status?: number | null;
  /** The certificate this hop showed. */
  certificate?: CertificateDetails | null;
}

/** The last hop that a visitor's browser shows, which is where the pages lead; undefined without hops. */
export function endOf<H extends Pick<Redirect, "kind">>(hops: readonly H[] | undefined): H | undefined {
  return hops?.findLast(({ kind }) => kind !== "Client");
}

/** Where the name's pages lead, starting with the first request; no line when no server answers. */
export const redirectChain: Fact<
  "RedirectChain",
  "redirect_chain",
  Redirect[],
  { visit: { chain: Redirect[] } | null }
> = {
  op: "RedirectChain",
  summary: "Where the pages lead, with the certificate of each hop",
  plans: ["squat", "analyze"],
  observes: ["visit"],
  nullable: false,
  merge: "redirect_chain",
  columns: {
    redirect_final_url: ({ redirect_chain }) => endOf(redirect_chain)?.url ?? "",
  },
  run: async (see) => maybe((await see.visit())?.chain),
};
