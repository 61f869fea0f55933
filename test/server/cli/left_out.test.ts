import { expect, test } from "vitest";
import { createIo, permute } from "../../../mod.ts";
import { readConfig } from "../../../server/config/mod.ts";
import { localLookup } from "../../../server/service.ts";
import { startResolver } from "../../farm/resolvers.ts";

test("what a lookup leaves out is in the log, with its result's id", async () => {
  const config = readConfig({ DEADRINGER_PERMUTATIONS: "5" });
  const made = [...permute("example.com", { budget: config.permutations })];
  const dns = await startResolver({
    addressOf: () => "127.0.0.1",
    fails: (name) => made[0]!.domain.fqdn === name,
  });
  const io = createIo({ resolvers: [dns.address], timeoutMs: 1000, refusalMs: 1000, geo: false, net: false });
  try {
    const reported: [string, Record<string, unknown>?][] = [];
    const run = localLookup({ config, io, log: (_, message, fields) => reported.push([message, fields]) });
    const request = {
      plan: "squat" as const,
      domain: "example.com",
      limit: undefined,
      linger: 0,
      uuid: "u",
    };
    for await (const _ of run(request, new AbortController().signal));
    expect(reported).toContainEqual([
      "A lookup leaves something out",
      { code: "incomplete", result: "u", detail: expect.stringMatching(/^1 of 5 names/) },
    ]);
  } finally {
    await io.dns.close();
    await dns.close();
  }
});
