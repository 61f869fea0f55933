import packet from "dns-packet";
import { createSocket, type RemoteInfo, type Socket } from "node:dgram";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { SquatError } from "../../../../lib/errors.ts";
import { decodeDns } from "../../../../lib/net/dns/codec.ts";
import { createDns } from "../../../../lib/net/dns/client.ts";
import { freePort } from "../../../free_port.ts";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function bound(address: string, port = 0): Promise<Socket> {
  const socket = createSocket("udp4").bind(port, address);
  closers.push(() => socket.close());
  await once(socket, "listening");
  return socket;
}

/** A reply to a question, with an address and whatever else is changed. */
function reply(question: Uint8Array, data: string, more: Partial<packet.Packet> = {}): Buffer {
  const { id, questions } = packet.decode(Buffer.from(question));
  const answers = [{ type: "A", name: questions![0]!.name, ttl: 1, data } as const];
  return packet.encode({ type: "response", id: id!, questions: questions!, answers, ...more });
}
const changed = (bytes: Uint8Array, at: number, to: (byte: number) => number): Uint8Array =>
  Uint8Array.from(bytes).with(at, to(bytes[at]!));

type Answer = (question: Uint8Array, from: RemoteInfo, server: Socket) => void;
async function resolver(onQuestion: Answer, at = 0) {
  const server = await bound("127.0.0.1", at);
  const queries: Uint8Array[] = [];
  server.on("message", (question, from) => {
    queries.push(Uint8Array.from(question));
    onQuestion(question, from, server);
  });
  const { port } = server.address();
  const dns = createDns({ resolvers: [`127.0.0.1:${port}`], timeoutMs: 1_000 });
  closers.push(() => dns.close());
  return { dns, queries, port };
}
const [FORGED, TRUE] = ["192.0.2.66", "192.0.2.1"];
test.each<[string, (question: Uint8Array) => Uint8Array]>([
  ["another id", (q) => changed(reply(q, FORGED), 1, (b) => b ^ 1)],
  ["the id's other half", (q) => changed(reply(q, FORGED), 0, (b) => b ^ 1)],
  ["the question's own direction", (q) => changed(reply(q, FORGED), 2, (b) => b & 0x7f)],
  ["another name", (q) => reply(q, FORGED, { questions: [{ type: "A", name: "b.test" }] })],
  ["another type", (q) => reply(q, FORGED, { questions: [{ type: "AAAA", name: "a.test" }] })],
  ["no question", (q) => reply(q, FORGED, { questions: [] })],
  ["no more than a header's part", (q) => reply(q, FORGED).subarray(0, 11)],
  ["an answer that is cut off", (q) => reply(q, FORGED).subarray(0, -1)],
])("a reply with %s is dropped, and the true one after it believed", async (_, forge) => {
  const { dns, queries } = await resolver((question, from, server) => {
    server.send(forge(question), from.port, from.address);
    server.send(reply(question, TRUE), from.port, from.address);
  });
  const { answers } = await dns.query("a.test", "A");
  expect(answers.map(({ data }) => data)).toEqual([TRUE]);
  expect(queries).toHaveLength(1);
});

test("a reply from another port or another address is dropped", async () => {
  const stranger = await bound("127.0.0.1");
  const { dns, port } = await resolver((question, from, server) => {
    stranger.send(reply(question, FORGED), from.port, from.address, () => {
      neighbour.send(reply(question, FORGED), from.port, from.address, () => {
        server.send(reply(question, TRUE), from.port, from.address);
      });
    });
  });
  const neighbour = await bound("127.0.0.2", port);
  expect((await dns.query("a.test", "A")).answers.map(({ data }) => data)).toEqual([TRUE]);
});

test("a reply counts once, and only while its question is open", async () => {
  const { dns } = await resolver((question, from, server) => {
    server.send(reply(question, TRUE), from.port, from.address);
    server.send(reply(question, FORGED), from.port, from.address);
  });
  for (let i = 0; i < 20; i++) {
    expect((await dns.query("a.test", "A")).answers.map(({ data }) => data)).toEqual([TRUE]);
  }
});

