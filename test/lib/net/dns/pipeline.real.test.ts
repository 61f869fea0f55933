/** Real resolvers that are asked over TCP once they are fast: nsd, unbound and BIND. */
import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { createDns } from "../../../../lib/net/dns/client.ts";
import { freePort } from "../../../free_port.ts";
import { missingProgram, requires } from "../../../requires.ts";
import { answering, startDaemon, startNsd, startUnbound, stopDaemons } from "../../../dns_daemons.ts";

const names = Array.from({ length: 12_000 }, (_, i) => `n${i}.com`);
const registered = names.filter((_, i) => i % 15 === 0);
const zone =
  `$ORIGIN com.\n$TTL 300\n@ SOA ns.nic.com. host.nic.com. 7 1800 900 604800 300\n@ NS ns.nic.com.\nns.nic A 127.0.0.1\n${
    registered.map((name) => `${name}. A 127.0.1.1`).join("\n")
  }\n`;

const folder = mkdtempSync(join(tmpdir(), "deadringer-pipeline-"));
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

/** Every name by the rcode of its reply, and those with an address. */
async function ask(port: number) {
  const dns = createDns({ resolvers: [`127.0.0.1:${port}`] });
  try {
    const replies = await Promise.all(names.map((name) => dns.query(name, "A")));
    return {
      found: names.filter((_, i) => replies[i]!.answers.length > 0),
      rcodes: [...new Set(replies.map(({ rcode }) => rcode))].sort(),
    };
  } finally {
    await dns.close();
  }
}

const ALL = { found: registered, rcodes: ["NOERROR", "NXDOMAIN"] };

requires(missingProgram("nsd"))("nsd", async () => {
  expect(await ask(authority)).toEqual(ALL);
}, 120_000);

requires(missingProgram("nsd", "unbound"))("unbound", async () => {
  const port = await freePort();
  running.push(startUnbound(folder, port, authority, ["com"], 'module-config: "iterator"'));
  await answering(`127.0.0.1:${port}`);
  expect(await ask(port)).toEqual(ALL);
  // From its cache it answers as fast as it is asked.
  expect(await ask(port)).toEqual(ALL);
}, 120_000);

requires(missingProgram("nsd", "named"))("BIND", async () => {
  const port = await freePort();
  const home = join(folder, "bind");
  mkdirSync(home);
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
  servfail-ttl 0;
  forward only;
  forwarders { 127.0.0.1 port ${authority}; };
};
controls { };
`,
  );
  running.push(startDaemon("named", "-f", "-c", file));
  await answering(`127.0.0.1:${port}`);
  expect(await ask(port)).toEqual(ALL);
  expect(await ask(port)).toEqual(ALL);
}, 120_000);
