import { generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LogError, signedHead } from "../../../lib/ct/log/checkpoint.ts";
import { entryNames, isProven, tileEntries } from "../../../lib/ct/log/leaf.ts";
import { hydrate, logSource } from "../../../lib/ct/log/hydrate.ts";
import { type FollowBatch, followOnce } from "../../../lib/ct/log/feed.ts";
import { fetchBytes, type LogIo } from "../../../lib/ct/log/log_fetch.ts";
import type { CtLog } from "../../../lib/x509/log_list.ts";
import { leafHash, nodeHash, sha256 } from "../../../lib/ct/log/merkle.ts";
import { parseX509 } from "../../../lib/x509/mod.ts";
import { isPrecertificateOf } from "../../../lib/x509/parts.ts";
import { certificatesOf } from "../../../server/ct/store_service.ts";
import { logIo } from "../../../server/ct/follow_logs.ts";
import { createIssuer, type Issued } from "../mini/ct_issue.ts";
import { MiniLog } from "../mini/ct_log.ts";

const log = new MiniLog(() => 1_795_000_000_000);
const BASE = "http://mini.invalid/log/";
const issued: Issued[] = [];

/** A world that holds only the logs that are given. */
function worldOf(answer: (path: string, query: URLSearchParams) => { body: Uint8Array } | null): LogIo {
  return {
    fetch: (text) => {
      const url = new URL(text);
      const found = answer(url.pathname.slice(5), url.searchParams);
      return Promise.resolve(
        new Response(found === null ? null : new Uint8Array(found.body), {
          status: found === null ? 404 : 200,
        }),
      );
    },
    sleep: () => Promise.resolve(),
    random: () => 0,
  };
}

beforeAll(async () => {
  const issuer = await createIssuer();
  for (let i = 0; i < 6; i++) {
    issued.push(await issuer.issue([`h${i}.kestrelbank.com`], new Date(1.79e12)));
    log.add(issued[i]!, 1);
  }
});
afterAll(() => log.fault = null);

test.each([true, false])(
  "names come from what the log signed, not from what goes with it (tiled: %s)",
  async (tiled) => {
    log.fault = "other_precertificate";
    const described = log.describe(BASE, 1, tiled);
    const io = worldOf((path, query) => log.answer(path, query));
    const batches: FollowBatch[] = [];
    for await (const batch of followOnce(described, io, { partial: true })) batches.push(batch);
    const entries = batches.flatMap((batch) => batch.entries);
    expect(entries.map((entry) => entryNames(entry)!.names)).toEqual(
      issued.map((_, i) => [`h${i}.kestrelbank.com`]),
    );
    expect(entries.map(isProven)).toEqual([false, false, false, false, false, true]);
    const requests: string[] = [];
    const counting: LogIo = { ...io, fetch: (url, init) => (requests.push(url), io.fetch(url, init)) };
    const places = [{ log_id: 1, index: 0 }, { log_id: 1, index: 5 }];
    const [other, own] = await hydrate(places, logSource([described], counting));
    expect(other).toMatchObject({ cert: null, error: expect.stringContaining("another precertificate") });
    expect(own).toMatchObject({ cert: { san_dns: ["h5.kestrelbank.com"] }, error: null });
    expect(requests.filter((url) => /checkpoint|get-sth$/.test(url))).toHaveLength(1);
  },
);

test("a precertificate is one of a TBSCertificate, whoever issued it", () => {
  const [a, b] = issued as [Issued, Issued];
  expect(isPrecertificateOf(a.precertificate, a.tbs)).toBe(true);
  expect(isPrecertificateOf(a.precertificate, b.tbs)).toBe(false);
  expect(isPrecertificateOf(a.certificate.subarray(1), a.tbs)).toBe(false);
  expect(isPrecertificateOf(a.precertificate, a.tbs.subarray(1))).toBe(false);
  // As if a precertificate signing certificate had issued it: nothing but the issuer may differ.
  const [from, to] = ["Miniature CA 1", "Miniature CA 2"].map((text) => Buffer.from(text));
  const reissued = Buffer.from(a.tbs);
  to!.copy(reissued, reissued.indexOf(from!));
  expect(parseX509(a.precertificate).issuer_dn).toContain("CA 1");
  expect(isPrecertificateOf(a.precertificate, new Uint8Array(reissued))).toBe(true);
  const renamed = Buffer.from(reissued);
  Buffer.from("x0.").copy(renamed, renamed.lastIndexOf("h0."));
  expect(isPrecertificateOf(a.precertificate, new Uint8Array(renamed))).toBe(false);
});

