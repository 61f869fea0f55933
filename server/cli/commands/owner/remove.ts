import { type Command, defineCommand } from "../../command.ts";
import { EXIT } from "../../exit.ts";
import { STORE_OPTIONS, withStores } from "../../store.ts";

/** `deadringer owner remove NAME` */
export const command: Command = defineCommand({
  summary: "sign an owner out everywhere and revoke their keys",
  description: "Results stay until they expire.",
  arguments: [{ name: "NAME", what: "owner name", example: "ann" }],
  options: STORE_OPTIONS,
  examples: ["deadringer owner remove ann"],
  async run({ options: { data }, args }, system) {
    const { parseOwner } = await import("../../../auth/keys.ts");
    const { noOwner } = await import("../../sign_in_link.ts");
    return await withStores({ data, what: "owners", creates: false }, async (stores) => {
      const name = parseOwner(args[0]!);
      if (stores === null || !(await stores.owners.remove(name, Date.now()))) throw noOwner(name);
      await system.print(`Removed ${name} and revoked the keys of that name\n`);
      return EXIT.done;
    });
  },
});
