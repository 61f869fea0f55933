import type { ProductExtension } from "../../cli/command.ts";
import { SIGN_ON_SETTINGS } from "./settings.ts";

/** Signing in by a provider of OpenID Connect. */
export const signOn: ProductExtension = {
  name: "sign_on",
  settings: SIGN_ON_SETTINGS,
  service: async () => (await import("./routes.ts")).signOnPart,
};
