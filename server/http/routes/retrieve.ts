import { fromNdjson, mergeLines, SquatError, stripNdjson, toCsv } from "../../../mod.ts";
import { answer, jsonAnswer } from "../answer.ts";
import { EXTENSIONS } from "../extensions.ts";
import { followKept } from "../../results/follow.ts";
import { insufficient } from "../../auth/guard.ts";
import { isUuid } from "../../ids.ts";
import { type QueryParameter, readOne } from "../parameters.ts";
import { integer, oneOf } from "../../checks.ts";
import { readKept } from "../../results/read_result.ts";
import { type Access, type Context, type Input, type Route, route } from "../route.ts";
import type { ResultRecord } from "../../stores/store.ts";

const ACCESS: Access = { by: "key", scope: null, counts: null };
const NDJSON = "application/x-ndjson";
const DAY_MS = 86_400_000;
const FROM = { check: integer(0, 1_000_000_000), fallback: 0, without: "without it, only what is finished" };
const CONTENT_TYPE: QueryParameter<"ndjson" | "json" | "csv"> = {
  check: oneOf(["ndjson", "json", "csv"]),
  fallback: "json",
};

/** The same words whether there is no such result or it is another's. */
export const none = (): SquatError => new SquatError("not_found", "There is no such result, or no longer");

/** What names a result in a path, checked. */
export interface Wanted {
  /** As given, in lower case. */
  uuid: string;
  /** Null when the lines are not asked for from somewhere. */
  from: number | null;
  /** Whether members beyond the contract are wanted. @default false */
  extensions?: boolean;
}

const read = ({ path, query }: Input): Wanted => ({
  uuid: path["uuid"]!.toLowerCase(),
  from: query.has("from") ? readOne(query, "from", FROM) : null,
  extensions: readOne(query, "extensions", EXTENSIONS) === 1,
});

/** The record of the caller's own result; null when there is none. */
export async function owned(
  { uuid }: Pick<Wanted, "uuid">,
  { service, caller }: Context,
): Promise<ResultRecord | null> {
  if (!isUuid(uuid)) return null;
  // The store may not have begun the result of a lookup that has just started.
  const job = service.jobs.find(uuid);
  const record = job === undefined
    ? await service.stores.results.get(uuid, service.now())
    : { ...job.record, lines: job.lines, names: 0, done: false };
  return record !== null && record.owner === caller!.owner ? record : null;
}

/**
 * Refuses who may not make such a result.
 *
 * @throws {SquatError} `forbidden`.
 */
export function wantScope({ scope }: ResultRecord, { caller, headers }: Context): void {
  if (caller!.scopes.includes(scope)) return;
  headers["www-authenticate"] = insufficient(scope);
  throw new SquatError("forbidden", `This key lacks the scope ${scope} that made the result`);
}

async function whole(wanted: Wanted, context: Context): Promise<ReadableStream<Uint8Array>> {
  const record = await owned(wanted, context);
  if (record?.done !== true) throw none();
  return shown(readKept(context.service.stores.results, record.uuid, wanted.from ?? 0), wanted);
}

/** Lines are stored with all members. */
function shown(lines: ReadableStream<Uint8Array>, { extensions }: Wanted): ReadableStream<Uint8Array> {
  return extensions === true ? lines : stripNdjson(lines);
}

function linesRoute(id: string, path: string): Route {
  return route<Wanted>({
    id,
    method: "GET",
    path,
    summary: "Returns the lines of a result as they were streamed; with from, follows one that still runs",
    access: ACCESS,
    query: { from: FROM, extensions: EXTENSIONS },
    answers: { [NDJSON]: "StreamMessage" },
    headers: ["X-Service-Result-Id"],
    statuses: [404],
    read,
    async run(wanted, context) {
      const headers = { "content-type": NDJSON, "x-service-result-id": wanted.uuid };
      const job = wanted.from === null ? undefined : context.service.jobs.find(wanted.uuid);
      if (job !== undefined && job.record.owner === context.caller!.owner) {
        if (wanted.from! > job.lines) throw beyond(wanted.from!, job.lines);
        if (context.request.method === "HEAD") return answer(null, headers);
        return answer(shown(job.read(wanted.from!), wanted), headers);
      }
      const record = await owned(wanted, context);
      if (record?.done === true && (wanted.from ?? 0) > record.lines) {
        throw beyond(wanted.from!, record.lines);
      }
      if (record?.done === false && wanted.from !== null && context.service.stores.shared) {
        const lines = await followed(record, wanted.from, context);
        return answer(lines === null ? null : shown(lines, wanted), headers);
      }
      return answer(await whole(wanted, context), headers);
    },
  });
}

