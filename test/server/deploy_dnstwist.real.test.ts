import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, expect } from "vitest";
import { missingProgram, requires } from "../requires.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-py-"));
afterAll(() => rmSync(folder, { recursive: true }));
const deploy = fileURLToPath(new URL("../../server/deploy", import.meta.url));

/** Stands for the command: prints its arguments as the name of an entry. */
const fake = join(folder, "deadringer");
writeFileSync(
  fake,
  `#!/bin/sh
[ "$2" = "--fail" ] && { echo "deadringer: no network" >&2; exit 1; }
printf '[{"fuzzer": "*original", "domain": "%s", "dns_a": ["192.0.2.1", "192.0.2.2"]}]' "$*"
`,
);
chmodSync(fake, 0o755);

function python(code: string, deadringer = fake) {
  const env = { ...process.env, DEADRINGER: deadringer, PYTHONPATH: deploy, PYTHONDONTWRITEBYTECODE: "1" };
  const { status, stdout, stderr } = spawnSync("python3", ["-c", `import dnstwist\n${code}`], {
    env,
    encoding: "utf8",
  });
  return { status, stdout: stdout.trim(), stderr };
}

const withPython = requires(missingProgram("python3"));

withPython("run() takes what OpenCTI's connector gives and returns dicts", () => {
  const { stdout } = python(
    `r = dnstwist.run(domain="a.com", registered=True, format="null", mxcheck=True, threads=4, tld=None, whois=False, lsh="ssdeep")
print(type(r).__name__, r[0]["domain"], r[0]["dns_a"])`,
  );
  expect(stdout).toBe(
    "list dnstwist --registered --mxcheck --threads=4 --lsh=ssdeep --format=json -- a.com ['192.0.2.1', '192.0.2.2']",
  );
});

withPython("run() takes ssdeep=True, as older programs give it", () => {
  expect(python(`print(dnstwist.run(domain="a.com", format="null", ssdeep=True)[0]["domain"])`).stdout).toBe(
    "dnstwist --ssdeep --format=json -- a.com",
  );
});

withPython("formats that print, print", () => {
  expect(python(`dnstwist.run(domain="a.com", format="list")`).stdout).toBe(
    "dnstwist --format=json -- a.com",
  );
  expect(python(`dnstwist.run(domain="a.com", format="csv")`).stdout).toContain("192.0.2.1;192.0.2.2");
});

withPython("what fails is an exception with the words of the command", () => {
  const { status, stderr } = python(`dnstwist.run(domain="a.com", format="null", nonsense=1)`);
  expect([status, stderr.includes("unexpected option: nonsense")]).toEqual([1, true]);
  expect(python(`dnstwist.run(domain="a.com", format="null")`, "/bin/false").stderr).toContain(
    "deadringer failed",
  );
});
