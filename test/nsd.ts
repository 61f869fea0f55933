import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Starts a real nsd on 127.0.0.1 that is the authority for some zones, without a limit on answers. It answers a
 * little later; whoever starts it ends it.
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
  writeFileSync(
    join(folder, "nsd.conf"),
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
  return spawn("nsd", ["-d", "-c", join(folder, "nsd.conf")], {
    stdio: "ignore",
    env: { PATH: "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" },
  });
}
