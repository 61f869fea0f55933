import type { CommandGroup } from "../../command.ts";

/** `deadringer key` */
export const command: CommandGroup = {
  summary: "API keys",
  description: "Works on the store, whether or not the service runs; a running service sees changes at once.",
  commands: {
    create: () => import("./create.ts"),
    list: () => import("./list.ts"),
    revoke: () => import("./revoke.ts"),
  },
  permissions: ["read", "write"],
  examples: [
    "deadringer key create --owner ann --scopes lookup:squat,ct --expires 30",
    "deadringer key revoke key_0123456789ab",
  ],
};
