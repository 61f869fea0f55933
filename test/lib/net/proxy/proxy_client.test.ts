import { afterEach, expect, test } from "vitest";
import type { DialError } from "../../../../lib/dial.ts";
import { createDns } from "../../../../lib/net/dns/client.ts";
import { createIo } from "../../../../lib/net/mod.ts";
import { visit } from "../../../../lib/observe/web/visit.ts";
import { startDoh, startDot } from "../../../farm/encrypted_resolvers.ts";
import { CONNECT_ANSWERS, type FarmProxy, SOCKS_ANSWERS, startHttpProxy } from "../../../farm/proxies.ts";
import { issue } from "../certificates.ts";
import { calm, listen, type Listening, worldIo } from "../world.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});
async function opened<T extends { close(): Promise<void> }>(each: Promise<T>): Promise<T> {
  const made = await each;
  open.push(made);
  return made;
}

const page = (): Promise<Listening> =>
  opened(
    listen((socket) =>
      socket.once(
        "data",
        () => socket.end("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<h1>behind</h1>"),
      )
    ),
  );
const proxyFor = (behind: Record<string, number>): Promise<FarmProxy> => opened(startHttpProxy({ behind }));

/** An address of the internet: it is reached through the proxy alone. */
const PUBLIC = { "a.test": { A: ["11.0.0.1"] }, "inside.test": { A: ["10.0.0.1"] } };
const web = (host: string, port = 80) => ({ host, port, purpose: "web" as const });

async function failure(io: ReturnType<typeof worldIo>, host: string, signal = calm()): Promise<DialError> {
  const connection = await io.net.connect(web(host), signal).catch((error) => error);
  connection.close?.();
  return connection;
}

test("names are resolved here and addresses checked, whatever the proxy would reach", async () => {
  const behind = await page();
  const proxy = await proxyFor({ "*": behind.port });
  const io = worldIo(PUBLIC, { proxy: `http://ann:x%20y@127.0.0.1:${proxy.port}` });
  const found = await visit(io, "a.test", calm());
  expect(found?.page?.html.text).toBe("<h1>behind</h1>");
  expect(found?.first?.address).toBe("11.0.0.1");
  expect(proxy.tunnels).toEqual(["11.0.0.1:443", "11.0.0.1:80"]);
  expect(proxy.credentials[0]).toBe(`Basic ${btoa("ann:x y")}`);
  for (const host of ["inside.test", "127.0.0.1", "169.254.169.254", "localhost", "[::1]"]) {
    expect((await failure(io, host)).reason).toBe("refused");
  }
  expect((await failure(io, "nowhere.test")).reason).toBe("no_address");
  expect(proxy.tunnels.length).toBe(2);
});

test("what is to be reached directly does not go through the proxy", async () => {
  const near = await page();
  const proxy = await proxyFor({});
  const io = worldIo({ "near.test": { A: ["127.0.0.1"] } }, {
    proxy: `http://127.0.0.1:${proxy.port}`,
    allow: ["near.test"],
    direct: ["near.test"],
    portMap: { 80: near.port },
  });
  (await io.net.connect(web("near.test"), calm())).close();
  expect([proxy.connections, near.connections]).toEqual([0, 1]);
});

test.each(CONNECT_ANSWERS)("an answer to CONNECT: %s", async (_, answer, reason, why) => {
  const proxy = await opened(listen((socket) => socket.once("data", () => socket.end(answer, "latin1"))));
  const io = worldIo(PUBLIC, { proxy: `http://127.0.0.1:${proxy.port}` });
  const error = await failure(io, "a.test");
  expect([error.reason, error.message]).toEqual([reason, expect.stringContaining(why)]);
  expect([...io.net.proxy!.failures]).toEqual(reason === "proxy" ? [[why, 1]] : []);
});

test.each(SOCKS_ANSWERS)("an answer of SOCKS: %s", async (_, answer, reason, why) => {
  const proxy = await opened(
    listen((socket) => socket.once("data", () => socket.end(Uint8Array.from(answer)))),
  );
  const error = await failure(worldIo(PUBLIC, { proxy: `socks5://127.0.0.1:${proxy.port}` }), "a.test");
  expect([error.reason, error.message]).toEqual([reason, expect.stringContaining(why)]);
});

