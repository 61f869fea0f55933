import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDns } from "../../../../lib/net/dns/client.ts";
import { SquatError } from "../../../../lib/errors.ts";
import type { ZoneEntry } from "../../../../server/mini/dns.ts";
import { type DnsFaults, type FaultyDns, startFaultyDns } from "../../../server/mini/faulty_dns.ts";
import { freePort } from "../../../free_port.ts";

const names: Record<string, ZoneEntry> = {
  "example.com": {
    a: ["127.0.0.2", "127.0.0.3"],
    aaaa: ["::1"],
    mx: ["20 b.example.com", "10 a.example.com"],
    ns: ["ns1.example.com"],
    txt: ["v=spf1 -all"],
  },
  "alias.com": { cname: "example.com" },
  "big.com": { txt: Array.from({ length: 40 }, (_, i) => `${i} `.padEnd(200, "x")) },
  "broken.com": "SERVFAIL",
  "closed.com": "REFUSED",
  "lame.com": "silence",
};
const queried = Array.from({ length: 3000 }, (_, i) => `n${i}.com`);
for (const [i, name] of queried.entries()) if (i % 25 === 0) names[name] = { a: ["127.0.0.9"] };

let server: FaultyDns;
beforeAll(async () => {
  server = await startFaultyDns({ suffixes: { com: {} }, names });
});
afterAll(() => server.close());

async function withFaults<T>(
  faults: DnsFaults,
  use: (dns: ReturnType<typeof createDns>) => Promise<T>,
  timeoutMs = 3000,
): Promise<T> {
  server.faults = faults;
  const dns = createDns({ resolvers: [server.address], timeoutMs });
  try {
    return await use(dns);
  } finally {
    await dns.close();
    server.faults = {};
  }
}

test("answers of every type", () =>
  withFaults({}, async (dns) => {
    const data = async (name: string, type: Parameters<typeof dns.query>[1]) =>
      (await dns.query(name, type)).answers.map((record) => record.data);
    expect(await data("example.com", "A")).toEqual(["127.0.0.2", "127.0.0.3"]);
    expect(await data("example.com", "AAAA")).toEqual(["::1"]);
    expect(await data("example.com", "MX")).toEqual([
      { preference: 20, exchange: "b.example.com." },
      { preference: 10, exchange: "a.example.com." },
    ]);
    expect(await data("example.com", "TXT")).toEqual(["v=spf1 -all"]);
    expect(await data("alias.com", "A")).toEqual(["example.com.", "127.0.0.2", "127.0.0.3"]);
    expect(await dns.query("example.com", "CNAME")).toMatchObject({ rcode: "NOERROR", answers: [] });
    expect(await dns.query("no.com", "A")).toMatchObject({
      rcode: "NXDOMAIN",
      authoritative: true,
      soa: { zone: "com.", serial: 2026112100, minimum: 300 },
      resolver: server.address,
    });
    expect((await dns.query("broken.com", "A")).rcode).toBe("SERVFAIL");
    expect((await dns.query("closed.com", "A")).rcode).toBe("REFUSED");
  }));

test.concurrent("silence ends with NO_ANSWER, and does not hold up the others", () =>
  withFaults({}, async (dns) => {
    const [lame, good] = await Promise.all([dns.query("lame.com", "A"), dns.query("example.com", "A")]);
    expect(lame).toMatchObject({ rcode: "NO_ANSWER", resolver: "" });
    expect(good.rcode).toBe("NOERROR");
  }));

test.concurrent(
  "silence is the name's own where the resolver answers others, though nobody else asks",
  async () => {
    const mute = await startFaultyDns({ suffixes: {}, names: {} }, { loss: 1 });
    const [alive, dead] = [server.address, mute.address].map((resolver) =>
      createDns({ resolvers: [resolver] })
    );
    try {
      const [own, lost] = await Promise.all([alive!.query("lame.com", "A"), dead!.query("lame.com", "A")]);
      expect(own).toMatchObject({ rcode: "NO_ANSWER", isFinal: true });
      expect(lost).toMatchObject({ rcode: "NO_ANSWER", isFinal: false });
      // The servers of the zone above answer for DS.
      expect(await alive!.query("lame.com", "DS")).toMatchObject({ rcode: "NOERROR", soa: { zone: "com." } });
      expect((await alive!.query("broken.com", "A")).isFinal).toBe(true);
    } finally {
      await Promise.all([alive!.close(), dead!.close(), mute.close()]);
    }
  },
  30_000,
);

