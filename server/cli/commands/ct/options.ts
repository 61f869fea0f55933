import { format, path } from "../../command.ts";
import { ROW_FORMATS } from "../../output/rows.ts";

/** Where the index is. */
export const DATA = path({
  value: "DIR",
  help: "the index is in DIR/ct",
  default: "./data",
});

/** How rows are printed. */
export const ROW_FORMAT = format(ROW_FORMATS);
