/**
 * Whom observations contact. Apart from how they are made, so that a plan loads none of that.
 * @module
 */
import type { AnyOp } from "../ops/op.ts";
import { type Contact, CONTACT_FACTS, type ContactFacts, OBSERVATION_CONTACTS } from "./data/contacts.ts";
import type { Observed } from "./observations.ts";

export type { Contact } from "./data/contacts.ts";

/** What is known of each kind. */
export const CONTACTS: Readonly<Record<Contact, ContactFacts>> = CONTACT_FACTS;

/** Whom an op contacts, optional contacts included. */
export function contactsOf({ observes }: AnyOp): ReadonlySet<Contact> {
  return new Set(
    observes.flatMap((name) => {
      const { contacts, optional = [] } = OBSERVATION_CONTACTS[name as keyof Observed];
      return [...contacts, ...optional];
    }),
  );
}

/** Whether an op always contacts servers of the candidates. */
export function contactsCandidates({ observes }: AnyOp): boolean {
  return observes.some((name) =>
    OBSERVATION_CONTACTS[name as keyof Observed].contacts.some((contact) =>
      CONTACTS[contact].audience === "candidates"
    )
  );
}
