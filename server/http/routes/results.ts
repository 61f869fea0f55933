import type * as client from "../../client.ts";
import { answer } from "../../wire/answer.ts";
import { integer } from "../../checks.ts";
import { ANY_KEY, type Context, type Route, route } from "../route.ts";
import type { ResultRecord } from "../../stores/store.ts";
import { findOwn, noSuchResult, requireScopeOf } from "./retrieve.ts";
import { DELETE, READ } from "../../wire/roles.ts";

const RESULT_LIMIT = { check: integer(1, 1_000), fallback: 200 };
/**
 * Extra results to read for a list: those that a crashed process left unfinished are skipped, and expire with their
 * deadline.
 */
const LEFT = 100;

/** The metadata of a retained result in the API. Times are Unix seconds, as in the save answer. */
export function shownRecord(
  { uuid, domain, scope, given, created_at, expires_at, lines, names, ended, done }: ResultRecord,
): client.ResultRecord {
  return {
    uuid,
    domain,
    // No other scope makes results.
    scope: scope as client.ResultRecord["scope"],
    given,
    created_at: Math.floor(created_at / 1000),
    ttl: Math.floor(expires_at / 1000),
    lines,
    names,
    ended,
    done,
  };
}

/** Those that can be read: ended or in progress. A result that a crashed process left is neither. */
async function readable(records: readonly ResultRecord[], { service }: Context): Promise<ResultRecord[]> {
  const { jobs, stores, streams } = service;
  const isHere = ({ ended, uuid }: ResultRecord) => ended || jobs.find(uuid) !== undefined;
  const flag = ({ uuid }: ResultRecord) => `run ${uuid}`;
  const elsewhere = stores.shared ? records.filter((each) => !isHere(each)) : [];
  const running = await streams.marked(elsewhere.map(flag));
  return records.filter((each) => isHere(each) || running.has(flag(each)));
}

/** The caller's retained results as a collection, with their screenshots. */
export const resultRoutes: readonly Route[] = [
  route("GET /v1/retrieve", {
    id: "results",
    does: READ,
    summary: "Lists the retained results, newest first",
    access: ANY_KEY,
    query: { limit: RESULT_LIMIT },
    json: "ResultRecords",
    async run({ limit }, context) {
      const { service, caller } = context;
      const records = await service.stores.results.list(caller!.owner, service.now(), limit + LEFT);
      return (await readable(records, context)).slice(0, limit).map(shownRecord);
    },
  }),
  route("GET /v1/retrieve/{uuid}/record", {
    id: "result_record",
    does: READ,
    summary: "Describes a retained result and when it expires",
    access: ANY_KEY,
    json: "ResultRecord",
    async run(input, context) {
      const record = await findOwn(input, context);
      const [shown] = record === null ? [] : await readable([record], context);
      if (shown === undefined) throw noSuchResult();
      return shownRecord(shown);
    },
  }),
  route("DELETE /v1/retrieve/{uuid}", {
    id: "result_delete",
    does: DELETE,
    did: "deleted a result",
    summary: "Deletes a retained result; a lookup in progress is stopped",
    access: ANY_KEY,
    async run(input, context) {
      const { service } = context;
      const record = await findOwn(input, context);
      if (record === null) throw noSuchResult();
      requireScopeOf(record, context);
      context.entry.about = record.domain;
      await service.jobs.find(record.uuid)?.drop();
      await service.screenshots?.remove(record.uuid);
      await service.owned.removed({ what: "result", owner: record.owner, id: record.uuid }, service.now());
      await service.stores.results.remove(record.uuid);
    },
  }),
  route("GET /v1/retrieve/{uuid}/screenshots/{name}", {
    id: "screenshot",
    does: READ,
    summary: "Returns a screenshot as PNG; the Screenshot lines of a result link to it",
    access: ANY_KEY,
    answers: { "image/png": "Png" },
    async run({ uuid, name }, context) {
      const record = await findOwn({ uuid }, context);
      const png = record === null ? null : await context.service.screenshots?.read(uuid, name) ?? null;
      if (png === null) throw noSuchResult();
      return answer(png, {
        "content-type": "image/png",
        "content-disposition": "inline",
        // A screenshot never changes, but it is private and deleted with its result.
        "cache-control": "private, max-age=86400, immutable",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
        "cross-origin-resource-policy": "same-origin",
      });
    },
  }),
];
