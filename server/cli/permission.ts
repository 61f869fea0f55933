import type { Permission } from "./command.ts";

/** As Deno words it. */
const REFUSAL = /^Requires (\w+) access(?: to (.+?))?, run again with the (--[\w-]+) flag/;

/** The part of Deno's interface that knows what is permitted. */
interface DenoPermissions {
  permissions: { querySync(descriptor: { name: string }): { state: string } };
}

/** The flags for what Deno does not permit as a whole. */
function missingFlags(permissions: readonly Permission[]): string[] {
  const { Deno } = globalThis as { Deno?: DenoPermissions };
  return ["env", ...permissions]
    .filter((name) => Deno?.permissions.querySync({ name }).state !== "granted")
    .map((name) => `--allow-${name}`);
}

/**
 * For a permission error of Deno, what is denied and the flags that the command lacks; else null.
 *
 * @param permissions What the command needs.
 */
export function missingPermission(
  { name, message }: Error,
  permissions: readonly Permission[],
): string | null {
  if (name !== "NotCapable") return null;
  const [, kind, what, flag] = REFUSAL.exec(message) ?? [];
  if (kind === undefined) return `Deno does not permit this: ${message}`;
  const target = what === undefined ? "" : ` to ${what}`;
  const flags = new Set([...missingFlags(permissions), flag]);
  return `Deno permits no ${kind} access${target}: run it again with ${[...flags].join(" ")}`;
}
