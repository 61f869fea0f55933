import { csvCell } from "../../../lib/lines/mod.ts";
import { integer, oneOf, text } from "../../checks.ts";
import type { ActionRecord } from "../../stores/store.ts";
import { answer, jsonAnswer } from "../answer.ts";
import { readOne } from "../parameters.ts";
import { type Route, route } from "../route.ts";

const LIMIT = { check: integer(1, 10_000), fallback: 100 };
const FORMAT = { check: oneOf(["json", "csv", "ecs"] as const), fallback: "json" as const };
const BEFORE = {
  check: text("the id of an entry", /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  fallback: "",
  without: "without it, the newest",
};

const COLUMNS = ["id", "at", "owner", "person", "key_id", "action", "target", "detail"] as const;

interface Selection {
  limit: number;
  before: string;
  format: "json" | "csv" | "ecs";
}

const shown = ({ at, ...entry }: ActionRecord) => ({ ...entry, at: new Date(at).toISOString() });

function csv(entries: readonly ActionRecord[]): string {
  const rows = entries.map(shown).map((entry) => COLUMNS.map((column) => csvCell(entry[column] ?? "")));
  return [COLUMNS.join(","), ...rows.map((cells) => cells.join(","))].map((line) => line + "\r\n").join("");
}

/** One event of the Elastic Common Schema, a line. */
function ecs({ id, at, owner, person, key_id, action, target, detail }: ActionRecord): string {
  return JSON.stringify({
    "@timestamp": new Date(at).toISOString(),
    ecs: { version: "8.17.0" },
    event: {
      ...{ id, action, kind: "event", category: ["configuration"], type: ["change"], outcome: "success" },
      ...{ module: "deadringer", dataset: "deadringer.actions", reason: detail },
    },
    organization: { name: owner },
    ...(person === null ? {} : { user: { name: person } }),
    labels: { target, ...(key_id === null ? {} : { key_id }) },
    message: `${person ?? key_id ?? owner}: ${action}${target === "" ? "" : ` ${target}`}`,
  }) + "\n";
}

/** The history of a team: who did what, and when. Entries are only ever added. */
export const actionRoutes: readonly Route[] = [
  route<Selection>({
    id: "actions",
    method: "GET",
    path: "/v1/actions",
    summary: "Lists who of the team did what and when, newest first, as JSON, CSV or ECS lines",
    access: { by: "session" },
    query: { limit: LIMIT, before: BEFORE, format: FORMAT },
    answers: { "application/json": "Actions", "text/csv": "Text", "application/x-ndjson": "Text" },
    read: ({ query }) => ({
      limit: readOne(query, "limit", LIMIT),
      before: readOne(query, "before", BEFORE),
      format: readOne(query, "format", FORMAT),
    }),
    async run({ limit, before, format }, { service: { stores }, caller }) {
      const entries = await stores.actions.list(caller!.owner, {
        before: before === "" ? null : before,
        limit,
      });
      const file = {
        "content-disposition": `attachment; filename="actions.${format === "ecs" ? "ndjson" : "csv"}"`,
      };
      if (format === "csv") {
        return answer(csv(entries), { "content-type": "text/csv; charset=utf-8", ...file });
      }
      if (format === "ecs") {
        return answer(entries.map(ecs).join(""), { "content-type": "application/x-ndjson", ...file });
      }
      return jsonAnswer(entries.map(shown));
    },
  }),
];
