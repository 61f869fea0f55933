/** What a browser leaves open while it runs, and behind when its process is killed. Needs a Chromium, and Linux's /proc. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect } from "vitest";
import { createCamera, findBrowser } from "../../../lib/net/camera.ts";
import { createDialer } from "../../../lib/net/dialer.ts";
import { listenOn, type MiniServer } from "../../../server/mini/loopback.ts";
import { requires } from "../../requires.ts";
import { scriptedDns } from "./world.ts";

const own = mkdtempSync(join(tmpdir(), "deadringer-"));
process.env["TMPDIR"] = own;
const script = fileURLToPath(new URL("camera_process.ts", import.meta.url));
const args = "Deno" in globalThis ? ["run", "-A", script] : ["--disable-warning=ExperimentalWarning", script];

const missing = findBrowser() === null
  ? "no Chromium on this machine"
  : existsSync("/proc/self/stat")
  ? null
  : "no /proc on this machine";
const withBrowser = requires(missing);
const asRoot = requires(missing ?? (process.getuid?.() === 0 ? null : "another user needs root"));

let site: MiniServer;
beforeAll(async () => {
  const html = (url = "") => url === "/busy" ? "<script>for (;;);</script>" : "<h1>Kestrel</h1>";
  site = await listenOn(
    createServer((request, response) =>
      void response.writeHead(200, { "content-type": "text/html" }).end(html(request.url))
    ),
    { host: "127.0.0.2" },
  );
});
afterAll(async () => {
  await site.close();
  rmSync(own, { recursive: true, force: true });
});

/** Starts a process that takes pictures; resolves once it has one. */
async function started(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...args, String(site.port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout!.setEncoding("utf8").on("data", (text) => said += text);
  await expect.poll(() => said).toBe("a picture\n");
  return child;
}

const pids = () => readdirSync("/proc").filter((name) => /^\d+$/.test(name));
const read = (path: string): string => {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return ""; // It has ended.
  }
};

const isOfTest = (pid: string) => read(`/proc/${pid}/cmdline`).includes(own);
const parentOf = (pid: string) => read(`/proc/${pid}/stat`).replace(/^.*\) /s, "").split(" ")[1] ?? "0";

/** The processes of browsers with a profile of this test: only the first one of a headless shell names it. */
function browsers(): string[] {
  const isWithin = (pid: string): boolean => isOfTest(pid) || Number(pid) > 1 && isWithin(parentOf(pid));
  return pids().filter(isWithin);
}

/** The ports at which these processes listen. */
function ports(of: readonly string[]): number[] {
  const sockets = new Set(of.flatMap((pid) => {
    try {
      return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
    } catch {
      return [];
    }
  }));
  return ["tcp", "tcp6"].flatMap((table) =>
    read(`/proc/net/${table}`).split("\n").slice(1).map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode]) => state === "0A" && sockets.has(`socket:[${inode}]`))
      .map(([, address]) => parseInt(address!.split(":")[1]!, 16))
  );
}

withBrowser("a browser listens nowhere, and gets no secret of the process that starts it", async () => {
  process.env["DEADRINGER_KEY"] = "ak_secret";
  const child = await started();
  try {
    const all = browsers();
    expect(all.length).toBeGreaterThan(2);
    expect(ports(all)).toEqual([]);
    const environments = all.map((pid) => read(`/proc/${pid}/environ`));
    expect(environments.filter((each) => each.includes("ak_secret"))).toEqual([]);
  } finally {
    delete process.env["DEADRINGER_KEY"];
    child.kill("SIGKILL");
  }
});

/** Asks each port for the pages of a browser, for a file and for a connection. */
const TRIED = String.raw`
for port in "$@"; do
  for line in 'GET /json/list' 'GET file:///etc/hostname' 'CONNECT c.test:80'; do
    exec 3<>"/dev/tcp/127.0.0.1/$port" && echo "tried $port"
    printf '%s HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n' "$line" >&3
    timeout 5 cat <&3
  done
done`;

asRoot(
  "another user of the machine reaches no browser, and nothing through the proxy of its pages",
  async () => {
    const child = await started();
    try {
      const open = ports([...browsers(), String(child.pid)]);
      const { stdout } = spawnSync("setpriv", [
        ...["--reuid=65534", "--regid=65534", "--clear-groups"],
        ...["bash", "-c", TRIED, "tried", ...open.map(String)],
      ], { encoding: "utf8", cwd: "/" });
      // Only the proxies of pages listen, in the process that has the browser, and they want a password.
      expect(stdout.match(/^tried/gm)).toHaveLength(3 * open.length);
      expect(stdout).not.toMatch(/^HTTP\/1\.\d 2/m);
      expect(stdout).not.toContain("webSocketDebuggerUrl");
    } finally {
      child.kill("SIGKILL");
    }
  },
);

withBrowser("of a killed process no browser is left, and the next start leaves no file of it", async () => {
  const child = await started();
  expect(browsers()).not.toEqual([]);
  child.kill("SIGKILL");
  await expect.poll(browsers).toEqual([]);
  // Left by earlier versions, by another machine that shares the folder, and by processes that run.
  const day = Date.now() / 1000 - 90_000;
  for (const name of ["abcdef", "1.1.1-abcdef"]) {
    mkdirSync(join(own, `deadringer-browser-${name}`));
    utimesSync(join(own, `deadringer-browser-${name}`), day, day);
  }
  const kept = [
    "deadringer-browser-fedcba",
    "deadringer-browser-1.1.1-fedcba",
    "deadringer-browser-x",
    "other",
  ];
  for (const name of kept) mkdirSync(join(own, name));
  symlinkSync(join(own, "other"), join(own, "deadringer-browser-linked"));
  const camera = createCamera(createDialer({ dns: scriptedDns({}) }))!;
  await expect.poll(() => readdirSync(own).sort()).toEqual([...kept, "deadringer-browser-linked"].sort());
  await camera.close();
});

withBrowser("a process that is killed while its browser starts leaves none either", async () => {
  for (const ms of [50, 200, 400]) {
    const child = spawn(process.execPath, [...args, String(site.port)], { stdio: "ignore" });
    await expect.poll(() => browsers().length, { interval: 5 }).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, ms));
    child.kill("SIGKILL");
    await expect.poll(browsers).toEqual([]);
  }
});
