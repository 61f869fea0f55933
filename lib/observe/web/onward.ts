/**
 * Where a page sends its visitor by itself: meta refresh, script, frames.
 * @module
 */
import { isSeen, metaRefresh } from "../../page/html.ts";
import type { Page } from "../../page/page.ts";
import { scriptRedirect } from "./script_redirect.ts";

/** Where a page leads by itself. */
export interface Onward {
  /** Target of a meta refresh or an unconditional script redirect; null when there is none. */
  redirect: string | null;
  /** Documents in frames and iframes, at most 10, in order. */
  frames: string[];
  /** Whether the page is nothing but frames (`frameset`, or one iframe and hardly any text). */
  framed: boolean;
}

/** Elements whose content is not seen and leads nowhere where scripts run. */
const SILENT: ReadonlySet<string> = new Set(["noscript", "template"]);
const MAX_FRAMES = 10;
const MAX_SCRIPT = 32_768;
/**
 * Characters of visible text; a page with more is for reading, and its scripts' assignments are handlers, not
 * redirects.
 */
const INTERSTITIAL_TEXT = 400;

/**
 * Reads a page's HTML as a browser with scripts does: the content of `noscript` leads nowhere. Script redirects are
 * found in inline scripts of pages with hardly any text; no script runs.
 *
 * @example
 * ```ts
 * import { Page } from "../../page/page.ts";
 * import { onwardOf } from "./onward.ts";
 * console.assert(onwardOf(new Page('<meta http-equiv=refresh content="0;url=/b">')).redirect === "/b");
 * console.assert(onwardOf(new Page("<script>top.location.href = '/c'</script>")).redirect === "/c");
 * ```
 */
export function onwardOf(page: Page): Onward {
  let refresh: string | null = null;
  let frameset = false;
  const frames: string[] = [];
  let script = "";
  let text = 0;
  let silent = ""; // The open element of SILENT.
  for (const token of page.tokens) {
    const { kind, name, attributes } = token;
    if (silent !== "") {
      if (kind === "close" && name === silent) silent = "";
    } else if (kind === "text") {
      if (name === "script" && script.length < MAX_SCRIPT) script += `${token.text.slice(0, MAX_SCRIPT)}\n`;
      else if (isSeen(token)) text += token.text.replace(/\s+/g, "").length;
    } else if (kind !== "open") continue;
    else if (SILENT.has(name) && !attributes.has("shadowrootmode")) silent = name;
    else if (name === "meta") refresh ??= metaRefresh(attributes);
    else if (name === "frameset") frameset = true;
    else if (name === "frame" || name === "iframe") {
      const src = attributes.get("src") ?? "";
      if (src !== "" && frames.length < MAX_FRAMES) frames.push(src.trim());
    } else if (name === "body") script += `${attributes.get("onload")?.slice(0, MAX_SCRIPT) ?? ""}\n`;
  }
  return {
    redirect: refresh ?? (text <= INTERSTITIAL_TEXT ? scriptRedirect(script) : null),
    frames,
    framed: frameset || (frames.length === 1 && text <= 40),
  };
}
