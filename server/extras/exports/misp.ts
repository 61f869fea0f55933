import { EXPORT_FORMATS, feedEvent, mispEventId } from "../../../lib/export/mod.ts";
import { answer, textStream } from "../../wire/answer.ts";
import { SquatError } from "../../../lib/errors.ts";
import { type Context, type Route, route } from "../../http/route.ts";
import type { Access } from "../../wire/route.ts";
import { findingsOfResult, newestByBrand } from "../../http/routes/exports.ts";
import { READ } from "../../wire/roles.ts";

/** MISP sends a header per feed, or user and password in its URL. */
const MISP_ACCESS: Access = { by: "key", scope: "lookup:squat", counts: null, basic: true };
const MISP = EXPORT_FORMATS.find(({ name }) => name === "misp")!;

/** A static feed of MISP, generated on request: one event a brand, from its newest finished lookup. */
export const mispRoutes: readonly Route[] = [
  route("GET /misp/manifest.json", {
    id: "misp_manifest",
    does: READ,
    summary: "Lists the events of the MISP feed, one a brand",
    access: MISP_ACCESS,
    answers: { "application/json": "Text" },
    run: async (_, context) => answer(await manifestOf(context), { "content-type": "application/json" }),
  }),
  route("GET /misp/{event}", {
    id: "misp_event",
    does: READ,
    summary: "Returns one event of the MISP feed: UUID.json",
    access: MISP_ACCESS,
    answers: { "application/json": "Text" },
    async run({ event: input }, context) {
      for (const record of await newestByBrand(context)) {
        if (input === `${await mispEventId(record.domain)}.json`) {
          const { findings, options } = await findingsOfResult(record, context);
          return answer(
            textStream(context.service.thread.pieces(record.owner, MISP.write(findings, options))),
            { "content-type": "application/json" },
          );
        }
      }
      throw new SquatError("not_found", "There is no such event in this feed");
    },
  }),
];

/** The events by their UUID: `manifest.json` of MISP's static feeds (feed format "misp"). */
async function manifestOf(context: Context): Promise<string> {
  const events: [uuid: string, entry: Record<string, unknown>][] = [];
  for (const record of await newestByBrand(context)) {
    const { findings, options } = await findingsOfResult(record, context);
    events.push(await feedEvent(findings, options));
  }
  return JSON.stringify(Object.fromEntries(events)) + "\n";
}
