import { type Command, defineCommand } from "../../command.ts";
import { EXIT } from "../../exit.ts";
import { list, text } from "../../options.ts";
import { STORE_OPTIONS, withStores } from "../../store.ts";
import { UsageError } from "../../usage_error.ts";

/** `deadringer key create --owner NAME` */
export const command: Command = defineCommand({
  summary: "create a key and print it, once",
  options: {
    owner: text({ value: "NAME", help: "who owns the key" }),
    name: text({ value: "TEXT", help: "a label for the key" }),
    scopes: list({
      value: "A,B",
      help: "what the key may do; all means everything but report:approve",
      default: "all",
      choices: async () => [...(await import("../../../auth/keys.ts")).SCOPES, "all"],
    }),
    expires: text({
      value: "T",
      help: "after 7, 30, 60 or 90 days, never, or at an RFC 3339 time",
      default: "90",
    }),
    ...STORE_OPTIONS,
  },
  examples: ["deadringer key create --owner ann --scopes lookup:squat,ct --expires 30"],
  async run({ options }, system) {
    const { owner } = options;
    if (owner === undefined) throw new UsageError("Give the owner: --owner NAME");
    const { createKey, parseExpiry, parseKeyName, parseOwner, parseScopes, showKey } = await import(
      "../../../auth/keys.ts"
    );
    const { describeKey } = await import("../../key_text.ts");
    return await withStores({ data: options.data, what: "keys", creates: true }, async (stores) => {
      const now = Date.now();
      const { key, record } = createKey({
        owner: parseOwner(owner),
        name: options.name === undefined ? "" : parseKeyName(options.name),
        scopes: parseScopes(options.scopes ?? ["all"]),
        expires_at: parseExpiry(options.expires ?? "90", now),
      }, now);
      await stores!.keys.add(record);
      if (options.json) await system.print(JSON.stringify({ key, ...showKey(record) }) + "\n");
      else {
        await system.print(`${key}\n`);
        system.warn(
          `Store it now: it is not shown again. ${record.id} of ${record.owner}: ${
            describeKey(record, now)
          }\n`,
        );
      }
      return EXIT.done;
    });
  },
});
