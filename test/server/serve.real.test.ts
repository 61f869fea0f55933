import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import { requires } from "../requires.ts";
import { main } from "../whole/whole.ts";
import { selfSigned } from "../lib/net/certificates.ts";
import { environmentConfig } from "../../server/config/environment.ts";
import { startServer } from "../whole/whole.ts";
import { fakeSystem } from "./cli/command_line.ts";

const OWN = { "sec-fetch-site": "same-origin", "x-deadringer-intent": "1" };
const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: string[]) {
  const { system, out } = fakeSystem();
  const code = await main(
    [...args, ...(["key", "owner"].includes(args[0]!) ? ["--data", folder] : [])],
    system,
  );
  return { code, out: out.stdout, err: out.stderr };
}

test("serve, keys beside it, a lookup, revocation on the next request, shutdown", async () => {
  const names = join(folder, "names.txt");
  writeFileSync(names, "kestre1bank.com\nexample.org\n");
  await run("ct", "import", names, "--data", folder);
  const server = fakeSystem();
  const ended = main(["serve", "--demo", "--port", "0", "--data", folder], server.system);
  await expect.poll(() => server.out.stdout).toContain("Listening on");
  const base = /Listening on (\S+)/.exec(server.out.stdout)![1]!;
  const { code, out } = await run("key", "create", "--owner", "ann", "--scopes", "analyze,ct", "--json");
  expect(code).toBe(0);
  const { key, id, scopes } = JSON.parse(out);
  expect(scopes).toEqual(["analyze", "ct"]);
  expect((await run("key", "list")).out).toContain(id);
  expect((await run("key", "list")).out).not.toContain(key);
  expect((await run("key", "create", "--owner", "bea")).err).toMatch(
    /^Store it now: it is not shown again\. key_\w+ of bea: all {2}expires /,
  );
  for (const row of (await run("key", "list")).out.split("\n")) expect(row.length).toBeLessThanOrEqual(80);

  const search = `${base.replace(/\/$/, "")}/v1/ct/search?kind=lookalike&pattern=kestrelbank.com`;
  const found = await fetch(search, { headers: { authorization: `Bearer ${key}` } });
  expect(await found.json()).toMatchObject([{ name: "kestre1bank.com" }]);

  const looked = (path: string) => fetch(`${base}${path}`, { headers: { authorization: `Bearer ${key}` } });
  const lines = await (await looked("/v1/analyze/kestrelbank.com")).text();
  expect(lines.trimEnd().split("\n").at(-1)).toBe('{"op":"Meta","data":{"kind":"Done"}}');
  const lacking = await looked("/v1/lookup/squat/kestrelbank.com");
  expect([lacking.status, await lacking.text()]).toEqual([403, expect.stringContaining("lacks the scope")]);

  expect((await run("key", "revoke", id)).code).toBe(0);
  const refused = await fetch(`${base}/v1/meta/usage`, { headers: { authorization: `Bearer ${key}` } });
  expect(refused.status).toBe(401);
  await refused.body?.cancel();
  expect((await run("key", "revoke", "key_none")).code).toBe(1);
  // A key exists by now, so the link of the first start is void.
  const [, token] = server.out.stdout.match(/\/signin#setup=(\S+)/)!;
  const post = (path: string, body: unknown) =>
    fetch(`${base}/v1/session${path}`, {
      method: "POST",
      headers: { ...OWN, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const wish = { token, owner: "root", passphrase: "correct horse battery" };
  expect((await post("/setup", wish)).status).toBe(401);

  const added = await run("owner", "add", "ann", "--server", base);
  expect(added.code).toBe(0);
  const link = /#link=(\S+)/.exec(added.out)![1];
  const signed = await post("/link", { token: link });
  expect(await signed.json()).toMatchObject({ owner: "ann", by: "link" });
  const cookie = /^[^;]+/.exec(signed.headers.get("set-cookie")!)![0];
  const keys = () => fetch(`${base}/v1/keys`, { headers: { ...OWN, cookie } });
  expect(await (await keys()).json()).toMatchObject([{ id, owner: "ann" }]);
  expect((await run("owner", "list")).out).toMatch(/^ann {2}by link only {2}since 20/);
  expect((await run("owner", "add", "ann")).code).toBe(2);
  expect((await run("owner", "link", "bob")).code).toBe(1);
  expect((await run("owner", "remove", "ann")).code).toBe(0);
  expect((await keys()).status).toBe(401);
  expect((await run("owner", "remove", "ann")).code).toBe(1);
  server.controller.abort();
  expect(await ended).toBe(0);
});

test("the owner of the settings is made once, and keeps a passphrase of their own", async () => {
  const data = join(folder, "admin");
  const settings = {
    DEADRINGER_DATA: data,
    DEADRINGER_PORT: "0",
    DEADRINGER_ADMIN_NAME: "root",
    DEADRINGER_ADMIN_PASSPHRASE: "correct horse battery",
  };
  const start = (more: Record<string, string> = {}) =>
    startServer({ ...environmentConfig({ ...settings, ...more }), log: "off" }, () => {});
  const signIn = async (url: string, passphrase: string) => {
    const response = await fetch(`${url}/v1/session`, {
      method: "POST",
      headers: { ...OWN, "content-type": "application/json" },
      body: JSON.stringify({ owner: "root", passphrase }),
    });
    await response.body?.cancel();
    return response.status;
  };
  const first = await start();
  expect(first.setup_url).toBeNull();
  expect(await signIn(first.url, settings.DEADRINGER_ADMIN_PASSPHRASE)).toBe(201);
  await first.close();
  const second = await start({ DEADRINGER_ADMIN_PASSPHRASE: "another good passphrase" });
  expect(await signIn(second.url, "another good passphrase")).toBe(401);
  expect(await signIn(second.url, settings.DEADRINGER_ADMIN_PASSPHRASE)).toBe(201);
  await second.close();
  expect(() => environmentConfig({ DEADRINGER_ADMIN_NAME: "root" })).toThrow("give both");
  expect(() => environmentConfig({ ...settings, DEADRINGER_ADMIN_PASSPHRASE: "hush" })).toThrow(
    /^Cannot use DEADRINGER_ADMIN_PASSPHRASE: give (?!.*hush)/,
  );
});

test("with keys and no owner it says how somebody signs in to the web app", async () => {
  const data = mkdtempSync(join(folder, "keys-"));
  const { system } = fakeSystem();
  expect(await main(["key", "create", "--owner", "ann", "--data", data], system)).toBe(0);
  const server = fakeSystem();
  const ended = main(["serve", "--port", "0", "--data", data], server.system);
  await expect.poll(() => server.out.stdout).toMatch(/nobody can sign in.*: deadringer owner add NAME/);
  server.controller.abort();
  expect(await ended).toBe(0);
});

test("with a certificate it serves HTTPS, and says so to browsers when it shall", async () => {
  const pems = await selfSigned();
  for (const [name, text] of Object.entries(pems)) writeFileSync(join(folder, `${name}.pem`), text);
  const settings = {
    DEADRINGER_STORE: "memory",
    DEADRINGER_DATA: folder,
    DEADRINGER_DEMO: "true",
    DEADRINGER_PORT: "0",
    DEADRINGER_TLS_CERT: join(folder, "cert.pem"),
    DEADRINGER_TLS_KEY: join(folder, "key.pem"),
    DEADRINGER_HSTS_DAYS: "1",
  };
  const server = await startServer({ ...environmentConfig(settings), log: "off" }, () => {});
  try {
    const [response] = await once(
      get(`${server.url}/healthz`, { rejectUnauthorized: false, agent: false }),
      "response",
    );
    response.resume();
    expect([new URL(server.url).protocol, response.statusCode, response.headers["strict-transport-security"]])
      .toEqual(["https:", 200, "max-age=86400"]);
  } finally {
    await server.close();
  }
});

requires(process.getuid?.() === 0 && !("Deno" in globalThis) ? null : "another user needs root, and Node")(
  "a data folder that cannot be written to is refused in words, whether or not there is a store in it",
  async () => {
    const base = mkdtempSync(join(tmpdir(), "deadringer-read-only-"));
    const used = join(base, "used");
    await (await startServer(environmentConfig({ DEADRINGER_DATA: used, DEADRINGER_PORT: "0" }), () => {}))
      .close();
    mkdirSync(join(base, "empty"));
    for (const folder of ["used", "empty"]) {
      const path = join(base, folder);
      for (const name of readdirSync(path)) chmodSync(join(path, name), 0o444);
      chmodSync(path, 0o555);
      chmodSync(base, 0o755);
      const { status, stderr } = spawnSync(process.execPath, ["server/cli.ts", "serve", "--port", "0"], {
        env: { PATH: process.env["PATH"], HOME: base, DEADRINGER_DATA: path },
        uid: 65_534,
        gid: 65_534,
        encoding: "utf8",
      });
      expect([status, stderr]).toEqual([
        2,
        `deadringer: Cannot open the store ${path}/deadringer.db: permission denied\n`,
      ]);
    }
    rmSync(base, { recursive: true });
  },
);
