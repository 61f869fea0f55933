import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { mailProbe } from "../../../../lib/observe/mail/smtp.ts";
import { ANY_CHARACTER } from "../../../any_character.ts";
import { issue } from "../../net/certificates.ts";
import { calm, listen, type Listening, stoppedClock, worldIo, type Zone } from "../../net/world.ts";

const servers: Listening[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((s) => s.close()));
});

interface Script {
  greeting?: string;
  /** Reply by first word, or by `RCPT mailbox`. */
  replies?: Record<string, string>;
  tls?: { key: string; cert: string };
}

/** A mail server that follows a script, and what it heard. */
async function mail(script: Script, host = "127.0.0.1", port = 0): Promise<Listening & { heard: string[] }> {
  const heard: string[] = [];
  const serve = (socket: Socket): void => {
    let rest = "";
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => {
      rest += chunk.toString();
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        heard.push(line);
        const verb = line.split(" ")[0] as string;
        const key = verb === "RCPT" ? `RCPT ${/<(.*)@/.exec(line)?.[1]}` : verb;
        const standard: Record<string, string> = {
          EHLO: script.tls ? "250-mail.test\r\n250-SIZE 1000\r\n250 STARTTLS" : "250 mail.test",
          STARTTLS: "220 go",
          "RCPT info": "250 2.1.5 info is welcome",
          RCPT: "550 5.1.1 no such user",
          QUIT: "221 bye",
        };
        const reply = script.replies?.[key] ?? script.replies?.[verb] ?? standard[key] ?? standard[verb] ??
          "250 ok";
        socket.write(reply + "\r\n");
        if (verb === "STARTTLS" && reply.startsWith("220") && script.tls) {
          socket.removeAllListeners("data");
          serve(new TLSSocket(socket, { isServer: true, ...script.tls }));
          return;
        }
      }
    });
  };
  const server = await listen((socket) => {
    socket.write((script.greeting ?? "220 mail.test ESMTP") + "\r\n");
    serve(socket);
  }, { host, port });
  servers.push(server);
  return Object.assign(server, { heard });
}

const ZONE: Zone = {
  "mail.test": { A: ["127.0.0.1"] },
  "second.test": { A: ["127.0.0.2"] },
  "bare.test": { A: ["127.0.0.1"] },
  "inner.test": { A: ["127.0.0.9"] },
};
const ioFor = (port: number, handshakeMs = 6000) =>
  worldIo(ZONE, { allow: ["127.0.0.1:25", "127.0.0.2:25"], portMap: { 25: port }, handshakeMs });

const HOSTS = ["mail.test", "second.test"];

test("asks the best MX, a random mailbox, then a plausible one, and never sends", async () => {
  const server = await mail({});
  const found = await mailProbe(ioFor(server.port), "a.test", HOSTS, calm());
  expect(found).toEqual({ is_positive: true, response: "250 2.1.5 info is welcome" });
  // QUIT is said without waiting.
  await vi.waitFor(() => expect(server.heard.length).toBe(5));
  expect(server.heard.map((l) => l.split(" ")[0])).toEqual(["EHLO", "MAIL", "RCPT", "RCPT", "QUIT"]);
  expect(server.heard.join("\n")).not.toContain("DATA");
  expect(server.heard[2]).toMatch(/^RCPT TO:<[b-z]{20}@a\.test>$/);
});

const scripts: [what: string, script: Script, positive: boolean | null, response: string][] = [
  ["a catch-all", { replies: { RCPT: "250 anything goes" } }, true, "250 anything goes"],
  ["nobody there", { replies: { RCPT: "550 no", "RCPT info": "550-no\r\n550 nobody" } }, false, "550 nobody"],
  [
    "relaying denied",
    { replies: { "RCPT info": "554 5.7.1 Relay access denied" } },
    false,
    "554 5.7.1 Relay access denied",
  ],
  ["greylisting", { replies: { "RCPT info": "450 later" } }, false, "450 later"],
  ["a refusing greeting", { greeting: "554 go away" }, null, "554 go away"],
  ["a host without mail (RFC 7504)", { greeting: "521 no mail here" }, false, "521 no mail here"],
  ["a refused HELO", { replies: { EHLO: "550 bad HELO", HELO: "550 bad HELO" } }, null, "550 bad HELO"],
  [
    "a blocklisted client",
    { replies: { RCPT: "554 5.7.1 Service unavailable; client [192.0.2.1] blocked using zen.spamhaus.org" } },
    null,
    "554 5.7.1 Service unavailable; client [192.0.2.1] blocked using zen.spamhaus.org",
  ],
  [
    "a refused client after a mailbox",
    { replies: { "RCPT info": "550 5.7.25 The IP address sending this message has no PTR record" } },
    null,
    "550 5.7.25 The IP address sending this message has no PTR record",
  ],
  ["a refused sender", { replies: { MAIL: "550 who are you" } }, null, "550 who are you"],
  ["HELO only", { replies: { EHLO: "502 what" } }, true, "250 2.1.5 info is welcome"],
  ["a long greeting", { greeting: "220-one\r\n220-two\r\n220 three" }, true, "250 2.1.5 info is welcome"],
];
test.each(scripts)("%s", async (_what, script, is_positive, response) => {
  const server = await mail(script);
  expect(await mailProbe(ioFor(server.port), "a.test", HOSTS, calm())).toMatchObject({
    is_positive,
    response,
  });
});

