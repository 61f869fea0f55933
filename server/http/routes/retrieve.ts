import { brandDomain } from "../../../lib/domain.ts";
import {
  Completeness,
  contractCsv,
  contractRecords,
  fromNdjson,
  type MergedLookup,
  stripLine,
  stripNdjson,
} from "../../../lib/lines/mod.ts";
import { mergeLines, toCsv } from "../../../mod.ts";
import type { PermutationKind, StreamMessage } from "../../../lib/model.ts";
import { SquatError } from "../../../lib/errors.ts";
import { explain } from "../../../lib/permute/explain.ts";
import { likenessTo } from "../../../lib/match/untwist.ts";
import { answer, incompleteHeader, jsonAnswer } from "../../wire/answer.ts";
import { EXTENSION_MEMBERS } from "../parameters.ts";
import { runMark } from "../../results/job.ts";
import { followResult } from "../../results/follow.ts";
import { requireScope } from "../../auth/guard.ts";
import type { Scope } from "../../wire/scopes.ts";
import { isUuid } from "../../units/ids.ts";
import type { QueryParameter } from "../../wire/route.ts";
import { integer, InvalidParameter, oneOf } from "../../checks.ts";
import { readForOwner } from "../../results/read_result.ts";
import { ANY_KEY, type Context, type Route, route } from "../route.ts";
import type { ResultRecord } from "../../stores/store.ts";
import { DAY_MS } from "../../units/mod.ts";
import { READ, SET_TRIAGE } from "../../wire/roles.ts";

const NDJSON = "application/x-ndjson";
const FROM_LINE: QueryParameter<number | null> = {
  check: integer(0, 1_000_000_000),
  fallback: null,
  without: "without it, only what is finished",
};
const CONTENT_TYPE: QueryParameter<"ndjson" | "json" | "csv"> = {
  check: oneOf(["ndjson", "json", "csv"]),
  fallback: "json",
};

/** The same message for missing results and those of other owners. */
export const noSuchResult = (): SquatError =>
  new SquatError("not_found", "There is no such result, or no longer");

/** The checked path parameters of a result. */
export interface ResultPath {
  /** As given, in lower case. */
  uuid: string;
  /** Number of the first line. @default null, the finished result */
  from?: number | null;
  /** Whether to add members beyond the contract. @default false */
  extensions?: boolean;
}

/** The record of the caller's own result; null when there is none. */
export async function findOwn(
  { uuid }: Pick<ResultPath, "uuid">,
  { service, caller }: Context,
): Promise<ResultRecord | null> {
  if (!isUuid(uuid)) return null;
  // The store may not yet have the result of a lookup that has just started.
  const job = service.jobs.find(uuid);
  const record = job === undefined
    ? await service.stores.results.get(uuid, service.now())
    : { given: false, ...job.record, lines: job.lines, names: 0, ended: false, done: false };
  return record !== null && record.owner === caller!.owner ? record : null;
}

/**
 * Refuses callers that may not create such a result.
 *
 * @throws {SquatError} `forbidden`.
 */
export function requireScopeOf({ scope }: ResultRecord, context: Context): void {
  requireScope(scope, context, " that made the result");
}

/** A finished result to fold into one body. */
interface Folding {
  /** Its messages, with the members that the caller wants. */
  readonly lines: AsyncIterable<StreamMessage>;
  readonly record: ResultRecord;
  readonly context: Context;
  /** Whether these have members beyond the contract. */
  readonly extensions: boolean;
}

/** The names of a result in the contract's formats, or with all members. */
const mergedNames = async ({ lines, record, extensions }: Folding): Promise<MergedLookup> =>
  contractNames(await mergeLines(lines, { partial: true }), record.scope, extensions);

/**
 * Returns a route whose body is folded from a finished result; what that lacks, and no body can say, is in a header.
 *
 * @param headersOf Headers of the body.
 */
function foldedRoute(
  at: `/v1/retrieve/{uuid}/${"json" | "records" | "csv"}`,
  { headersOf, fold, ...rest }: Pick<Route, "id" | "summary" | "answers"> & {
    headersOf: (path: ResultPath) => Record<string, string>;
    fold: (folding: Folding) => Promise<string>;
    query?: { extensions: typeof EXTENSION_MEMBERS };
  },
): Route {
  return route(`GET ${at}`, {
    does: READ,
    access: ANY_KEY,
    headers: ["X-Deadringer-Incomplete"],
    ...rest,
    head: async (path: ResultPath, context) => {
      await endedOwn(path, context);
      return answer(null, headersOf(path));
    },
    run: async (path: ResultPath, context) => {
      const record = await endedOwn(path, context);
      const completeness = new Completeness(fromNdjson(await readForOwner(context.service, record, 0)));
      const { extensions = false } = path;
      const lines = shownMessages(completeness.read(), extensions, record.scope);
      const body = await fold({ lines, record, context, extensions });
      return answer(body, { ...headersOf(path), ...incompleteHeader(completeness.lacks) });
    },
  });
}

