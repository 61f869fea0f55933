/** Real proxies: tinyproxy, squid, microsocks and dante; what is not installed is skipped. */
import { createServer as createTlsServer } from "node:tls";
import { afterEach, expect } from "vitest";
import { DialError } from "../../../../lib/dial.ts";
import { createCamera, findBrowser } from "../../../../lib/net/camera.ts";
import { mailProbe } from "../../../../lib/observe/mail/smtp.ts";
import { visit } from "../../../../lib/observe/web/visit.ts";
import {
  CREDENTIALS,
  type RealProxy,
  startDante,
  startMicrosocks,
  startSquid,
  startTinyproxy,
} from "../../../farm/real_proxies.ts";
import { missingProgram, requires } from "../../../requires.ts";
import { issue } from "../certificates.ts";
import { calm, listen, type Listening, worldIo } from "../world.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});
function ends<T extends { close(): Promise<void> }>(each: T): T {
  open.push(each);
  return each;
}

const PAGE = "<title>Kestrel</title><h1>through</h1>";

/** A page on a port, with or without TLS; it notes where visitors come from. */
async function site(tls?: { key: string; cert: string }): Promise<Listening> {
  const answer = (socket: { write(text: string): void; end(): void; once(e: "data", f: () => void): void }) =>
    socket.once("data", () => {
      socket.write(
        `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${PAGE.length}\r\n\r\n${PAGE}`,
      );
      socket.end();
    });
  if (tls === undefined) return ends(await listen(answer));
  let connections = 0;
  const server = createTlsServer(tls, (socket) => {
    connections++;
    socket.on("error", () => socket.destroy());
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return ends({
    address: "127.0.0.1",
    port: (server.address() as { port: number }).port,
    get connections() {
      return connections;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** A name whose https, http and mail servers are on loopback, in a network that is reached through the proxy. */
function worldBehind(proxy: string, ports: Record<number, number>, ca: string[] = []) {
  return worldIo({ "a.test": { A: ["127.0.0.1"] } }, { allow: ["a.test"], portMap: ports, proxy, ca });
}

async function seen(io: ReturnType<typeof worldBehind>): Promise<(string | null)[]> {
  const found = await visit(io, "a.test", calm());
  return [found?.page?.url ?? null, found?.page?.html.text ?? null, found?.origin?.protocol ?? null];
}

const THROUGH_TLS = ["https://a.test/", PAGE, "TLSv1.3"];

async function both(): Promise<{ secure: Listening; plain: Listening; ports: Record<number, number> }> {
  const secure = await site(await issue(["a.test"]));
  const plain = await site();
  return { secure, plain, ports: { 443: secure.port, 80: plain.port } };
}

const at = (port: number) => ({ host: "a.test", port, purpose: "web" as const });
const reasonOf = (io: ReturnType<typeof worldBehind>, port: number): Promise<DialError> =>
  io.net.connect(at(port), calm()).then(() => new DialError("tls", "connected"), (error) => error);

requires(missingProgram("tinyproxy"))("tinyproxy with a password", async () => {
  const { secure, ports } = await both();
  const proxy = ends(await startTinyproxy([secure.port]));
  const io = worldBehind(`http://${CREDENTIALS}@127.0.0.1:${proxy.port}`, ports);
  expect(await seen(io)).toEqual(THROUGH_TLS);
  expect(io.net.proxy?.failures.size).toBe(0);
  // The port of http is not among those it opens tunnels to.
  const forbidden = await reasonOf(io, 80);
  expect([forbidden.reason, forbidden.message]).toEqual([
    "proxy",
    `Cannot connect to 127.0.0.1 port ${ports[80]} through the proxy http://127.0.0.1:${proxy.port}: ` +
    `it does not open tunnels to port ${ports[80]} (403)`,
  ]);
  for (const url of ["", "ann:other@"]) {
    const stranger = worldBehind(`http://${url}127.0.0.1:${proxy.port}`, ports);
    expect(await seen(stranger)).toEqual([null, null, null]);
    const [why] = [...stranger.net.proxy!.failures.keys()];
    // Tinyproxy says 401 to wrong passwords.
    expect(why).toMatch(/\(40[17]\)$/);
  }
});

requires(missingProgram("squid"))("squid, with and without TLS to it", async () => {
  const { secure, plain, ports } = await both();
  const own = await issue(["localhost"]);
  const clear = ends(await startSquid([secure.port, plain.port]));
  const io = worldBehind(`http://127.0.0.1:${clear.port}`, ports);
  expect(await seen(io)).toEqual(THROUGH_TLS);
  const encrypted = ends(await startSquid([secure.port], own));
  const url = `https://localhost:${encrypted.port}`;
  expect(await seen(worldBehind(url, ports, [own.ca]))).toEqual(THROUGH_TLS);
  // A proxy whose certificate nobody vouches for gets neither credentials nor connections.
  const doubtful = worldBehind(url, ports);
  expect((await reasonOf(doubtful, 443)).reason).toBe("proxy");
  expect([...doubtful.net.proxy!.failures.keys()][0]).toMatch(/^TLS with it fails: /);
});

requires(missingProgram("squid"))("a port where nobody listens is the destination's fault", async () => {
  const gone = await listen(() => {});
  await gone.close();
  const proxy = ends(await startSquid([gone.port]));
  const io = worldBehind(`http://127.0.0.1:${proxy.port}`, { 80: gone.port });
  expect((await reasonOf(io, 80)).reason).toBe("unreachable");
  expect(io.net.proxy!.failures.size).toBe(0);
});

const socks: [name: string, program: string, start: () => Promise<RealProxy>, user: string][] = [
  ["microsocks", "microsocks", startMicrosocks, `${CREDENTIALS}@`],
  ["dante", "danted", () => startDante(1), ""],
];
for (const [name, program, start, user] of socks) {
  requires(missingProgram(program))(`${name} carries pages and mail`, async () => {
    const { ports } = await both();
    const mail = ends(
      await listen((socket) => {
        socket.write("220 mx.a.test ESMTP\r\n");
        socket.on("data", (chunk) => {
          const command = String(chunk).slice(0, 4);
          socket.write(command === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
        });
      }),
    );
    const proxy = ends(await start());
    const io = worldBehind(`socks5://${user}127.0.0.1:${proxy.port}`, { ...ports, 25: mail.port });
    expect(await seen(io)).toEqual(THROUGH_TLS);
    const probe = await mailProbe(io, "a.test", ["a.test"], calm());
    expect(probe?.is_positive).toBe(true);
    expect(io.net.proxy!.failures.size).toBe(0);
  });
}

requires(missingProgram("microsocks"))("microsocks does not take another password", async () => {
  const { ports } = await both();
  const proxy = ends(await startMicrosocks());
  for (
    const [user, why] of [["", "it requires a user name and password"], [
      "ann:x@",
      "it rejects this user",
    ]]
  ) {
    const io = worldBehind(`socks5://${user}127.0.0.1:${proxy.port}`, ports);
    expect(await seen(io)).toEqual([null, null, null]);
    expect([...io.net.proxy!.failures.keys()].join()).toContain(why!);
  }
});

requires(missingProgram("danted"))("dante's rule against a port is the proxy's refusal", async () => {
  const { plain } = await both();
  const proxy = ends(await startDante(plain.port));
  const io = worldBehind(`socks5://127.0.0.1:${proxy.port}`, { 80: plain.port });
  const refused = await reasonOf(io, 80);
  expect([refused.reason, plain.connections]).toEqual(["proxy", 0]);
});

requires(findBrowser() === null ? "no Chromium on this machine" : missingProgram("microsocks"))(
  "a browser's pictures are taken through the proxy",
  async () => {
    const plain = await site();
    const proxy = ends(await startMicrosocks());
    const io = worldBehind(`socks5://${CREDENTIALS}@127.0.0.1:${proxy.port}`, { 80: plain.port });
    const camera = ends(createCamera(io.net)!);
    const shot = await camera.takeScreenshot("http://a.test/", calm());
    expect([shot?.status, shot?.finalUrl, plain.connections > 0]).toEqual([200, "http://a.test/", true]);
    await proxy.close();
    expect(await camera.takeScreenshot("http://a.test/", calm())).toBeNull();
    expect([...io.net.proxy!.failures.keys()]).toEqual(["it cannot be reached (ECONNREFUSED)"]);
  },
);

const WRONG_SCHEMES: [string, () => Promise<RealProxy>, scheme: string, right: string][] = [
  ["tinyproxy", () => startTinyproxy([25]), "socks5", "http://"],
  ["squid", () => startSquid([25]), "socks5", "http://"],
  ["microsocks", startMicrosocks, "http", "socks5://"],
  ["danted", () => startDante(1), "http", "socks5://"],
];
for (const [program, start, scheme, right] of WRONG_SCHEMES) {
  requires(missingProgram(program))(
    `${program} given as ${scheme}:// is named, with what to give`,
    async () => {
      const { port } = ends(await start());
      const io = worldIo({ "a.test": { A: ["11.0.0.1"] } }, {
        proxy: `${scheme}://127.0.0.1:${port}`,
        connectMs: 3_000,
      });
      const failure = await io.net.connect({ host: "a.test", port: 25, purpose: "mail" }, calm()).catch((
        error,
      ) => error);
      expect(failure).toBeInstanceOf(DialError);
      expect((failure as DialError).reason).toBe("proxy");
      expect((failure as DialError).message).toContain(`give ${right}`);
    },
  );
}
