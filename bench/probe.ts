/**
 * Hosts a second of a handshake and of `visit` (https, one hop), certificate parsed, 200 at a time, against nginx on
 * loopback, and the ratio to `curl --parallel` on the same hosts in the same run, three rounds in turn. `node:tls` is
 * the runtime's own handshake with the peer's certificate and nothing else, the bound of ours:
 * `node bench/probe.ts`, `deno run -A bench/probe.ts`.
 * @module
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect, createSecureContext } from "node:tls";
import { certificateOf } from "../lib/observe/web/certificate.ts";
import { parseX509 } from "../lib/x509/mod.ts";
import { visit } from "../lib/observe/web/visit.ts";
import { freePort } from "../test/free_port.ts";
import { startNginx } from "../test/lib/net/nginx.ts";
import { worldIo, type Zone } from "../test/lib/net/world.ts";
import { addRow, sized } from "./row.ts";

const HOSTS = sized(2000);
const AT_ONCE = sized(200);
const ROUNDS = 3;
const PORT = await freePort();
const page = "<title>kestrel</title>" + "<p>kestrel</p>".repeat(300);
const nginx = await startNginx(
  ["*.bench.test"],
  page,
  ({ tls, root }) => `server { listen ${PORT} ssl backlog=4096; ${tls} root ${root}; }`,
);
const names = Array.from({ length: HOSTS }, (_, i) => `h${i}.bench.test`);
const zone: Zone = Object.fromEntries(names.map((name, i) => [name, { A: [`127.1.${i >> 8}.${i & 255}`] }]));
const io = {
  ...worldIo(zone, { allow: ["127.0.0.0/8"], portMap: { 443: PORT, 80: PORT }, perNetwork: AT_ONCE }),
  sleep: (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(signal.reason);
      }, { once: true });
    }),
};

interface Round {
  seconds: number;
  /** Microseconds a host of this process. */
  cpu: number;
}

/** Time for all hosts; throws when one of them returns nothing. */
async function all(probe: (name: string) => Promise<boolean>): Promise<Round> {
  const queue = [...names];
  let good = 0;
  const before = process.cpuUsage();
  const start = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) if (await probe(name)) good++;
  }));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  if (good !== HOSTS) throw new Error(`${HOSTS - good} of ${HOSTS} hosts gave nothing`);
  return { seconds, cpu: (user + system) / HOSTS };
}

/** Whether a TLS server shows a certificate that can be read. */
async function handshake(host: string): Promise<boolean> {
  const { signal } = new AbortController();
  const connection = await io.net.connect({ host, port: 443, purpose: "web", tls: {} }, signal);
  connection.close();
  return certificateOf(connection.tls, parseX509) !== null;
}

const context = createSecureContext({ ca: [], ecdhCurve: "X25519" });

/** The same handshake by the runtime alone. */
function bare(host: string): Promise<boolean> {
  const [address] = zone[host]!["A"] as string[];
  return new Promise((resolve) => {
    const socket = connect({
      ...{ host: address!, port: PORT, servername: host, rejectUnauthorized: false },
      ...("Deno" in globalThis ? { ca: [] } : { secureContext: context }),
    }, () => {
      resolve(socket.getPeerCertificate(true).raw !== undefined);
      socket.destroy();
    });
    socket.on("error", () => resolve(false));
  });
}

function curl(): Round {
  const start = performance.now();
  spawnSync("curl", [
    "-sk",
    "--parallel",
    "--parallel-max",
    String(AT_ONCE),
    "-K",
    join(nginx.dir, "curl.txt"),
  ]);
  return { seconds: (performance.now() - start) / 1000, cpu: NaN };
}

function median(values: number[]): number {
  return values.sort((x, y) => x - y)[values.length >> 1]!;
}

try {
  const calm = new AbortController().signal;
  const config = names.map((name, i) =>
    `url = "https://${name}:${PORT}/"\nresolve = "${name}:${PORT}:127.1.${i >> 8}.${
      i & 255
    }"\noutput = "/dev/null"\n`
  );
  writeFileSync(join(nginx.dir, "curl.txt"), config.join(""));
  const runs: Record<string, Round[]> = { "node:tls": [], handshake: [], visit: [], curl: [] };
  let rss = 0;
  for (let round = 0; round < ROUNDS; round++) {
    runs["node:tls"]!.push(await all(bare));
    runs["handshake"]!.push(await all(handshake));
    runs["visit"]!.push(await all(async (n) => (await visit(io, n, calm))?.chain[0]?.certificate != null));
    rss = Math.max(rss, process.memoryUsage().rss / 1e6);
    runs["curl"]!.push(curl());
  }
  const runtime = "Deno" in globalThis ? "Deno" : `Node ${process.version}`;
  console.log(
    `${HOSTS} hosts, ${AT_ONCE} at a time, ${runtime}, median of ${ROUNDS} rounds, RSS ${rss.toFixed(0)} MB`,
  );
  const rates = Object.fromEntries(
    Object.entries(runs).map(([what, rounds]) => [what, HOSTS / median(rounds.map((r) => r.seconds))]),
  );
  for (const work of ["handshake", "visit"]) {
    addRow({
      work: `TLS ${work}, ${AT_ONCE} at once`,
      unit: "hosts/s",
      ours: rates[work]!,
      peers: { curl: rates["curl"]! },
    });
  }
  for (const [what, rounds] of Object.entries(runs)) {
    const ratio = median(rounds.map((r, i) => runs["curl"]![i]!.seconds / r.seconds));
    const cpu = median(rounds.map((r) => r.cpu));
    const own = what === "curl" ? "" : `, ${cpu.toFixed(0)} us CPU a host, ${ratio.toFixed(1)} x curl`;
    console.log(`${what.padEnd(10)} ${rates[what]!.toFixed(0)} hosts/s${own}`);
  }
} finally {
  await nginx.close();
}