test("the second MX when the first is dead; the name itself without MX; none inside", async () => {
  const second = await mail({ greeting: "521 the second" }, "127.0.0.2");
  expect((await mailProbe(ioFor(second.port), "a.test", HOSTS, calm()))?.response).toBe("521 the second");
  const own = await mail({});
  expect((await mailProbe(ioFor(own.port), "bare.test", [], calm()))?.is_positive).toBe(true);
  const before = own.connections;
  expect(await mailProbe(ioFor(own.port), "inside.test", ["localhost", "inner.test"], calm())).toBeNull();
  expect(await mailProbe(ioFor(own.port), "nowhere.test", [], calm())).toBeNull();
  expect(own.connections).toBe(before);
});

test("STARTTLS when it is offered; without when it breaks", async () => {
  const issued = await issue(["mail.test"]);
  const good = await mail({ tls: { key: issued.key, cert: issued.cert } });
  const found = await mailProbe(ioFor(good.port), "a.test", HOSTS, calm());
  expect(found?.is_positive).toBe(true);
  expect(good.heard.slice(0, 3).map((l) => l.split(" ")[0])).toEqual(["EHLO", "STARTTLS", "EHLO"]);
  const broken = await mail({
    replies: { EHLO: "250-x\r\n250 STARTTLS", STARTTLS: "220 go\r\nnot TLS at all" },
  });
  const plain = await mailProbe(ioFor(broken.port, 300), "a.test", HOSTS, calm());
  expect(plain?.is_positive).toBe(true);
});

test("floods and tarpits are bounded", async () => {
  const endless = (text: string) => (socket: Socket): void => {
    const more = (): void => {
      while (socket.writable && socket.write(text));
    };
    socket.on("drain", more);
    more();
  };
  for (const text of ["220-more\r\n".repeat(100), "x".repeat(10_000), "220-\r\n"]) {
    const server = await listen(endless(text));
    servers.push(server);
    expect(await mailProbe(ioFor(server.port), "bare.test", [], calm())).toBeNull();
  }
  const { sleep, over } = stoppedClock();
  const silent = await listen((socket) => {
    socket.write("220-wait");
    setImmediate(over);
  });
  servers.push(silent);
  expect(await mailProbe({ ...ioFor(silent.port), sleep }, "bare.test", [], calm())).toBeNull();
});

test("whatever a server says, there is a verdict or null", async () => {
  const io = ioFor(0);
  const line = fc.oneof(
    fc.constantFrom("220 hi", "250 ok", "250-x", "550 no", "421 bye", "STARTTLS", "250 STARTTLS"),
    fc.string({ unit: ANY_CHARACTER, maxLength: 20 }),
  );
  await fc.assert(fc.asyncProperty(fc.array(line, { maxLength: 10 }), async (lines) => {
    const chunks: (Uint8Array | null)[] = lines.map((l) => new Uint8Array(Buffer.from(l + "\r\n", "latin1")));
    const connection = {
      address: "127.0.0.1",
      port: 25,
      tls: null,
      read: () => Promise.resolve(chunks.shift() ?? null),
      write: () => Promise.resolve(),
      startTls: () => Promise.reject(new Error("unused")),
      close: () => {},
    };
    if (lines.some((l) => l.includes("STARTTLS"))) return;
    const found = await mailProbe(
      { ...io, net: { connect: () => Promise.resolve(connection) } },
      "bare.test",
      [],
      calm(),
    );
    if (found !== null) expect(typeof found.response).toBe("string");
  }));
});
