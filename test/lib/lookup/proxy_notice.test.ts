import { lookupLines } from "../lookup_lines.ts";
import { expect, test } from "vitest";
import { proxyNotice } from "../../../lib/lookup/no_network.ts";
import { createIo, mergeLines, type Notice, type StreamMessage } from "../../../mod.ts";
import { startMiniInternet } from "../../../server/mini/mod.ts";
import { startHttpProxy } from "../../farm/proxies.ts";
import { listen } from "../net/world.ts";

/** Of these, one has its registry on WHOIS alone, and two have mail servers. */
const NAMES = [
  "kestrelbank.co",
  "kestrelbanks.com",
  "kestrelbank-login.com",
  "kestrelbank.net",
  "kestrelbnk.com",
];

/** What a lookup in the miniature internet finds, by name and op, and its notices. */
async function found(proxy?: string): Promise<{ facts: string[]; pages: number; notices: Notice[] }> {
  const mini = await startMiniInternet();
  const { resolver, portMap, root } = mini.place;
  const through = proxy === undefined ? undefined : createIo({
    proxy,
    resolvers: [resolver],
    geo: false,
    timeoutMs: 1_500,
    net: { allow: ["127.0.0.0/8"], portMap, ca: [root] },
  });
  const notices: Notice[] = [];
  const lines: StreamMessage[] = [];
  try {
    const options = {
      io: { ...mini.io, net: through?.net ?? mini.io.net },
      names: NAMES,
      permutations: false,
      onNotice: (each: Notice) => notices.push(each),
    };
    for await (const line of lookupLines(mini.domain, options)) lines.push(line);
  } finally {
    await through?.dns.close();
    await mini.close();
  }
  expect(lines.at(-1)).toMatchObject({ op: "Meta", data: { kind: "Done" } });
  const names = Object.entries(mergeLines(lines));
  return {
    facts: names.map(([fqdn, { technologies, registration_metadata, smtp_metadata }]) =>
      [
        fqdn,
        technologies?.join(),
        registration_metadata?.registration_date,
        smtp_metadata?.is_positive,
      ].join(" ")
    ).sort(),
    pages: names.filter(([, { classification }]) => classification?.page_state === "page").length,
    notices,
  };
}
const codes = ({ notices }: { notices: Notice[] }) => notices.map(({ code }) => code);

test("a lookup through a proxy finds what it finds without, and all but DNS goes through", async () => {
  const proxy = await startHttpProxy();
  try {
    const through = await found(`http://127.0.0.1:${proxy.port}`);
    const direct = await found();
    expect(through.pages).toBeGreaterThan(3);
    expect(through.facts).toEqual(direct.facts);
    expect(codes(through)).toEqual(codes(direct));
    // Pages and RDAP by TLS, WHOIS, mail.
    expect(new Set(proxy.tunnels.map((each) => each.replace(/^.*:/, ""))).size).toBe(3);
  } finally {
    await proxy.close();
  }
});

test("a proxy that is not there: no page could be fetched, and why", async () => {
  const gone = await listen(() => {});
  await gone.close();
  const url = `http://127.0.0.1:${gone.port}`;
  const { pages, notices } = await found(url);
  expect(pages).toBe(0);
  const said = new Map(notices.map(({ code, message }) => [code, message]));
  expect(said.get("no_pages")).toMatch(/^No page could be fetched, of \d+ names with addresses/);
  expect(said.get("proxy")).toMatch(
    new RegExp(`^The proxy ${url} did not open \\d+ connections: it cannot be reached \\(ECONNREFUSED\\)$`),
  );
});

test("only failures since the lookup began are counted, the most frequent first", () => {
  const failures = new Map([["a", 5], ["b", 3], ["c", 1]]);
  const proxy = { label: "http://p:1", failures };
  expect(proxyNotice(proxy, failures)).toBeNull();
  expect(proxyNotice(proxy, new Map([["a", 4], ["b", 3], ["c", 1]]))?.message).toBe(
    "The proxy http://p:1 did not open 1 connections: a",
  );
  expect(proxyNotice(proxy, new Map([["a", 4]]))?.message).toBe(
    "The proxy http://p:1 did not open 5 connections: b, 3 times; a, 1 times; c, 1 times",
  );
});
