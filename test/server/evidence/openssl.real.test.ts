import { execFileSync, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import {
  imprintOf,
  sealEvidence,
  sha256,
  timestampRequest,
  verifyEvidence,
} from "../../../lib/evidence/mod.ts";
import { createDialer } from "../../../lib/net/mod.ts";
import { timestampOf } from "../../../server/evidence/timestamp.ts";
import { missingProgram, requires } from "../../requires.ts";
import { run } from "../cli/command_line.ts";
import { blocksOf } from "../docs_block.ts";

const here = mkdtempSync(join(tmpdir(), "deadringer-evidence-"));
afterAll(() => rmSync(here, { recursive: true }));

const missing = missingProgram("openssl", "unzip", "python3");
const check = requires(missing);
const openssl = (...args: string[]) =>
  execFileSync("openssl", args, { cwd: here, stdio: ["ignore", "pipe", "pipe"] });
/** The commands of the page, each by its first words. */
const commands = blocksOf("server/docs/evidence.md").filter(({ code }) => code.includes("openssl"))
  .map(({ code }) => code.trim());
const shell = (command: string, cwd: string) => {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { cwd, encoding: "utf8" });
  return { status, stdout: stdout.trim(), stderr };
};

describe("openssl alone", () => {
  const file = join(here, "evidence.zip"), folder = join(here, "evidence");
  const [signature, list, files, fingerprint] = commands as [string, string, string, string];
  let printed = "";

  beforeAll(async () => {
    if (missing !== null) return;
    const args = ["kestrelbank-login.com", "--demo", "--out", file, "--data", join(here, "data")];
    const made = await run(["evidence", ...args]);
    expect(made).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`Evidence of kestrelbank-login.com is in ${file}`),
    });
    printed = (await run(["evidence", "verify", file])).stdout;
    execFileSync("unzip", ["-q", file, "-d", folder]);
  });

  check("verifies signature, list of hashes and files, by the commands of the page", () => {
    expect(commands).toHaveLength(5);
    expect(shell(signature, folder)).toMatchObject({ status: 0, stdout: "Signature Verified Successfully" });
    expect(shell(list, folder)).toMatchObject({ status: 0, stdout: "1" });
    expect(shell(files, folder)).toMatchObject({ status: 0, stdout: "", stderr: "" });
    const key = shell(fingerprint, folder).stdout.slice(0, 64);
    expect(printed).toContain(`\nsealed by ${key}, which nobody vouched for`);
    expect(statSync(join(here, "data", "evidence-key.pem")).mode & 0o777).toBe(0o600);
  });

  check("finds what was changed", () => {
    const change = (name: string, run: () => void) => {
      const path = join(folder, name), before = readFileSync(path);
      const bytes = Buffer.from(before);
      bytes[bytes.length >> 1]! ^= 1;
      writeFileSync(path, bytes);
      run();
      writeFileSync(path, before);
    };
    change("manifest.json", () => expect(shell(signature, folder).status).not.toBe(0));
    change("manifest.sig", () => expect(shell(signature, folder).status).not.toBe(0));
    change("SHA256SUMS", () => expect(shell(list, folder).stdout).toBe("0"));
    change("http/visit.warc", () => expect(shell(files, folder).stdout).toContain("visit.warc"));
  });

  check("Python's standard library reads the WARC: records, digests and the exchange itself", () => {
    const script = `
import hashlib, http.client, io, json, sys
f = open("http/visit.warc", "rb")
seen = []
while True:
    line = f.readline()
    if not line: break
    assert line == b"WARC/1.1\\r\\n", line
    h = http.client.parse_headers(f)
    block = f.read(int(h["Content-Length"]))
    assert f.read(4) == b"\\r\\n\\r\\n"
    assert h["WARC-Block-Digest"] == "sha256:" + hashlib.sha256(block).hexdigest()
    item = {"type": h["WARC-Type"], "uri": h["WARC-Target-URI"], "id": h["WARC-Record-ID"], "ip": h["WARC-IP-Address"], "cut": h["WARC-Truncated"]}
    if h["WARC-Type"] == "response":
        class S:
            def makefile(self, *a, **k): return io.BytesIO(block)
        r = http.client.HTTPResponse(S()); r.begin()
        item["status"] = r.status; item["body"] = len(r.read())
    if h["WARC-Type"] == "request": item["line"] = block.split(b"\\r\\n")[0].decode()
    seen.append(item)
print(json.dumps(seen))`;
    const seen: Record<string, unknown>[] = JSON.parse(
      execFileSync("python3", ["-c", script], { cwd: folder, encoding: "utf8" }),
    );
    expect(seen[0]).toMatchObject({ type: "warcinfo" });
    const page = seen.filter(({ uri }) => uri === "https://kestrelbank-login.com/");
    expect(page).toEqual(expect.arrayContaining([
      expect.objectContaining({
        type: "request",
        line: "GET / HTTP/1.1",
        ip: expect.stringMatching(/^127\.40\./),
      }),
      expect.objectContaining({ type: "response", status: 200, cut: null }),
    ]));
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.filter(({ uri }) => String(uri).includes("rdap")).length).toBeGreaterThan(0);
  });

  check("verify names the changed file, wrong keys and what is no bundle", async () => {
    const bytes = readFileSync(file);
    const at = bytes.indexOf('"classification"') + 3;
    bytes[at]! ^= 1;
    const changed = join(here, "changed.zip");
    writeFileSync(changed, bytes);
    const bad = await run(["evidence", "verify", changed]);
    expect([bad.code, bad.stdout]).toEqual([1, ""]);
    expect(bad.stderr).toMatch(/changed\.zip: \S+: its SHA-256 is not the one in the manifest/);
    const other = await run(["evidence", "verify", file, "--key", "0".repeat(64)]);
    expect([other.code, other.stderr]).toEqual([1, expect.stringContaining("it is not the key 000")]);
    expect((await run(["evidence", "verify", file, "--key", "abc"])).code).toBe(2);
    writeFileSync(join(here, "no.zip"), "PK");
    expect(await run(["evidence", "verify", join(here, "no.zip")])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Cannot read the bundle"),
    });
    expect((await run(["evidence", "verify", join(here, "none.zip")])).stderr).toContain("no such file");
    expect((await run(["evidence", "examp1e.com"])).stderr).toContain("--original");
  });
});

