/**
 * What `classify` may know about a name: the observations of the ops. Any of them may be missing.
 * @module
 */
import type {
  CertificateDetails,
  DnsRecords,
  GeoIpData,
  Imitation,
  PageState,
  ParsedX509Certificate,
  PermutationKind,
  Redirect,
  RegistrationMetadata,
} from "../model.ts";
import type { Page } from "../page/page.ts";

/** What of a page a visit did not read: a document in it, what scripts write, a file, what is behind a gate. */
export type UnreadPart = "frame" | "script" | "file" | "gate";

/** A page as it was received. */
export interface PageFacts {
  /** Bytes or text of the document; of 2 MiB at most 256 KiB of text, forms, links and titles are read. */
  html: Uint8Array | string | Page;
  /** Status of the final answer. */
  status?: number;
  /** Header fields of the final answer, any case. */
  headers?: Record<string, string | string[]>;
  /** Whether the document goes on beyond `html`, or could not be decoded. @default false */
  truncated?: boolean;
  /** Whether scripts decide what a visitor sees, and were not run. @default false */
  unrun?: boolean;
  /**
   * What a visit left unread of what the page shows; null where it read all, and `html` has what its frames hold.
   * @default what the page itself tells
   */
  unread?: UnreadPart | null | undefined;
}

/**
 * Figures of a capture by a real browser, named as in the published set of AntoniaBK/parking-page-detection
 * (CIRCL Lookyloo captures): `number_links`, `domain_in_title`, `third_party_requests_ratio` …
 */
export type CaptureFacts = Record<string, number | boolean | string>;

/** What is known about one name. Any member may be missing, and more may come later. */
export interface Facts {
  /** The name under study, or a URL on it. Only compared with the targets of the page, never a feature itself. */
  name?: string;
  /** The name that it looks like: the brand's own. */
  original?: string;
  /** The page. */
  page?: PageFacts;
  /**
   * What a visitor of the name gets, where it was visited. Of anything but a page the scores claim nothing: each stays
   * below .5.
   */
  pageState?: PageState;
  /** Where the visit ended. */
  finalUrl?: string;
  /** The hops of the visit. */
  redirects?: Redirect[];
  /** DNS records of the name. */
  dns?: DnsRecords;
  /** Name servers of the original, to recognise the brand's own registrations. */
  originalNs?: string[];
  /** Addresses with network and country. */
  geo?: GeoIpData[];
  /** Certificate of the name's own server. */
  certificate?: ParsedX509Certificate | CertificateDetails;
  /** Fingerprint of the original's certificate, lower-case hex SHA-256. */
  originalFingerprint?: string;
  /** Registration data. */
  registration?: RegistrationMetadata;
  /** Unix seconds of the observation; the registration's age is computed from it. */
  observedAt?: number;
  /** How the name was made from the original. */
  kind?: PermutationKind;
  /** Likeness of the page to the original's page, 0 to 1. */
  similarity?: number;
  /** The brand that the page imitates, by what it shows; null for nobody. */
  imitates?: Imitation | null;
  /** Whether the page shows the original's icon. */
  sameFavicon?: boolean;
  /** Likeness of the pictures of the two pages, 0 to 1. */
  pictureLikeness?: number;
  /** What the page shows a browser that comes from a search engine in place of what it shows a crawler. */
  cloaking?: string;
  /** Figures of a browser's capture. */
  capture?: CaptureFacts;
}