test("what the server says at once arrives, though it comes with the proxy's answer", async () => {
  const proxy = await opened(
    listen((socket) => socket.once("data", () => socket.end("HTTP/1.1 200 OK\r\n\r\n220 hello\r\n"))),
  );
  const io = worldIo(PUBLIC, { proxy: `http://127.0.0.1:${proxy.port}` });
  const connection = await io.net.connect({ host: "a.test", port: 25, purpose: "mail" }, calm());
  expect(new TextDecoder().decode(await connection.read() ?? undefined)).toBe("220 hello\r\n");
  expect(await connection.read()).toBeNull();
  connection.close();
});

test("a proxy that is not there is named, one that is silent ends with the deadline, an abort at once", async () => {
  const gone = await listen(() => {});
  await gone.close();
  const io = worldIo(PUBLIC, { proxy: `http://127.0.0.1:${gone.port}` });
  expect((await failure(io, "a.test")).message).toBe(
    `Cannot connect to 11.0.0.1 port 80 through the proxy http://127.0.0.1:${gone.port}: ` +
      "it cannot be reached (ECONNREFUSED)",
  );
  const aborting = new AbortController();
  const silent = await opened(listen((socket) => socket.once("data", () => aborting.abort("enough"))));
  for (const scheme of ["http", "socks5", "https"]) {
    const proxy = `${scheme}://127.0.0.1:${silent.port}`;
    const { reason, message } = await failure(worldIo(PUBLIC, { proxy, connectMs: 100 }), "a.test");
    // An HTTP proxy may wait for the host; SOCKS has a greeting before, which an HTTP proxy does not answer.
    expect(reason).toBe(scheme === "socks5" ? "proxy" : "deadline");
    if (scheme === "socks5") expect(message).toContain("give http:// in place of socks5://");
  }
  const patient = worldIo(PUBLIC, { proxy: `http://127.0.0.1:${silent.port}` });
  const stopping = new AbortController();
  const under = failure(patient, "a.test", stopping.signal);
  stopping.abort("enough");
  expect(await under).toBe("enough");
});

const resolvers: [string, typeof startDoh, (port: number) => string][] = [
  ["HTTPS", startDoh, (port) => `https://dns.test:${port}/dns-query`],
  ["TLS", startDot, (port) => `tls://dns.test:${port}`],
];
test.each(resolvers)(
  "a resolver over %s is queried through the proxy, by its name",
  async (_, start, urlOf) => {
    const { key, cert, ca } = await issue(["dns.test"]);
    const resolver = await opened(start({ addressOf: () => "11.0.0.9" }, { key, cert }));
    const proxy = await proxyFor({ "*": resolver.port });
    const dns = createDns({
      resolvers: [urlOf(resolver.port)],
      ca: [ca],
      proxy: `http://127.0.0.1:${proxy.port}`,
    });
    const replies = await Promise.all(["a", "b", "c"].map((name) => dns.query(`${name}.com`, "A")));
    expect(replies.map(({ rcode }) => rcode)).toEqual(["NOERROR", "NOERROR", "NOERROR"]);
    expect(proxy.tunnels).toEqual([`dns.test:${resolver.port}`]);
    resolver.hangUp();
    expect((await dns.query("d.com", "A")).rcode).toBe("NOERROR");
    expect(proxy.tunnels.length).toBe(2);
    await dns.close();
  },
);

test.each(resolvers)(
  "a resolver over %s behind a proxy that refuses has no answer",
  async (_, _start, urlOf) => {
    const proxy = await proxyFor({});
    const io = createIo({
      resolvers: [urlOf(443)],
      timeoutMs: 300,
      proxy: `http://127.0.0.1:${proxy.port}`,
      geo: false,
    });
    expect((await io.dns.query("a.com", "A")).rcode).toBe("NO_ANSWER");
    expect(proxy.tunnels[0]).toBe("dns.test:443");
    expect(io.net?.proxy?.label).toBe(`http://127.0.0.1:${proxy.port}`);
    await io.dns.close();
  },
);

test("a text that is not a proxy is refused before anything is opened", () => {
  expect(() => createIo({ resolvers: ["127.0.0.1"], proxy: "proxy:3128" })).toThrow("Cannot use the proxy");
});
