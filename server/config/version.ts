/** Text of `--version`. */
export const VERSION = "0.1.0";
