import { type Route, route } from "../route.ts";
import { ACCESS, ascii, NAME } from "./report.ts";
import { REPORTER_BODY } from "./report_body.ts";

/** Who reports look-alikes of a domain, and for whom. */
export const reporterRoutes: readonly Route[] = [
  route("GET /v1/reporter", {
    id: "reporter",
    summary: "Says who reports look-alikes of a domain, for whom, and whether this service sends mail",
    access: ACCESS,
    query: { original: NAME },
    json: "Reporter",
    read: ({ original }) => ascii(original),
    run: async (original, context) => await context.service.reports.reporter(context.caller!.owner, original),
  }),
  route("PUT /v1/reporter", {
    id: "set_reporter",
    summary: "Stores who reports look-alikes of a domain, and for whom; drafts are signed so",
    access: ACCESS,
    body: REPORTER_BODY,
    json: "Reporter",
    async run({ body: { original: given, ...reporter } }, context) {
      const reports = context.service.reports;
      const original = ascii(given);
      const { owner } = context.caller!;
      await reports.setReporter(owner, original, reporter);
      return await reports.reporter(owner, original);
    },
  }),
];
