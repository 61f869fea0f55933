import type { CommandGroup } from "../../command.ts";

/** `deadringer zone COMMAND` */
export const command: CommandGroup = {
  summary: "zone files: what is new",
  commands: {
    diff: () => import("./diff.ts"),
  },
  examples: [
    "deadringer zone diff mon.zone.gz tue.zone.gz | deadringer match --brands b.txt",
  ],
};
