import { afterEach, expect, test } from "vitest";
import { lookup, planLookup } from "../../../../mod.ts";
import type { DnsReply } from "../../../../lib/io.ts";
import { setTimeout } from "node:timers/promises";
import { SOA } from "../../net/world.ts";
import { closeServers, HOSTS, json, RDAP, world } from "./registry_world.ts";

afterEach(closeServers);

/** Looks a name up that DNS denies; its registry answers so. */
async function freeName(answer: string, confirmFree: boolean) {
  const { io, requests } = await world(() => answer, {}, [...HOSTS, "com", "kestrel.com"]);
  const query: typeof io.dns.query = async (name, type, signal, how): Promise<DnsReply> => {
    const reply = await io.dns.query(name, type, signal, how);
    return reply.rcode === "NXDOMAIN" ? { ...reply, soa: SOA } : reply;
  };
  const own = {
    ...io,
    dns: { ...io.dns, query },
    confirmFree,
    sleep: (ms: number, signal?: AbortSignal) =>
      setTimeout(ms, undefined, signal === undefined ? {} : { signal }),
  };
  const settings = { io: own, plan: "nxdomain", names: ["kestrell.com"], permutations: false } as const;
  const found: unknown[] = [];
  for await (const line of lookup("kestrel.com", { ...settings })) {
    if (line.op === "Nxdomain") {
      found.push([line.data?.trusted, (line.data as { evidence?: string }).evidence]);
    }
  }
  const { questions } = await planLookup("kestrel.com", settings);
  return {
    found,
    requests: requests.filter((each) => each.startsWith("http")),
    isPlanned: questions.some(({ asks }) => asks === "registries"),
  };
}

const URL_OF = "http rdap.registry.example.net/v1/domain/kestrell.com";

test("without confirmation the evidence is that of DNS, and no registry is queried", async () => {
  expect(await freeName(json({}, "404 Not Found"), false)).toEqual({
    found: [[false, "NXDOMAIN with SOA, not confirmed"]],
    requests: [],
    isPlanned: false,
  });
});

test("with confirmation, a 404 of RDAP is the second witness", async () => {
  expect(await freeName(json({}, "404 Not Found"), true)).toEqual({
    found: [[true, "NXDOMAIN with SOA; RDAP 404 of rdap.registry.example.net"]],
    requests: [URL_OF],
    isPlanned: true,
  });
});

test("a name that is registered without name servers is not taken for free", async () => {
  const { found } = await freeName(json({ ...RDAP, ldhName: "KESTRELL.COM", links: [] }), true);
  expect(found).toEqual([[false, "NXDOMAIN with SOA; its registry has it as registered"]]);
});

test("a registry that does not answer changes nothing, and that is said", async () => {
  const { found } = await freeName(json({}, "500 Broken"), true);
  expect(found).toEqual([[false, "NXDOMAIN with SOA; no answer from its registry"]]);
});
