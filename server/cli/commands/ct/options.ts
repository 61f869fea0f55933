import type { Option } from "../../command.ts";
import { format, path } from "../../options.ts";
import { ROW_FORMATS, type RowFormat } from "../../output/rows.ts";

/** Where the index is. */
export const DATA: Option<string | undefined> = path({
  value: "DIR",
  help: "the index is in DIR/ct",
  default: "./data",
});

/** How rows are printed. */
export const ROW_FORMAT: Option<RowFormat | undefined> = format(ROW_FORMATS);
