import { jsonAnswer, nothing } from "../answer.ts";
import { readOne } from "../parameters.ts";
import { integer } from "../../checks.ts";
import { type Access, type Context, type Route, route } from "../route.ts";
import type { ResultRecord } from "../../stores/store.ts";
import { findOwn, noSuchResult, requireScopeOf } from "./retrieve.ts";

const ACCESS: Access = { by: "key", scope: null, counts: null };
const LIMIT = { check: integer(1, 1_000), fallback: 200 };
/**
 * Extra results to read for a list: those that a crashed process left unfinished are skipped, and expire with their
 * deadline.
 */
const LEFT = 100;

/** The metadata of a retained result in the API. Times are Unix seconds, as in the save answer. */
function describe(
  { uuid, domain, scope, created_at, expires_at, lines, names, done }: ResultRecord,
): unknown {
  return {
    uuid,
    domain,
    scope,
    created_at: Math.floor(created_at / 1000),
    ttl: Math.floor(expires_at / 1000),
    lines,
    names,
    done,
  };
}

/** Whether it can be read: done or in progress. A result that a crashed process left is neither. */
async function readable({ done, uuid }: ResultRecord, { service }: Context): Promise<boolean> {
  const { jobs, stores, streams } = service;
  if (done || jobs.find(uuid) !== undefined) return true;
  return stores.shared && await streams.marked(`run ${uuid}`);
}

/** The caller's retained results as a collection. */
export const resultRoutes: readonly Route[] = [
  route<number>({
    id: "results",
    method: "GET",
    path: "/v1/retrieve",
    summary: "Lists the retained results, newest first",
    access: ACCESS,
    query: { limit: LIMIT },
    answers: { "application/json": "ResultRecords" },
    read: ({ query }) => readOne(query, "limit", LIMIT),
    async run(limit, context) {
      const { service, caller } = context;
      const records = await service.stores.results.list(caller!.owner, service.now(), limit + LEFT);
      const shown = await Promise.all(records.map((record) => readable(record, context)));
      return jsonAnswer(records.filter((_, i) => shown[i]).slice(0, limit).map(describe));
    },
  }),
  route<{ uuid: string }>({
    id: "result_record",
    method: "GET",
    path: "/v1/retrieve/{uuid}/record",
    summary: "Describes a retained result and when it expires",
    access: ACCESS,
    answers: { "application/json": "ResultRecord" },
    statuses: [404],
    read: ({ path }) => ({ uuid: path["uuid"]!.toLowerCase() }),
    async run(input, context) {
      const record = await findOwn(input, context);
      if (record === null || !await readable(record, context)) throw noSuchResult();
      return jsonAnswer(describe(record));
    },
  }),
  route<{ uuid: string }>({
    id: "result_delete",
    method: "DELETE",
    path: "/v1/retrieve/{uuid}",
    summary: "Deletes a retained result; a lookup in progress is stopped",
    success: 204,
    statuses: [404],
    access: ACCESS,
    read: ({ path }) => ({ uuid: path["uuid"]!.toLowerCase() }),
    async run(input, context) {
      const { service } = context;
      const record = await findOwn(input, context);
      if (record === null) throw noSuchResult();
      requireScopeOf(record, context);
      await service.jobs.find(record.uuid)?.drop();
      await service.screenshots?.remove(record.uuid);
      await service.evidence?.remove(record.uuid);
      await service.shares?.revokeAll(record.owner, record.uuid, service.now());
      await service.stores.results.remove(record.uuid);
      return nothing();
    },
  }),
];
