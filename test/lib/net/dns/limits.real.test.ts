/** Real resolvers with limits and filters: unbound, dnsmasq, dnsdist and BIND, in front of a real nsd. */
import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { createDns } from "../../../../lib/net/dns/client.ts";
import { createResolution, type Existence } from "../../../../lib/observe/resolve.ts";
import { freePort } from "../../../free_port.ts";
import { missingProgram, requires } from "../../../requires.ts";
import { answering, startDaemon, startNsd, startUnbound, stopDaemons } from "../../../dns_daemons.ts";

const names = Array.from({ length: 2_000 }, (_, i) => `n${i}.com`);
const registered = names.filter((_, i) => i % 15 === 0);
const zone =
  `$ORIGIN com.\n$TTL 300\n@ SOA ns.nic.com. host.nic.com. 7 1800 900 604800 300\n@ NS ns.nic.com.\nns.nic A 127.0.0.1\n${
    registered.map((name, i) => `${name}. A 127.0.1.${i % 250 + 1}`).join("\n")
  }\n`;

const folder = mkdtempSync(join(tmpdir(), "deadringer-limits-"));
const running: ChildProcess[] = [];
let authority = 0;

beforeAll(async () => {
  if (missingProgram("nsd") !== null) return;
  authority = await freePort();
  running.push(startNsd(folder, authority, { com: zone }));
  await answering(`127.0.0.1:${authority}`);
}, 60_000);
afterAll(async () => {
  await stopDaemons(running);
  rmSync(folder, { recursive: true, force: true });
});

async function existenceOf(port: number): Promise<Map<string, Existence>> {
  const dns = createDns({ resolvers: [`127.0.0.1:${port}`] });
  const resolution = createResolution({ dns, random: Math.random });
  const { signal } = new AbortController();
  try {
    return new Map(
      await Promise.all(names.map(async (name) => [name, await resolution.exists(name, signal)] as const)),
    );
  } finally {
    await dns.close();
  }
}

async function registeredBy(port: number): Promise<string[]> {
  const found = await existenceOf(port);
  return names.filter((name) => found.get(name)!.state === "registered");
}

requires(missingProgram("nsd", "unbound"))(
  "unbound with a rate limit on each zone answers everything",
  async () => {
    const port = await freePort();
    const settings = ['module-config: "iterator"', "ratelimit: 400", "ratelimit-factor: 0"];
    running.push(startUnbound(folder, port, authority, ["com"], ...settings));
    await answering(`127.0.0.1:${port}`);
    expect(await registeredBy(port)).toEqual(registered);
  },
  120_000,
);

requires(missingProgram("nsd", "dnsmasq"))(
  "dnsmasq with few forwarded questions at once answers everything",
  async () => {
    const port = await freePort();
    running.push(startDaemon(
      "dnsmasq",
      "--keep-in-foreground",
      "--conf-file=/dev/null",
      "--no-resolv",
      "--no-hosts",
      "--user=root",
      `--pid-file=${join(folder, "dnsmasq.pid")}`,
      "--listen-address=127.0.0.1",
      "--bind-interfaces",
      `--port=${port}`,
      "--dns-forward-max=20",
      "--cache-size=0",
      `--server=127.0.0.1#${authority}`,
    ));
    await answering(`127.0.0.1:${port}`);
    expect(await registeredBy(port)).toEqual(registered);
  },
  120_000,
);

requires(missingProgram("nsd", "dnsdist"))(
  "dnsdist that cuts every datagram is asked over TCP, and said to be",
  async () => {
    const port = await freePort();
    const file = join(folder, "dnsdist.conf");
    writeFileSync(
      file,
      `setLocal("127.0.0.1:${port}")\nnewServer("127.0.0.1:${authority}")\naddAction(TCPRule(false), TCAction())\n`,
    );
    running.push(startDaemon("dnsdist", "--supervised", "--disable-syslog", "-C", file));
    await answering(`127.0.0.1:${port}`);
    const dns = createDns({ resolvers: [`127.0.0.1:${port}`] });
    const rcodes = await Promise.all(names.map(async (name) => (await dns.query(name, "A")).rcode));
    expect(names.filter((_, i) => rcodes[i] === "NOERROR")).toEqual(registered);
    expect(new Set(rcodes)).toEqual(new Set(["NOERROR", "NXDOMAIN"]));
    expect(dns.overTcp).toEqual([`127.0.0.1:${port}`]);
    await dns.close();
  },
  120_000,
);

requires(missingProgram("nsd", "named"))(
  "BIND with response rate limiting answers everything, and what its policy zone hides is blocked",
  async () => {
    const port = await freePort();
    const home = join(folder, "bind");
    mkdirSync(home);
    const hidden = registered.filter((_, i) => i % 3 === 0);
    writeFileSync(join(home, "com.zone"), zone);
    writeFileSync(
      join(home, "rpz.zone"),
      `$TTL 60\n@ SOA localhost. root.localhost. 1 3600 600 86400 60\n@ NS localhost.\n${
        hidden.map((name) => `${name} CNAME .\n*.${name} CNAME .`).join("\n")
      }\n`,
    );
    const file = join(home, "named.conf");
    writeFileSync(
      file,
      `options {
  directory "${home}";
  listen-on port ${port} { 127.0.0.1; };
  listen-on-v6 { none; };
  pid-file "${home}/named.pid";
  session-keyfile "${home}/session.key";
  managed-keys-directory "${home}";
  recursion yes;
  allow-query { any; };
  dnssec-validation no;
  forward only;
  forwarders { 127.0.0.1 port ${authority}; };
  rate-limit { responses-per-second 300; nxdomains-per-second 300; slip 2; window 1; ipv4-prefix-length 32; };
  response-policy { zone "rpz"; } qname-wait-recurse no;
};
controls { };
zone "rpz" { type primary; file "rpz.zone"; };
`,
    );
    running.push(startDaemon("named", "-f", "-c", file));
    await answering(`127.0.0.1:${port}`);
    const found = await existenceOf(port);
    const states = (list: string[]) => [...new Set(list.map((name) => found.get(name)!.state))];
    expect(states(registered.filter((name) => !hidden.includes(name)))).toEqual(["registered"]);
    expect(states(hidden)).toEqual(["blocked"]);
    expect(states(names.filter((name) => !registered.includes(name)))).toEqual(["free"]);
  },
  120_000,
);
