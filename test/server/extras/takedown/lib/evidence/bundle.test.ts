import { createPrivateKey } from "node:crypto";
import { Parser } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type BundleInput,
  evidenceBundle,
} from "../../../../../../server/extras/takedown/lib/evidence/bundle.ts";
import { recordIo } from "../../../../../../server/extras/takedown/lib/evidence/recording.ts";
import { reportPage } from "../../../../../../server/extras/takedown/lib/evidence/report.ts";
import {
  type Manifest,
  publicPem,
  sha256Hex as sha256,
} from "../../../../../../server/extras/takedown/lib/evidence/seal.ts";
import { verifyEvidence } from "../../../../../../server/extras/takedown/lib/evidence/verify.ts";
import {
  type EvidenceFile,
  readZip,
  writeZip,
} from "../../../../../../server/extras/takedown/lib/evidence/zip.ts";
import { type MergedLookup, mergeLine } from "../../../../../../lib/lines/mod.ts";
import { lookup, type StreamMessage } from "../../../../../../mod.ts";
import { KEY } from "./specimen.ts";
import { type MiniInternet, startMiniInternet } from "../../../../../../server/mini/mod.ts";

const NAME = "kestrelbank-login.com";
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let mini: MiniInternet;
let input: BundleInput;
let bundle: Uint8Array;

beforeAll(async () => {
  mini = await startMiniInternet();
  const recorder = recordIo(mini.io);
  const lines: StreamMessage[] = [];
  const merged: MergedLookup = {};
  const options = { names: [NAME], permutations: false, io: recorder.io };
  for await (const line of lookup(mini.domain, options)) {
    if (line.op === "Meta") continue;
    lines.push(line);
    mergeLine(merged, line);
  }
  const recording = recorder.finish();
  const { startedAt, resolvers } = recording;
  input = {
    name: NAME,
    original: mini.domain,
    recording,
    lines,
    facts: merged[NAME]!,
    pictures: { lookalike: PNG, original: null },
    collector: {
      software: "deadringer test",
      started_at: new Date(startedAt).toISOString(),
      ended_at: new Date(startedAt + 1000).toISOString(),
      resolvers,
    },
    key: KEY,
  };
  bundle = await evidenceBundle(input);
});
afterAll(() => mini.close());

const text = (file: EvidenceFile | undefined): string => Buffer.from(file!.bytes).toString();
const fileOf = (path: string): EvidenceFile => readZip(bundle).find((file) => file.path === path)!;
const manifestOf = (): Manifest => JSON.parse(text(fileOf("manifest.json")));

test("a bundle has what was seen, as it was received", () => {
  expect(verifyEvidence(bundle).problems).toEqual([]);
  const paths = readZip(bundle).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([
    ...["report.html", "lines.ndjson", "facts.json", "match.json"],
    ...["dns/answers.txt", "http/visit.warc", "tls/001-chain.pem", "tls/handshakes.json"],
    ...["mail/001-smtp.txt", "pictures/lookalike.png"],
    ...["public-key.pem", "SHA256SUMS", "manifest.json", "manifest.sig"],
  ]));
  expect(text(fileOf("dns/answers.txt"))).toMatch(/^kestrelbank-login\.com\. \d+ IN A 127\.40\.0\.2$/m);
  expect(JSON.parse(text(fileOf("facts.json"))).rdap).toMatchObject({ objectClassName: "domain" });
  expect(text(fileOf("http/visit.warc"))).toContain("application/rdap+json");
  expect(text(fileOf("mail/001-smtp.txt"))).toMatch(/^S: 220 [^]*\nC: RCPT TO:/);
  const handshakes = JSON.parse(text(fileOf("tls/handshakes.json")));
  expect(handshakes[0]).toMatchObject({ file: "tls/001-chain.pem", protocol: "TLSv1.3" });
  // Lines have the SCTs, checked.
  expect(text(fileOf("lines.ndjson"))).toMatch(
    /"status":"Verified"[^\n]*"logDescription":"Miniature Internet log"/,
  );
  expect(text(fileOf("tls/001-chain.pem"))).toMatch(/^-----BEGIN CERTIFICATE-----\n(?:.{64}\n)+/);
  expect(JSON.parse(text(fileOf("match.json"))).text).toBe("-login after");
  const { collector, missing } = manifestOf();
  expect(collector).toMatchObject({ resolvers: mini.io.dns.resolvers });
  expect(missing).toEqual(["screenshot of the original: none was taken"]);
});

test("the same input gives the same bytes; another key another signature only", async () => {
  expect(Buffer.from(await evidenceBundle(input)).equals(bundle)).toBe(true);
  expect(manifestOf().files[0]!.path).toBe("report.html");
});

