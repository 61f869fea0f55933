/**
 * Returns a text freed from what people and feeds put around a suspect name: brackets, `hxxp`, user, path, port, the
 * star of a certificate's name. What remains may still be no name.
 *
 * @example
 * ```ts
 * import { refang } from "./refang.ts";
 * console.assert(refang("hxxps://paypa1[.]com/login") === "paypa1.com");
 * ```
 */
export function refang(text: string): string {
  return text.trim().replace(/[[({]\s*(?:\.|dot)\s*[\])}]/gi, ".").replace(/^h(?:tt|xx)ps?:\/\//i, "")
    .replace(/^[^/?#]*@/, "").replace(/[/?#].*$/, "").replace(/:\d+$/, "").replace(/\.$/, "").replace(
      /^\*\./,
      "",
    );
}
