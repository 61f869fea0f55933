import { type Fact, maybe } from "./op.ts";

/** What registration data says, whether from RDAP or WHOIS. */
export interface RegistrationMetadata {
  /** RFC 3339. */
  registration_date: string | null;
  /** RFC 3339. */
  expiration_date: string | null;
  /** RFC 3339. */
  updated_on: string | null;
  /** EPP status codes. */
  status_codes: string[];
  /** Name of the registrar. */
  registrar: string | null;
  /** IANA number of the registrar. */
  registrar_iana_id: string | null;
  /** Mail address or telephone number. */
  registrar_abuse_contact: string | null;
  /** The URL that was queried. */
  url: string | null;
  /** WHOIS server. */
  server: string | null;
  /** As registered. */
  nameservers: string[];
  /** `Signed`, `Unsigned`. */
  dnssec_status: string | null;
  /** Whether the delegation is signed. */
  delegation_signer: boolean | null;
  /** Whether a privacy or proxy service stands in for the holder. */
  privacy_proxy: boolean | null;
  /** ICANN's complaint form. */
  icann_complaint_link: string | null;
  /** Reseller. */
  reseller: string | null;
  /** Events in order, each an object with one key: `{"Registration": "2025-03-31T13:38:16Z"}`. */
  timeline: Record<string, string>[];
}

/** Dates, registrar and states of the registration; no line when no registry answers. */
export const registrationMetadata: Fact<
  "RegistrationMetadata",
  "registration_metadata",
  RegistrationMetadata,
  { registration: { metadata: RegistrationMetadata } | null }
> = {
  op: "RegistrationMetadata",
  summary: "Dates, registrar and states of the registration",
  plans: ["squat", "analyze"],
  observes: ["registration"],
  merge: "registration_metadata",
  columns: {
    registrar: ({ registration_metadata: data }) => data?.registrar ?? "",
    registration_date: ({ registration_metadata: data }) => data?.registration_date ?? "",
  },
  run: async (see) => maybe((await see.registration())?.metadata),
};
