import * as v from "valibot";
import { SquatError } from "../../../mod.ts";
import { jsonAnswer } from "../answer.ts";
import { type Access, type Context, type Route, route } from "../route.ts";

const text = v.string();
const time = v.pipe(text, v.isoTimestamp());
const state = v.picklist(["good", "bad", "unknown", "off"]);
const TESTED = { at: time, state, text };

/** Schemas of answers about health, for the API description. */
export const HEALTH_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  Health: v.strictObject({
    state,
    at: time,
    checks: v.array(
      v.strictObject({
        ...{ id: text, title: text, group: v.picklist(["service", "parts"]), state, text },
        ...{ settings: v.array(text), command: v.nullable(text), testable: v.boolean() },
        tested: v.nullable(v.strictObject(TESTED)),
      }),
    ),
  }),
  HealthTest: v.strictObject(TESTED),
};

/** A session, or a key that an admin made: a key of the command line belongs to nobody. */
const ACCESS: Access = { by: "key", scope: null, counts: null };

/** @throws {SquatError} `forbidden`. */
function requireAdmin({ caller }: Context): void {
  if (caller!.role === "admin") return;
  throw new SquatError(
    "forbidden",
    "The health of the service is for admins: use a key that an admin made in the web app",
  );
}

/** The state of the service and its parts, for admins. */
export const healthRoutes: readonly Route[] = [
  route<void>({
    id: "health",
    method: "GET",
    path: "/v1/health",
    summary: "Says how the service and its parts are; only what is known to be good is good",
    access: ACCESS,
    answers: { "application/json": "Health" },
    read: () => {},
    async run(_, context) {
      requireAdmin(context);
      return jsonAnswer(await context.service.health.read(context.caller!.owner));
    },
  }),
  route<string>({
    id: "health_test",
    method: "POST",
    path: "/v1/health/{check}/test",
    summary: "Tests a part by doing what it is for: sends a mail, takes a screenshot, asks the resolvers",
    access: ACCESS,
    answers: { "application/json": "HealthTest" },
    statuses: [404, 503],
    read: ({ path }) => path["check"]!,
    async run(id, context) {
      requireAdmin(context);
      const { at, state, text } = await context.service.health.test(id);
      context.entry.detail = state;
      return jsonAnswer({ at: new Date(at).toISOString(), state, text });
    },
  }),
];
