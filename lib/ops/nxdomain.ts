import { maybe, type Op } from "./op.ts";
import { flag, named, nullable, object, type Schema, text, whole } from "./schema.ts";

/** Evidence that a name does not exist. */
export interface NxdomainMetadata {
  /** The question and how it was answered. */
  query: { name: string; type: string; rcode: string; [member: string]: unknown };
  /** Whether the answer was checked and its zone does not answer by wildcard or rewriting. */
  trusted: boolean;
  /** The SOA record that came with the answer. */
  soa?: {
    mname: string;
    rname: string;
    serial: number;
    refresh: number;
    retry: number;
    expire: number;
    minimum: number;
  } | null;
}

const NXDOMAIN_METADATA: Schema<NxdomainMetadata> = named(
  "NxdomainMetadata",
  object({
    query: object({ name: text, type: text, rcode: text }, {}, "open"),
    trusted: flag,
  }, {
    soa: nullable(
      object({
        mname: text,
        rname: text,
        serial: whole,
        refresh: whole,
        retry: whole,
        expire: whole,
        minimum: whole,
      }),
    ),
  }),
);

/** Evidence that the name does not exist; no line when it does, or when no answer decides. */
export const nxdomain: Op<
  "Nxdomain",
  NxdomainMetadata,
  { nxdomain_metadata: NxdomainMetadata },
  { nonexistence: NxdomainMetadata | null }
> = {
  op: "Nxdomain",
  title: "Not in DNS",
  summary: "Evidence that the name does not exist",
  plans: ["nxdomain", "analyze"],
  observes: ["nonexistence"],
  schema: NXDOMAIN_METADATA,
  merged: { nxdomain_metadata: NXDOMAIN_METADATA },
  merge(into, data) {
    into.nxdomain_metadata = data;
  },
  run: async (see) => maybe(await see.nonexistence()),
};
