import { type Command, defineCommand } from "../../command.ts";
import { EXIT } from "../../exit.ts";
import { IMITATION_OPTIONS, imitationOf, LEDGER_OPTIONS, withReports } from "../../report/open.ts";

/** `deadringer report contacts NAME` */
export const command: Command = defineCommand({
  summary: "show who can act against a name, and where to write",
  description:
    "Looks NAME up, asks registries for the networks of its addresses, and prints the desks. Writes to nobody.",
  arguments: [{ name: "NAME", what: "name", example: "examp1e.com" }],
  options: { ...IMITATION_OPTIONS, ...LEDGER_OPTIONS },
  examples: [
    "deadringer report contacts paypa1-login.top --original paypal.com",
    "deadringer report contacts kestrelbank-login.com --demo",
  ],
  async run({ options, args }, system) {
    const about = await imitationOf(args[0]!, options);
    return await withReports(options, async (reports) => {
      const { name, contacts } = await reports.find(about, system.signal);
      const { contactsText } = await import("../../report/text.ts");
      await system.print(
        options.json ? JSON.stringify({ name, ...contacts }) + "\n" : contactsText(contacts),
      );
      return EXIT.done;
    });
  },
});
