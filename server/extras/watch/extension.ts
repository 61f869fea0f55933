import type { ProductExtension } from "../../cli/command.ts";
import { WATCH_SETTINGS } from "./settings.ts";

/** Brands that are watched: their look-alikes, what changes about them, alerts, and what people do about it. */
export const brandWatch: ProductExtension = {
  name: "watch",
  scopes: { watch: "Watch brands and their look-alikes" },
  settings: WATCH_SETTINGS,
  commands: { watch: () => import("./cli/watch.ts") },
  exitCodes: { 10: "watch --once: an event of at least --fail-on" },
  service: async () => (await import("./part.ts")).watchPart,
};
