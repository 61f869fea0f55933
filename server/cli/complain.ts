import { wrap } from "./help.ts";
import type { System } from "./system.ts";
import { printable } from "./terminal.ts";

/** In front of the lines of a message after its first. */
const INDENT = "  ";
/** What the library advises about resolvers, and how the command line does it. */
const RESOLVER_ADVICE = /\b(?:use another|name a) resolver\b/;

/**
 * Prints a message of the command line on stderr. Advice of the library gets the option that follows it. A terminal
 * gets lines that end between words; a file or a pipe gets one line.
 */
export function complain(system: Pick<System, "warn" | "statusScreen">, message: string): void {
  const text = `deadringer: ${printable(message.replace(RESOLVER_ADVICE, "$& (--resolver IP)"))}`;
  const columns = system.statusScreen?.columns ?? Infinity;
  system.warn(
    (text.length <= columns ? text : wrap(text, columns - INDENT.length).join(`\n${INDENT}`)) + "\n",
  );
}