/** The lines of a result that another instance makes. A client may know some that the store has not got yet. */
async function followed(
  { uuid }: ResultRecord,
  from: number,
  { request, service }: Context,
): Promise<ReadableStream<Uint8Array> | null> {
  const { streams, stores, now } = service;
  if (request.method === "HEAD") return null;
  const leave = await streams.mark(`read ${uuid}`, now());
  return followKept(uuid, from, {
    store: stores.results,
    runs: () => streams.marked(`run ${uuid}`, now()),
    now,
    leave,
  });
}

function beyond(from: number, lines: number): SquatError {
  return new SquatError("invalid_parameter", `Cannot use from ${from}: the result has ${lines} lines`);
}

const csvHeaders = ({ uuid }: Wanted): Record<string, string> => ({
  "content-type": "text/csv; charset=utf-8; header=present",
  "content-disposition": `attachment; filename="${uuid}.csv"`,
});

/** Retained results. `/v1/retrieve` is both `{host}/v1/retrieve` and `{base_url}/retrieve`. */
export const retrieveRoutes: readonly Route[] = [
  linesRoute("retrieve", `/v1/retrieve/{uuid}`),
  linesRoute("retrieve_ndjson", `/v1/retrieve/{uuid}/ndjson`),
  route<Wanted>({
    id: "retrieve_json",
    method: "GET",
    path: `/v1/retrieve/{uuid}/json`,
    summary: "Returns a result as one object keyed by name",
    access: ACCESS,
    answers: { "application/json": "MergedLookup" },
    statuses: [404],
    query: { extensions: EXTENSIONS },
    read: (input) => ({ ...read(input), from: null }),
    head: async (wanted, context) => {
      await whole(wanted, context);
      return answer(null, { "content-type": "application/json" });
    },
    run: async (wanted, context) => jsonAnswer(await mergeLines(fromNdjson(await whole(wanted, context)))),
  }),
  route<Wanted>({
    id: "retrieve_csv",
    method: "GET",
    path: `/v1/retrieve/{uuid}/csv`,
    summary: "Returns a result as CSV, one row a name",
    access: ACCESS,
    answers: { "text/csv": "Text" },
    statuses: [404],
    query: { extensions: EXTENSIONS },
    read: (input) => ({ ...read(input), from: null }),
    head: async (wanted, context) => {
      await whole(wanted, context);
      return answer(null, csvHeaders(wanted));
    },
    run: async (wanted, context) =>
      answer(
        await toCsv(fromNdjson(await whole(wanted, context)), { extensions: wanted.extensions === true }),
        csvHeaders(wanted),
      ),
  }),
  route<Wanted & { as: "ndjson" | "json" | "csv" }>({
    id: "save",
    method: "PUT",
    path: `/v1/retrieve/save/{uuid}`,
    summary: "Keeps a result for longer",
    access: ACCESS,
    query: { "content-type": CONTENT_TYPE },
    answers: { "application/json": "SaveLookupResultResponse", "text/csv": "Text" },
    read: (input) => ({ ...read(input), as: readOne(input.query, "content-type", CONTENT_TYPE) }),
    async run(wanted, context) {
      const { service } = context;
      const record = await owned(wanted, context);
      if (record?.done !== true) {
        throw new SquatError(
          "invalid_parameter",
          `Cannot save ${JSON.stringify(wanted.uuid.slice(0, 60))}: ${none().message}`,
        );
      }
      wantScope(record, context);
      const now = service.now();
      const expiresAt = Math.max(record.expires_at, now + service.config.saved_retention * DAY_MS);
      await service.stores.results.extend(record.uuid, expiresAt);
      const [ttl, saved_at] = [Math.floor(expiresAt / 1000), Math.floor(now / 1000)];
      if (wanted.as !== "csv") return jsonAnswer({ uuid: record.uuid, ttl, saved_at });
      return answer(`uuid,ttl,saved_at\r\n${record.uuid},${ttl},${saved_at}\r\n`, {
        "content-type": "text/csv; charset=utf-8; header=present",
      });
    },
  }),
];
