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

/** The permission error of Deno among an error and its causes. */
function refusalIn(error: unknown): Error | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each.name === "NotCapable") return each;
  }
  return null;
}

/**
 * For an error that a permission error of Deno caused, what is denied and all flags that the command lacks; else null.
 *
 * @param permissions What the command needs.
 */
export function missingPermission(error: unknown, permissions: readonly Permission[]): string | null {
  const refusal = refusalIn(error);
  if (refusal === null) return null;
  const [, kind, what, flag] = REFUSAL.exec(refusal.message) ?? [];
  if (kind === undefined) return `Deno does not permit this: ${refusal.message}`;
  const target = what === undefined ? "" : ` to ${what}`;
  const flags = new Set([...missingFlags(permissions), flag]);
  return `Deno permits no ${kind} access${target}: run it again with ${[...flags].join(" ")}`;
}
