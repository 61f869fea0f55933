/** Needs a Chromium on this machine; without one these tests are skipped and say so. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createSocket, type Socket } from "node:dgram";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Dialer } from "../../../lib/dial.ts";
import type { Camera } from "../../../lib/io.ts";
import { createCamera, findBrowser } from "../../../lib/net/camera.ts";
import { createDialer } from "../../../lib/net/dialer.ts";
import { pictureHash } from "../../../lib/observe/web/look.ts";
import { listenOn, type MiniServer } from "../../../server/mini/loopback.ts";
import { freePort } from "../../free_port.ts";
import { requires } from "../../requires.ts";
import { calm, scriptedDns } from "./world.ts";

const browser = findBrowser();

// Other tests may have browsers of their own.
const own = mkdtempSync(join(tmpdir(), "deadringer-test-"));
process.env["TMPDIR"] = own;
/** Profiles of browsers that are there. */
const profiles = (): string[] => readdirSync(own).filter((name) => name.startsWith("deadringer-browser-"));

/** The browsers that were started. */
const launched: Browser[] = [];

/** Host, method and path of each request to the page's server, and to the one that must not be reached. */
const seen: string[] = [];
const reached: string[] = [];
const authorizations: (string | undefined)[][] = [];
let site: MiniServer;
let forbidden: MiniServer;
let datagrams: Socket;
let camera: Camera;
let dialer: Dialer;
const dialled: string[] = [];

const PAGES: Record<string, (port: number) => string> = {
  "/": () => "<title>Plain</title><h1 style='color:#0a0'>Kestrel</h1>",
  "/reach": (port) =>
    `<h1>Reaching inside</h1>
    <img src="http://169.254.169.254/latest/meta-data/"><img src="http://127.0.0.1:${port}/image">
    <iframe src="http://localhost:${port}/frame"></iframe><img src="http://[::1]:${port}/six">
    <img src="http://inside.test/alias"><img src="http://127.0.0.3/"><img src="/here">
    <script>
      fetch("http://127.0.0.1:${port}/fetch", { mode: "no-cors" }).catch(() => {});
      try { new WebSocket("ws://127.0.0.1:${port}/socket"); } catch {}
      navigator.sendBeacon("http://127.0.0.1:${port}/beacon", "x");
      const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${port}" }] });
      peer.createDataChannel("x");
      peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    </script>`,
  "/dialogs": () => "<script>alert(1); confirm(2); prompt(3); open('/other')</script><h1>After</h1>",
  "/busy": () => "<h1>Busy</h1><script>for (;;);</script>",
  "/slow": () => "<h1>Slow</h1><img src=/never>",
  "/onward": () => "<script>location = 'http://c.test/'</script>",
  "/inward": (port) => `<script>location = 'http://127.0.0.1:${port}/inward'</script>`,
  "/flood": () => "<h1>Flood</h1><img src=/endless>",
};

