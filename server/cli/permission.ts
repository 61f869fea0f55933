/** As Deno words it. */
const REFUSAL = /^Requires (\w+) access(?: to (.+?))?, run again with the (--[\w-]+) flag/;

/** Kinds of access that commands need besides the environment, by their first word; deploy/permissions.json narrows them. */
const NEEDS: Readonly<Record<string, string>> = {
  demo: "net sys",
  squat: "net sys read",
  nxdomain: "net sys read",
  analyze: "net sys read",
  dnstwist: "net sys read",
  watch: "net sys read write",
  serve: "net sys read write",
  work: "net sys read write",
  update: "net sys read write",
  mcp: "net sys read",
  report: "net sys read write",
  evidence: "net sys read write",
  ct: "net sys read write",
  key: "read write",
  owner: "read write",
  backup: "read write",
  restore: "read write",
  history: "read write",
  match: "read",
  classify: "read",
  compare: "read",
  convert: "read",
  zone: "read",
};

/** The part of Deno's interface that knows what is permitted. */
interface DenoPermissions {
  permissions: { querySync(descriptor: { name: string }): { state: string } };
}

/** The flags of a command for what Deno does not permit as a whole. */
function missingFlags(command: string | undefined): string[] {
  const { Deno } = globalThis as { Deno?: DenoPermissions };
  const needs = Object.hasOwn(NEEDS, command ?? "") ? NEEDS[command!]!.split(" ") : [];
  return ["env", ...needs]
    .filter((name) => Deno?.permissions.querySync({ name }).state !== "granted")
    .map((name) => `--allow-${name}`);
}

/**
 * For a permission error of Deno, what is denied and the flags that the command lacks; else null.
 *
 * @param command The first word of the command line.
 */
export function missingPermission({ name, message }: Error, command?: string): string | null {
  if (name !== "NotCapable") return null;
  const [, kind, what, flag] = REFUSAL.exec(message) ?? [];
  if (kind === undefined) return `Deno does not permit this: ${message}`;
  const target = what === undefined ? "" : ` to ${what}`;
  const flags = new Set([...missingFlags(command), flag]);
  return `Deno permits no ${kind} access${target}: run it again with ${[...flags].join(" ")}`;
}
