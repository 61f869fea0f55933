import { type Command, defineCommand } from "../../command.ts";
import { complain } from "../../complain.ts";
import { EXIT } from "../../exit.ts";
import { integer, path } from "../../options.ts";
import { UsageError } from "../../usage_error.ts";

const DAY_S = 86_400;

/** `deadringer history prune` */
export const command: Command = defineCommand({
  summary: "delete old records",
  options: {
    history: path({ value: "DB", help: "the database" }),
    days: integer({ most: 36_500, help: "delete records not seen for N days" }),
    rows: integer({ help: "keep at most N records, those seen last" }),
  },
  examples: ["deadringer history prune --history seen.db --days 365"],
  async run({ options: { history: db, days, rows } }, system) {
    if (db === undefined || (days === undefined && rows === undefined)) {
      throw new UsageError(
        "Give the database and a bound: deadringer history prune --history DB --days N, or --rows N",
      );
    }
    const { openHistory } = await import("../../../stores/history_sqlite.ts");
    const history = openHistory(db);
    try {
      const deleted = await history.prune({
        ...(days === undefined ? {} : { before: Math.floor(Date.now() / 1000) - days * DAY_S }),
        ...(rows === undefined ? {} : { rows }),
      });
      complain(system, `Deleted ${deleted} records from ${db}`);
    } finally {
      history.close();
    }
    return EXIT.done;
  },
});
