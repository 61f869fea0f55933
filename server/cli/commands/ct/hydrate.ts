import { type Command, defineCommand } from "../../command.ts";
import { EXIT } from "../../exit.ts";
import { fetchThrough, PROXY } from "../../proxy.ts";
import { DATA } from "./search.ts";

/** `deadringer ct hydrate LOG:INDEX...` */
export const command: Command = defineCommand({
  summary: "fetch certificates by log and index",
  description: "From the index, or else from their logs. The exit code is 1 when none could be fetched.",
  arguments: [{ name: "LOG:INDEX", what: "place in a log", example: "LOG:INDEX", repeats: true }],
  options: { proxy: PROXY, data: DATA },
  examples: ["deadringer ct hydrate 12:345678"],
  async run({ options, args, extensions }, system) {
    const { certificatesOf } = await import("../../../ct/store_service.ts");
    const { logIo } = await import("../../../ct/follow_logs.ts");
    const { parseOccurrence } = await import("../../../../lib/ct/log/mod.ts");
    const { openIndex } = await import("../../ct_index.ts");
    const store = await openIndex({ data: options.data, extensions });
    try {
      const items = await certificatesOf(
        args.map(parseOccurrence),
        store,
        await store.logs(),
        logIo(system.signal, undefined, await fetchThrough(options.proxy)),
      );
      for (const item of items) await system.print(JSON.stringify(item) + "\n");
      return items.some(({ cert }) => cert !== null) ? EXIT.done : EXIT.failed;
    } finally {
      await store.close();
    }
  },
});
