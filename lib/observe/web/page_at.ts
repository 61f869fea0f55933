import { checkArgument } from "../../argument.ts";
import { findPageState } from "../../classify/page_state.ts";
import { parseDomain } from "../../domain.ts";
import { SquatError } from "../../errors.ts";
import type { Io } from "../../io.ts";
import { visit } from "./visit.ts";

/**
 * Returns the page that a visitor of a URL ends up on, by the rules of a lookup's visit: redirects are followed, private
 * addresses refused, no script runs.
 *
 * @param url `http` or `https` without a port; https is tried first.
 * @returns Where the page is, and the substance of its text.
 * @throws {SquatError} `invalid_parameter`, `invalid_domain`: the URL cannot be used, or gives no page.
 */
export async function pageAt(
  io: Pick<Io, "net" | "sleep" | "tables" | "contact" | "userAgent">,
  url: string,
  signal: AbortSignal,
): Promise<{ url: string; html: string }> {
  checkArgument(io, "object", "the io of pageAt");
  checkArgument(url, "text", "the URL of pageAt");
  checkArgument(signal, "object", "the signal of pageAt");
  const invalid = (why: string) =>
    new SquatError("invalid_parameter", `Cannot read ${JSON.stringify(url.slice(0, 200))}: ${why}`);
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) throw invalid("give an http or https URL");
  if (parsed.port !== "") throw invalid("give a URL without a port");
  parseDomain(parsed.hostname);
  const found = await visit(io, parsed.hostname, signal, { path: parsed.pathname + parsed.search });
  if (found?.page == null) throw invalid(found?.stopped ?? "no web server answers there");
  const { state, by } = findPageState(found.page);
  if (state !== "page") throw invalid(`it shows ${by === null ? "" : `${by}'s `}${state} in place of a page`);
  return { url: found.page.url, html: found.page.html.text };
}
