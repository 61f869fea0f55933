import { expect, test } from "vitest";
import { createDns } from "../../../../lib/net/dns/client.ts";
import { startResolver } from "../../../farm/resolvers.ts";

test("urgent queries are sent once per TTL, at once and ahead of the bulk", async () => {
  const resolver = await startResolver({
    addressOf: (name) => name.startsWith("mx") ? "127.0.0.9" : null,
    limit: { kind: "rate", perSecond: 200, burst: 20 },
    beyond: "REFUSED",
  });
  const dns = createDns({ resolvers: [resolver.address], rate: 200 });
  try {
    const bulk = Array.from({ length: 400 }, (_, i) => dns.query(`f${i}.com`, "A"));
    await bulk[20];
    const urgent = ["mx.com", "MX.com.", "mx.com"].map((name) =>
      dns.query(name, "A", undefined, { urgent: true })
    );
    expect((await Promise.all(urgent)).map(({ rcode }) => rcode)).toEqual(["NOERROR", "NOERROR", "NOERROR"]);
    expect(resolver.queries.indexOf("mx.com A")).toBeLessThan(200);
    await Promise.all(bulk);
    await dns.query("mx.com", "A", undefined, { urgent: true });
    expect(resolver.queries.filter((each) => each === "mx.com A")).toHaveLength(1);
    const aborted = new AbortController();
    const question = dns.query("mx2.com", "A", aborted.signal, { urgent: true });
    aborted.abort(new Error("enough"));
    await expect(question).rejects.toThrow("enough");
  } finally {
    await dns.close();
    await resolver.close();
  }
});

test("expired answers are queried again", async () => {
  const resolver = await startResolver({ addressOf: () => "127.0.0.9", ttl: 0 });
  const dns = createDns({ resolvers: [resolver.address] });
  for (let i = 0; i < 3; i++) await dns.query("mx.com", "A", undefined, { urgent: true });
  expect(resolver.datagrams).toBe(3);
  await dns.close();
  await resolver.close();
});