test.concurrent("silent names make no ban of a slow resolver, though nobody asks for others", async () => {
  const slow = await startFaultyDns(
    { suffixes: {}, names: { "example.com": { a: ["127.0.0.2"] }, "a.com": "silence", "b.com": "silence" } },
    { delayMs: 250 },
  );
  const dns = createDns({ resolvers: [slow.address], timeoutMs: 600 });
  try {
    expect((await dns.query("example.com", "A")).rcode).toBe("NOERROR");
    const silent = await Promise.all(["a.com", "b.com"].map((name) => dns.query(name, "A")));
    expect(silent.map(({ rcode }) => rcode)).toEqual(["NO_ANSWER", "NO_ANSWER"]);
  } finally {
    await dns.close();
    await slow.close();
  }
}, 15_000);

test("of two resolvers a dead one is found out and left alone", async () => {
  const mute = await startFaultyDns({ suffixes: {}, names: {} }, { loss: 1 });
  const dns = createDns({ resolvers: [mute.address, server.address] });
  try {
    const ask = async (names: string[]) => {
      const replies = await Promise.all(names.map((name) => dns.query(name, "A")));
      expect(new Set(replies.map(({ resolver }) => resolver))).toEqual(new Set([server.address]));
    };
    await ask(queried.slice(0, 500));
    const before = mute.questions;
    await ask(queried.slice(500));
    // One now and then, to see whether it is back.
    expect(mute.questions - before).toBeLessThan(50);
  } finally {
    await Promise.all([dns.close(), mute.close()]);
  }
}, 30_000);

test("an answer too big for a datagram comes over TCP", () =>
  withFaults({ truncateAt: 1232 }, async (dns) => {
    const reply = await dns.query("big.com", "TXT");
    expect(reply.answers).toHaveLength(40);
  }));

test.each<DnsFaults["forge"]>(["id", "question", "junk"])(
  "forged replies (%s) are not believed",
  (forge) =>
    withFaults({ forge: forge! }, async (dns) => {
      expect((await dns.query("example.com", "A")).answers).toHaveLength(2);
    }),
);

test.each<[string, DnsFaults]>([
  ["nothing", {}],
  ["5 % of all datagrams", { loss: 0.05 }],
  ["what exceeds 4000 a second", { questionsPerSecond: 4000 }],
])("no name is missed when the way loses %s", (_, faults) =>
  withFaults(faults, async (dns) => {
    const replies = await Promise.all(queried.map((name) => dns.query(name, "A")));
    const wrong = replies.filter(({ rcode }, i) => rcode !== (i % 25 === 0 ? "NOERROR" : "NXDOMAIN"));
    expect(wrong).toEqual([]);
    // On a busy machine fewer attempts fit into a time; what counts is that no name is given up.
  }, 20_000));

test("a second resolver is queried when the first refuses, and for a second opinion", async () => {
  const other = await startFaultyDns({
    suffixes: { com: {} },
    names: { "closed.com": { a: ["127.0.0.4"] } },
  });
  const dns = createDns({ resolvers: [server.address, other.address] });
  try {
    for (let i = 0; i < 8; i++) expect((await dns.query("closed.com", "A")).answers).toHaveLength(1);
    const first = await dns.query("no.com", "A");
    const second = await dns.query("no.com", "A", undefined, { except: first.resolver });
    expect(second.resolver).not.toBe(first.resolver);
  } finally {
    await dns.close();
    await other.close();
  }
});

