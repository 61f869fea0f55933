import { readFile } from "node:fs/promises";
import { type Command, defineCommand, text } from "../../command.ts";
import { printRows } from "../../output/rows.ts";
import type { System } from "../../system.ts";
import { fit } from "../../terminal.ts";
import { fetchThrough, PROXY } from "../../proxy.ts";
import { UsageError } from "../../exit.ts";
import { DATA, ROW_FORMAT } from "./search.ts";

/** `deadringer ct logs` */
export const command: Command = defineCommand({
  summary: "list the known logs, and how far each was read",
  options: {
    update: text({
      value: "LIST",
      help: "read a log list of version 3 from this file or https URL",
    }),
    clear: text({ value: "LOG", help: "follow this log again after it was dropped for misbehaving" }),
    proxy: PROXY,
    data: DATA,
    format: ROW_FORMAT,
  },
  examples: [
    "deadringer ct logs",
    "deadringer ct logs --update log_list.json",
  ],
  async run({ options, extensions }, system) {
    const { knownLogs, shownLogs } = await import("../../../ct/follow_logs.ts");
    const { logState } = await import("../../../ct/store_service.ts");
    const { createIndex, findIndex, namedLogs } = await import("../../ct_index.ts");
    const listed = options.update === undefined
      ? null
      : await logListAt(options.update, options.proxy, system);
    const changes = listed !== null || options.clear !== undefined;
    const store = await (changes ? createIndex : findIndex)({ data: options.data, extensions });
    try {
      if (listed !== null) {
        await knownLogs(store!);
        await store!.updateLogs(listed);
      }
      if (options.clear !== undefined) {
        const [log] = await namedLogs(store, [options.clear]);
        await store!.setFault(log!.log_id, null);
      }
      const logs = await Promise.all(
        (await shownLogs(store)).map((log) =>
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

/** Reads a log list; returns a function that adds it to an index. */
async function logListAt(from: string, proxy: string | undefined, system: System) {
  const { fetchList, listedLogs, logIo } = await import("../../../ct/follow_logs.ts");
  const text = /^https:\/\//.test(from)
    ? await fetchList(from, logIo(system.signal, undefined, await fetchThrough(proxy)))
    : await readFile(from, "utf8");
  const listed = listedLogs(text);
  if (listed === null) throw new UsageError(`Cannot use ${from}: not a log list of version 3`);
  return listed;
}
