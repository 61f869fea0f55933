import { request } from "../service/api.ts";
import { Refusal } from "../service/send.ts";
import { h, urlOf } from "./dom.ts";

/** Screenshots in memory at a time; a table shows fewer. */
const MAX_CACHED = 100;
/** Milliseconds without requests after the service answered 429. */
const REST_MS = 20_000;

/** Share of the rate limit that thumbnails leave for other requests. */
const SPARED_SHARE = 0.5;

const cache = new Map<string, Promise<string | null>>();
const queues: Promise<unknown>[] = Array.from({ length: 4 }, () => Promise.resolve());
let next = 0;
let restUntil = 0;

const SCREENSHOT_PATH = /^\/v1\/retrieve\/[0-9a-f-]{36}\/screenshots\//;

/** Returns the path of a screenshot on this service, whatever host name the URL has; null for other URLs. */
function pathOf(url: string): string | null {
  const path = urlOf(url, location.href)?.pathname ?? "";
  return SCREENSHOT_PATH.test(path) ? path : null;
}

/** Returns the path of another name's screenshot in the same result. */
export function screenshotOf(url: string, name: string): string {
  return (SCREENSHOT_PATH.exec(pathOf(url) ?? "")?.[0] ?? "") + encodeURIComponent(name);
}

/** Fetched with the key of this tab, which an image element would not send. */
async function fetchPicture(path: string): Promise<string | null> {
  try {
    const response = await request(path, { accept: "image/png" });
    const limit = (what: string) => Number(response.headers.get(`x-ratelimit-${what}`));
    if (limit("remaining") < limit("limit") * SPARED_SHARE) {
      restUntil = performance.now() + limit("reset") * 1000;
    }
    const blob = await response.blob();
    return /^image\/(png|webp|jpeg)$/.test(blob.type) ? URL.createObjectURL(blob) : null;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) restUntil = performance.now() + REST_MS;
    return null;
  }
}

/** Thumbnails wait, and leave requests for the user's actions. */
function fetchQueued(path: string): Promise<string | null> {
  const queue = next++ % queues.length;
  const loading = queues[queue]!.then(() => performance.now() < restUntil ? null : fetchPicture(path));
  queues[queue] = loading;
  return loading;
}

function load(path: string, isUrgent: boolean): Promise<string | null> {
  const known = cache.get(path);
  if (known !== undefined) return known;
  const loading = (isUrgent ? fetchPicture(path) : fetchQueued(path)).then((source) => {
    if (source === null) cache.delete(path);
    return source;
  });
  cache.set(path, loading);
  if (cache.size > MAX_CACHED) {
    const [[oldest, gone]] = cache as unknown as [[string, Promise<string | null>]];
    cache.delete(oldest);
    void gone.then((url) => url !== null && URL.revokeObjectURL(url));
  }
  return loading;
}

/** Returns an image that appears once it is loaded; null when it is not on this service. */
export function picture(url: string | undefined, alt: string, name = "shot"): HTMLElement | null {
  const path = url === undefined ? null : pathOf(url);
  if (path === null) return null;
  const frame = h("span", { class: name });
  void load(path, name !== "thumb").then((source) => {
    if (source !== null) frame.append(h("img", { src: source, alt, loading: "lazy", decoding: "async" }));
    else frame.classList.add("none");
  });
  return frame;
}