test("an entry of no possible time is none", () => {
  const tile = new Uint8Array(log.answer("tile/data/000.p/6", new URLSearchParams())!.body);
  expect([...tileEntries(tile, 0)]).toHaveLength(6);
  tile.fill(255, 0, 8);
  expect(() => [...tileEntries(tile, 0)]).toThrow(RangeError);
});

test("a tree whose proofs fit and whose shape does not is reported as unreadable", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const spki = new Uint8Array(publicKey.export({ type: "spki", format: "der" }));
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
  const real = JSON.parse(
    new TextDecoder().decode(log.answer("ct/v1/get-entries", new URLSearchParams("start=0&end=1"))!.body),
  ).entries as { leaf_input: string; extra_data: string }[];
  const leaf = Buffer.from(real[0]!.leaf_input, "base64");
  // Six leaves are two whole subtrees; this proof has only one, and the signed tree of eight is made to fit it.
  const [p, c, own] = [sha256(Uint8Array.of(1)), sha256(Uint8Array.of(2)), leafHash(leaf)];
  const root = nodeHash(p, nodeHash(own, c));
  const head = { size: 8, root, timestamp: 1_795_000_000_000 };
  const signature = sign("sha256", signedHead(head), privateKey);
  const answers: Record<string, unknown> = {
    "get-sth": {
      tree_size: 8,
      timestamp: head.timestamp,
      sha256_root_hash: base64(root),
      tree_head_signature: base64(Buffer.concat([Uint8Array.of(4, 3, 0, signature.length), signature])),
    },
    "get-entry-and-proof": { leaf_input: base64(leaf), extra_data: "", audit_path: [base64(p)] },
    "get-sth-consistency": { consistency: [own, c, p].map(base64) },
    "get-entries": { entries: real },
  };
  const forged: CtLog = {
    log_id: 1,
    description: "Forged",
    operator: "",
    id: base64(sha256(spki)),
    key: base64(spki),
    url: BASE,
    monitoring_url: null,
    state: "usable",
  };
  const io = worldOf((path) => ({
    body: new TextEncoder().encode(JSON.stringify(answers[path.slice("ct/v1/".length)])),
  }));
  const follow = async () => {
    for await (const _ of followOnce(forged, io, { from: 6 }));
  };
  const error = await follow().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(LogError);
  expect(error).toMatchObject({ reason: "unreadable" });
});

test("a log that sends elsewhere is not followed there", async () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url!);
    response.writeHead(302, { location: "/private" }).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/checkpoint`;
  await expect(fetchBytes(url, logIo())).rejects.toMatchObject({
    reason: "unavailable",
    message: `Cannot get ${url}: status 302`,
  });
  expect(requests).toEqual(["/checkpoint"]);
  await new Promise((done) => server.close(done));
});

test("a log that never answers keeps nobody who asks for certificates", async () => {
  const patience = new AbortController();
  const io: LogIo = {
    fetch: () =>
      Promise.resolve(new Response(null, { status: 503, headers: { "retry-after": "999999999" } })),
    sleep: (_, signal) =>
      new Promise((_, fail) => {
        signal!.addEventListener("abort", () => fail(signal!.reason as Error));
        patience.abort();
      }),
    random: () => 0,
  };
  const items = await certificatesOf(
    [{ log_id: 1, index: 0 }, { log_id: 1, index: 1 }],
    [log.describe(BASE, 1, true)],
    io,
    patience.signal,
  );
  for (const item of items) {
    expect(item).toMatchObject({ cert: null, error: expect.stringContaining("too long") });
  }
});
