/**
 * Real proxies on loopback: tinyproxy, squid, microsocks and dante.
 * @module
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free_port.ts";

/** A running proxy. */
export interface RealProxy {
  /** Its port on 127.0.0.1. */
  readonly port: number;
  /** Stops it. */
  close(): Promise<void>;
}

const PATH = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** The credentials that those with a password take; the first letter is percent-encoded. */
export const CREDENTIALS = "ann:%733cret";

/** Writes files, starts a program with them, and resolves when its port takes connections. */
async function start(
  program: string,
  files: (port: number, folder: string) => Record<string, string>,
  args: (port: number, folder: string) => string[],
): Promise<RealProxy> {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-proxy-"));
  chmodSync(folder, 0o777); // some of them drop root
  const port = await freePort();
  for (const [name, text] of Object.entries(files(port, folder))) {
    writeFileSync(join(folder, name), text, { mode: 0o644 });
  }
  const child = spawn(program, args(port, folder), { stdio: "ignore", env: { PATH } });
  const exited = once(child, "exit");
  let isUp = false;
  for (let tries = 0; !isUp && tries < 400 && child.exitCode === null; tries++) {
    isUp = await accepts(port);
    if (!isUp) await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const close = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    if (child.pid !== undefined) await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  if (!isUp) {
    await close();
    throw new Error(`${program} does not start`);
  }
  return { port, close };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => (socket.destroy(), resolve(true)));
    socket.once("error", () => resolve(false));
  });
}

/** An HTTP proxy that takes {@link CREDENTIALS} and opens tunnels to `ports`. */
export function startTinyproxy(ports: readonly number[]): Promise<RealProxy> {
  return start("tinyproxy", (port) => ({
    "tinyproxy.conf": `Port ${port}\nListen 127.0.0.1\nTimeout 10\nMaxClients 50\nBasicAuth ann s3cret\n` +
      ports.map((each) => `ConnectPort ${each}\n`).join(""),
  }), (_, folder) => ["-d", "-c", join(folder, "tinyproxy.conf")]);
}

/** An HTTP proxy as companies configure it: tunnels to some ports only. With a certificate it is one over TLS. */
export function startSquid(
  ports: readonly number[],
  certificate?: { key: string; cert: string },
): Promise<RealProxy> {
  return start("squid", (port, folder) => ({
    ...(certificate === undefined ? {} : { "squid.pem": certificate.cert + certificate.key }),
    "squid.conf": `${
      certificate === undefined
        ? `http_port 127.0.0.1:${port}`
        : `https_port 127.0.0.1:${port} tls-cert=${folder}/squid.pem`
    }
acl allowed_ports port ${ports.join(" ")}
http_access deny !allowed_ports
http_access allow all
cache deny all
access_log none
cache_log /dev/null
pid_filename none
coredump_dir ${folder}
visible_hostname localhost
shutdown_lifetime 0 seconds
`,
  }), (_, folder) => ["-N", "-f", join(folder, "squid.conf")]);
}

/** A SOCKS5 proxy that takes {@link CREDENTIALS}. */
export function startMicrosocks(): Promise<RealProxy> {
  return start(
    "microsocks",
    () => ({}),
    (port) => ["-i", "127.0.0.1", "-p", String(port), "-u", "ann", "-P", "s3cret"],
  );
}

/** A SOCKS5 proxy for everybody, with a rule against one port. */
export function startDante(blockedPort: number): Promise<RealProxy> {
  return start("danted", (port) => ({
    "danted.conf": `logoutput: /dev/null
internal: 127.0.0.1 port = ${port}
external: 127.0.0.1
clientmethod: none
socksmethod: none
user.notprivileged: nobody
client pass { from: 127.0.0.0/8 to: 0.0.0.0/0 }
socks block { from: 127.0.0.0/8 to: 0.0.0.0/0 port = ${blockedPort} }
socks pass { from: 127.0.0.0/8 to: 0.0.0.0/0 }
`,
  }), (_, folder) => ["-f", join(folder, "danted.conf")]);
}
