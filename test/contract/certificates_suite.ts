import { expect, test } from "vitest";
import type { Contract } from "./service.ts";

/** Search of certificate names, exact names, hydration. */
export function certificateTests(contract: () => Contract): void {
  const search = async (query: string) => {
    const answer = await contract().ask(`/v1/ct/search?${query}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
    const more = answer.headers.get("x-has-more-value");
    expect(["true", "false"]).toContain(more);
    return { more, names: JSON.parse(answer.text).map((row: { name: string }) => row.name) as string[] };
  };

  test("search answers an array of CTSearchResult", async () => {
    const { text } = await contract().ask("/v1/ct/search?pattern=kestrel");
    const rows = JSON.parse(text);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toMatchObject({
        name: expect.any(String),
        labels: { tld: expect.any(String), etld1: expect.any(String), domain: expect.any(String) },
        is_precert: expect.any(Boolean),
      });
    }
  });

  test("X-Has-More-Value is true when more names match than the limit lets through, else false", async () => {
    const all = await search("pattern=kestrel&limit=1000");
    expect(all.more).toBe("false");
    const count = all.names.length;
    expect(count).toBeGreaterThan(1);
    expect(await search(`pattern=kestrel&limit=${count - 1}`)).toMatchObject({ more: "true" });
    expect(await search(`pattern=kestrel&limit=${count}`)).toMatchObject({ more: "false" });
    expect((await search("pattern=kestrel&limit=1")).names).toHaveLength(1);
  });

  test("kind: regex is the default and ignores case; exact, contains, prefix, suffix, wildcard, lookalike", async () => {
    const name = "kestreibank.com";
    const found = async (query: string) => (await search(`limit=1000&${query}`)).names;
    expect(await found("pattern=^KESTREIBANK%5C.com$")).toEqual([name]);
    expect(await found("kind=regex&pattern=^kestre[i]bank%5C.com$")).toEqual([name]);
    expect(await found(`kind=exact&pattern=${name}`)).toEqual([name]);
    expect(await found("kind=exact&pattern=kestreibank")).toEqual([]);
    for (
      const query of [
        "kind=contains&pattern=estreiban",
        "kind=prefix&pattern=kestreib",
        "kind=suffix&pattern=reibank.com",
        "kind=wildcard&pattern=kestre%3Fbank.com",
        "kind=lookalike&pattern=kestrelbank.com",
      ]
    ) expect(await found(query), query).toContain(name);
    expect(await found("kind=prefix&pattern=estreib")).toEqual([]);
  });

  test.each(["name", "registrable_domain", "domain_raw", "domain_ngram", "ngram"])(
    "field=%s is taken",
    async (field) => {
      expect((await search(`pattern=kestreibank&field=${field}`)).names).toContain("kestreibank.com");
    },
  );

  test.each([
    "",
    "pattern=",
    "pattern=a&limit=0",
    "pattern=a&limit=x",
    "pattern=a&limit=1001",
    "pattern=a&kind=soundex",
    "pattern=a&field=colour",
    "pattern=a&include_precert=perhaps",
    "pattern=(",
    `pattern=${"a".repeat(1001)}`,
  ])("a search with wrong parameters is 400: %s", async (query) => {
    expect((await contract().ask(`/v1/ct/search?${query}`)).status).toBe(400);
  });

  test("exact names: those given by repeating fqdn, no others", async () => {
    const { status, text } = await contract().ask(
      "/v1/ct/search/domains?fqdn=kestreibank.com&fqdn=kestrelbank.de&fqdn=no-such-name.com",
    );
    const names = JSON.parse(text).map((row: { name: string }) => row.name).sort();
    expect([status, names]).toEqual([200, ["kestreibank.com", "kestrelbank.de"]]);
  });

  test.each([
    "",
    "fqdn=",
    "fqdn=kestrelbank.de&fqdn=not%20a%20domain",
    Array.from({ length: 101 }, (_, at) => `fqdn=a${at}.com`).join("&"),
  ])("exact names: none, an invalid one, or more than 100 are 400 (%#)", async (query) => {
    expect((await contract().ask(`/v1/ct/search/domains?${query}`)).status).toBe(400);
  });

  test("hydrate: an occurrence that cannot be hydrated has an error and no certificate; in order", async () => {
    const { status, text } = await contract().ask("/v1/ct/hydrate?occ=999:1&occ=998:2");
    const items = JSON.parse(text);
    expect(status).toBe(200);
    expect(items).toMatchObject([{ log_id: 999, index: 1 }, { log_id: 998, index: 2 }]);
    for (const item of items) {
      expect(item.error).toEqual(expect.any(String));
      expect(item.cert ?? null).toBeNull();
    }
  });

  test.each(["", "occ=", "occ=1", "occ=1:x", "occ=-1:2", Array(101).fill("occ=1:2").join("&")])(
    "hydrate: none, a malformed one, or more than 100 are 400 (%#)",
    async (query) => {
      expect((await contract().ask(`/v1/ct/hydrate?${query}`)).status).toBe(400);
    },
  );

  test("/ct/logs lists the logs", async () => {
    const { status, text } = await contract().ask("/v1/ct/logs");
    expect([status, Array.isArray(JSON.parse(text))]).toEqual([200, true]);
  });
}
