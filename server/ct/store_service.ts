/**
 * A store behind the routes of the service.
 * @module
 */
import { ctNames, ctSearch, lookalikeKind } from "../../lib/ct/mod.ts";
import type { CtService } from "../ct_service.ts";
import { certificatesOf } from "./certificates.ts";
import { logIo } from "./follow_logs.ts";
import type { CtStore } from "./store.ts";

/** Returns what the CT routes ask, answered by a store; certificates that it doesn't keep come from their logs. */
export function storeService(store: CtStore): CtService {
  return {
    async search(query, signal) {
      const { results, hasMore } = await ctSearch(store.index(), query, {
        kinds: { lookalike: lookalikeKind },
        pause: () => new Promise((done) => setImmediate(done)),
        signal,
      });
      return { results, more: hasMore };
    },
    domains: (names, include_precert) => ctNames(store.index(), names, { include_precert }),
    hydrate: (occurrences, signal) =>
      certificatesOf(
        occurrences.map(({ log_id, index }) => `${log_id}:${index}`),
        store,
        store.logs(),
        logIo(signal),
      ),
  };
}
