/**
 * What can be fetched, and what the form asks for it.
 * @module
 */
import type { FeedEntry } from "../client.ts";

/** What a list can be. */
export type FormKind = NonNullable<FeedEntry["kind"]>;

/** How the form asks for it. */
export interface KindWords {
  /** What it is. */
  title: string;
  /** How its URL is written. */
  url: string;
  /** What its secret is. */
  secret: string;
}

const BEARER = "Sent as a bearer token. Empty for none";
const USER = "A user stands in it, https://user:password@host/";

/** By kind, in the form's order. */
export const FEED_KINDS: Readonly<Record<FormKind, KindWords>> = {
  list: {
    title: "A list of names or URLs",
    url: "{date} and {yesterday} become the day, 2026-11-29",
    secret: BEARER,
  },
  czds: {
    title: "A zone of ICANN's CZDS",
    url: "czds: and the zone, such as czds:shop",
    secret: "Your account there, e-mail:password",
  },
  taxii: {
    title: "A collection of TAXII 2.1",
    url: `Its URL ends with /collections/ID/. ${USER}`,
    secret: BEARER,
  },
  misp: { title: "A feed of MISP", url: USER, secret: BEARER },
};
