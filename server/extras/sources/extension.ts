import type { ProductExtension } from "../../cli/command.ts";
import { SOURCE_SETTINGS } from "./settings.ts";

/** Names from elsewhere: lists, zones, communities, logs, one's own pages, certificates and people. */
export const sources: ProductExtension = {
  name: "sources",
  needs: ["watch"],
  settings: SOURCE_SETTINGS,
  commands: { sources: () => import("./cli/mod.ts") },
  takesCertificateNames: async (place) => (await import("./cli/open.ts")).openTrigger(place),
  service: async () => (await import("./part.ts")).sourcesPart,
};
