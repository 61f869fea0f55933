import type { CommandGroup } from "../../command.ts";

/** `deadringer zone COMMAND` */
export const command: CommandGroup = {
  summary: "zone files: what is new",
  commands: {
    diff: () => import("./diff.ts"),
  },
  examples: [
    "deadringer zone diff com-monday.zone.gz com-tuesday.zone.gz | deadringer match --brands brands.txt",
  ],
};
