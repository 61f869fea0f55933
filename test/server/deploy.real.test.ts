import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { afterAll, describe, expect, test } from "vitest";
import { missingProgram, requires } from "../requires.ts";
import { billOfMaterials } from "../tools/sbom.ts";

const here = fileURLToPath(new URL("../../", import.meta.url)).replace(/\/$/, "");
const deno = join(here, "node_modules/.bin/deno");
const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const places: Record<string, string> = {
  here,
  data: join(folder, "data"),
  files: join(folder, "files"),
};
mkdirSync(places["files"]!);
const file = (name: string, text: string) => {
  const path = join(places["files"]!, name);
  writeFileSync(path, text);
  return path;
};
const permissions = JSON.parse(readFileSync(join(here, "server/deploy/permissions.json"), "utf8")) as Record<
  string,
  string[]
>;

function flags(command: string): string[] {
  return permissions[command]!.map((flag) => flag.replace(/\{(\w+)\}/g, (_, name: string) => places[name]!));
}

function run(command: string, args: string[]): { code: number | null; out: string; err: string } {
  const all = ["run", "--no-prompt", ...flags(command), join(here, "server/cli.ts"), ...args];
  const { status, stdout, stderr } = spawnSync(deno, all, { encoding: "utf8", timeout: 60_000, cwd: folder });
  return { code: status, out: stdout, err: stderr };
}

const names = file("names.txt", "a.example.com\n");
const seen = file(
  "seen.ndjson",
  '{"rrname":"a.example.com","rrtype":"A","rdata":"192.0.2.1","time_first":1,"time_last":2,"count":1}\n',
);
const rows = file("rows.jsonl", '{"id":"1"}\n');
const commands: [command: string, args: string[], out: RegExp][] = [
  ["permute", ["permute", "example.com", "--limit", "3"], /\n/],
  ["classify", ["classify", "--facts", rows], /^{"id":"1",/],
  ["history", ["history", "import", seen, "--history", join(places["files"]!, "h.db")], /^/],
  ["ct import", ["ct", "import", names, "--data", places["data"]!], /^/],
  ["ct search", ["ct", "search", "example", "--data", places["data"]!], /a\.example\.com/],
  ["demo", ["demo", "--limit", "40", "--format", "list"], /kestre/],
  // It has nobody to ask here, and says so by itself.
  [
    "squat",
    ["squat", "example.com", "--limit", "3", "--resolver", "127.0.0.1:1", "--format", "ndjson"],
    /"Error"/,
  ],
  [
    "key",
    ["key", "create", "--owner", "ann", "--scopes", "all", "--expires", "never", "--data", folder],
    /^/,
  ],
  ["owner", ["owner", "list", "--data", places["data"]!], /^/],
];

describe("each of its commands needs of Deno what permissions.json names, and no more than that", () => {
  test.each(commands)("%s", (command, args, expected) => {
    const { code, out, err } = run(command, args.map((arg) => arg === folder ? places["data"]! : arg));
    expect(err).not.toMatch(/NotCapable|Requires \w+ access|This is a bug|permits no/);
    expect([0, 1, 2]).toContain(code);
    expect(out).toMatch(expected);
    for (const flag of permissions[command]!) expect(flag).not.toBe("--allow-all");
  });

  test("serve --demo: keys, a lookup, a result", async () => {
    const made = run("key", [
      ...[
        "key",
        "create",
        "--owner",
        "ann",
        "--scopes",
        "all",
        "--expires",
        "never",
        "--data",
        places["data"]!,
      ],
    ]);
    const key = /ak_\w+/.exec(made.out)![0];
    const args = ["serve", "--demo", "--port", "0", "--data", places["data"]!];
    const child = spawn(
      deno,
      ["run", "--no-prompt", ...flags("serve --demo"), join(here, "server/cli.ts"), ...args],
      { stdio: ["ignore", "pipe", "pipe"], cwd: folder },
    );
    let err = "";
    child.stderr.on("data", (data) => err += data);
    try {
      const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
      const base = /Listening on (\S+)/.exec(String(value))?.[1];
      const headers = { authorization: `Bearer ${key}` };
      const response = await fetch(`${base}/v1/lookup/squat/kestrelbank.com?limit=60`, { headers });
      const text = await response.text();
      expect(text).toMatch(/"kind":"Done"\}\}\n$/);
      const again = await fetch(`${base}/v1/retrieve/${response.headers.get("x-service-result-id")}`, {
        headers,
      });
      expect(await again.text()).toBe(text);
      for (const path of ["/readyz", "/docs", "/openapi.json", "/v1/ct/search?pattern=example"]) {
        const { status } = await fetch(base + path, { headers });
        expect([path, status]).toEqual([path, 200]);
      }
      expect(err).not.toMatch(/NotCapable|Requires \w+ access/);
    } finally {
      child.kill("SIGKILL");
    }
  });
});

requires(missingProgram("systemd-analyze"))(
  "the systemd unit is valid and lets the service do little",
  () => {
    const unit = join(here, "server/deploy/deadringer.service");
    const { stdout } = spawnSync("systemd-analyze", ["security", "--offline=true", unit], {
      encoding: "utf8",
    });
    expect(Number(/exposure level[^:]*: ([\d.]+)/.exec(stdout)![1])).toBeLessThan(2);
  },
);

requires(missingProgram("systemd-analyze"))("the systemd unit passes systemd-analyze verify", () => {
  const text = readFileSync(join(here, "server/deploy/deadringer.service"), "utf8");
  // Everything but the program, which is not installed on this machine.
  const unit = file("deadringer.service", text.replace(/^ExecStart=\S+/m, "ExecStart=/bin/true"));
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", unit], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});

requires(missingProgram("docker-compose"))("docker-compose accepts the compose file", () => {
  const text = readFileSync(join(here, "server/deploy/compose.yaml"), "utf8");
  // Debian's version is older than this member, which names the project.
  const path = file("compose.yaml", text.replace(/^name: .*\n/m, ""));
  const check = (compose: string) =>
    spawnSync("docker-compose", ["-f", compose, "config"], { encoding: "utf8" });
  const { status, stdout, stderr } = check(path);
  expect([status, stderr]).toEqual([0, ""]);
  const { services } = load(stdout) as { services: Record<string, Record<string, unknown>> };
  expect(Object.keys(services).sort()).toEqual(["postgres", "service", "worker"]);
  for (const name of ["service", "worker"]) {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      environment: { DEADRINGER_STORE: expect.stringMatching(/^postgres:/) },
    });
  }
  const wrong = file("wrong.yaml", text.replace(/^name: .*\n/m, "").replace("read_only:", "readonly:"));
  expect(check(wrong)).toMatchObject({ status: 1, stderr: expect.stringContaining("readonly") });
});

test("the bill of materials holds what is shipped, and nothing of this machine", () => {
  const text = billOfMaterials(here);
  const { components } = JSON.parse(text) as { components: { name: string; licenses?: unknown[] }[] };
  const shipped = Object.keys(JSON.parse(readFileSync(join(here, "package.json"), "utf8")).dependencies);
  const own = components.map(({ name }) => name);
  for (const name of shipped) expect(own).toContain(name);
  // Parts of bundles, and what these are made of.
  for (const name of ["parse5", "entities", "tldts", "dns-packet", "preact"]) expect(own).toContain(name);
  for (const name of ["vitest", "esbuild", "fast-check"]) expect(own).not.toContain(name);
  expect(text).not.toContain(here);
  expect(existsSync(join(here, "server/deploy/Containerfile"))).toBe(true);
});
