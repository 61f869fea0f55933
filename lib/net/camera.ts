import { unlessAborted, whenAborted } from "../abort.ts";
import { constants, existsSync } from "node:fs";
import { access } from "node:fs/promises";
import { delimiter, join } from "node:path";
import process from "node:process";
import type { Browser, BrowserContext } from "puppeteer-core";
import type { Dialer } from "../dial.ts";
import type { Camera, Rendered, RenderOptions, Screenshot } from "../io.ts";
import { makeProfile, removeProfile, sweepProfiles } from "./browser_profile.ts";
import { type Loaded, loadPage, writtenPage } from "./browser_page.ts";
import { startRelay } from "./relay.ts";
import { Semaphore } from "../semaphore.ts";
import { AMOUNT, checkOptions, type OptionChecks, TEXT } from "../options.ts";

/** Settings of the browser for screenshots. */
export interface CameraOptions {
  /** Path of a Chromium or Chrome. @default the first of the usual names on PATH and in the usual folders */
  browser?: string;
  /** Pages open at a time. @default 2 */
  pages?: number;
  /** Milliseconds for one screenshot, without the wait for a free page. @default 15000 */
  deadlineMs?: number;
  /** Bytes that one page may load. @default 16 MiB */
  maxBytes?: number;
  /**
   * Milliseconds without a page after which the browser is closed; the next screenshot starts it again.
   * @default 20000
   */
  idleMs?: number;
  /** The User-Agent field. @default the browser's own */
  userAgent?: string;
}

const OPTIONS: OptionChecks<CameraOptions> = {
  browser: TEXT,
  pages: AMOUNT,
  deadlineMs: AMOUNT,
  maxBytes: AMOUNT,
  idleMs: AMOUNT,
  userAgent: TEXT,
};

/** Viewport in CSS pixels: a common laptop, so that pages show their desktop layout. */
const WIDTH = 1280;
const HEIGHT = 800;
/** A larger picture is taken at half the scale; one that is larger still is none. */
const MAX_PNG_BYTES = 2 * 1024 * 1024;
/** Milliseconds for one page whose scripts are run. */
const RENDER_MS = 5_000;
/** A longer folder for temporary files has no room for the path of the browser's socket (unix(7): 108 bytes). */
const MAX_TMPDIR = 58;
/** Milliseconds that the browser has to exit before it is killed. */
const CLOSE_MS = 3_000;

/** Browsers without windows: a picture costs them half of the processor. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const PLACES = [
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a browser on this machine; null without one. */
export function findBrowser(): string | null {
  let path: string;
  try {
    path = process.env["PATH"] ?? "";
  } catch {
    path = ""; // Deno without --allow-env.
  }
  const folders = [...path.split(delimiter).filter((folder) => folder !== ""), ...PLACES];
  const candidates = [SHELLS, NAMES].flatMap((names) =>
    folders.flatMap((folder) => names.map((name) => join(folder, name)))
  );
  try {
    return [...candidates, ...PLACES.slice(3)].find((file) => existsSync(file)) ?? null;
  } catch {
    return null; // Deno without --allow-read.
  }
}

/** What a camera says where this process is root. */
const ROOT_NOTICE =
  "Pages are opened without the browser's sandbox, which does not start as root: a page that breaks into the browser " +
  "has this machine; run it as another user";

const isRoot = (): boolean => process.getuid?.() === 0;

/** Command line of the browser. Only pages in a relay's context have network access. */
function flags(): string[] {
  return [
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    // A process that waits for the next page: each page has a context of its own, which cannot use it.
    "--disable-features=SpareRendererForSitePerProcess",
    // The window around a page, which nobody sees, is drawn as well: its animations take an eighth of a picture's time.
    "--wm-window-animations-disabled",
    "--animation-duration-scale=0",
    "--mute-audio",
    "--hide-scrollbars",
    // Blocks the browser's own requests, DNS queries and UDP.
    "--proxy-server=socks5://127.0.0.1:1",
    "--proxy-bypass-list=<-loopback>",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--js-flags=--max-old-space-size=256",
    // As root, Chromium does not start with its sandbox.
    ...(isRoot() ? ["--no-sandbox"] : []),
  ];
}

