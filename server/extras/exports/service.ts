import type { ServicePart } from "../../extension.ts";
import { header } from "../../http/openapi.ts";
import { mispRoutes } from "./misp.ts";
import { taxiiRoutes } from "./taxii.ts";

const TIME = { type: "string", format: "date-time" };

/** What it gives the service. */
export const exportsPart: ServicePart = {
  routes: [...taxiiRoutes, ...mispRoutes],
  headers: {
    "X-TAXII-Date-Added-First": header("When the first object of the page was added", TIME),
    "X-TAXII-Date-Added-Last": header("When the last object of the page was added", TIME),
  },
};
