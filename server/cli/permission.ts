/** As Deno words it. */
const REFUSAL = /^Requires (\w+) access(?: to (.+?))?, run again with the (--[\w-]+) flag/;

/** For a permission error of Deno, what is denied and the flag that permits it; else null. */
export function missingPermission({ name, message }: Error): string | null {
  if (name !== "NotCapable") return null;
  const [, kind, what, flag] = REFUSAL.exec(message) ?? [];
  if (kind === undefined) return `Deno does not permit this: ${message}`;
  const target = what === undefined ? "" : ` to ${what}`;
  return `Deno permits no ${kind} access${target}: run it again with ${flag}`;
}
