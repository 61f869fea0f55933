import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { exportLines } from "../../../lib/export/mod.ts";
import { createDns } from "../../../lib/net/dns/client.ts";
import { startDaemon, stopDaemons } from "../../dns_daemons.ts";
import { freePort } from "../../free_port.ts";
import { missingProgram, requires } from "../../requires.ts";
import { AT, BRAND, lookupLines } from "./lookup.ts";

/** Where nothing answers: names that the zone does not have cannot be resolved. */
const NOWHERE = 9;

/** For each resolver its arguments; it reads the policy zone at `zone` and listens on `port`. */
const RESOLVERS: Readonly<Record<string, (folder: string, port: number, zone: string) => string[]>> = {
  named(folder, port, zone) {
    writeFileSync(
      join(folder, "named.conf"),
      `options { directory "${folder}"; listen-on port ${port} { 127.0.0.1; }; listen-on-v6 { none; };
  pid-file none; session-keyfile none; managed-keys-directory "${folder}"; dnssec-validation no;
  recursion yes; forward only; forwarders { 127.0.0.1 port ${NOWHERE}; };
  response-policy { zone "lookalikes"; } qname-wait-recurse no; };
controls { };
zone "lookalikes" { type primary; file "${zone}"; };
`,
    );
    return ["-g", "-c", join(folder, "named.conf")];
  },
  unbound(folder, port, zone) {
    writeFileSync(
      join(folder, "unbound.conf"),
      `server:
  interface: 127.0.0.1@${port}
  module-config: "respip iterator"
  do-not-query-localhost: no
  username: ""
  chroot: ""
  directory: "${folder}"
  pidfile: "${folder}/unbound.pid"
rpz:
  name: lookalikes
  zonefile: "${zone}"
forward-zone:
  name: "."
  forward-addr: 127.0.0.1@${NOWHERE}
remote-control:
  control-enable: no
`,
    );
    return ["-d", "-c", join(folder, "unbound.conf")];
  },
  kresd(folder, port, zone) {
    writeFileSync(
      join(folder, "kresd.conf"),
      `net.listen('127.0.0.1', ${port}, { kind = 'dns' })
modules.unload('ta_update')
policy.add(policy.rpz(policy.DENY, '${zone}'))
policy.add(policy.all(policy.REFUSE))
`,
    );
    return ["-n", "-q", "-c", join(folder, "kresd.conf"), folder];
  },
};

async function rcodeOf(port: number, name: string): Promise<string> {
  const dns = createDns({ resolvers: [`127.0.0.1:${port}`], timeoutMs: 1_000 });
  const { rcode } = await dns.query(name, "A");
  await dns.close();
  return rcode;
}

for (const [program, settings] of Object.entries(RESOLVERS)) {
  requires(missingProgram(program))(
    `${program} denies the names of the policy zone, and no other`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "deadringer-rpz-"));
      const zone = join(folder, "lookalikes.zone");
      let text = "";
      for await (const piece of exportLines(lookupLines(), "rpz", { brand: BRAND, at: AT })) text += piece;
      writeFileSync(zone, text);
      const port = await freePort();
      const daemon = startDaemon(program, ...settings(folder, port, zone));
      try {
        let blocked = "";
        for (let attempt = 0; attempt < 60 && blocked !== "NXDOMAIN"; attempt++) {
          blocked = await rcodeOf(port, "kestrelbank4.com");
        }
        expect(blocked).toBe("NXDOMAIN");
        expect(await rcodeOf(port, "login.kestrelbank4.com")).toBe("NXDOMAIN");
        expect(await rcodeOf(port, "kestrelbank5.com")).not.toBe("NXDOMAIN");
        expect(await rcodeOf(port, BRAND)).not.toBe("NXDOMAIN");
      } finally {
        await stopDaemons([daemon]);
        rmSync(folder, { recursive: true });
      }
    },
  );
}