describe("verify", () => {
  test("names the file of every byte that is changed", () => {
    const files = readZip(bundle);
    let at = 0;
    for (const { path, bytes } of files) {
      const from = at + 30 + path.length;
      at = from + bytes.length;
      for (const place of [from, from + (bytes.length >> 1), at - 1]) {
        const changed = bundle.slice();
        changed[place]! ^= 1;
        const { problems } = verifyEvidence(changed);
        expect(problems.some((problem) => problem.includes(path)), `${path} at ${place}: ${problems}`).toBe(
          true,
        );
      }
    }
  });

  test("any byte of the archive counts: headers, directory and end too", () => {
    const files = readZip(bundle);
    const directory = files.reduce((sum, { path, bytes }) => sum + 30 + path.length + bytes.length, 0);
    const places = [
      ...Array.from({ length: 30 }, (_, i) => i),
      ...Array.from({ length: bundle.length - directory }, (_, i) => directory + i).filter((i) =>
        i % 7 === 0
      ),
      ...Array.from({ length: 22 }, (_, i) => bundle.length - 22 + i),
    ];
    const silent = places.filter((place) => {
      const changed = bundle.slice();
      changed[place]! ^= 1;
      return verifyEvidence(changed).problems.length === 0;
    });
    expect(silent).toEqual([]);
    for (
      const other of [
        bundle.subarray(0, -1),
        Buffer.concat([bundle, Buffer.alloc(1)]),
        bundle.subarray(0, 90),
      ]
    ) {
      expect(verifyEvidence(other).problems.length).toBeGreaterThan(0);
    }
  });

  test("a manifest made to fit is not signed; a bundle signed again has another key", async () => {
    const files = readZip(bundle).map((file) =>
      file.path === "facts.json" ? { path: file.path, bytes: Buffer.from("{}\n") } : file
    );
    expect(verifyEvidence(writeZip(files)).problems).toEqual(expect.arrayContaining([
      "facts.json: its SHA-256 is not the one in the manifest",
      "SHA256SUMS: it does not have the files' hashes",
    ]));
    const manifest = manifestOf();
    const facts = manifest.files.find(({ path }) => path === "facts.json")!;
    facts.sha256 = sha256("{}\n");
    facts.size = 3;
    const forged = files.map((file) =>
      file.path === "manifest.json" ? { path: file.path, bytes: Buffer.from(JSON.stringify(manifest)) } : file
    );
    expect(verifyEvidence(writeZip(forged)).problems).toContain(
      "manifest.json, manifest.sig: the signature does not fit the manifest and the key",
    );
    const other = createPrivateKey({
      key: Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), Buffer.alloc(32, 8)]),
      format: "der",
      type: "pkcs8",
    });
    const again = verifyEvidence(await evidenceBundle({ ...input, key: other }));
    expect(again.problems).toEqual([]);
    expect(again.key).not.toBe(verifyEvidence(bundle).key);
  });

  test("what is added, removed or in another order is named", () => {
    const files = readZip(bundle);
    const problems = (list: EvidenceFile[]) => verifyEvidence(writeZip(list)).problems.join("\n");
    expect(problems([...files, { path: "more.txt", bytes: new Uint8Array(1) }])).toContain(
      "more.txt: the manifest does not list it",
    );
    for (const { path } of files) {
      expect(problems(files.filter((file) => file.path !== path))).toMatch(new RegExp(`${path}.*missing`));
    }
    expect(problems([files[1]!, files[0]!, ...files.slice(2)])).toContain("its files have another order");
  });

  test.each([
    "../evil",
    "/etc/passwd",
    "a/../../b",
    "a\\b",
    "c:evil",
    "index.html",
    "pages/x.html",
    "x.zip",
    "x.js",
    ".hidden",
    "a/b/c.txt",
    "con\0.txt",
    "é.txt",
  ])("%j is no path of a bundle", (path) => {
    expect(() => writeZip([{ path, bytes: new Uint8Array(0) }])).toThrow(/cannot be a file of a bundle/);
    // An archive that has it all the same.
    const name = "z".repeat(Buffer.byteLength(path, "latin1"));
    const honest = writeZip([{ path: name, bytes: new Uint8Array(3) }]);
    const hostile = Buffer.from(Buffer.from(honest).toString("latin1").replaceAll(name, path), "latin1");
    expect(verifyEvidence(hostile).problems).toEqual([
      expect.stringMatching(/no name of a file of evidence/),
    ]);
  });

  test("files that come twice, sizes that lie and compressed files are refused", () => {
    const two = Buffer.from(
      writeZip([{ path: "aa", bytes: new Uint8Array(3) }, { path: "ab", bytes: new Uint8Array(3) }]),
    );
    const twice = Buffer.from(two.toString("latin1").replaceAll("ab", "aa"), "latin1");
    expect(verifyEvidence(twice).problems).toEqual(["Cannot read the bundle: aa comes twice"]);
    const long = Buffer.from(two);
    long.writeUInt32LE(0xffffffff, 22);
    expect(verifyEvidence(long).problems).toEqual([
      "Cannot read the bundle: file 1 is longer than the archive",
    ]);
    const deflated = Buffer.from(two);
    deflated.writeUInt16LE(8, 8);
    expect(verifyEvidence(deflated).problems[0]).toBe(
      "the archive: its headers or its directory are not as they were written",
    );
    const many = Buffer.from(two);
    many.writeUInt16LE(60_000, many.length - 12);
    expect(verifyEvidence(many).problems).toEqual([
      "Cannot read the bundle: it has 60000 files; the most is 1000",
    ]);
  });
});