/**
 * A merged lookup as a caller wants it: the contract's formats of an nxdomain lookup have free names alone, since nothing
 * else there tells them from the registered ones, about which it has lines too.
 */
export function contractNames(merged: MergedLookup, scope: Scope, extensions: boolean): MergedLookup {
  if (extensions) return merged;
  for (const name of Object.values(merged)) {
    delete name.partial;
    delete name.wildcard;
  }
  if (scope !== "lookup:nxdomain") return merged;
  return Object.fromEntries(
    Object.entries(merged).filter(([, name]) => name.nxdomain_metadata !== undefined),
  );
}

/** Kinds of the streams that the enumeration of the JSON export lacks. */
const UNLISTED_KINDS: ReadonlySet<string> = new Set(
  [
    "CertificateTransparency",
    "FauxTld",
    "UserContext",
    "Unknown",
    "VowelShuffle",
  ] satisfies PermutationKind[],
);

/**
 * A kind as the JSON export enumerates them: in place of where a name was found, the edit that leads to it. Unknown
 * where none does, and of an analysis, which has no original.
 */
function exportedKind(
  kind: string,
  name: string,
  { scope, domain }: Pick<ResultRecord, "scope" | "domain">,
): string {
  if (kind === "FauxTld") return "Tld";
  if (kind === "VowelShuffle") return "VowelSwap";
  if (!UNLISTED_KINDS.has(kind)) return kind;
  if (scope === "analyze") return "Unknown";
  return explain(domain, name).steps.find((step) => !UNLISTED_KINDS.has(step.kind))?.kind ?? "Unknown";
}

/** In the contract an analysis has no original, so no edit leads to its host. */
function stripAnalysed(line: StreamMessage): StreamMessage {
  const stripped = stripLine(line);
  if (stripped.op === "Meta") return stripped;
  return { ...stripped, permutation: { ...stripped.permutation, kind: "Unknown" } } as StreamMessage;
}

/** What leaves the members of the contract in the lines of a result. */
export const stripFor = (scope: Scope): (line: StreamMessage) => StreamMessage =>
  scope === "analyze" ? stripAnalysed : stripLine;

/** Messages with the members that a caller wants. */
export async function* shownMessages(
  lines: AsyncIterable<StreamMessage>,
  extensions: boolean,
  scope: Scope,
): AsyncGenerator<StreamMessage> {
  const strip = stripFor(scope);
  for await (const line of lines) yield extensions ? line : strip(line);
}

/**
 * A result of the caller that has its last line.
 *
 * @throws {SquatError} `not_found` when there is none.
 */
async function endedOwn(path: Pick<ResultPath, "uuid">, context: Context): Promise<ResultRecord> {
  const record = await findOwn(path, context);
  if (record?.ended !== true) throw noSuchResult();
  return record;
}

/**
 * One that is complete.
 *
 * @throws {SquatError} `not_found` when there is none.
 */
export async function finishedOwn(path: Pick<ResultPath, "uuid">, context: Context): Promise<ResultRecord> {
  const record = await endedOwn(path, context);
  if (record.done) return record;
  throw new SquatError("not_found", "This result is incomplete: look the name up again");
}

function linesRoute(id: string, path: "/v1/retrieve/{uuid}" | "/v1/retrieve/{uuid}/ndjson"): Route {
  return route(`GET ${path}`, {
    id,
    does: READ,
    summary: "Returns the lines of a result as they were streamed; with from, follows one in progress",
    access: ANY_KEY,
    query: { from: FROM_LINE, extensions: EXTENSION_MEMBERS },
    answers: { [NDJSON]: "StreamMessage" },
    headers: ["X-Service-Result-Id"],
    async run({ uuid, from, extensions }, context) {
      const { service, caller, request } = context;
      const { streams, stores, now } = service;
      const headers = { "content-type": NDJSON, "x-service-result-id": uuid };
      const isHead = request.method === "HEAD";
      // Lines are stored with all members.
      const shown = (lines: ReadableStream<Uint8Array>, scope: Scope) =>
        answer(extensions ? lines : stripNdjson(lines, stripFor(scope)), headers);
      const job = from === null ? undefined : service.jobs.find(uuid);
      if (job !== undefined && job.record.owner === caller!.owner) {
        if (from! > job.lines) throw beyond(from!, job.lines);
        return isHead ? answer(null, headers) : shown(job.read(from!), job.record.scope);
      }
      const record = await findOwn({ uuid }, context);
      if (record?.ended === false && from !== null && stores.shared) {
        // Another instance makes it. A client may have lines that are not in the store yet.
        if (isHead) return answer(null, headers);
        const leave = await streams.mark(`read ${uuid}`);
        const runs = () => streams.isMarked(runMark(uuid));
        return shown(followResult(uuid, from, { store: stores.results, runs, now, leave }), record.scope);
      }
      if (record?.ended !== true) throw noSuchResult();
      if ((from ?? 0) > record.lines) throw beyond(from!, record.lines);
      return shown(await readForOwner(service, record, from ?? 0), record.scope);
    },
  });
}

