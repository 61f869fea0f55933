import { actionStore } from "./action_sql.ts";
import { diskStore } from "./disk_days.ts";
import { identityStore } from "./identity_sql.ts";
import { invitationStore } from "./invitation_sql.ts";
import { keyStore } from "./key_sql.ts";
import { ownerStore, sessionStore } from "./owner_sql.ts";
import { peopleStore } from "./people_sql.ts";
import { resultStore } from "./result_sql.ts";
import type { Sql } from "./sql.ts";
import type { Stores } from "./store.ts";
import { usageStore } from "./usage_sql.ts";

/** The stores in a database whose tables exist, of any kind. */
export function sqlStores(
  sql: Sql,
): Pick<
  Stores,
  "keys" | "usage" | "results" | "owners" | "people" | "actions" | "sessions" | "identities" | "disk"
> {
  return {
    keys: keyStore(sql),
    usage: usageStore(sql),
    results: resultStore(sql),
    owners: ownerStore(sql),
    people: { ...peopleStore(sql), ...invitationStore(sql) },
    actions: actionStore(sql),
    sessions: sessionStore(sql),
    identities: identityStore(sql),
    disk: diskStore(sql),
  };
}
