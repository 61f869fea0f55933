import { Buffer } from "node:buffer";
import packet, { type Answer } from "dns-packet";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { expect, test } from "vitest";
import { createDns } from "../../../../lib/net/dns/client.ts";

const soa: Answer = {
  type: "SOA",
  name: "com",
  ttl: 9,
  data: { mname: "a", rname: "b", serial: 1, refresh: 1, retry: 1, expire: 1, minimum: 1 },
};
const ns: Answer = { type: "NS", name: "com", ttl: 9, data: "a.gtld-servers.net" };
const a = (name: string): Answer => ({ type: "A", name, ttl: 9, data: "192.0.2.1" });
const [RA, AA, NXDOMAIN] = [packet.RECURSION_AVAILABLE, packet.AUTHORITATIVE_ANSWER, 3];
const saying = (code: number): Answer => ({
  type: "OPT",
  name: ".",
  udpPayloadSize: 1232,
  flags: 0,
  options: [{ code: 15, data: Buffer.from([0, code]) }],
} as unknown as Answer);

type Reply = Partial<packet.Packet>;
const rows: [what: string, reply: Reply, rcode: string][] = [
  ["an answer", { flags: RA, answers: [a("x.com")] }, "NOERROR"],
  ["an answer of a server that does not say whether it recurses", { answers: [a("x.com")] }, "NOERROR"],
  ["no data, with the SOA", { flags: RA, authorities: [soa] }, "NOERROR"],
  ["no data from an authority", { flags: AA, authorities: [soa] }, "NOERROR"],
  ["no data without SOA from a resolver", { flags: RA }, "NOERROR"],
  ["an alias and its target", {
    flags: RA,
    answers: [{ type: "CNAME", name: "x.com", ttl: 9, data: "y.com" }, a("y.com")],
  }, "NOERROR"],
  ["a denial", { flags: RA | NXDOMAIN, authorities: [soa] }, "NXDOMAIN"],
  ["a denial beside an address of the name", { flags: RA | NXDOMAIN, answers: [a("x.com")] }, "SERVFAIL"],
  ["a denial beside the name's alias", {
    flags: RA | NXDOMAIN,
    answers: [{ type: "CNAME", name: "x.com", ttl: 9, data: "y.com" }],
    authorities: [soa],
  }, "NXDOMAIN"],
  ["a denial that was synthesized (EDE 29)", {
    flags: RA | NXDOMAIN,
    authorities: [soa],
    additionals: [saying(29)],
  }, "NXDOMAIN"],
  ["an answer beside EDE 22: one of several servers was silent", {
    flags: RA,
    answers: [a("x.com")],
    additionals: [saying(22)],
  }, "NOERROR"],
  ["a referral", { authorities: [ns] }, "REFERRAL"],
  ["a referral by one that recurses for others", { flags: RA, authorities: [ns] }, "REFERRAL"],
  ["nothing, from a server that neither recurses nor has authority", {}, "REFERRAL"],
  ["the address of another name", { flags: RA, answers: [a("y.com")] }, "SERVFAIL"],
  ["an address under EDE 18", {
    flags: RA,
    answers: [a("x.com")],
    additionals: [saying(18)],
  }, "REFUSED"],
  ...[
    [3, "SERVFAIL"],
    [6, "SERVFAIL"],
    [12, "SERVFAIL"],
    [14, "SERVFAIL"],
    [19, "SERVFAIL"],
    [18, "REFUSED"],
    [20, "REFUSED"],
    [21, "REFUSED"],
    [22, "SERVFAIL"],
    [23, "SERVFAIL"],
  ]
    .flatMap(([code, rcode]): [string, Reply, string][] => [
      [`a denial under EDE ${code}`, {
        flags: RA | NXDOMAIN,
        authorities: [soa],
        additionals: [saying(code as number)],
      }, rcode as string],
      [`no data under EDE ${code}`, {
        flags: RA,
        authorities: [soa],
        additionals: [saying(code as number)],
      }, rcode as string],
    ]),
];

test.each(rows)("%s", async (_, reply, rcode) => {
  const server = createSocket("udp4").bind(0, "127.0.0.1");
  await once(server, "listening");
  server.on("message", (bytes, from) => {
    const { id, questions } = packet.decode(bytes);
    const message = packet.encode({ type: "response", id: id!, questions: questions!, ...reply });
    server.send(message, from.port, from.address);
  });
  const dns = createDns({ resolvers: [`127.0.0.1:${server.address().port}`] });
  try {
    const got = await dns.query("X.com.", "A");
    expect(got.rcode).toBe(rcode);
    // What is no answer has no records, and is not asked for again.
    if (rcode !== "NOERROR" && rcode !== "NXDOMAIN") {
      expect(got).toMatchObject({ answers: [], soa: null, isFinal: true });
    }
  } finally {
    await dns.close();
    server.close();
  }
});
