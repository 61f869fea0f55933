import { EXPORT_FORMATS, type ExportFormat } from "../../../lib/export/mod.ts";
import { answer, incompleteHeader, textStream } from "../../wire/answer.ts";
import { quote } from "../../checks.ts";
import { HttpError } from "../problem.ts";
import { ANY_KEY, type Context, type Route, route } from "../route.ts";
import { finishedOwn } from "./retrieve.ts";
import { READ } from "../../wire/roles.ts";
import { brandDomain } from "../../../lib/domain.ts";
import { assessName } from "../../../lib/lines/mod.ts";
import type { ResultRecord } from "../../stores/store.ts";
import { hasScope } from "../../wire/request.ts";

/** Maximum number of results searched for the newest of each brand. */
const LOOKED_AT = 1_000;

/**
 * The newest finished squat lookup of each brand, among the caller's newest thousand results, newest first: what feeds
 * and collections serve. None when the key lacks the scope that makes such results.
 */
export async function newestByBrand({ service, caller }: Context): Promise<ResultRecord[]> {
  if (!hasScope(caller!, "lookup:squat")) return [];
  const records = await service.stores.results.list(caller!.owner, service.now(), LOOKED_AT);
  const newest = new Map<string, ResultRecord>();
  for (const record of records) {
    if (record.done && record.scope === "lookup:squat" && !record.given && !newest.has(record.domain)) {
      newest.set(record.domain, record);
    }
  }
  return [...newest.values()];
}

/**
 * The findings of a finished result.
 *
 * @throws {SquatError} `internal` when its lookup failed, `not_found` when it has been deleted since.
 * @throws {Error} Of the store.
 */
export async function findingsOfResult(record: ResultRecord, { service }: Context) {
  const { owner, domain, created_at } = record;
  const found = await service.findings(record);
  const options = { brand: domain, at: created_at };
  const { ask } = service.extras;
  const context = { ...await ask.contextOf(owner, domain), brand: brandDomain(domain).registrable };
  return {
    ...found,
    findings: found.findings.map((each) => ({ ...each, severity: assessName(each.facts, context).severity })),
    options: { ...options, ...await ask.triageOf(owner, domain, found.fqdns) },
  };
}

/** Retained results in other people's formats. */
export const exportRoutes: readonly Route[] = [
  route("GET /v1/retrieve/{uuid}/export/{format}", {
    id: "retrieve_export",
    does: READ,
    summary: `Returns a result in another format: ${EXPORT_FORMATS.map(({ name }) => name).join(", ")}`,
    access: ANY_KEY,
    answers: mediaTypes(EXPORT_FORMATS),
    headers: ["X-Deadringer-Incomplete"],
    read: ({ uuid, format }) => ({ uuid, format: formatNamed(format, EXPORT_FORMATS, "format") }),
    head: async (input, context) => {
      await finishedOwn(input, context);
      return answer(null, fileHeaders(input));
    },
    async run(input, context) {
      const record = await finishedOwn(input, context);
      const { findings, incomplete, options } = await findingsOfResult(record, context);
      const text = input.format.write(findings, options);
      return answer(textStream(context.service.thread.pieces(record.owner, text)), {
        ...fileHeaders(input),
        ...incompleteHeader(incomplete),
      });
    },
  }),
];

/** What routes answer with in these formats, for the API description. */
export function mediaTypes(formats: readonly ExportFormat[]): Record<string, string> {
  return Object.fromEntries(formats.map(({ mediaType }) => [mediaType.split(";")[0], "Text"]));
}

/**
 * Returns the format of a name.
 *
 * @param what What the message calls it.
 * @throws {HttpError} 404 for another name, with those that there are.
 */
export function formatNamed(name: string, formats: readonly ExportFormat[], what: string): ExportFormat {
  const found = formats.find((each) => each.name === name);
  if (found !== undefined) return found;
  const names = formats.map((each) => each.name).join(", ");
  throw new HttpError(404, `There is no ${what} ${quote(name.slice(0, 60))}: use ${names}`);
}

const fileHeaders = (
  { uuid, format }: { uuid: string; format: ExportFormat },
): Record<string, string> => ({
  "content-type": format.mediaType,
  "content-disposition": `attachment; filename="${uuid}.${format.extension}"`,
});
