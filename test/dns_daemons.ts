/**
 * Real DNS servers on 127.0.0.1, in processes of their own.
 * @module
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDns } from "../lib/net/dns/client.ts";

/** Starts a program of Debian's; it answers a little later, see {@link answering}. */
export function startDaemon(program: string, ...args: string[]): ChildProcess {
  return spawn(program, args, {
    stdio: "ignore",
    env: { PATH: "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" },
  });
}

/** Resolves once these processes have ended. */
export async function stopDaemons(daemons: readonly ChildProcess[]): Promise<void> {
  for (const daemon of daemons) {
    if (daemon.exitCode !== null || daemon.signalCode !== null) continue;
    const gone = once(daemon, "exit");
    daemon.kill();
    await gone;
  }
}

/**
 * Waits until the server at `address:port` answers for `com`; each question waits by itself.
 *
 * @param isWalled Whether it denies that too.
 */
export async function answering(address: string, isWalled: boolean = false): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const dns = createDns({ resolvers: [address], timeoutMs: 250 });
    const { rcode } = await dns.query("com", "SOA");
    await dns.close();
    if (rcode === "NOERROR" || isWalled && rcode === "NXDOMAIN") return;
  }
  throw new Error(`No answer from the server at ${address}`);
}

/**
 * Starts an nsd that is the authority for some zones, without a limit on answers.
 *
 * @param folder An empty folder for its files.
 * @param port UDP and TCP.
 * @param zones Text of the zone file by name of the zone.
 */
export function startNsd(
  folder: string,
  port: number,
  zones: Readonly<Record<string, string>>,
): ChildProcess {
  for (const [name, text] of Object.entries(zones)) writeFileSync(join(folder, `${name}.zone`), text);
  const file = join(folder, "nsd.conf");
  writeFileSync(
    file,
    `server:
  ip-address: 127.0.0.1@${port}
  username: ""
  zonesdir: "${folder}"
  database: ""
  pidfile: "${folder}/nsd.pid"
  zonelistfile: "${folder}/zone.list"
  xfrdfile: "${folder}/xfrd.state"
  rrl-ratelimit: 0
remote-control:
  control-enable: no
${Object.keys(zones).map((name) => `zone:\n  name: ${name}\n  zonefile: ${name}.zone\n`).join("")}`,
  );
  return startDaemon("nsd", "-d", "-c", file);
}

/**
 * Starts an unbound that resolves some zones.
 *
 * @param folder For its file.
 * @param port UDP and TCP.
 * @param authority Port of the server that is the authority for the zones.
 * @param zones Names of the zones.
 * @param settings Lines of its `server:` section.
 */
export function startUnbound(
  folder: string,
  port: number,
  authority: number,
  zones: readonly string[],
  ...settings: string[]
): ChildProcess {
  const file = join(folder, "unbound.conf");
  const stubs = zones.map((name) => `stub-zone:\n  name: "${name}."\n  stub-addr: 127.0.0.1@${authority}\n`);
  writeFileSync(
    file,
    `server:
  interface: 127.0.0.1@${port}
  access-control: 127.0.0.0/8 allow
  do-not-query-localhost: no
  username: ""
  chroot: ""
  directory: "${folder}"
  pidfile: "${folder}/unbound.pid"
  use-syslog: no
${settings.map((line) => `  ${line}\n`).join("")}${stubs.join("")}remote-control:
  control-enable: no
`,
  );
  return startDaemon("unbound", "-d", "-c", file);
}

/**
 * Starts a BIND that is a recursive resolver and the authority for some zones, as walled networks have one for the root.
 *
 * @param folder An empty folder for its files.
 * @param port UDP and TCP.
 * @param zones Text of the zone file by name of the zone; `.` for the root.
 */
export function startBind(
  folder: string,
  port: number,
  zones: Readonly<Record<string, string>>,
): ChildProcess {
  const names = Object.keys(zones);
  const fileOf = (name: string) => join(folder, `${name === "." ? "root" : name}.db`);
  for (const name of names) writeFileSync(fileOf(name), zones[name]!);
  const file = join(folder, "named.conf");
  writeFileSync(
    file,
    `options {
  directory "${folder}";
  pid-file "${folder}/named.pid";
  session-keyfile "${folder}/session.key";
  listen-on port ${port} { 127.0.0.1; };
  listen-on-v6 { none; };
  recursion yes;
  allow-query { any; };
  dnssec-validation no;
};
controls {};
${names.map((name) => `zone "${name}" { type primary; file "${fileOf(name)}"; };\n`).join("")}`,
  );
  return startDaemon("named", "-g", "-c", file);
}
