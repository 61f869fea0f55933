import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { main } from "../../server/cli/main.ts";
import type { System } from "../../server/cli/system.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fakeSystem(controller = new AbortController()) {
  const out: string[] = [];
  const err: string[] = [];
  const printed = Promise.withResolvers<string>();
  const system: System = {
    print(text) {
      out.push(text);
      printed.resolve(text);
      return Promise.resolve();
    },
    warn: (text) => void err.push(text),
    screen: { write() {}, columns: 80, rows: 24, color: false, now: () => 0 },
    interactive: false,
    async *readLines() {},
    signal: controller.signal,
  };
  return { system, out, err, printed: printed.promise, stop: () => controller.abort() };
}

async function run(...args: string[]) {
  const fake = fakeSystem();
  const code = await main([...args, ...(args[0] === "key" ? ["--data", folder] : [])], fake.system);
  return { code, out: fake.out.join(""), err: fake.err.join("") };
}

test("serve, keys beside it, a remote lookup, revocation on the next request, shutdown", async () => {
  const names = join(folder, "names.txt");
  writeFileSync(names, "kestre1bank.com\nexample.org\n");
  await run("ct", "import", names, "--data", join(folder, "ct"));
  const server = fakeSystem();
  const ended = main(["serve", "--demo", "--port", "0", "--data", folder], server.system);
  const base = /Listening on (\S+)/.exec(await server.printed)![1]!;
  const { code, out } = await run("key", "create", "--owner", "ann", "--scopes", "analyze,ct", "--json");
  expect(code).toBe(0);
  const { key, id, scopes } = JSON.parse(out);
  expect(scopes).toEqual(["analyze", "ct"]);
  expect((await run("key", "list")).out).toContain(id);
  expect((await run("key", "list")).out).not.toContain(key);

  const search = `${base.replace(/\/$/, "")}/v1/ct/search?kind=lookalike&pattern=kestrelbank.com`;
  const found = await fetch(search, { headers: { authorization: `Bearer ${key}` } });
  expect(await found.json()).toMatchObject([{ name: "kestre1bank.com" }]);

  const remote = await run("analyze", "kestrelbank.com", "--server", base, "--key", key);
  expect(remote).toMatchObject({ code: 0, err: "" });
  expect(remote.out.trimEnd().split("\n").at(-1)).toBe('{"op":"Meta","data":{"kind":"Done"}}');
  expect((await run("squat", "kestrelbank.com", "--server", base, "--key", key)).err).toContain(
    "lacks the scope",
  );
  expect((await run("squat", "kestrelbank.com", "--server", base, "--key", key, "--ops", "Dns")).code).toBe(
    2,
  );

  expect((await run("key", "revoke", id)).code).toBe(0);
  const refused = await fetch(`${base}/v1/meta/usage`, { headers: { authorization: `Bearer ${key}` } });
  expect(refused.status).toBe(401);
  await refused.body?.cancel();
  expect((await run("key", "revoke", "key_none")).code).toBe(1);
  // A key exists by now, so the link of the first start is void.
  const link = server.out.join("").match(/http\S+\/setup\/\S+/)![0];
  const void_ = await fetch(link, { method: "POST" });
  expect(void_.status).toBe(404);
  await void_.body?.cancel();
  server.stop();
  expect(await ended).toBe(0);
});

test("settings that cannot be stop the start with one line", async () => {
  for (
    const args of [["serve", "--port", "99999"], ["serve", "--nonsense"], ["serve", "extra"], ["key", "make"]]
  ) {
    const { code, err } = await run(...args);
    expect([args, code]).toEqual([args, 2]);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
  }
});