/** What the browser gets of this process's environment: none of its secrets. */
const PASSED =
  /^(?:PATH|LANG|LANGUAGE|LC_\w+|TZ|LD_LIBRARY_PATH|FONTCONFIG_\w+|XDG_DATA_DIRS|CHROMIUM_FLAGS)$/;

/** The environment of a browser whose files are all in its profile; on Windows, which needs more of it, all of it. */
function environmentIn(profile: string): Record<string, string | undefined> | undefined {
  if (process.platform === "win32") return undefined;
  let given: Record<string, string | undefined> = {};
  try {
    given = Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name)));
  } catch {
    // Deno without --allow-env.
  }
  const inside = profile.length > MAX_TMPDIR ? {} : { TMPDIR: profile };
  return { ...given, HOME: profile, ...inside };
}

/** Resolves like the promise, or with null when the signal aborts first. */
async function until<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await unlessAborted(promise, signal);
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

/** A running browser and the folder of its profile. */
interface Running {
  browser: Browser;
  end(): Promise<void>;
}

class ChromiumCamera implements Camera {
  readonly notice: string | undefined = isRoot() ? ROOT_NOTICE : undefined;
  readonly #dialer: Dialer;
  readonly #options: Required<Omit<CameraOptions, "userAgent">> & Pick<CameraOptions, "userAgent">;
  readonly #pages: Semaphore;
  #running: Promise<Running> | null = null;
  #opened = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(dialer: Dialer, browser: string, options: CameraOptions) {
    this.#dialer = dialer;
    this.#options = {
      pages: 2,
      deadlineMs: 15_000,
      maxBytes: 16 * 1024 * 1024,
      idleMs: 20_000,
      ...options,
      browser,
    };
    this.#pages = new Semaphore(this.#options.pages);
  }

  takeScreenshot(url: string, signal: AbortSignal): Promise<Screenshot | null> {
    const { deadlineMs, userAgent } = this.#options;
    return this.#open(url, signal, deadlineMs, { userAgent }, pictureOf);
  }

  renderPage(url: string, options: RenderOptions, signal: AbortSignal): Promise<Rendered | null> {
    const deadlineMs = Math.min(RENDER_MS, this.#options.deadlineMs);
    const { userAgent = this.#options.userAgent } = options;
    return this.#open(url, signal, deadlineMs, { ...options, userAgent }, writtenPage, true);
  }

  /** Loads a page in a context of its own, and makes something of it; null where that fails or takes too long. */
  async #open<T>(
    url: string,
    signal: AbortSignal,
    deadlineMs: number,
    visitor: RenderOptions,
    make: (loaded: Loaded) => Promise<T | null>,
    /** Whether a verdict waits for it: none waits for a picture. */
    isFirst = false,
  ): Promise<T | null> {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
    const release = await this.#pages.acquire(signal, undefined, isFirst);
    clearTimeout(this.#idle);
    this.#opened++;
    try {
      const running = await (this.#running ??= this.#start());
      const made = await this.#visit(running, url, signal, deadlineMs, visitor, make);
      signal.throwIfAborted();
      return made;
    } finally {
      release();
      if (--this.#opened === 0) {
        this.#idle = setTimeout(() => this.close(), this.#options.idleMs);
        (this.#idle as { unref?: () => void }).unref?.();
      }
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const running = this.#running;
    this.#running = null;
    await running?.then((it) => it.end(), () => {});
  }

  /** After a failed start there is no retry before `close`. */
  async #start(): Promise<Running> {
    const { launch } = (await import("puppeteer-core")).default;
    const userDataDir = await makeProfile();
    try {
      // Deno reports what cannot be run as an event that nobody hears, which ends the process.
      await access(this.#options.browser, constants.X_OK);
      const browser = await launch({
        executablePath: this.#options.browser,
        args: flags(),
        userDataDir,
        // No port, which every user of the machine could use; and the browser ends when this process does.
        pipe: true,
        env: environmentIn(userDataDir),
        downloadBehavior: { policy: "deny" },
        acceptInsecureCerts: true,
        defaultViewport: { width: WIDTH, height: HEIGHT },
        // Signal handling belongs to the embedding program.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
        timeout: 20_000,
      });
      const end = async (): Promise<void> => {
        const closed = await until(
          browser.close().then(() => true, () => false),
          AbortSignal.timeout(CLOSE_MS),
        );
        if (closed !== true) browser.process()?.kill("SIGKILL");
        await removeProfile(userDataDir);
      };
      return { browser, end };
    } catch (cause) {
      await removeProfile(userDataDir);
      throw new Error(`Cannot start "${this.#options.browser}"`, { cause });
    }
  }

  async #visit<T>(
    running: Running,
    url: string,
    signal: AbortSignal,
    deadlineMs: number,
    visitor: RenderOptions,
    make: (loaded: Loaded) => Promise<T | null>,
  ): Promise<T | null> {
    // Node before 22.16 forgets a timeout that only a combination of signals has.
    const end = new AbortController(), over = end.signal;
    const cancel = whenAborted(signal, () => end.abort());
    const timer = setTimeout(() => end.abort(), deadlineMs);
    // A proxy of its own for each page: its bytes are counted, and its connections end with it.
    const relay = await startRelay(this.#dialer, over, this.#options.maxBytes);
    let making: Promise<BrowserContext> | undefined;
    try {
      making = running.browser.createBrowserContext({
        proxyServer: `http://127.0.0.1:${relay.port}`,
        proxyBypassList: ["<-loopback>"],
        downloadBehavior: { policy: "deny" },
      });
      const context = await until(making, over);
      if (context === null) return null;
      // The deadline ends every page; so does a crash of the browser.
      return await until(
        loadPage(context, url, relay.credentials, deadlineMs, visitor)
          .then((loaded) => loaded && make(loaded)).catch(() => null),
        over,
      );
    } catch (error) {
      // A browser that has exited is started again for the next screenshot.
      if (running.browser.connected) throw error;
      return null;
    } finally {
      clearTimeout(timer);
      cancel();
      // A context that was abandoned during its creation still appears.
      const closing = making?.then((context) => context.close()).then(() => true, () => false);
      const closed = closing === undefined || await until(closing, AbortSignal.timeout(CLOSE_MS));
      await relay.close();
      if (closed !== true || !running.browser.connected) await this.#abandon(running);
    }
  }

  /** Kills a browser that no longer responds. */
  async #abandon(running: Running): Promise<void> {
    if (await this.#running?.catch(() => null) === running) this.#running = null;
    await running.end();
  }
}

async function pictureOf({ page, finalUrl, status }: Loaded): Promise<Screenshot | null> {
  for (const scale of [1, 0.5]) {
    const clip = { x: 0, y: 0, width: WIDTH, height: HEIGHT, scale };
    const png = await page.screenshot({ type: "png", clip, captureBeyondViewport: false });
    if (png.length <= MAX_PNG_BYTES) return { png: new Uint8Array(png), finalUrl, status };
  }
  return null;
}

/** Whether the optional package that drives browsers is installed. */
function hasDriver(): boolean {
  try {
    import.meta.resolve?.("puppeteer-core");
    return true;
  } catch (error) {
    // Loaders without `resolve` throw too: there the import itself fails.
    return !/cannot find|not a dependency/i.test((error as Error).message);
  }
}

/**
 * Returns a camera with a Chromium of its own: a fresh profile, removed afterwards, started by the first picture.
 * Every connection of a page, whatever its protocol, goes through the dialer; the browser resolves no name itself.
 * Each page has a context of its own and sees no other's cookies. Invalid certificates are accepted.
 *
 * @param dialer Opens the connections of its pages.
 * @param options Which browser, how many pages, which bounds.
 * @returns Null when there is no browser, or `puppeteer-core` is not installed.
 */
export function createCamera(dialer: Dialer, options: CameraOptions = {}): Camera | null {
  checkOptions("createCamera", options, OPTIONS);
  const browser = options.browser ?? findBrowser();
  if (browser === null || !existsSync(browser) || !hasDriver()) return null;
  // What a process that was killed has left behind.
  void sweepProfiles();
  return new ChromiumCamera(dialer, browser, options);
}