function beyond(from: number, lines: number): SquatError {
  return new InvalidParameter(`Cannot use from ${from}: the result has ${lines} lines`);
}

const jsonHeaders = () => ({ "content-type": "application/json" });
const jsonText = (value: unknown): string => JSON.stringify(value) + "\n";
const csvHeaders = ({ uuid }: ResultPath): Record<string, string> => ({
  "content-type": "text/csv; charset=utf-8; header=present",
  "content-disposition": `attachment; filename="${uuid}.csv"`,
});

/** Retained results. `/v1/retrieve` is both `{host}/v1/retrieve` and `{base_url}/retrieve`. */
export const retrieveRoutes: readonly Route[] = [
  linesRoute("retrieve", `/v1/retrieve/{uuid}`),
  linesRoute("retrieve_ndjson", `/v1/retrieve/{uuid}/ndjson`),
  foldedRoute("/v1/retrieve/{uuid}/json", {
    id: "retrieve_json",
    summary: "Returns a result as one object keyed by name",
    answers: { "application/json": "MergedLookup" },
    query: { extensions: EXTENSION_MEMBERS },
    headersOf: jsonHeaders,
    fold: async (folding) => jsonText(await mergedNames(folding)),
  }),
  foldedRoute("/v1/retrieve/{uuid}/records", {
    id: "retrieve_records",
    summary: "Returns a result as an array of records, the JSON export",
    answers: { "application/json": "LookupRecords" },
    headersOf: jsonHeaders,
    fold: async (folding) =>
      jsonText(
        contractRecords(await mergedNames(folding)).map(({ permutation, ...rest }) => ({
          ...rest,
          permutation: exportedKind(permutation, rest.domain, folding.record),
        })),
      ),
  }),
  foldedRoute("/v1/retrieve/{uuid}/csv", {
    id: "retrieve_csv",
    summary: "Returns a result as CSV, one row a name",
    answers: { "text/csv": "Text" },
    query: { extensions: EXTENSION_MEMBERS },
    headersOf: csvHeaders,
    async fold(folding) {
      if (!folding.extensions) return contractCsv(await mergedNames(folding));
      const { lines, context: { service }, record: { scope, domain, owner } } = folding;
      const original = scope === "analyze" ? {} : {
        brand: brandDomain(domain).registrable,
        probability: likenessTo(domain),
        watched: await service.extras.ask.contextOf(owner, domain),
      };
      return await toCsv(lines, { ...original, partial: true });
    },
  }),
  route("PUT /v1/retrieve/save/{uuid}", {
    id: "save",
    does: SET_TRIAGE,
    did: "stored a result for longer",
    summary: "Extends the retention of a result",
    statuses: [],
    access: ANY_KEY,
    query: { "content-type": CONTENT_TYPE },
    answers: { "application/json": "SaveLookupResultResponse", "text/csv": "Text" },
    async run({ "content-type": as, ...path }, context) {
      const { service } = context;
      const record = await findOwn(path, context);
      if (record?.ended !== true) {
        throw new InvalidParameter(
          `Cannot save ${JSON.stringify(path.uuid.slice(0, 60))}: ${noSuchResult().message}`,
        );
      }
      requireScopeOf(record, context);
      context.entry.about = record.domain;
      const now = service.now();
      const expiresAt = Math.max(record.expires_at, now + service.config.saved_retention * DAY_MS);
      await service.stores.results.extend(record.uuid, expiresAt);
      const [ttl, saved_at] = [Math.floor(expiresAt / 1000), Math.floor(now / 1000)];
      if (as !== "csv") return jsonAnswer({ uuid: record.uuid, ttl, saved_at });
      return answer(`uuid,ttl,saved_at\r\n${record.uuid},${ttl},${saved_at}\r\n`, {
        "content-type": "text/csv; charset=utf-8; header=present",
      });
    },
  }),
];
