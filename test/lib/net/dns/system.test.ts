import { expect, test } from "vitest";
import { systemResolvers } from "../../../../lib/net/dns/system.ts";
import { createDns } from "../../../../lib/net/dns/client.ts";

test.each<[string, string[]]>([
  ["nameserver 192.0.2.1\nnameserver 192.0.2.2\n", ["192.0.2.1", "192.0.2.2"]],
  ["# nameserver 192.0.2.9\nsearch a.example\nnameserver\t192.0.2.1 # home\n", ["192.0.2.1"]],
  ["nameserver fe80::1%eth0\n", ["fe80::1%eth0"]],
  ["nameserver 192.0.2.1\r\nnameserver 192.0.2.1\r\n", ["192.0.2.1"]],
  ["nameserver 192.0.2.1\n".repeat(2) + "nameserver ::1\nnameserver ::2\nnameserver ::3\n", [
    "192.0.2.1",
    "::1",
    "::2",
  ]],
])("resolv.conf %j", (text, resolvers) => {
  expect(systemResolvers(text)).toEqual(resolvers);
});

test("a zone stays with its address", () => {
  expect(createDns({ resolvers: ["fe80::1%eth0"] }).resolvers).toEqual(["[fe80::1%eth0]:53"]);
});

test("without resolv.conf the resolvers are those of the runtime, without its public fallback", () => {
  expect(systemResolvers(null, () => ["192.0.2.1"], true)).toEqual(["192.0.2.1"]);
  expect(() => systemResolvers(null, () => ["8.8.8.8", "8.8.4.4"], true)).toThrow(
    "Deno would ask a public one",
  );
  expect(systemResolvers(null, () => ["8.8.8.8", "8.8.4.4"], false)).toEqual(["8.8.8.8", "8.8.4.4"]);
  expect(() => systemResolvers(null, () => [], true)).toThrow("name a resolver");
  for (const text of ["search a.example\n", "nameservers 192.0.2.1\n; nameserver 192.0.2.1"]) {
    expect(() => systemResolvers(text)).toThrow(
      "/etc/resolv.conf names no resolver",
    );
  }
});
