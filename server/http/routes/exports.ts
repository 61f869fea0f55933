import { EXPORT_FORMATS, type ExportFormat } from "../../../lib/export/mod.ts";
import { answer, incompleteHeader, textStream } from "../../wire/answer.ts";
import { quote } from "../../checks.ts";
import { HttpError } from "../problem.ts";
import { ANY_KEY, type Route, route } from "../route.ts";
import { findingsOfResult } from "./brand_results.ts";
import { finishedOwn } from "./retrieve.ts";
import { READ } from "../../wire/roles.ts";

interface ExportRequest {
  uuid: string;
  format: ExportFormat;
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

const fileHeaders = ({ uuid, format }: ExportRequest): Record<string, string> => ({
  "content-type": format.mediaType,
  "content-disposition": `attachment; filename="${uuid}.${format.extension}"`,
});
