import { expect, test } from "vitest";
import type { Dns, DnsReply, RecordType } from "../../../lib/io.ts";
import { Controls } from "../../../lib/lookup/controls.ts";

const HELD = ["kestrelbank.com", "example.com", "iana.org", "a.root-servers.net"];

/** A resolver whose answers to A are replaced by those of `instead`, while it gives any. */
function resolver(instead: (name: string) => DnsReply | null): Dns {
  const reply = (rcode: string, answers: DnsReply["answers"] = []): DnsReply => ({
    ...{ rcode, answers, authoritative: false, soa: null, resolver: "192.0.2.53:53" },
  });
  return {
    resolvers: ["192.0.2.53:53"],
    query: (name: string, type: RecordType) => {
      if (type === "NS") {
        return Promise.resolve(
          reply("NOERROR", [{ name: `${name}.`, type: "NS", ttl: 60, data: "a.example." }]),
        );
      }
      const address = { name: `${name}.`, type: "A", ttl: 60, data: "192.0.2.1" } as const;
      const usual = HELD.includes(name) ? reply("NOERROR", [address]) : reply("NXDOMAIN");
      return Promise.resolve(instead(name) ?? usual);
    },
    close: () => Promise.resolve(),
  };
}

test.each([
  ["every name", () => true],
  [
    "one name alone, and denies one that nobody registered when it is asked next",
    (name: string) => HELD.includes(name),
  ],
])("a resolver that has begun to have no data for %s is believed no more", async (_, isBare) => {
  let isWalled = false;
  const empty: DnsReply = {
    rcode: "NOERROR",
    answers: [],
    authoritative: false,
    soa: null,
    resolver: "192.0.2.53:53",
  };
  const dns = resolver((name) => isWalled && isBare(name) ? empty : null);
  const controls = new Controls(
    { dns, random: () => 0.5 },
    "kestrelbank.com",
    "192.0.2.53:53",
    new AbortController().signal,
  );
  expect(await controls.first()).toEqual({ verdict: "good", why: "" });
  expect(await controls.again()).toEqual({ verdict: "good", why: "" });
  isWalled = true;
  expect(await controls.again()).toEqual({
    verdict: "bad",
    why: expect.stringMatching(/^has begun to have no data for names that have some, such as /),
  });
});
