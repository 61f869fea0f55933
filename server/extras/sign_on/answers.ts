/**
 * The bodies of its answers; `node test/tools/answer_schemas.ts` makes their schemas.
 * @module
 */
import type { Identity } from "../../stores/identities.ts";

/** By the names that routes use. */
export interface Answers {
  SignOnStart: { url: string };
  Identities: (Identity & { id: string; linked_at: string })[];
}
