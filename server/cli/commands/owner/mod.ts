import type { CommandGroup } from "../../command.ts";

/** `deadringer owner` */
export const command: CommandGroup = {
  summary: "users of the web app",
  description: "Works on the store, whether or not the service runs.",
  commands: {
    add: () => import("./add.ts"),
    history: () => import("./history.ts"),
    invite: () => import("./invite.ts"),
    link: () => import("./link.ts"),
    list: () => import("./list.ts"),
    remove: () => import("./remove.ts"),
  },
  permissions: ["read", "write"],
  examples: [
    "deadringer owner add ann",
    "deadringer owner link ann --server https://deadringer.example.com",
  ],
};
