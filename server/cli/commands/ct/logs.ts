import { type Command, defineCommand, text } from "../../command.ts";
import { printRows } from "../../output/rows.ts";
import { fit } from "../../terminal.ts";
import { DATA, ROW_FORMAT } from "./search.ts";

/** `deadringer ct logs` */
export const command: Command = defineCommand({
  summary: "list the known logs, and how far each was read",
  options: {
    clear: text({ value: "LOG", help: "follow this log again after it was dropped for misbehaving" }),
    data: DATA,
    format: ROW_FORMAT,
  },
  examples: ["deadringer ct logs"],
  async run({ options, extensions }, system) {
    const { shownLogs } = await import("../../../ct/follow_logs.ts");
    const { logState } = await import("../../../ct/store_service.ts");
    const { createIndex, findIndex, listedLogs, namedLogs } = await import("../../ct_index.ts");
    const store = await (options.clear === undefined ? findIndex : createIndex)({
      data: options.data,
      extensions,
    });
    try {
      if (options.clear !== undefined) {
        const [log] = await namedLogs(store, [options.clear], options.data);
        await store!.setFault(log!.log_id, null);
      }
      const logs = await Promise.all(
        (await shownLogs(store, listedLogs(options.data))).map((log) =>
          store === null ? { ...log, tree_size: null, position: null, fault: null } : logState(store, log)
        ),
      );
      await printRows(
        logs,
        options.format,
        system,
        (log) => log.monitoring_url ?? log.url,
        (log) =>
          `${String(log.log_id).padStart(4)}  ${fit(log.state, 9)}  ${fit(log.description, 40)}  ${
            log.monitoring_url === null ? "rfc6962" : "tiled  "
          }  ${log.position === null ? "" : `${log.position} of ${log.tree_size}`}${
            log.fault === null ? "" : `  dropped: ${log.fault.reason}, ${log.fault.message}`
          }`.trimEnd(),
        `  ID  ${fit("STATE", 9)}  ${fit("LOG", 40)}  API      ENTRIES READ`,
      );
    } finally {
      await store?.close();
    }
  },
});
