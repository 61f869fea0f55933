import type { PageText } from "../data/pages.ts";

/** Notice on every page, so that a screenshot of one shows that it is fictional. */
const DEMO =
  '<aside class="demo">Part of a demo: this site exists in a simulated internet only.</aside><style>.demo{position:fixed;right:12px;bottom:12px;padding:6px 10px;border-radius:4px;background:#222c;color:#fff;font:12px/1.4 system-ui,sans-serif}</style>';

/** A complete HTML page with its style in the head. */
export function htmlPage({ title, head, style = "", body = "" }: PageText): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${head}<style>${
    style.replace(/\s+/g, " ")
  }</style></head><body>${body}${DEMO}</body></html>`;
}
