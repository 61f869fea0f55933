import { expect, test } from "vitest";
import { createIo, lookup } from "../../../mod.ts";
import { type ResolverOptions, startResolver } from "../../farm/resolvers.ts";

/** The last line of a lookup by a resolver. */
async function lastLine(options: Partial<ResolverOptions>): Promise<unknown> {
  const resolver = await startResolver({ addressOf: () => "127.0.0.9", ...options });
  const io = createIo({ resolvers: [resolver.address], geo: false, net: false });
  let last: unknown;
  try {
    for await (const line of lookup("example.com", { io })) last = line;
  } finally {
    await io.dns.close();
    await resolver.close();
  }
  return last;
}

test("a captive portal that has one address for every name is no network", async () => {
  expect(await lastLine({ portal: "127.0.0.80" })).toMatchObject({
    op: "Meta",
    data: {
      kind: "Error",
      data: {
        type: expect.stringContaining("no-network"),
        detail: expect.stringContaining("captive portals"),
      },
    },
  });
});

test("a resolver that refuses every question is no network", async () => {
  const limit = { kind: "window", count: 0, ms: 1e9 } as const;
  expect(await lastLine({ limit, beyond: "REFUSED" })).toMatchObject({
    op: "Meta",
    data: { kind: "Error", data: { detail: expect.stringContaining("refuses all questions") } },
  });
});
