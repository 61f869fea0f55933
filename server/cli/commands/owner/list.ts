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
      for (const { name, passphrase, created_at } of owners) {
        await system.print(
          json
            ? JSON.stringify({
              name,
              has_passphrase: passphrase !== null,
              created_at: new Date(created_at),
            }) + "\n"
            : `${name}  ${passphrase === null ? "by link only" : "by passphrase"}  since ${
              minute(created_at)
            }\n`,
        );
      }
      return EXIT.done;
    });
  },
});
