import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const cli = fileURLToPath(new URL("../../../../server/cli.ts", import.meta.url));
const isDeno = "Deno" in globalThis;

const transport = () =>
  new StdioClientTransport({
    command: process.execPath,
    args: [...isDeno ? ["run", "-A"] : [], cli, "mcp", "--demo"],
    stderr: "pipe",
  });

test.each([["2026-07-28", "auto"], ["2025-11-25", undefined]] as const)(
  "a program that starts `deadringer mcp` looks up the demo's brand (revision %s)",
  async (_, mode) => {
    const client = new Client(
      { name: "test", version: "1" },
      mode === undefined ? {} : { versionNegotiation: { mode } },
    );
    await client.connect(transport());
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

test("calls at once do not wait for each other's places: their program gives up sooner", async () => {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport());
  try {
    const call = { name: "match", arguments: { name: "paypa1.com", brands: ["paypal.com"] } };
    const found = await Promise.all(
      Array.from({ length: 8 }, () => client.callTool(call, { timeout: 8_000 })),
    );
    expect(found.map(({ isError = false }) => isError)).toEqual(Array(8).fill(false));
  } finally {
    await client.close();
  }
});
