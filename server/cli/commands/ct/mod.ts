import type { CommandGroup } from "../../command.ts";

/** `deadringer ct` */
export const command: CommandGroup = {
  summary: "certificate transparency",
  description:
    "Names and certificates from certificate transparency (CT) logs. The index is in DIR/ct of --data DIR " +
    "(default: ./data), or in the database that DEADRINGER_STORE names.",
  commands: {
    import: () => import("./import.ts"),
    search: () => import("./search.ts"),
    logs: () => import("./logs.ts"),
    follow: () => import("./follow.ts"),
  },
  examples: [
    "deadringer ct import names.txt",
    "deadringer ct search paypal.com --kind lookalike",
    "deadringer ct follow --log https://ct.example.org/2026h1/ --match paypal.com",
    "deadringer squat paypal.com --ct ./data/ct",
  ],
};
