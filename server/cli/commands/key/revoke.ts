import { SquatError } from "../../../../lib/errors.ts";
import { type Command, defineCommand } from "../../command.ts";
import { EXIT } from "../../exit.ts";
import { STORE_OPTIONS, withStores } from "../../store.ts";

/** `deadringer key revoke ID...` */
export const command: Command = defineCommand({
  summary: "revoke keys; they stop working with the next request",
  arguments: [{ name: "ID", what: "key id", example: "key_0123456789ab", repeats: true }],
  options: STORE_OPTIONS,
  examples: ["deadringer key revoke key_0123456789ab"],
  async run({ options: { data }, args }, system) {
    return await withStores({ data, what: "keys", creates: false }, async (stores) => {
      for (const id of args) {
        if (stores === null || !(await stores.keys.revoke(id, Date.now()))) {
          throw new SquatError(
            "not_found",
            `There is no key ${JSON.stringify(id)}; deadringer key list shows all`,
          );
        }
        await system.print(`Revoked ${id}\n`);
      }
      return EXIT.done;
    });
  },
});
