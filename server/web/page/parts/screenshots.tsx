import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isResting } from "../service/request_rate.ts";
import { service } from "../service/service.ts";
import { show, urlOf } from "./dom.ts";

/** Screenshots in memory at a time; a table shows fewer. */
const MAX_CACHED = 100;
const cache = new Map<string, Promise<string | null>>();
const queues: Promise<unknown>[] = Array.from({ length: 4 }, () => Promise.resolve());
let next = 0;

const SCREENSHOT_PATH = /^\/v1\/retrieve\/[0-9a-f-]{36}\/screenshots\//;

/** Returns the path of a screenshot on this service, whatever host name the URL has; null for other URLs. */
export function pathOf(url: string): string | null {
  const path = urlOf(url, location.href)?.pathname ?? "";
  return SCREENSHOT_PATH.test(path) ? path : null;
}

/** Returns the path of another name's screenshot in the same result. */
export function screenshotOf(url: string, name: string): string {
  return (SCREENSHOT_PATH.exec(pathOf(url) ?? "")?.[0] ?? "") + encodeURIComponent(name);
}

async function fetchPicture(path: string): Promise<string | null> {
  const [uuid, , name] = path.split("/").slice(3) as [string, string, string];
  const bytes = await service().results.screenshot(uuid, decodeURIComponent(name)).catch(() => null);
  return bytes === null
    ? null
    : URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "image/png" }));
}

/** Thumbnails wait, and leave requests for the user's actions. */
function fetchQueued(path: string): Promise<string | null> {
  const queue = next++ % queues.length;
  const loading = queues[queue]!.then(() => isResting() ? null : fetchPicture(path));
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

/** What is shown. */
interface ScreenshotProps {
  /** Its URL or path. */
  url: string;
  /** In words. */
  alt: string;
  /** Class of its frame; a thumbnail waits for the others. */
  kind?: "page" | "shot" | "thumb";
}

/** A screenshot, in a frame that is there before it comes; nothing for one that is not on this service. */
export function Screenshot({ url, alt, kind = "page" }: ScreenshotProps): JSX.Element | null {
  const path = pathOf(url);
  const [loaded, setLoaded] = useState<{ path: string; source: string | null } | null>(null);
  useEffect(() => {
    if (path === null) return;
    let isStale = false;
    void load(path, kind !== "thumb").then((source) => isStale || setLoaded({ path, source }));
    return () => void (isStale = true);
  }, [path]);
  if (path === null) return null;
  const source = loaded?.path === path ? loaded.source : undefined;
  return (
    <span class={source === null ? `${kind} none` : kind}>
      {source != null && <img src={source} alt={show(alt)} loading="lazy" decoding="async" />}
    </span>
  );
}