test("FORMERR, with the question or without, makes the client retry without EDNS, once", async () => {
  const formatError = (question: Uint8Array, whole: boolean) =>
    reply(question, FORGED, { flags: 1, answers: [], ...(whole ? {} : { questions: [] }) });
  for (const whole of [true, false]) {
    const old = await resolver((question, from, server) => {
      const hasEdns = question[11] === 1;
      const answer = hasEdns ? formatError(question, whole) : reply(question, TRUE);
      server.send(answer, from.port, from.address);
    });
    expect((await old.dns.query("a.test", "A")).answers.map(({ data }) => data)).toEqual([TRUE]);
    expect(old.queries.map((q) => [q[11], decodeDns(q).questions[0]?.name])).toEqual([[1, "a.test."], [
      0,
      "a.test.",
    ]]);
  }
  const stubborn = await resolver((question, from, server) =>
    server.send(formatError(question, true), from.port, from.address)
  );
  expect((await stubborn.dns.query("a.test", "A")).rcode).toBe("FORMERR");
  expect(stubborn.queries).toHaveLength(2);
});

test("ids and ports of questions are not to be guessed", async () => {
  const seen: { id: number; port: number }[] = [];
  const { dns } = await resolver((question, from, server) => {
    seen.push({ id: question[0]! << 8 | question[1]!, port: from.port });
    server.send(reply(question, TRUE), from.port, from.address);
  });
  await Promise.all(Array.from({ length: 400 }, (_, i) => dns.query(`n${i}.test`, "A")));
  // 400 of 65,536: two alike are likely, a row of them is not. All sixteen ports are met but once in 10^10.
  expect(new Set(seen.map(({ id }) => id)).size).toBeGreaterThan(350);
  expect(new Set(seen.map(({ id }) => id >> 12)).size).toBe(16);
  expect(new Set(seen.map(({ port }) => port)).size).toBe(16);
  const steps = new Set(seen.slice(1).map(({ id }, i) => (id - seen[i]!.id + 65_536) % 65_536));
  expect(steps.size).toBeGreaterThan(300);
});

test.each<[string, (question: Uint8Array) => Uint8Array, boolean]>([
  ["the truth", (q) => reply(q, TRUE), true],
  ["another id", (q) => changed(reply(q, FORGED), 1, (b) => b ^ 1), false],
  ["the id's other half", (q) => changed(reply(q, FORGED), 0, (b) => b ^ 1), false],
  ["another name", (q) => reply(q, FORGED, { questions: [{ type: "A", name: "b.test" }] }), false],
  ["no reply", (q) => changed(reply(q, FORGED), 2, (b) => b & 0x7f), false],
  ["a cut reply", (q) => changed(reply(q, FORGED), 2, (b) => b | 2), false],
  ["junk", (q) => reply(q, FORGED).subarray(0, -1), false],
])("over TCP, %s", async (_, answer, believed) => {
  const port = await freePort();
  const cut: Answer = (question, from, server) =>
    server.send(changed(question, 2, (b) => b | 0x82), from.port, from.address);
  const { dns } = await resolver(cut, port);
  const ids: number[] = [];
  const tcp = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (data: Uint8Array) => {
      const question = data.subarray(2);
      ids.push(question[0]! << 8 | question[1]!);
      const bytes = answer(question);
      socket.end(Uint8Array.of(bytes.length >> 8, bytes.length & 255, ...bytes));
    });
  }).listen(port, "127.0.0.1");
  closers.push(() => tcp.close());
  await once(tcp, "listening");
  expect((tcp.address() as AddressInfo).port).toBe(port);
  const got = await dns.query("a.test", "A");
  expect([got.rcode, got.answers.map(({ data }) => data)]).toEqual(
    believed ? ["NOERROR", [TRUE]] : ["NO_ANSWER", []],
  );
  expect(ids.length).toBeGreaterThan(0);
});

test("without a resolver there is nobody to ask", () => {
  expect(() => createDns({ resolvers: [] })).toThrow(SquatError);
});
