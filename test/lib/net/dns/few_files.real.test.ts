// Node only: Deno needs more files to start.
import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { onNodeOnly } from "../../../requires.ts";
import { type ResolverOptions, startResolver } from "../../../farm/resolvers.ts";

const client = fileURLToPath(new URL("few_files_client.ts", import.meta.url));

/** What the client prints, with so many files at most. */
async function printed(files: number, options: Partial<ResolverOptions> = {}): Promise<string> {
  const resolver = await startResolver({
    addressOf: (name) => name.startsWith("n") ? "127.0.0.9" : null,
    ...options,
  });
  try {
    const command = 'ulimit -n "$0" && exec "$1" --no-warnings "$2" "$3"';
    const child = spawn("sh", ["-c", command, String(files), process.execPath, client, resolver.address]);
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => text += chunk);
    await once(child, "close");
    return text.trim();
  } finally {
    await resolver.close();
  }
}

onNodeOnly("Deno needs more files to start").for<[number, Partial<ResolverOptions>, string]>([
  [24, {}, "UDP"],
  [30, { onType: () => "TC" }, "TCP"],
  [40, {}, "UDP"],
])(
  "a process that may open %d files finds everything, or says what it lacks",
  async ([files, options]) => {
    expect(await printed(files, options)).toMatch(/^(?:found 100$|said: .*raise the limit \(ulimit -n\))/);
  },
);