beforeAll(async () => {
  // A browser listens nowhere: only who starts it can ask it.
  const puppeteer = (await import("puppeteer-core")).default;
  const { launch } = puppeteer;
  puppeteer.launch = async (options) => {
    const running = await launch(options);
    launched.push(running);
    return running;
  };
  forbidden = await listenOn(
    createServer((request, response) => {
      reached.push(request.url ?? "");
      response.end("secret");
    }),
    { port: await freePort() },
  );
  datagrams = createSocket("udp4", () => reached.push("udp"));
  await new Promise<void>((resolve) => datagrams.bind(forbidden.port, "127.0.0.1", resolve));
  site = await listenOn(
    createServer((request, response) => {
      const url = request.url ?? "/";
      seen.push(`${request.headers.host}${url}`);
      if (url === "/never") return;
      if (url === "/locked") {
        authorizations.push([request.headers.authorization, request.headers["proxy-authorization"]]);
        response.writeHead(401, { "www-authenticate": 'Basic realm="relay"', "content-type": "text/html" });
        return void response.end("<h1>Locked</h1>");
      }
      if (url === "/file") {
        response.writeHead(200, { "content-type": "application/zip", "content-disposition": "attachment" });
        return void response.end("PK");
      }
      if (url === "/endless") {
        response.writeHead(200, { "content-type": "image/png" });
        const chunk = new Uint8Array(65_536);
        const pour = (): void => {
          while (!response.destroyed && response.write(chunk));
          if (!response.destroyed) response.once("drain", pour);
        };
        return pour();
      }
      if (url === "/hop") {
        return void response.writeHead(302, { location: `http://127.0.0.1:${forbidden.port}/` }).end();
      }
      const page = PAGES[url];
      response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html" });
      response.end(page?.(forbidden.port) ?? "<h1>None</h1>");
    }),
    { host: "127.0.0.2" },
  );
  const dns = scriptedDns({
    "c.test": { A: ["127.0.0.2"] },
    "inside.test": { A: ["127.0.0.1"] },
  });
  const rules = createDialer({ dns, allow: ["127.0.0.2"], portMap: { 80: site.port } });
  dialer = {
    connect(target, signal) {
      dialled.push(`${target.host}:${target.port}`);
      return rules.connect(target, signal);
    },
  };
  if (browser !== null) camera = createCamera(dialer, { browser, deadlineMs: 6_000, maxBytes: 1_000_000 })!;
});
afterAll(async () => {
  await camera?.close();
  datagrams.close();
  await Promise.all([site.close(), forbidden.close()]);
  expect(profiles()).toEqual([]);
  rmSync(own, { recursive: true });
});

