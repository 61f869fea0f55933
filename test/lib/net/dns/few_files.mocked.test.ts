/**
 * What is said when this process may open no port at all.
 * @module
 */
import { expect, test, vi } from "vitest";
import { createDns } from "../../../../lib/net/dns/client.ts";

let failure: Error & { code?: string };
vi.mock("../../../../lib/net/dns/udp.ts", () => ({
  platformWindow: () => 2_048,
  openUdp() {
    throw failure;
  },
}));

test.each([
  ["EMFILE", "bind EMFILE 0.0.0.0", /raise the limit \(ulimit -n\)/],
  ["ENFILE", "bind ENFILE 0.0.0.0", /raise the limit \(ulimit -n\)/],
  ["ENOBUFS", "bind ENOBUFS 0.0.0.0", /no more ports or buffers/],
  ["EADDRNOTAVAIL", "bind EADDRNOTAVAIL 0.0.0.0", /no more ports or buffers/],
  [undefined, "Too many open files (os error 24)", /raise the limit \(ulimit -n\)/],
])(
  "a port that cannot be opened is this machine's limit, and it is said: %s",
  async (code, message, said) => {
    failure = Object.assign(new Error(message), code === undefined ? {} : { code });
    const dns = createDns({ resolvers: ["127.0.0.1:9"], timeoutMs: 200 });
    expect(await dns.query("example.com", "A")).toMatchObject({ rcode: "NO_ANSWER" });
    expect(dns.failures?.get("127.0.0.1:9")).toMatch(said);
    await dns.close();
  },
);
