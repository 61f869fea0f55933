import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, describe, expect, test } from "vitest";
import { EXPORT_FORMATS, exportLines, findingsOf } from "../../../lib/export/mod.ts";
import type { StreamMessage } from "../../../lib/model.ts";
import { missingProgram, requires } from "../../requires.ts";
import { AT } from "./lookup.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-hostile-"));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin:/sbin` };

/** What breaks out of one format or another, as names and as every text of a page, a registry or a mail server. */
const HOSTILE = [
  "good.com CNAME evil.example.",
  "good.com\n* CNAME .",
  "$INCLUDE /etc/passwd",
  "good.com. 0 IN A 192.0.2.1",
  "good.com ; comment",
  "a\\.b.com",
  "*.com",
  "com",
  "||good.com^$important",
  "0.0.0.0 good.com",
  "address=/good.com/192.0.2.1",
  "x' OR file:name = 'a",
  "x\\",
  'a"b,c.com',
  "=cmd|' /C calc'!A0",
  "@SUM(1).com",
  "+1.com",
  "-1.com",
  "\t=1.com",
  "a: b",
  "- a",
  "x\n---\ntitle: other",
  "yes",
  "null",
  "1e3",
  "\u0000\u001b[31m\u009b",
  "\u2028\u2029\u202e\ufeff",
  "\ud800lone",
  "__proto__",
  "constructor",
  "a".repeat(300) + ".com",
  `${"b".repeat(63)}.`.repeat(4) + "com",
  "<script>alert(1)</script>",
];

/** Harmless names, each with one of those texts in all that is said of it. */
const HARMLESS = HOSTILE.map((_, n) => `kestrelbank${n}.com`);
const BRAND = "kestrelbank.com";

function* lines(): Generator<StreamMessage> {
  for (
    const [n, [fqdn, text]] of [...HARMLESS, ...HOSTILE].map((name, at) =>
      [name, HOSTILE[at % HOSTILE.length]!] as const
    ).entries()
  ) {
    const permutation = { domain: { fqdn, tld: "com", domain: fqdn }, kind: "Addition" as const };
    yield { permutation, op: "HttpBanner", data: text };
    yield {
      permutation,
      op: "Classification",
      data: { legitimate: 0, phishing: 0.99, parked: 0.01, reasons: [text, text], page_state: "page" },
    };
    yield {
      permutation,
      op: "Dns",
      data: { a: [`192.0.2.${n + 1}`], aaaa: [], mx: [text], txt: [text], cname: [text], ns: [text] },
    };
    yield {
      permutation,
      op: "GeoIp",
      data: { ip: `192.0.2.${n + 1}`, asn: null, country: { continent: text, iso_code: text } },
    };
    yield {
      permutation,
      op: "RedirectChain",
      data: [{ url: text, kind: "InitialRequest" }],
    } as StreamMessage;
    yield {
      permutation,
      op: "RegistrationMetadata",
      data: {
        registrar: text,
        registration_date: "2026-01-01",
        expiration_date: null,
        updated_on: null,
        nameservers: [text],
      },
    } as unknown as StreamMessage;
  }
  yield { op: "Meta", data: { kind: "Done" } };
}

async function write(format: string): Promise<{ text: string; path: string }> {
  let text = "";
  const options = { brand: BRAND, at: AT, confirmed: new Set(HARMLESS) };
  for await (const piece of exportLines(lines(), format, options)) text += piece;
  const path = join(folder, format);
  writeFileSync(path, text);
  return { text, path };
}

const HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

test.each(EXPORT_FORMATS.map(({ name }) => name))("%s has no control characters", async (format) => {
  const { text } = await write(format);
  // deno-lint-ignore no-control-regex
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  if (!/^(?:stix|misp|dnstwist-json)$/.test(format)) expect(text).not.toMatch(/[\u007f-\u009f]/);
});

test("names that are no host names are left out, and counted", async () => {
  const { findings, incomplete } = await findingsOf(lines(), BRAND);
  expect(findings.map(({ ascii }) => ascii).sort()).toEqual([...HARMLESS].sort());
  expect(incomplete).toMatch(new RegExp(`^${HOSTILE.length} names are left out, no host name: "`));
});

test.each(["stix", "misp", "dnstwist-json"])("%s is JSON", async (format) => {
  JSON.parse((await write(format)).text);
});

test("a pattern of STIX is one comparison with one string", async () => {
  const { objects } = JSON.parse((await write("stix")).text);
  const patterns = objects.filter(({ type }: { type: string }) => type === "indicator");
  expect(patterns).toHaveLength(HARMLESS.length);
  for (const { pattern } of patterns) {
    expect(pattern).toMatch(/^\[domain-name:value = '(?:[^'\\]|\\['\\])*'\]$/);
  }
  const ids = objects.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe("lists hold host names alone", () => {
  test.each([
    ["domains", /^(\S+)$/],
    ["hosts", /^0\.0\.0\.0 (\S+)$/],
    ["adguard", /^\|\|(\S+)\^$/],
    ["dnsmasq", /^address=\/(\S+)\/$/],
  ])("%s", async (format, entry) => {
    const names: string[] = [];
    for (const line of (await write(format)).text.trimEnd().split("\n")) {
      if (/^[#!]/.test(line)) continue;
      const [, name] = entry.exec(line) ?? [];
      expect(line).toMatch(entry);
      expect(name).toMatch(HOST);
      names.push(name!);
    }
    expect(names).toEqual(expect.arrayContaining(HARMLESS));
    expect(names).not.toContain("good.com");
  });
});

requires(missingProgram("named-checkzone"))(
  "named-checkzone sees the listed names and no address",
  async () => {
    const { path } = await write("rpz");
    const zone = execFileSync("named-checkzone", ["-D", "-q", "rpz.test", path], { env, encoding: "utf8" });
    const records = zone.trimEnd().split("\n").map((line) => line.split(/\s+/));
    expect(new Set(records.map(([, , , type]) => type))).toEqual(new Set(["SOA", "NS", "CNAME"]));
    for (const [, , , type, target] of records) if (type === "CNAME") expect(target).toBe(".");
    const owners = records.map(([owner]) => owner!.replace(/\.rpz\.test\.$/, ""));
    expect(owners).toEqual(expect.arrayContaining(HARMLESS));
    expect(owners.some((owner) => /^(?:\*\.)?good\.com$/.test(owner))).toBe(false);
  },
);

requires(missingProgram("dnsmasq"))("dnsmasq reads its list", async () => {
  const { path } = await write("dnsmasq");
  const { status } = spawnSync("dnsmasq", ["--test", `--conf-file=${path}`], { env });
  expect(status).toBe(0);
});
