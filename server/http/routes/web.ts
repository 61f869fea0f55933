import { SquatError } from "../../../lib/errors.ts";
import { encodingFor } from "../../io/compress.ts";
import { type Answer, answer, type AnswerHeaders, hasTag } from "../../wire/answer.ts";
import type { RequestInput } from "../../wire/request.ts";
import { type Route, route } from "../route.ts";
import type { Service } from "../../service.ts";
import { loadAssets, pageName } from "../assets.ts";
import { OPEN } from "../../wire/roles.ts";

/** Nothing but the service's own files, nothing inline, no other host. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

async function serveFile(name: string, request: Pick<RequestInput, "headers">): Promise<Answer> {
  const files = await loadAssets();
  const file = files.get(name);
  if (file === undefined) {
    throw new SquatError(
      "not_found",
      files.size === 0
        ? "The web app is not part of this installation: it was not built"
        : "The web app has no such file",
    );
  }
  const headers: AnswerHeaders = {
    "content-type": file.type,
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    // The name of a font changes with its bytes.
    "cache-control": name.endsWith(".woff2") ? "public, max-age=31536000, immutable" : "no-cache",
    "vary": "accept-encoding",
    // Weak: it is the same for both encodings (RFC 9110 section 8.8.3.3).
    "etag": `W/${file.etag}`,
  };
  if (hasTag(request, file.etag)) return answer(null, headers, 304);
  const encoding = encodingFor(request.headers.get("accept-encoding"));
  const body = encoding === null ? file.body : await file.packed(encoding);
  if (encoding !== null && body !== file.body) headers["content-encoding"] = encoding;
  return answer(body, headers);
}

const pageFor = ({ config }: Pick<Service, "config">, file: string): string => pageName(file, config.demo);

/** The route of a page of the web app. */
export function pageRoute(id: string, path: `/${string}`, file: string): Route {
  return route(`GET ${path}`, {
    id,
    does: OPEN,
    summary: "A page of the web app",
    access: { by: "anyone" },
    run: (_, { request, service }) => serveFile(pageFor(service, file), request),
  });
}

/**
 * The page that says that there is nothing at a path, for a browser, or the way to the one whose path has no slash at its
 * end; null for every other client, and where the web app is not installed.
 */
export async function missingPage(
  request: RequestInput,
  service: Pick<Service, "config">,
  hasPage: (path: string) => boolean,
): Promise<Answer | null> {
  const wantsPage = request.method === "GET" &&
    /(?:^|,)\s*text\/html\s*(?:,|;|$)/i.test(request.headers.get("accept") ?? "");
  if (!wantsPage) return null;
  const { pathname, search } = new URL(request.url);
  const shorter = pathname.replace(/\/$/, "");
  if (shorter !== pathname && hasPage(shorter)) return answer(null, { location: shorter + search }, 308);
  const fresh = { get: (name: string) => name === "if-none-match" ? null : request.headers.get(name) };
  const page = await serveFile(pageFor(service, "settings.html"), { headers: fresh }).catch(() => null);
  if (page === null) return null;
  const { etag: _, ...headers } = page.headers;
  return { ...page, status: 404, headers };
}

/** The web app. */
export const webRoutes: readonly Route[] = [
  pageRoute("web", "/", "index.html"),
  pageRoute("web_signin", "/signin", "settings.html"),
  pageRoute("web_settings", "/settings", "settings.html"),
  pageRoute("web_history", "/settings/history", "settings.html"),
  pageRoute("web_keys", "/settings/keys", "settings.html"),
  pageRoute("web_account", "/settings/account", "settings.html"),
  pageRoute("web_people", "/settings/people", "settings.html"),
  pageRoute("web_health", "/settings/health", "settings.html"),
  pageRoute("web_usage", "/usage", "settings.html"),
  route("GET /assets/{name}", {
    id: "web_asset",
    does: OPEN,
    summary: "A file of the web app",
    access: { by: "anyone" },
    run: ({ name }, { request }) => serveFile(name, request),
  }),
];
