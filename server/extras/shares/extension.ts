import type { ProductExtension } from "../../cli/command.ts";

/** Links that show a result for some time without signing in. */
export const shares: ProductExtension = {
  name: "shares",
  service: async () => (await import("./routes.ts")).sharesPart,
};
