/** Hosts from a network that has IPv6 alone: a network namespace of Linux. */
import { execFileSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { missingProgram, requires } from "../../requires.ts";

/** Runs a command where lo is the only interface and holds every address of the prefix. */
function inNamespace(prefix: string, ...command: string[]): string {
  const setUp = 'ip link set lo up && ip -6 route add local "$0" dev lo && exec "$@"';
  return execFileSync("unshare", ["-rn", "sh", "-c", setUp, prefix, ...command], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function noNamespace(): string | null {
  const missing = missingProgram("unshare", "ip");
  if (missing !== null) return missing;
  try {
    inNamespace("64:ff9b::/96", "true");
    return null;
  } catch {
    return "no right to make a network namespace on this machine";
  }
}

const runtime = "Deno" in globalThis ? [process.execPath, "run", "-A"] : [process.execPath];
const program = fileURLToPath(new URL("nat64_process.ts", import.meta.url));

requires(noNamespace()).each(["64:ff9b::", "2a01:db8:122:344::"])(
  "IPv4 hosts are reached by the NAT64 at %s, machines nearby are not",
  (prefix) => {
    const hosts = ["old.test", "1.0.0.1", "inside.test"];
    const lines = inNamespace(`${prefix}/96`, ...runtime, program, prefix, ...hosts).trim().split("\n");
    expect(lines).toEqual([
      `1.1.1.1 reached ${prefix}101:101`,
      `1.0.0.1 reached ${prefix}100:1`,
      expect.stringMatching(/^Cannot connect to "inside\.test" port 80: .*not on the internet$/),
    ]);
  },
);

requires(noNamespace()).each([
  ["both.test", "old.test", "both.test"],
  ["1.1.1.1,1.0.0.1,8.8.8.8,2606:4700:4700::1111", "old.test", "1.0.0.1,2606:4700:4700::1111"],
])("where neither IPv4 nor NAT64 is there, hosts with both families are reached by IPv6: %s", (...hosts) => {
  const lines = inNamespace("2606:4700:4700::/48", ...runtime, program, "", ...hosts).trim().split("\n");
  const reached = "2606:4700:4700::1111 reached 2606:4700:4700::1111";
  expect(lines).toEqual([reached, "Cannot reach 1.1.1.1 port 80", reached]);
});
