import type { CommandGroup } from "../../command.ts";

/** `deadringer zone COMMAND` */
export const command: CommandGroup = {
  summary: "compare zone files",
  commands: {
    diff: () => import("./diff.ts"),
  },
  permissions: ["read"],
  examples: [
    "deadringer zone diff mon.zone.gz tue.zone.gz | deadringer match --brands b.txt",
  ],
};
