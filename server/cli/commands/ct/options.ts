import type { Option } from "../../command.ts";
import { choice, path } from "../../options.ts";
import { ROW_FORMATS, type RowFormat } from "../../output/rows.ts";

/** Where the index is. */
export const DATA: Option<string | undefined> = path({
  value: "DIR",
  help: "the index is in DIR/ct",
  default: "./data",
});

/** How rows are printed. */
export const ROW_FORMAT: Option<RowFormat | undefined> = choice({
  short: "f",
  value: "F",
  help: "output format",
  default: "table on a terminal, else ndjson",
}, ROW_FORMATS);
