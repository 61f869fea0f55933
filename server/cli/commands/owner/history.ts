import { type Command, defineCommand } from "../../command.ts";
import { EXIT } from "../../exit.ts";
import { choice } from "../../options.ts";
import { ACTION_FORMATS } from "../../../auth/action_formats.ts";
import { STORE_OPTIONS, withStores } from "../../store.ts";

/** Entries read at a time. */
const PAGE = 1_000;

/** `deadringer owner history NAME` */
export const command: Command = defineCommand({
  summary: "print who of a team did what, the newest first",
  description:
    "ecs is one event of the Elastic Common Schema a line, as DEADRINGER_ACTIONS_SYSLOG sends them to syslog.",
  arguments: [{ name: "NAME", what: "owner name", example: "ann" }],
  options: {
    data: STORE_OPTIONS.data,
    format: choice({ value: "FORMAT", help: "the format", default: "csv" }, ACTION_FORMATS),
  },
  examples: ["deadringer owner history ann --format ecs"],
  async run({ options: { data, format = "csv" }, args }, system) {
    const { parseOwner } = await import("../../../auth/keys.ts");
    const { noOwner } = await import("../../sign_in_link.ts");
    const { CSV_HEAD, csvAction, ecsAction, shownAction } = await import("../../../auth/action_formats.ts");
    const name = parseOwner(args[0]!);
    return await withStores({ data, what: "owners", creates: false }, async (stores) => {
      if (stores === null || await stores.owners.find(name) === null) throw noOwner(name);
      if (format === "csv") await system.print(CSV_HEAD);
      for (let before: string | null = null;;) {
        system.signal.throwIfAborted();
        const entries = await stores.actions.list(name, { before, limit: PAGE });
        for (const entry of entries) {
          await system.print(
            format === "csv"
              ? csvAction(entry)
              : `${format === "ecs" ? ecsAction(entry) : JSON.stringify(shownAction(entry))}\n`,
          );
        }
        if (entries.length < PAGE) return EXIT.done;
        before = entries.at(-1)!.id;
      }
    });
  },
});
