import { type Command, defineCommand } from "../../command.ts";
import { complain } from "../../complain.ts";
import { EXIT } from "../../exit.ts";
import { minute } from "../../key_text.ts";
import { STORE_OPTIONS, withStores } from "../../store.ts";

/** `deadringer owner list` */
export const command: Command = defineCommand({
  summary: "list owners",
  options: STORE_OPTIONS,
  examples: ["deadringer owner list"],
  async run({ options: { data, json } }, system) {
    return await withStores({ data, what: "owners", creates: false }, async (stores) => {
      const owners = await stores?.owners.list() ?? [];
      if (owners.length === 0) complain(system, "There are no owners");
      const people = await stores?.people.list() ?? [];
      for (const { name, created_at } of owners) {
        const team = people.filter(({ owner }) => owner === name);
        const hasPassphrase = team.some(({ passphrase }) => passphrase !== null);
        await system.print(
          json
            ? JSON.stringify({
              name,
              has_passphrase: hasPassphrase,
              created_at: new Date(created_at),
              people: team.map(({ name, role, passphrase }) => ({
                name,
                role,
                has_passphrase: passphrase !== null,
              })),
            }) + "\n"
            : `${name}  ${hasPassphrase ? "by passphrase" : "by link only"}  since ${minute(created_at)}${
              team.map((each) => `\n  ${each.name}  ${each.role}`).join("")
            }\n`,
        );
      }
      return EXIT.done;
    });
  },
});
