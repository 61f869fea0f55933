import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const cli = fileURLToPath(new URL("../../../../server/cli.ts", import.meta.url));
const isDeno = "Deno" in globalThis;

test.each([["2026-07-28", "auto"], ["2025-11-25", undefined]] as const)(
  "a program that starts `deadringer mcp` looks up the demo's brand (revision %s)",
  async (_, mode) => {
    const client = new Client(
      { name: "test", version: "1" },
      mode === undefined ? {} : { versionNegotiation: { mode } },
    );
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [...isDeno ? ["run", "-A"] : [], cli, "mcp", "--demo"],
      stderr: "pipe",
    });
    await client.connect(transport);
    try {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toContain("lookup");
      const result = await client.callTool({
        name: "analyze",
        arguments: { host: "kestrelbank.org" },
      }, { timeout: 60_000 });
      expect(result.isError ?? false).toBe(false);
      expect(result.structuredContent).toMatchObject({
        host: "kestrelbank.org",
        incomplete: "",
        finding: { ascii: "kestrelbank.org" },
      });
    } finally {
      await client.close();
    }
  },
);
