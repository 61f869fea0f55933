/** The page about doors, command by command, with a real nginx and a service whose internet is on loopback. */
import { spawn } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { DOORS } from "../../../../../server/extras/sources/data/doors.ts";
import { listen } from "../../../../../server/http/listen/mod.ts";
import { freePort } from "../../../../free_port.ts";
import { startNginx } from "../../../../lib/net/nginx.ts";
import { missingProgram, requires } from "../../../../requires.ts";
import { blocksOf } from "../../../docs_block.ts";
import { startFeedHost } from "../feed_host.ts";
import { openDoors } from "../opened.ts";
import { BLOG, COPY } from "../pages.ts";

const root = fileURLToPath(new URL("../../../../..", import.meta.url));
const page = blocksOf("server/extras/sources/docs/doors.md");
const patient = { timeout: 60_000, interval: 250 };

requires(missingProgram("nginx", "bash", "curl"))(
  "each door of the page brings its copy to the brand's events",
  { timeout: 360_000 },
  async () => {
    const names = [
      "mountain-goats",
      "alpine-goats",
      "log-goats",
      "rotated-goats",
      "canary-goats",
      "list-goats",
      "taxii-goats",
      "misp-goats",
    ]
      .map((each) => `${each}.com`);
    const { folder, opened, key, named, watch } = await openDoors(
      names,
      (host) => host.endsWith("-goats.com") ? COPY : BLOG,
      { DEADRINGER_HOSTS: "pixel.example.net, 127.0.0.1", DEADRINGER_PROXIES: "1" },
    );
    const id = await watch();
    const listener = await listen(opened, {
      ...{ host: "127.0.0.1", port: 0, writeStallMs: 60_000, now: Date.now, connections: {} },
    });
    onTestFinished(() => listener.close(0));
    const service = `http://127.0.0.1:${listener.port}`;

    const host = await startFeedHost();
    onTestFinished(() => host.close());
    const asked: string[] = [];
    host.answer = ({ url, headers }, response) => {
      asked.push(`${url!.split("?")[0]} ${headers.authorization ?? ""}`);
      if (url!.includes("domains.csv.gz")) return response.end(gzipSync("id,name\n1,list-goats.com\n"));
      if (url!.includes("/collections/")) {
        return response.end(JSON.stringify({ objects: [{ type: "domain-name", value: "taxii-goats.com" }] }));
      }
      const uuid = "00000001-0000-4000-8000-000000000000";
      response.end(JSON.stringify(
        url!.endsWith("manifest.json")
          ? { [uuid]: { timestamp: String(Math.floor(Date.now() / 1000)) } }
          : { Event: { Attribute: [{ type: "domain", value: "misp-goats.com", to_ids: true }] } },
      ));
    };

    // The page's own words, with this machine's places in place of those of the page.
    const log = join(folder, "access.log");
    const commands = (step: string): string =>
      "set -e\n" +
      page.find(({ info }) => info === `sh follow=${step}`)!.code
        .replaceAll("/var/log/nginx/access.log", log)
        .replaceAll(/https:\/\/((?:\w+:\w+@)?)(?:lists|taxii|misp)\.example\.(?:net|org)/g, (_, account) =>
          host.base.replace("//", `//${account}`));
    const shell = mkdtempSync(join(tmpdir(), "deadringer-doors-page-"));
    onTestFinished(() => rmSync(shell, { recursive: true, force: true }));
    mkdirSync(join(shell, "bin"));
    const cli = "Deno" in globalThis
      ? `"${process.execPath}" run -A --config "${root}deno.json" "${root}server/cli.ts"`
      : `"${process.execPath}" "${root}server/cli.ts"`;
    writeFileSync(join(shell, "bin/deadringer"), `#!/bin/sh\nexec ${cli} "$@"\n`);
    chmodSync(join(shell, "bin/deadringer"), 0o755);
    const env = {
      ...process.env,
      PATH: `${join(shell, "bin")}:${process.env["PATH"]}`,
      KEY: key,
      SERVICE: service,
      BRAND: id,
    };
    const at = { cwd: shell, env };
    const run = (step: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const child = spawn("bash", ["-c", commands(step).replaceAll("./data", folder)], at);
        let out = "", err = "";
        child.stdout.on("data", (chunk) => out += chunk);
        child.stderr.on("data", (chunk) => err += chunk);
        child.on("exit", (code) =>
          code === 0 ? resolve(out + err) : reject(new Error(`${step}: ${code} ${err}`)));
      });
    /** Runs on until the test ends. */
    const start = (step: string): void => {
      const command = commands(step).replaceAll("./data", folder);
      const child = spawn("bash", ["-c", command], { ...at, stdio: "ignore", detached: true });
      const ended = new Promise((resolve) => child.once("exit", resolve));
      onTestFinished(async () => {
        process.kill(-child.pid!);
        await ended;
      });
    };
    const seen = (...hosts: string[]) =>
      expect.poll(() => named(id), patient).toEqual(expect.arrayContaining(hosts));

    expect(await run("hand")).toContain("2 names are visited");
    await seen("mountain-goats.com", "alpine-goats.com");

    writeFileSync(log, "");
    start("log");
    const line =
      `192.0.2.1 - - [24/Nov/2026:04:00:00 +0000] "GET /logo.png HTTP/1.1" 200 9 "https://log-goats.com/" "M"\n`;
    appendFileSync(log, line);
    await seen("log-goats.com");
    // The web server rotates its log.
    renameSync(log, `${log}.1`);
    writeFileSync(log, line.replace("log-goats", "rotated-goats"));
    await seen("rotated-goats.com");

    const [pixel] = page.filter(({ info }) => info === "nginx follow");
    const pixelPort = await freePort();
    const nginx = await startNginx(
      ["pixel.example.net"],
      "",
      ({ root }) =>
        pixel!.code.replace("127.0.0.1:8787", `127.0.0.1:${listener.port}`)
          .replace("listen 443", `listen 127.0.0.1:${pixelPort}`)
          .replace(/ssl_certificate \S+;/, `ssl_certificate ${root}/../cert.pem;`)
          .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${root}/../key.pem;`),
    );
    onTestFinished(() => nginx.close());

    const code = JSON.parse(await run("canary"));
    expect(code.url).toMatch(/^https:\/\/pixel\.example\.net\/c\//);
    /** A request to the proxy, its path as given. */
    const ask = (path: string, method = "GET"): Promise<number> =>
      new Promise((resolve, reject) => {
        request({
          ...{ host: "127.0.0.1", port: pixelPort, path, method, rejectUnauthorized: false },
          headers: { host: "pixel.example.net", referer: "https://canary-goats.com/login", cookie: "a=b" },
        }, (response) => {
          response.resume().on("end", () => resolve(response.statusCode!));
        }).on("error", reject).end();
      });
    expect(await ask(new URL(code.url).pathname)).toBe(200);
    await seen("canary-goats.com");
    // Nothing else of the service is reached under that name.
    for (
      const path of ["/", "/readyz", "/v1/sources", "/c/../v1/sources", "/c/%2e%2e/readyz", "//readyz"]
    ) {
      expect([path, await ask(path)]).toEqual([path, 404]);
    }
    expect(await ask(new URL(code.url).pathname, "POST")).toBe(403);
    expect(await ask(new URL(code.url).pathname, "DELETE")).toBe(403);

    expect(await run("feeds")).toContain("TAXII 127.0.0.1 (c1)");
    // The service looks for new lists each minute, and then visits.
    await expect.poll(() => named(id), { timeout: 120_000, interval: 250 }).toEqual(
      expect.arrayContaining(["list-goats.com", "taxii-goats.com", "misp-goats.com"]),
    );
    expect(asked).toContain(`/root/collections/c1/objects/ Basic ${btoa("any:SECRET")}`);
    expect(asked).toContain("/feed/manifest.json Bearer SECRET");

    const status = await run("status");
    for (
      const title of [
        "By hand",
        "Logs of your web servers",
        "Clone canary",
        "Communities",
        "Lists and zones",
      ]
    ) {
      expect(status).toContain(`${title}: ok`);
    }
    expect((await named(id)).sort()).toEqual(names.toSorted());
  },
);

test("the page's table of doors is that of the code", () => {
  const text = readFileSync(join(root, "server/extras/sources/docs/doors.md"), "utf8");
  const rows = [
    ...text.matchAll(
      /^\| (canary|by hand|web server logs|communities|certificates|registrations) +\| ([\d,]+) /gm,
    ),
  ]
    .map(([, door, count]) => [door, count]);
  const of = (door: keyof typeof DOORS) => DOORS[door].dayBudget.toLocaleString("en");
  expect(rows).toEqual([
    ["canary", of("canary")],
    ["by hand", of("by_hand")],
    ["web server logs", of("web_log")],
    ["communities", of("communities")],
    ["certificates", of("certificates")],
    ["registrations", of("registrations")],
  ]);
});
