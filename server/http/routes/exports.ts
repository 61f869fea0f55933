import { EXPORT_FORMATS, type ExportFormat } from "../../../lib/export/mod.ts";
import { answer, incompleteHeader, textStream } from "../answer.ts";
import { quote } from "../../checks.ts";
import { HttpError } from "../problem.ts";
import { ANY_KEY, type Route, route } from "../route.ts";
import { findingsOfResult } from "./brand_results.ts";
import { finishedOwn } from "./retrieve.ts";

interface ExportRequest {
  uuid: string;
  format: ExportFormat;
}

/** Retained results in other people's formats. */
export const exportRoutes: readonly Route[] = [
  route("GET /v1/retrieve/{uuid}/export/{format}", {
    id: "retrieve_export",
    summary: `Returns a result in another format: ${EXPORT_FORMATS.map(({ name }) => name).join(", ")}`,
    access: ANY_KEY,
    answers: Object.fromEntries(EXPORT_FORMATS.map(({ mediaType }) => [mediaType.split(";")[0], "Text"])),
    headers: ["X-Deadringer-Incomplete"],
    read: ({ uuid, format }) => ({ uuid, format: exportOf(format) }),
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

function exportOf(name: string): ExportFormat {
  const found = EXPORT_FORMATS.find((each) => each.name === name);
  if (found !== undefined) return found;
  throw new HttpError(
    404,
    `There is no format ${quote(name.slice(0, 60))}: use ${
      EXPORT_FORMATS.map((each) => each.name).join(", ")
    }`,
  );
}

const fileHeaders = ({ uuid, format }: ExportRequest): Record<string, string> => ({
  "content-type": format.mediaType,
  "content-disposition": `attachment; filename="${uuid}.${format.extension}"`,
});
