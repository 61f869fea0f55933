import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { missingProgram, requires } from "../../../../requires.ts";
import { run } from "../../../cli/command_line.ts";
import { blocksOf } from "../../../docs_block.ts";

const here = mkdtempSync(join(tmpdir(), "deadringer-evidence-"));
afterAll(() => rmSync(here, { recursive: true }));

const missing = missingProgram("openssl", "unzip", "python3");
const check = requires(missing);
/** The commands of the page, each by its first words. */
const commands = blocksOf("server/extras/takedown/docs/evidence.md").filter(({ code }) =>
  code.includes("openssl")
)
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
    expect(commands).toHaveLength(4);
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
