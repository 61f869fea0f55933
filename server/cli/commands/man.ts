import { type Command, defineCommand } from "../command.ts";

/** `deadringer man` */
export const command: Command = defineCommand({
  summary: "print the manual page, deadringer(1)",
  options: {},
  examples: ["deadringer man | man -l -", "deadringer man > /usr/local/share/man/man1/deadringer.1"],
  async run({ commands }, system) {
    const { manPage } = await import("../man.ts");
    await system.print(await manPage(commands));
  },
});
