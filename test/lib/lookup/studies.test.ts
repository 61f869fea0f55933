import { expect, test } from "vitest";
import type { DnsReply } from "../../../lib/net/mod.ts";
import { lookup, type LookupOptions } from "../../../mod.ts";
import { controlReply, worldIo } from "../net/world.ts";

/** Most names whose records were waited for at the same time. */
async function mostAtOnce(ops: LookupOptions["ops"]): Promise<number> {
  const io = worldIo({});
  let waiting = 0;
  let most = 0;
  const soaOf = (zone: string) => ({ zone, serial: 1, minimum: 60 }) as unknown as DnsReply["soa"];
  const query = async (name: string, type: string): Promise<DnsReply> => {
    if (type === "MX") {
      most = Math.max(most, ++waiting);
      await new Promise((resolve) => setTimeout(resolve, 50));
      waiting--;
    }
    const exists = /^kestrel\d*\.com\.?$/.test(name);
    const answers: DnsReply["answers"] = exists && type === "A"
      ? [{ name: `${name}.`, type: "A", ttl: 60, data: `11.0.${Number(/\d+/.exec(name) ?? 0) >> 8}.1` }]
      : [];
    if (exists && type === "NS") answers.push({ name: `${name}.`, type, ttl: 60, data: `ns.${name}.` });
    const soa = soaOf(exists ? `${name}.` : "com.");
    const said = { authoritative: false, soa, resolver: "r", ...controlReply(name, type) };
    return { rcode: exists ? "NOERROR" : "NXDOMAIN", answers, ...said };
  };
  const dns = { ...io.dns, query } as typeof io.dns;
  const names = Array.from({ length: 400 }, (_, i) => `kestrel${i}.com`);
  const lines = await Array.fromAsync(
    lookup("kestrel.com", {
      io: { ...io, dns, net: null },
      names,
      permutations: false,
      ...ops ? { ops } : {},
    }),
  );
  expect(lines.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
  return most;
}

test("a lookup that asks resolvers alone waits for the records of many names at once, one that visits for 64", async () => {
  expect(await mostAtOnce(["Dns", "IpEnumeration"])).toBeGreaterThan(200);
  const visits = await mostAtOnce(["Dns", "RedirectChain"]);
  expect(visits).toBeGreaterThan(30);
  expect(visits).toBeLessThanOrEqual(64);
});
