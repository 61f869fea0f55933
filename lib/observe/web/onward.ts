/**
 * Where a page sends its visitor by itself: meta refresh, script, frames.
 * @module
 */
import { isSeen, readHtml } from "../../html.ts";
import { scriptRedirect } from "./script_redirect.ts";

/** Where a page leads by itself. */
export interface Onward {
  /** Target of a meta refresh or an unconditional script redirect; null when there is none. */
  redirect: string | null;
  /** Documents in frames and iframes, at most 10, in order. */
  frames: string[];
  /** Whether the page is nothing but frames (`frameset`, or one iframe and hardly any text). */
  framed: boolean;
  /** `href` of the base element. */
  base: string | null;
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
/** Seconds of a refresh that is a redirect; news sites reload themselves after minutes. */
const MAX_REFRESH_SECONDS = 30;

/**
 * Target of a refresh, element or header field: `0;url=https://…` in the spellings that browsers accept (HTML 4.2.5.3).
 */
export function refreshTarget(content: string): string | null {
  const delay = /^\s{0,99}([0-9]{0,9})[0-9.]{0,20}(?:\s{0,99}[;,]|\s{1,99}(?=\S))/.exec(content);
  if (delay === null || Number(delay[1]) > MAX_REFRESH_SECONDS) return null;
  const rest = content.slice(delay[0].length, delay[0].length + 2200).trim();
  const text = rest.replace(/^url\s{0,99}=\s{0,99}/i, "").slice(0, 2048);
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return text === "" ? null : text;
  const end = text.indexOf(quote, 1);
  return text.slice(1, end < 0 ? undefined : end).trim() || null;
}

/**
 * Reads a page's HTML as a browser with scripts does: the content of `noscript` leads nowhere. Script redirects are
 * found in inline scripts of pages with hardly any text; no script runs.
 *
 * @param html The page.
 * @example
 * ```ts
 * import { onwardOf } from "./onward.ts";
 * console.assert(onwardOf('<meta http-equiv=refresh content="0;url=/b">').redirect === "/b");
 * console.assert(onwardOf("<script>top.location.href = '/c'</script>").redirect === "/c");
 * ```
 */
export function onwardOf(html: string): Onward {
  let refresh: string | null = null;
  let base: string | null = null;
  let frameset = false;
  const frames: string[] = [];
  let script = "";
  let text = 0;
  let silent = ""; // The open element of SILENT.
  for (const token of readHtml(html)) {
    const { kind, name, attributes } = token;
    if (silent !== "") {
      if (kind === "close" && name === silent) silent = "";
    } else if (kind === "text") {
      if (name === "script" && script.length < MAX_SCRIPT) script += `${token.text.slice(0, MAX_SCRIPT)}\n`;
      else if (isSeen(token)) text += token.text.replace(/\s+/g, "").length;
    } else if (kind !== "open") continue;
    else if (SILENT.has(name)) silent = name;
    else if (name === "meta" && attributes.get("http-equiv")?.trim().toLowerCase() === "refresh") {
      refresh ??= refreshTarget(attributes.get("content") ?? "");
    } else if (name === "base") base ??= attributes.get("href") ?? null;
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
    base,
  };
}