describe("a time stamp of `openssl ts`", () => {
  let url: string, replies: ((query: Buffer) => Uint8Array)[] = [];
  const server = createServer(async (request, response) => {
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part);
    expect(request.headers["content-type"]).toBe("application/timestamp-query");
    const reply = replies.shift() ?? stamp;
    response.setHeader("content-type", "application/timestamp-reply");
    response.end(reply(Buffer.concat(parts)));
  });
  const stamp = (query: Buffer): Uint8Array => {
    writeFileSync(join(here, "q.tsq"), query);
    openssl("ts", "-reply", "-config", "tsa.cnf", "-queryfile", "q.tsq", "-out", "r.tsr");
    return readFileSync(join(here, "r.tsr"));
  };
  const data = new TextEncoder().encode("hashes\n");
  const get = (bytes: Uint8Array = data) => {
    const { port } = server.address() as AddressInfo;
    const dns = {
      query: () => Promise.reject(new Error("no DNS")),
      resolvers: [],
      close: () => Promise.resolve(),
    };
    const net = createDialer({ dns, allow: ["127.0.0.0/8"], portMap: { 80: port } });
    return timestampOf(bytes, url, { net }, new AbortController().signal);
  };

  beforeAll(async () => {
    if (missing !== null) return;
    writeFileSync(
      join(here, "tsa.cnf"),
      `[tsa]\ndefault_tsa = t\n[t]\nserial = ${here}/serial\nsigner_cert = ${here}/tsa.pem\nsigner_key = ${here}/tsa.key
signer_digest = sha256\ndefault_policy = 1.2.3.4\ndigests = sha256\naccuracy = secs:1\ness_cert_id_alg = sha256\n`,
    );
    writeFileSync(join(here, "serial"), "01\n");
    openssl(
      ...[
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-keyout",
        "tsa.key",
        "-out",
        "tsa.pem",
        "-days",
        "2",
      ],
      ...["-subj", "/CN=Test TSA", "-addext", "extendedKeyUsage=critical,timeStamping"],
    );
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    url = "http://127.0.0.1/tsr";
  });
  afterAll(() => server.close());

  check("is over the bytes, and openssl verifies it by the command of the page", async () => {
    const response = await get();
    expect(imprintOf(response)).toEqual({ hash: sha256(data), time: expect.stringMatching(/^20\d\d-.*Z$/) });
    writeFileSync(join(here, "SHA256SUMS"), data);
    writeFileSync(join(here, "timestamp.tsr"), response);
    const last = commands.at(-1)!;
    expect(last).toContain("openssl ts -verify");
    expect(shell(last, here).status).toBe(0);
    writeFileSync(join(here, "SHA256SUMS"), "other\n");
    expect(shell(last, here).status).not.toBe(0);
  });

  check(
    "states the time that its authority signed, though openssl takes an answer with another one in its status",
    async () => {
      const response = Buffer.from(await get());
      const { time } = imprintOf(response)!;
      const element = (tag: number, ...content: Uint8Array[]) => {
        const body = Buffer.concat(content);
        return Buffer.concat([Buffer.from([tag, 0x82, body.length >> 8, body.length & 255]), body]);
      };
      // The stamp of years ago stands in a text of the status, which is signed by nobody.
      const from = response.indexOf("060b2a864886f70d0109100104", "hex");
      const old = response.toString("latin1", from, from + 400).replace(/20\d{12}Z/, "20100101000000Z");
      const text = element(0x30, element(0x0c, Buffer.from(old, "latin1")));
      const status = element(0x30, Buffer.from([2, 1, 0]), text);
      // PKIStatusInfo { 0 } is 30 03 02 01 00.
      const token = response.subarray(response.indexOf("3003020100", "hex") + 5);
      const forged = element(0x30, status, token);
      writeFileSync(join(here, "SHA256SUMS"), data);
      writeFileSync(join(here, "timestamp.tsr"), forged);
      expect(shell(commands.at(-1)!, here).status).toBe(0);
      expect(imprintOf(forged)).toEqual({ hash: sha256(data), time });
    },
  );

  check("over other bytes, or none at all, is refused", async () => {
    replies = [() => stamp(Buffer.from(timestampRequest(sha256("other"))))];
    await expect(get()).rejects.toThrow(/is not a time stamp of these bytes/);
    replies = [() => new Uint8Array(0)];
    await expect(get()).rejects.toThrow(/is not a time stamp of these bytes/);
    replies = [() => new Uint8Array(100_000)];
    await expect(get()).rejects.toThrow(/Cannot get a time stamp from http:\/\/127\.0\.0\.1\/tsr/);
  });

  check("a bundle has it, and verify says when", async () => {
    const { privateKey: key } = generateKeyPairSync("ed25519");
    const clock = { responses: 0, offset_seconds: null, range_seconds: null };
    const when = { started_at: "2026-01-01T00:00:00.000Z", ended_at: "2026-01-01T00:00:01.000Z" };
    const bundle = await sealEvidence({
      name: "examp1e.com",
      original: "example.com",
      collector: { software: "test", host: null, address: null, resolvers: [], clock, ...when },
      missing: [],
      files: [{ path: "facts.json", bytes: data }],
      key,
      timestamp: get,
    });
    const { problems, timestamp } = verifyEvidence(bundle);
    expect([problems, timestamp?.time]).toEqual([[], expect.stringMatching(/^20\d\d-/)]);
    // The stamp of other hashes, under a manifest that is signed all the same.
    const foreign = await sealEvidence({
      name: "examp1e.com",
      original: "example.com",
      collector: { software: "test", host: null, address: null, resolvers: [], clock, ...when },
      missing: [],
      files: [{ path: "facts.json", bytes: data }],
      key,
      timestamp: () => get(data),
    });
    expect(verifyEvidence(foreign).problems).toEqual(["timestamp.tsr: it is not about SHA256SUMS"]);
  });
});
