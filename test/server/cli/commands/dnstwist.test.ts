import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DNSTWIST_FORMATS } from "../../../../lib/export/mod.ts";
import type { DnstwistValues } from "../../../../server/cli/dnstwist/options.ts";
import { runDnstwist } from "../../../../server/cli/dnstwist/run.ts";
import { type MiniInternet, startMiniInternet } from "../../../../server/mini/mod.ts";
import { emptyWorld } from "../../empty_world.ts";
import { fakeSystem, run } from "../command_line.ts";

let mini: MiniInternet;
const folder = mkdtempSync(join(tmpdir(), "deadringer-dnstwist-"));
beforeAll(async () => void (mini = await startMiniInternet()));
afterAll(async () => {
  await mini.close();
  rmSync(folder, { recursive: true });
});

const values = (changes: DnstwistValues): DnstwistValues => ({
  format: "json",
  fuzzers: ["homoglyph", "omission"],
  registered: true,
  ...changes,
});

async function entries(changes: DnstwistValues): Promise<Record<string, unknown>[]> {
  const { system, out } = fakeSystem();
  expect(await runDnstwist(mini.domain, values(changes), system, mini.io)).toBe(0);
  return JSON.parse(out.stdout);
}

// Together: some names of the miniature internet have servers that are silent.
test.concurrent("registered names with the members of dnstwist, the original first, one record of each type", async () => {
  const [found, all] = await Promise.all([entries({ geoip: true, whois: true }), entries({ all: true })]);
  expect(found[0]).toMatchObject({ fuzzer: "*original", domain: mini.domain, dns_a: [expect.any(String)] });
  expect(found.length).toBeGreaterThan(3);
  for (const entry of found) {
    expect(
      Object.keys(entry).filter((key) =>
        !/^(?:fuzzer|domain|dns_(?:a|aaaa|mx|ns)|geoip|whois_created|whois_registrar)$/.test(key)
      ),
    ).toEqual([]);
    expect(["*original", "homoglyph", "omission"]).toContain(entry["fuzzer"]);
    for (const key of ["dns_a", "dns_aaaa", "dns_mx", "dns_ns"]) {
      const list = entry[key] as string[] | undefined;
      if (list !== undefined) expect([list.length, list[0]!.endsWith(".")]).toEqual([1, false]);
    }
  }
  const order = found.map((entry) =>
    `${entry["fuzzer"]}${(entry["dns_a"] as string[] | undefined)?.[0] ?? ""}${entry["domain"]}`
  );
  expect(order).toEqual([...order].sort());
  expect(all.some((entry) => (entry["dns_ns"] as string[] | undefined ?? []).length > 1)).toBe(true);
});

test.concurrent("without a filter every permutation is listed, and --unregistered lists the others alone", async () => {
  const [everything, registered, unregistered] = await Promise.all([
    entries({ registered: false }),
    entries({}),
    entries({ registered: false, unregistered: true }),
  ]);
  expect(everything.length).toBe(registered.length + unregistered.length);
  expect(unregistered.every((entry) => Object.keys(entry).length === 2)).toBe(true);
});

test.concurrent("a file must not exist", async () => {
  const output = join(folder, "out.csv");
  const { system } = fakeSystem();
  expect(await runDnstwist(mini.domain, values({ format: "csv", output }), system, mini.io)).toBe(0);
  expect(readFileSync(output, "utf8")).toMatch(/^fuzzer,domain,.*\n\*original,kestrelbank\.com,/);
  await expect(runDnstwist(mini.domain, values({ output }), system, mini.io)).rejects.toThrow(
    "exists already",
  );
});

test.each([
  ["--registered", "--unregistered", "together"],
  ["--fuzzers", "homoglif", "homoglyph"],
  ["--ssdep", "--all", "did you mean --ssdeep"],
])("%s %s is refused", async (first, second, words) => {
  const { code, stderr } = await run(["dnstwist", first, second, "example.com"]);
  expect(code).toBe(2);
  expect(stderr).toContain(words);
});

/** A world that only answers for example.com, whose deadline comes at once. */
function lateWorld() {
  const world = emptyWorld(0);
  const query: typeof world.dns.query = (name, type, signal, wish) =>
    name === "example.com" || name === "com"
      ? world.dns.query(name, type, signal, wish)
      : new Promise((_, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason), { once: true })
      );
  return {
    ...world,
    dns: { ...world.dns, query },
    sleep: (ms: number, signal?: AbortSignal) => world.sleep(ms === 600_000 ? 300 : ms, signal),
  };
}

test("at the deadline it ends as dnstwist does, and says on stderr what is missing", async () => {
  const { system, out } = fakeSystem();
  expect(await runDnstwist("example.com", values({ fuzzers: ["omission"] }), system, lateWorld())).toBe(0);
  expect(JSON.parse(out.stdout)[0]).toMatchObject({ fuzzer: "*original", domain: "example.com" });
  expect(out.stderr).toMatch(/Out of time after 600 s: \d+ of \d+ names are done; the rest is unknown/);
});

/** A network that must not be used. */
function forbiddenWorld() {
  const queries: string[] = [];
  const world = emptyWorld(0);
  const dns = {
    ...world.dns,
    query: (name: string) => (queries.push(name), Promise.reject(new Error("used"))),
  };
  return { world: { ...world, dns } as typeof world, queries };
}

test("a list of permutations contacts nobody, whether or not the original exists", async () => {
  const { world, queries } = forbiddenWorld();
  const { system, out } = fakeSystem();
  const plain = values({ format: "list", registered: false, fuzzers: ["omission"] });
  expect(await runDnstwist("example.com", plain, system, world)).toBe(0);
  expect([queries, out.stderr]).toEqual([[], ""]);
  const names = out.stdout.trim().split("\n");
  expect(names[0]).toBe("example.com");
  expect(names).toContain("exmple.com");
  expect(new Set(names).size).toBe(names.length);
  expect((await run(["dnstwist", "--ssdeep", "-f", "list", "example.com"])).code).toBe(0);
});

test("without a network the permutations are listed, and nothing is claimed to be known of them", async () => {
  const world = emptyWorld(0);
  const refused: typeof world.dns.query = async (...asked) => ({
    ...await world.dns.query("example.com", asked[1]),
    rcode: "REFUSED",
  });
  const dark = { ...world, dns: { ...world.dns, query: refused } };
  const { system, out } = fakeSystem();
  expect(await runDnstwist("example.com", values({ registered: false, fuzzers: ["omission"] }), system, dark))
    .toBe(4);
  expect(JSON.parse(out.stdout)).toContainEqual({ fuzzer: "omission", domain: "exmple.com" });
  expect(out.stderr).toContain("nothing is known about any of them");
  const registered = fakeSystem();
  expect(await runDnstwist("example.com", values({ fuzzers: ["omission"] }), registered.system, dark)).toBe(
    1,
  );
  expect(registered.out.stdout).toBe("");
});

test("what strangers wrote neither steers a terminal nor turns a line around", () => {
  const registrar = "\u001b[2J\u009b2J\u202eEvil\u061c Inc";
  for (
    const piece of DNSTWIST_FORMATS.cli([{ fuzzer: "tld", domain: "a.com", whois_registrar: registrar }])
  ) {
    // deno-lint-ignore no-control-regex
    expect(piece).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u061c\u202e]/);
  }
});
