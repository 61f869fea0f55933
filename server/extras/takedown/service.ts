import type { ServicePart } from "../../extension.ts";
import { ANSWER_SCHEMAS } from "./data/answer_schemas.ts";
import { evidenceRoutes } from "./evidence/routes.ts";
import { EVIDENCE } from "./evidence/store.ts";
import { reportRoutes } from "./report/routes.ts";
import { moveSentReports, REPORT_STORE } from "./report/store.ts";
import { TAKEDOWN, takedownOf } from "./parts.ts";

/** What it gives the service. */
export const takedownPart: ServicePart = {
  routes: [...evidenceRoutes, ...reportRoutes],
  schemas: ANSWER_SCHEMAS,
  stores: [REPORT_STORE],
  folders: [EVIDENCE],
  assemble: (service, { log }) => ({
    own: [TAKEDOWN, takedownOf(service)],
    open: () => moveSentReports(service.owned, log),
  }),
  docs: {
    evidence: "a signed archive of one look-alike, for an abuse desk",
    reports: "to abuse desks: who can act, and drafts",
  },
};
