/** Why the package cannot run here; null where it can. It is asked before the rest is loaded, which an old runtime cannot. */
export function unsupported(): string | null {
  const { versions } =
    (globalThis as { process?: { versions?: Record<string, string | undefined> } }).process ??
      {};
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(versions?.["node"] ?? "") ?? [];
  if (major === undefined || Number(major) + Number(minor) / 100 >= 22.16) return null;
  return `Cannot run on Node v${versions!["node"]}: use Node 22.16 or newer, or Deno`;
}
