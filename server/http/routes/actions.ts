import { integer, oneOf, text } from "../../checks.ts";
import { ACTION_FORMATS, CSV_HEAD, csvAction, shownAction } from "../../auth/action_formats.ts";
import { answer, jsonAnswer } from "../../wire/answer.ts";
import { type Route, route } from "../route.ts";
import { MANAGE_PEOPLE } from "../../wire/roles.ts";

const ENTRY_LIMIT = { check: integer(1, 10_000), fallback: 100 };
const FORMAT = { check: oneOf(ACTION_FORMATS), fallback: "json" as const };
const BEFORE_ENTRY = {
  check: text("the id of an entry", /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  fallback: "",
  without: "without it, the newest",
};

/** The history of a team: who did what, and when. Entries are only ever added. */
export const actionRoutes: readonly Route[] = [
  route("GET /v1/actions", {
    id: "actions",
    does: MANAGE_PEOPLE,
    summary: "Lists who of the team did what and when, newest first, as JSON or CSV",
    access: { by: "session" },
    query: { limit: ENTRY_LIMIT, before: BEFORE_ENTRY, format: FORMAT },
    answers: { "application/json": "Actions", "text/csv": "Text" },
    async run({ limit, before, format }, { service: { stores }, caller }) {
      const entries = await stores.actions.list(caller!.owner, {
        before: before === "" ? null : before,
        limit,
      });
      if (format === "json") return jsonAnswer(entries.map(shownAction));
      return answer(CSV_HEAD + entries.map(csvAction).join(""), {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="actions.csv"',
      });
    },
  }),
];