describe("report.html", () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror=y>'\u202egpj.exe\u0007`;

  test("has no script, loads nothing, links nowhere and escapes everything", () => {
    const { collector } = manifestOf();
    const bytes = reportPage({
      ...input,
      name: `evil${hostile}.com`,
      original: hostile,
      collector: { ...collector, resolvers: [hostile], software: hostile },
      facts: {
        dns_ns: [hostile],
        dns_mx: [hostile],
        ips: { [hostile]: { ip: hostile, asn: { number: 1, organization: hostile }, country: null } },
        classification: { legitimate: 0, phishing: 1, parked: 0, reasons: [hostile] },
        redirect_chain: [{ url: `https://${hostile}`, kind: "Http", status: 301, certificate: null }],
        registration_metadata: { registrar: hostile, status_codes: [hostile] },
      } as never,
      edits: { steps: [{ kind: "Unknown", at: 0, from: "", to: hostile }], text: hostile },
      missing: [hostile],
      files: [],
      key: hostile,
    });
    const page = Buffer.from(bytes).toString();
    expect(page).not.toMatch(/<script|<a |<link|<iframe|<form|<object|javascript:|url\(|@import/i);
    const seen = { tags: new Set<string>(), attributes: new Set<string>() };
    const parser = new Parser({
      onopentag(tag, attributes) {
        seen.tags.add(tag);
        for (const name of Object.keys(attributes)) seen.attributes.add(name);
      },
    });
    parser.end(page);
    const tags =
      "html head meta title style body h1 img p strong h2 span ul li div figure figcaption table tbody tr th td br code";
    expect([...seen.tags].filter((tag) => !tags.split(" ").includes(tag))).toEqual([]);
    expect([...seen.attributes].sort()).toEqual(
      ["alt", "charset", "class", "content", "http-equiv", "lang", "name", "scope", "src"],
    );
    // deno-lint-ignore no-control-regex
    expect(page).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u0007]/);
    expect(
      [...page.matchAll(/\b(?:src|href)="([^"]{0,15})/g)].every(([, target]) =>
        target!.startsWith("data:image/png")
      ),
    )
      .toBe(true);
    expect(page).toContain("default-src 'none'; img-src data:; style-src 'unsafe-inline'");
    expect(page).toContain("&#60;script&#62;alert(1)&#60;/script&#62;");
  });

  test("shows verdict, facts and both pages", () => {
    const page = text(fileOf("report.html"));
    expect(page).toContain("kestrelbank-login[.]com");
    expect(page).toMatch(/class="phishing">phishing (&#62;)?\d+%/);
    expect(page).toContain("Quick Domains Inc.");
    expect(page).toContain("No screenshot");
    expect(page).toContain(`data:image/png;base64,${PNG.toString("base64")}`);
    expect(page).toContain(sha256(fileOf("facts.json").bytes).slice(0, 16));
  });
});

test("the verdict of the report is that of every page: without a page a name is unclear, whatever the scores", async () => {
  const classification = { phishing: 0.04, parked: 0.999, legitimate: 0.001, page_state: "none" as const };
  const facts = { ...input.facts, classification };
  const files = readZip(await evidenceBundle({ ...input, facts }));
  const page = text(files.find(({ path }) => path === "report.html"));
  expect(page).toContain('class="unclear">unclear</strong>');
  expect(page).toContain("parked &#62;99%, phishing 4%, legitimate &#60;1%");
});

test("what is too large for a bundle is named as missing", async () => {
  const large = await evidenceBundle({
    ...input,
    pictures: { lookalike: Buffer.alloc(16_777_217), original: null },
  })
    .catch((error) => error);
  expect(verifyEvidence(large).manifest!.missing).toContain(
    "pictures/lookalike.png: larger than 16777216 bytes",
  );
  expect(publicPem(KEY)).toMatch(/^-----BEGIN PUBLIC KEY-----/);
});
