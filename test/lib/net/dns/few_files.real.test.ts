// Node only: Deno needs more files to start.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { onNodeOnly } from "../../../requires.ts";
import { startDoh, startDot } from "../../../farm/encrypted_resolvers.ts";
import { type ResolverOptions, startResolver } from "../../../farm/resolvers.ts";
import { issue } from "../certificates.ts";

const client = fileURLToPath(new URL("few_files_client.ts", import.meta.url));

const world: ResolverOptions = { addressOf: (name) => name.startsWith("n") ? "127.0.0.9" : null };
/** A resolver: where it is, the file of its authority, and how it is ended. */
type Running = { address: string; ca: string; close(): Promise<void> };

async function plain(options: Partial<ResolverOptions>): Promise<Running> {
  const { address, close } = await startResolver({ ...world, ...options });
  return { address, ca: "", close };
}

async function encrypted(start: typeof startDot, urlOf: (port: number) => string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-files-"));
  const ca = join(folder, "ca.pem");
  const issued = await issue(["localhost"]);
  writeFileSync(ca, issued.ca);
  const { port, close } = await start(world, issued);
  return {
    address: urlOf(port),
    ca,
    async close() {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}
const overTls = () => encrypted(startDot, (port) => `tls://localhost:${port}`);
const overHttps = () => encrypted(startDoh, (port) => `https://localhost:${port}/dns-query`);

/** What the client prints, with so many files at most. */
async function printed(files: number, { address, ca, close }: Running, left = ""): Promise<string> {
  try {
    const command = 'ulimit -n "$0" && exec "$1" --no-warnings "$2" "$3" "$4" "$5"';
    const child = spawn("sh", ["-c", command, String(files), process.execPath, client, address, ca, left]);
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => text += chunk);
    await once(child, "close");
    return text.trim();
  } finally {
    await close();
  }
}

onNodeOnly("Deno needs more files to start").for<[number, string, () => Promise<Running>]>([
  [24, "UDP", () => plain({})],
  [30, "TCP", () => plain({ onType: () => "TC" })],
  [40, "UDP", () => plain({})],
  [24, "TLS", overTls],
  [24, "HTTPS", overHttps],
])(
  "a process that may open %d files finds everything over %s, or says what it lacks",
  async ([files, , start]) => {
    const text = await printed(files, await start());
    expect(text).toMatch(/^(?:found 100$|said: .*raise the limit \(ulimit -n\))/);
  },
);

onNodeOnly("Deno needs more files to start").for<[string, () => Promise<Running>]>([
  ["UDP", () => plain({})],
  ["TLS", overTls],
  ["HTTPS", overHttps],
])("a process that has opened all its files says so where it asks over %s", async ([, start]) => {
  expect(await printed(64, await start(), "none")).toMatch(/^said: .*raise the limit \(ulimit -n\)/);
});
