import { type Command, defineCommand } from "../../command.ts";
import { complain } from "../../complain.ts";
import { EXIT } from "../../exit.ts";
import { text } from "../../options.ts";
import { STORE_OPTIONS, withStores } from "../../store.ts";

/** `deadringer key list` */
export const command: Command = defineCommand({
  summary: "list keys, without their secrets",
  options: { owner: text({ value: "NAME", help: "only keys of this owner" }), ...STORE_OPTIONS },
  examples: ["deadringer key list --owner ann"],
  async run({ options: { owner, data, json } }, system) {
    const { showKey } = await import("../../../auth/keys.ts");
    const { describeKey } = await import("../../key_text.ts");
    return await withStores({ data, what: "keys", creates: false }, async (stores) => {
      const keys = await stores?.keys.list(owner) ?? [];
      if (keys.length === 0) {
        complain(system, `There are no keys${owner === undefined ? "" : ` of ${owner}`}`);
      }
      for (const key of keys) {
        await system.print(
          json
            ? JSON.stringify(showKey(key)) + "\n"
            : `${key.id}  ${key.hint}…  ${key.owner}  ${describeKey(key, Date.now())}\n`,
        );
      }
      return EXIT.done;
    });
  },
});
