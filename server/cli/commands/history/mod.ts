import type { CommandGroup } from "../../command.ts";

/** `deadringer history` */
export const command: CommandGroup = {
  summary: "passive DNS database",
  commands: {
    import: () => import("./import.ts"),
    prune: () => import("./prune.ts"),
  },
  permissions: ["read", "write"],
  examples: [
    "deadringer history import pdns.ndjson --history seen.db",
    "deadringer squat paypal.com --history seen.db",
  ],
};