/** Width and height of a PNG. */
function sizeOf(png: Uint8Array): [number, number] {
  expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

const withBrowser = requires(browser === null ? "no Chromium on this machine" : null);

withBrowser("takes a picture of a page, with its status and final URL", async () => {
  const shot = await camera.takeScreenshot("http://c.test/", calm());
  expect(shot).toMatchObject({ status: 200, finalUrl: "http://c.test/" });
  expect(sizeOf(shot!.png)).toEqual([1280, 800]);
  expect(pictureHash(shot!.png)).toMatch(/^[0-9a-f]{16}$/);
  expect(await camera.takeScreenshot("http://c.test/nothing", calm())).toMatchObject({ status: 404 });
  expect(await camera.takeScreenshot("http://c.test/onward", calm())).toMatchObject({
    finalUrl: "http://c.test/",
  });
});

withBrowser("a page reaches nothing that the dialer refuses", async () => {
  dialled.length = 0;
  const shot = await camera.takeScreenshot("http://c.test/reach", calm());
  expect(shot).toMatchObject({ status: 200, finalUrl: "http://c.test/reach" });
  expect(seen).toContain("c.test/here");
  // All of it came to the dialer, and none of it further.
  const { port } = forbidden;
  expect(dialled).toEqual(expect.arrayContaining([
    "169.254.169.254:80",
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    `::1:${port}`,
    "inside.test:80",
    "127.0.0.3:80",
  ]));
  expect(await camera.takeScreenshot("http://c.test/hop", calm())).toBeNull();
  expect(await camera.takeScreenshot("http://c.test/inward", calm())).toBeNull();
  for (const url of [`http://127.0.0.1:${port}/`, "http://inside.test/", "http://169.254.169.254/"]) {
    expect(await camera.takeScreenshot(url, calm())).toBeNull();
  }
  expect(reached).toEqual([]);
});

withBrowser(
  "a page that asks for a password gets none, the relay's least of all",
  async () => {
    authorizations.length = 0;
    expect(await camera.takeScreenshot("http://c.test/locked", calm())).toMatchObject({ status: 401 });
    expect(authorizations).toEqual([[undefined, undefined]]);
  },
);

withBrowser("only http and https are opened", async () => {
  for (
    const url of ["file:///etc/passwd", "chrome://version", "data:text/html,x", "about:blank", "nothing"]
  ) {
    expect(await camera.takeScreenshot(url, calm())).toBeNull();
  }
});

withBrowser("dialogs, windows and downloads stop nobody", async () => {
  expect(await camera.takeScreenshot("http://c.test/dialogs", calm())).toMatchObject({ status: 200 });
  expect(await camera.takeScreenshot("http://c.test/file", calm())).toBeNull();
});

withBrowser(
  "a page that never ends is cut: by time, by bytes, by the caller",
  async () => {
    expect(await camera.takeScreenshot("http://c.test/slow", calm())).toMatchObject({ status: 200 });
    expect(await camera.takeScreenshot("http://c.test/flood", calm())).toMatchObject({ status: 200 });
    expect(await camera.takeScreenshot("http://c.test/busy", calm())).toBeNull();
    const controller = new AbortController();
    const before = seen.length;
    const ended = expect(camera.takeScreenshot("http://c.test/busy", controller.signal)).rejects
      .toThrow("enough");
    await expect.poll(() => seen.slice(before)).toContain("c.test/busy");
    controller.abort(new Error("enough"));
    await ended;
    // And the next one works as if nothing had been.
    expect(await camera.takeScreenshot("http://c.test/", calm())).toMatchObject({ status: 200 });
  },
);

/** How many contexts and pages the one running browser has. */
async function open(): Promise<{ contexts: number; pages: string[] }> {
  const [running, ...others] = launched.filter(({ connected }) => connected);
  expect(others).toEqual([]);
  const pages = await Promise.all((await running!.pages()).map((page) => page.url()));
  return { contexts: running!.browserContexts().length, pages };
}

withBrowser("whenever a picture is given up, no page or context stays", async () => {
  await camera.takeScreenshot("http://c.test/", calm());
  const before = await open();
  for (let ms = 0; ms < 240; ms += 4) {
    const controller = new AbortController();
    const shot = camera.takeScreenshot("http://c.test/dialogs", controller.signal).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, ms));
    controller.abort(new Error("enough"));
    await shot;
  }
  expect(await open()).toEqual(before);
  const hasty = createCamera(dialer, { browser: browser!, deadlineMs: 5 })!;
  await camera.close();
  await hasty.takeScreenshot("http://c.test/", calm());
  const started = await open();
  for (let i = 0; i < 30; i++) expect(await hasty.takeScreenshot("http://c.test/", calm())).toBeNull();
  expect(await open()).toEqual(started);
  await hasty.close();
  expect(profiles()).toEqual([]);
});

withBrowser("several at a time, and a browser again after close", async () => {
  const screenshots = await Promise.all(
    Array.from({ length: 5 }, () => camera.takeScreenshot("http://c.test/", calm())),
  );
  expect(screenshots.map((shot) => shot?.status)).toEqual([200, 200, 200, 200, 200]);
  await camera.close();
  expect(profiles()).toEqual([]);
  expect(await camera.takeScreenshot("http://c.test/", calm())).toMatchObject({ status: 200 });
});

test("there is no camera without a browser", () => {
  expect(existsSync("/nowhere/chromium")).toBe(false);
  expect(createCamera(createDialer({ dns: scriptedDns({}) }), { browser: "/nowhere/chromium" })).toBeNull();
});

test("a browser that cannot be started is an error, not a page without a picture", async () => {
  const dialer = createDialer({ dns: scriptedDns({}) });
  await camera?.close();
  const broken = createCamera(dialer, { browser: fileURLToPath(import.meta.url) })!;
  await expect(broken.takeScreenshot("http://c.test/", calm())).rejects.toThrow(/Cannot start/);
  await expect(broken.takeScreenshot("http://c.test/", calm())).rejects.toThrow(/Cannot start/);
  await broken.close();
  expect(profiles()).toEqual([]);
});
