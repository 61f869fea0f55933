import type { JSX } from "preact";
import { useAnswer } from "./attempt.ts";
import { service, statusOf } from "../service/service.ts";
import { show, urlOf } from "./dom.ts";

/** Screenshots in memory at a time. */
const MAX_CACHED = 100;
const cache = new Map<string, Promise<Picture>>();

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

/** A picture that can be shown, or why there is none, in a sentence. */
type Picture = { source: string } | { why: string };

async function fetchPicture(path: string): Promise<Picture> {
  const [uuid, , name] = path.split("/").slice(3) as [string, string, string];
  try {
    const bytes = await service().results.screenshot(uuid, decodeURIComponent(name));
    return {
      source: URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "image/png" })),
    };
  } catch (error) {
    return {
      why: statusOf(error) === 404
        ? "The service has no picture of it: analyze the host to take one"
        : `No picture: ${(error as Error).message}`,
    };
  }
}

function load(path: string): Promise<Picture> {
  const known = cache.get(path);
  if (known !== undefined) return known;
  const loading = fetchPicture(path).then((picture) => {
    if ("why" in picture) cache.delete(path);
    return picture;
  });
  cache.set(path, loading);
  if (cache.size > MAX_CACHED) {
    const [[oldest, gone]] = cache as unknown as [[string, Promise<Picture>]];
    cache.delete(oldest);
    void gone.then((picture) => "source" in picture && URL.revokeObjectURL(picture.source));
  }
  return loading;
}

/** What is shown. */
interface ScreenshotProps {
  /** Its URL or path. */
  url: string;
  /** In words. */
  alt: string;
  /** Class of its frame. */
  kind?: "picture" | "shot";
}

/** A screenshot of this service by its path, or why it does not come; null until that is known. */
export function usePicture(path: string | null): Picture | null {
  const loaded = useAnswer(
    async () => path === null ? null : { path, picture: await load(path) },
    [path],
  );
  return loaded === null || loaded instanceof Error || loaded.path !== path ? null : loaded.picture;
}

/**
 * A screenshot, in a frame that is there before it comes, or why it does not come; nothing for one that is not on this
 * service.
 */
export function Screenshot({ url, alt, kind = "picture" }: ScreenshotProps): JSX.Element | null {
  const path = pathOf(url);
  const picture = usePicture(path);
  if (path === null) return null;
  if (picture === null) return <span class={kind} />;
  if ("why" in picture) {
    return <span class={`${kind} none`}>{show(picture.why)}</span>;
  }
  return (
    <span class={kind}>
      <img src={picture.source} alt={show(alt)} loading="lazy" decoding="async" />
    </span>
  );
}

/** Says under two pictures side by side which is whose. */
export function Whose(): JSX.Element {
  return (
    <span class="whose">
      <span>Theirs</span>
      <span>Yours</span>
    </span>
  );
}