test("a query can be limited to one resolver", async () => {
  const other = await startFaultyDns({ suffixes: { com: {} }, names: {} });
  const dns = createDns({ resolvers: [server.address, other.address] });
  try {
    for (const only of [server.address, other.address, server.address, other.address]) {
      expect((await dns.query("no.com", "A", undefined, { only })).resolver).toBe(only);
    }
    const refused = await dns.query("closed.com", "A", undefined, { only: server.address });
    expect(refused).toMatchObject({ rcode: "REFUSED", resolver: server.address });
  } finally {
    await dns.close();
    await other.close();
  }
});

/** A server that cuts every datagram, and does this to connections. */
async function cutting(onConnection: (socket: Socket) => void): Promise<{ address: string; close(): void }> {
  const open = new Set<Socket>();
  const tcp = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {});
    onConnection(socket);
  });
  const port = await freePort();
  tcp.listen(port, "127.0.0.1");
  await once(tcp, "listening");
  const udp = createSocket("udp4");
  udp.on("message", (question: Uint8Array, from) => {
    const reply = Uint8Array.from(question);
    reply[2] = 0x83; // QR, TC, RD
    udp.send(reply, from.port, from.address);
  });
  udp.bind(port, "127.0.0.1");
  await once(udp, "listening");
  return {
    address: `127.0.0.1:${port}`,
    close() {
      for (const socket of open) socket.destroy();
      tcp.close();
      udp.close();
    },
  };
}

const hostile: [string, (socket: Socket) => void][] = [
  ["closes at once", (socket) => socket.end()],
  ["sends junk", (socket) => socket.end(new Uint8Array(100))],
  ["sends a message of no bytes", (socket) => socket.end(new Uint8Array(2))],
  ["announces more than it sends", (socket) => socket.end(Uint8Array.of(255, 255, 1, 2, 3))],
  ["cuts the reply here too", (socket) =>
    socket.on("data", (question: Uint8Array) => {
      const reply = Uint8Array.from(question);
      reply[4] = 0x83;
      socket.end(reply);
    })],
  ["keeps silent", () => {}],
];
test.each(hostile)(
  "TCP that %s is not an answer, and another resolver is queried",
  async (_, onConnection) => {
    const bad = await cutting(onConnection);
    const alone = createDns({ resolvers: [bad.address], timeoutMs: 300 });
    const both = createDns({ resolvers: [bad.address, server.address], timeoutMs: 300 });
    try {
      expect((await alone.query("example.com", "A")).rcode).toBe("NO_ANSWER");
      if (_ !== "keeps silent") {
        for (let i = 0; i < 4; i++) {
          expect((await both.query("example.com", "A")).answers).toHaveLength(2);
        }
      }
    } finally {
      await Promise.all([alone.close(), both.close()]);
      bad.close();
    }
  },
);

test("leaving during TCP closes the connection", async () => {
  let closed = () => {};
  const gone = new Promise<void>((resolve) => closed = resolve);
  const controller = new AbortController();
  const bad = await cutting((socket) => {
    socket.resume();
    socket.on("close", closed);
    controller.abort(new Error("enough"));
  });
  const dns = createDns({ resolvers: [bad.address] });
  await expect(dns.query("example.com", "A", controller.signal)).rejects.toThrow("enough");
  await gone;
  await dns.close();
  bad.close();
});

test("an aborted question rejects with the signal's reason; a closed client answers nothing", async () => {
  const dns = createDns({ resolvers: [server.address] });
  const controller = new AbortController();
  const question = dns.query("lame.com", "A", controller.signal);
  controller.abort(new Error("enough"));
  await expect(question).rejects.toThrow("enough");
  const open = dns.query("lame.com", "A");
  await dns.close();
  expect((await open).rcode).toBe("NO_ANSWER");
});

test.each(["", "example.com", "1.2.3", "1.2.3.4:0", "1.2.3.4:70000", "[::1"])(
  "refuses the resolver %j",
  (bad) => {
    expect(() => createDns({ resolvers: [bad] })).toThrow(SquatError);
  },
);
test.each([["::1", "[::1]:53"], ["[::1]:54", "[::1]:54"], ["127.0.0.1", "127.0.0.1:53"]])(
  "reads %s",
  (text, label) => {
    expect(createDns({ resolvers: [text] }).resolvers).toEqual([label]);
  },
);
