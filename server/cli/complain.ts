import { printable } from "./terminal.ts";

/** What the library advises about resolvers, and how the command line does it. */
const RESOLVER_ADVICE = /\b(?:use another|name a) resolver\b/;

/** Prints a message of the command line on stderr. Advice of the library gets the option that follows it. */
export function complain(system: { warn(text: string): void }, message: string): void {
  system.warn(`deadringer: ${printable(message.replace(RESOLVER_ADVICE, "$& (--resolver IP)"))}\n`);
}
