import { printable } from "./terminal.ts";

/** Writes one line on stderr. */
export function complain(system: { warn(text: string): void }, message: string): void {
  system.warn(`deadringer: ${printable(message)}\n`);
}
