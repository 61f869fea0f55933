import type { CommandGroup } from "../../command.ts";

/** `deadringer sources COMMAND` */
export const command: CommandGroup = {
  summary: "find copies of your pages where they show themselves",
  commands: {
    add: () => import("./add.ts"),
    fetch: () => import("./fetch.ts"),
    log: () => import("./log.ts"),
    status: () => import("./status.ts"),
  },
  permissions: ["net", "sys", "read", "write"],
  examples: ["deadringer sources log --brands paypal.com /var/log/nginx/access.log.1.gz"],
};
