import packet from "dns-packet";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDns } from "../../../server/mini/dns.ts";
import { type FaultyDns, startFaultyDns } from "./faulty_dns.ts";

let server: FaultyDns;
beforeAll(async () => {
  server = await startFaultyDns({
    suffixes: { com: {}, ws: { wildcard: { a: ["127.0.0.9"] } } },
    names: {
      "site.com": { a: ["127.0.0.2"], mx: ["10 mx.site.com"], ns: ["ns.site.com"], txt: ["x".repeat(300)] },
      "onlymail.com": { mx: ["10 mx.site.com"] },
      "alias.com": { cname: "site.com" },
      "broken.com": "SERVFAIL",
      "closed.com": "REFUSED",
      "lame.com": "silence",
    },
  });
});
afterAll(() => server.close());

type Type = "A" | "MX" | "NS" | "TXT" | "SOA" | "CNAME";

/** The first replies, read by dns-packet; with none awaited, those before the reply to a later question. */
async function ask(name: string, type: Type, awaited = 1): Promise<packet.DecodedPacket[]> {
  const id = 7;
  const socket = createSocket("udp4");
  const got: packet.DecodedPacket[] = [];
  const [host, port] = server.address.split(":") as [string, string];
  const last = 9999;
  const done = new Promise<void>((resolve) =>
    socket.on("message", (bytes: Buffer) => {
      let message: packet.DecodedPacket;
      try {
        message = packet.decode(bytes);
      } catch {
        return;
      }
      if (message.id !== last) got.push(message);
      if (awaited === 0 ? message.id === last : got.length === awaited) resolve();
    })
  );
  const send = (n: string, t: Type, i: number) =>
    socket.send(
      packet.encode({ type: "query", id: i, questions: [{ name: n, type: t }] }),
      Number(port),
      host,
    );
  send(name, type, id);
  if (awaited === 0) send("end.com", "A", last);
  await done;
  socket.close();
  return got;
}

test.each<[string, Type, string, unknown[]]>([
  ["site.com", "A", "NOERROR", ["127.0.0.2"]],
  ["SITE.com", "A", "NOERROR", ["127.0.0.2"]],
  ["site.com", "MX", "NOERROR", [{ preference: 10, exchange: "mx.site.com" }]],
  ["onlymail.com", "A", "NOERROR", []],
  ["alias.com", "A", "NOERROR", ["site.com", "127.0.0.2"]],
  ["alias.com", "CNAME", "NOERROR", ["site.com"]],
  ["free.com", "A", "NXDOMAIN", []],
  ["www.site.com", "A", "NXDOMAIN", []],
  ["any.ws", "A", "NOERROR", ["127.0.0.9"]],
  ["any.ws", "NS", "NOERROR", []],
  ["broken.com", "A", "SERVFAIL", []],
  ["www.broken.com", "A", "SERVFAIL", []],
  ["closed.com", "A", "REFUSED", []],
])("%s %s is %s", async (name, type, rcode, data) => {
  const [reply] = await ask(name, type) as [packet.DecodedPacket & { rcode: string }];
  expect(reply).toMatchObject({ id: 7, type: "response", rcode, flag_aa: true });
  expect(reply.answers?.map((record) => "data" in record ? record.data : null)).toEqual(data);
  const negative = data.length === 0 && (rcode === "NOERROR" || rcode === "NXDOMAIN");
  expect(reply.authorities?.map((record) => record.type)).toEqual(negative ? ["SOA"] : []);
});

test("a lame name gets no answer", async () => {
  expect(await ask("lame.com", "A", 0)).toEqual([]);
});

test("faults can be switched while it runs", async () => {
  try {
    server.faults = { rewriteTo: "127.0.0.99" };
    expect((await ask("free.com", "A"))[0]?.answers).toMatchObject([{ data: "127.0.0.99" }]);
    expect((await ask("free.com", "NS"))[0]).toMatchObject({ rcode: "NXDOMAIN" });
    server.faults = { forge: "id" };
    expect((await ask("site.com", "A", 2)).map((m) => m.id).sort()).toEqual([263, 7]);
    server.faults = { forge: "question" };
    expect((await ask("site.com", "A", 2)).map((m) => m.questions?.[0]?.name)).toContain("rite.com");
    server.faults = { truncateAt: 200 };
    expect((await ask("site.com", "TXT"))[0]).toMatchObject({ flag_tc: true, answers: [] });
  } finally {
    server.faults = {};
  }
});

test("TCP answers in full, also when the question comes in drips", async () => {
  const [host, port] = server.address.split(":") as [string, string];
  const socket = connect(Number(port), host);
  await once(socket, "connect");
  const question = packet.streamEncode({
    type: "query",
    id: 3,
    questions: [{ name: "site.com", type: "TXT" }],
  });
  socket.write(question.subarray(0, 1));
  socket.write(question.subarray(1));
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    if (received.length >= 2 && received.length === received.readUInt16BE(0) + 2) break;
  }
  expect(packet.streamDecode(received)).toMatchObject({ id: 3, answers: [{ name: "site.com" }] });
});

test("TCP answers many questions of one connection", async () => {
  const [host, port] = server.address.split(":") as [string, string];
  const socket = connect(Number(port), host);
  const names = ["site.com", "no-such-name.com"];
  socket.write(
    Buffer.concat(
      names.map((name, id) => packet.streamEncode({ type: "query", id, questions: [{ name, type: "A" }] })),
    ),
  );
  let received = Buffer.alloc(0);
  const ids: number[] = [];
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 2 && received.length >= received.readUInt16BE(0) + 2) {
      const end = received.readUInt16BE(0) + 2;
      ids.push(packet.decode(received.subarray(2, end)).id!);
      received = received.subarray(end);
    }
    if (ids.length === names.length) break;
  }
  expect(ids).toEqual([0, 1]);
});

test.each(["0.0.0.0", "192.0.2.1", "::", "localhost", "127.evil.example"])(
  "never serves on %s",
  async (host) => {
    await expect(startDns({ suffixes: {}, names: {} }, { host })).rejects.toThrow(RangeError);
  },
);
