import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type Relay, startRelay } from "../../../lib/net/relay.ts";
import { calm, listen, type Listening, worldIo } from "./world.ts";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

/** A server that keeps what it is sent: it answers each piece, or once all has come that ends so, and then ends. */
async function site(last?: string): Promise<Listening & { got: string[] }> {
  const got: string[] = [];
  const server = await listen((socket) => {
    const at = got.push("") - 1;
    socket.on("data", (chunk) => {
      got[at] += chunk.toString("latin1");
      const answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi";
      if (last === undefined) socket.write(answer);
      else if (got[at]!.endsWith(last)) socket.end(answer);
    });
  });
  open.push(server.close);
  return Object.assign(server, { got });
}

async function relayTo(port: number): Promise<{ relay: Relay; shown: string }> {
  const zone = {
    "a.test": { A: ["127.0.0.1"] },
    "b.test": { A: ["127.0.0.1"] },
    "c.test": { A: ["10.0.0.1"] },
  };
  const io = worldIo(zone, { allow: ["127.0.0.1:80", "127.0.0.1:443"], portMap: { 80: port, 443: port } });
  const relay = await startRelay(io.net, calm(), 2 ** 24);
  open.push(relay.close);
  const { username, password } = relay.credentials;
  return { relay, shown: `Proxy-Authorization: Basic ${btoa(`${username}:${password}`)}\r\n` };
}

/** Sends parts one after the other, each when something came back; resolves with all that came until the relay ends it. */
function talk(port: number, ...parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    let got = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(parts.shift()!, "latin1"));
    socket.on("data", (chunk) => {
      got += chunk.toString("latin1");
      const next = parts.shift();
      if (next !== undefined) socket.write(next, "latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(got));
  });
}

test("who shows no credentials, or others, gets nothing, and nobody is dialled", async () => {
  const server = await site();
  const { relay } = await relayTo(server.port);
  for (
    const shown of [
      "",
      "Proxy-Authorization: Basic eDp5\r\n",
      `Proxy-Authorization: Basic ${btoa(relay.credentials.password)}\r\n`,
      `Proxy-Authorization: ${relay.credentials.password}\r\n`,
      `Authorization: Basic ${btoa(`relay:${relay.credentials.password}`)}\r\n`,
    ]
  ) {
    expect(await talk(relay.port, `CONNECT a.test:443 HTTP/1.1\r\n${shown}\r\n`)).toMatch(/^HTTP\/1.1 407 /);
    expect(await talk(relay.port, `GET http://a.test/ HTTP/1.1\r\n${shown}\r\n`)).toMatch(/^HTTP\/1.1 407 /);
  }
  expect(server.connections).toBe(0);
  const other = await relayTo(server.port);
  expect(other.relay.credentials.password).not.toBe(relay.credentials.password);
});

test("a tunnel passes bytes as they are", async () => {
  const server = await site("anything");
  const { relay, shown } = await relayTo(server.port);
  const got = await talk(relay.port, `CONNECT a.test:443 HTTP/1.1\r\n${shown}\r\n`, "\x16\x03\x01 anything");
  expect(got).toMatch(/^HTTP\/1\.1 200 Connected\r\n\r\nHTTP\/1\.1 200 OK/);
  expect(server.got).toEqual(["\x16\x03\x01 anything"]);
});

test("a request is passed on to its host, without what is meant for the proxy", async () => {
  const server = await site("abc");
  const { relay, shown } = await relayTo(server.port);
  const head =
    `POST http://a.test/x?y=1 HTTP/1.1\r\nHost: a.test\r\n${shown}Proxy-Connection: keep-alive\r\n`;
  expect(await talk(relay.port, `${head}Content-Length: 3\r\nX: y\r\n\r\nabc`)).toContain("200 OK");
  expect(server.got).toEqual([
    "POST /x?y=1 HTTP/1.1\r\nHost: a.test\r\nContent-Length: 3\r\nX: y\r\nConnection: close\r\n\r\nabc",
  ]);
});

test("a second request on a connection reaches nobody: not the first host, not with the credentials", async () => {
  const server = await site();
  const { relay, shown } = await relayTo(server.port);
  const get = (host: string) => `GET http://${host}/ HTTP/1.1\r\nHost: ${host}\r\n${shown}\r\n`;
  await talk(relay.port, get("a.test"), get("b.test"));
  await talk(relay.port, get("a.test") + get("b.test"));
  await talk(
    relay.port,
    get("a.test").replace("\r\n\r\n", "\r\nContent-Length: 1\r\n\r\n") + "x" + get("b.test"),
  );
  expect(server.got.join("")).not.toContain("b.test");
  expect(server.got.join("")).not.toMatch(/proxy-authorization/i);
});

test.each([
  ["no HTTP", "\x05\x01\x00"],
  ["a path", "GET / HTTP/1.1\r\n"],
  ["another scheme", "GET ftp://a.test/ HTTP/1.1\r\n"],
  ["a body without a length", "POST http://a.test/ HTTP/1.1\r\nTransfer-Encoding: chunked\r\n"],
  ["two lines in one", "GET http://a.test/ HTTP/1.1\r\nX: a\nY: b\r\n"],
  ["a folded line", "GET http://a.test/ HTTP/1.1\r\nX: a\r\n b\r\n"],
  ["HTTP/1.0", "GET http://a.test/ HTTP/1.0\r\n"],
  ["a head without end", `GET http://a.test/ HTTP/1.1\r\nX: ${"x".repeat(70_000)}`],
])("%s is no request", async (_what, head) => {
  const server = await site();
  const { relay, shown } = await relayTo(server.port);
  expect(await talk(relay.port, `${head}${shown}\r\n`)).toBe("");
  expect(server.connections).toBe(0);
});

test("what the rules forbid is refused; a page never gets an answer of the proxy's", async () => {
  const server = await site();
  const { relay, shown } = await relayTo(server.port);
  expect(await talk(relay.port, `CONNECT c.test:443 HTTP/1.1\r\n${shown}\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
  expect(await talk(relay.port, `CONNECT [::1]:443 HTTP/1.1\r\n${shown}\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
  expect(await talk(relay.port, `GET http://169.254.169.254/ HTTP/1.1\r\n${shown}\r\n`)).toBe("");
  expect(server.connections).toBe(0);
});
