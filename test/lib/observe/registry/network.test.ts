import { afterEach, expect, test } from "vitest";
import { networkRegistration, networkServer } from "../../../../lib/observe/registry/network.ts";
import { calm } from "../../net/world.ts";
import { closeServers, HOSTS, json, world } from "./registry_world.ts";

afterEach(closeServers);

const link = (rel: string, href: string) => ({ rel, href, type: "application/rdap+json" });
const io = async (http: (host: string, path: string) => string) => {
  const parts = await world(http, {}, HOSTS);
  const networks = new Map([["198.51.100.0/24", "http://rdap.registry.example.net/v1"]]);
  return { requests: parts.requests, io: { ...parts.io, registryIntervalMs: 0, tables: { networks } } };
};

test("the network of an address, and those above it by their links, through the dialer", async () => {
  const { io: at, requests } = await io((_, path) =>
    json(
      path.startsWith("/v1/")
        ? {
          name: "CUSTOMER",
          links: [
            link("self", "http://x/"),
            link("up", "http://rdap.registrar.example.net/ip/198.51.0.0/16"),
          ],
        }
        : { name: "PROVIDER", links: [link("up", "http://rdap.registrar.example.net/ip/198.51.0.0/16")] },
    )
  );
  const found = await networkRegistration(at, "198.51.100.20", calm());
  expect(found?.answers.map(({ object }) => object["name"])).toEqual(["CUSTOMER", "PROVIDER"]);
  expect(requests).toEqual([
    "http rdap.registry.example.net/v1/ip/198.51.100.20",
    "http rdap.registrar.example.net/ip/198.51.0.0/16",
  ]);
});

test("a received object counts when the network above does not answer; without a registry there is no request", async () => {
  const { io: at, requests } = await io((_, path) =>
    path.startsWith("/v1/")
      ? json({ name: "CUSTOMER", links: [link("up", "http://rdap.registrar.example.net/up")] })
      : json({}, "500 Oops")
  );
  expect((await networkRegistration(at, "198.51.100.20", calm()))?.answers).toHaveLength(1);
  const questions = requests.length;
  expect(await networkRegistration(at, "203.0.113.1", calm())).toBeNull();
  expect(await networkRegistration(at, "not an address", calm())).toBeNull();
  expect(requests).toHaveLength(questions);
});

test("the chain upwards ends", async () => {
  let count = 0;
  const { io: at } = await io(() =>
    json({ links: [link("up", `http://rdap.registry.example.net/v1/up/${++count}`)] })
  );
  expect((await networkRegistration(at, "198.51.100.20", calm()))?.answers).toHaveLength(3);
});

test.each([
  ["10.1.2.3", "ten"],
  ["10.1.3.3", "eight"],
  ["10.200.0.1", "eight"],
  ["11.0.0.1", null],
  ["2001:db8:1::1", "six"],
  ["2001:db9::1", null],
])("RFC 9224 section 5: the longest prefix that covers %s", (address, expected) => {
  const servers = new Map([["10.0.0.0/8", "eight"], ["10.1.2.0/23", "ten"], ["2001:db8::/32", "six"], [
    "bad",
    "bad",
  ]]);
  servers.set("10.1.3.0/24", "eight");
  expect(networkServer(servers, address)).toBe(expected);
});
