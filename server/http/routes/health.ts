import { SquatError } from "../../../lib/errors.ts";
import { rfc3339 } from "../../units/rfc3339.ts";
import { ANY_KEY, type Context, type Route, route } from "../route.ts";
import { SEE_HEALTH } from "../../wire/roles.ts";

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
  route("GET /v1/health", {
    id: "health",
    does: SEE_HEALTH,
    summary: "Says how the service and its parts are; only what is known to be good is good",
    // A key of the command line belongs to nobody, so no admin made it.
    access: ANY_KEY,
    json: "Health",
    async run(_, context) {
      requireAdmin(context);
      return await context.service.health.read(context.caller!.owner);
    },
  }),
  route("POST /v1/health/{check}/test", {
    id: "health_test",
    does: SEE_HEALTH,
    did: "tested a part of the service",
    summary: "Tests a part by doing what it is for: sends a mail, takes a screenshot, asks the resolvers",
    access: ANY_KEY,
    json: "HealthTest",
    statuses: [404, 503],
    async run({ check: id }, context) {
      requireAdmin(context);
      const { at, state, text } = await context.service.health.test(id);
      context.entry.detail = state;
      return { at: rfc3339(at), state, text };
    },
  }),
];
