import { SquatError } from "../../../lib/errors.ts";
import { type Answer, answer } from "../../wire/answer.ts";
import { bodyOf, type Described, openApiOf } from "../openapi.ts";
import { schemaOf } from "../parameters.ts";
import { type Route, route } from "../route.ts";
import { type Asset, docsFile, loadAssets, pageName } from "../assets.ts";
import { OPEN } from "../../wire/roles.ts";

const htmlText = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!);

/** The web app's own files, and nothing else. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For an installation without the web app. */
const BARE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Deadringer</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<body><main></main></html>
`;

const textOf = ({ body }: Asset): string => new TextDecoder().decode(body);

/** Makes a page of the web app, with its navigation, around a content. */
async function inWebApp(title: string, content: string, demo: boolean): Promise<Uint8Array> {
  const page = (await loadAssets()).get(pageName("settings.html", demo));
  const shell = page === undefined ? BARE : textOf(page);
  const main = `<main id="main" tabindex="-1"><div class="page docs">${content}</div></main>`;
  const html = shell.replace(/<main[^]*<\/main>/, () => main).replace("<title>", () => `<title>${title} – `);
  return new TextEncoder().encode(html);
}

const htmlAnswer = (html: Uint8Array, status = 200): Answer =>
  answer(
    html,
    { "content-type": "text/html; charset=utf-8", "content-security-policy": DOCS_POLICY },
    status,
  );

/** Returns the list of the task pages and their search; "" in an installation without the web app. */
async function taskPages(added: ReadonlySet<string>): Promise<string> {
  const files = await loadAssets(), list = files.get("docs.html");
  if (list === undefined) return "";
  const rows = textOf(list).replace(
    /<tr>\s*<td><a href="\/docs\/([^"]+)"[^]*?<\/tr>/g,
    (row, page) => files.has(docsFile(page, added.has(page))) ? row : "",
  );
  return `${rows}<script src="/assets/docs.js" defer></script>`;
}

const API_HEAD = `<h2 id="api">API</h2>
<p class="lead">Everything the web app shows comes from these routes. <a href="/openapi.json">OpenAPI 3.1</a> describes
them for programs.</p>
<h3>First steps</h3>
<pre tabindex="0"><code>curl -H "Authorization: Bearer ak_…" $HOST/v1/lookup/squat/example.com
curl -H "Authorization: Bearer ak_…" $HOST/v1/retrieve
curl -H "Authorization: Bearer ak_…" -g "$HOST/v1/ct/search?pattern=examp[l1]e"</code></pre>
<h3>Access</h3>
<p>Programs send a key, which is made under <a href="/settings/keys">API keys</a> or by
<code>deadringer key create</code>. The pages of this service use the session of who is signed in; routes marked "signed in" take no key.</p>
<h3>Streams</h3>
<p>Lookups answer with one JSON object a line (NDJSON), as work completes: <code>permutation</code>, <code>op</code>,
<code>data</code>. Success is the line <code>Done</code>, not the status; <code>Timeout</code> means incomplete,
<code>Error</code> failed. <code>X-Service-Result-Id</code> names the retained result; after a broken connection
<code>/v1/retrieve/{uuid}?from=N</code> gives the lines from N on, without new work.</p>
<h3>Refusals</h3>
<p>Errors are RFC 9457 problems. 400: wrong parameters, 401: no valid key, 403: a scope is missing, 404: no such result,
429: too many requests, 503: no free place; the last two with <code>Retry-After</code>.</p>
<h3>Routes</h3>
`;

/** A parameter in words. */
function schemaText(schema: Readonly<Record<string, unknown>>): string {
  const { type, enum: words, minimum, maximum, default: fallback, description, items } = schema;
  if (type === "array") return `list of ${schemaText(items as Readonly<Record<string, unknown>>)}`;
  const range = minimum === undefined ? "" : ` ${minimum} to ${maximum}`;
  const what = Array.isArray(words) ? words.join(", ") : `${type ?? "text"}${range}`;
  if (description !== undefined) return `${what}; ${description}`;
  return fallback === undefined ? what : `${what}; default ${fallback}`;
}

/** Returns a route in words. */
export function describeRoute(each: Route) {
  const { method, path, summary, access, query = {} } = each;
  const scope = access.by === "anyone"
    ? "open"
    : access.by === "session"
    ? "signed in"
    : access.scope ?? "any key";
  const members = Object.entries(bodyOf(each)?.["properties"] ?? {});
  return {
    method,
    path,
    summary,
    scope: access.by === "legacy token" ? `${scope} (legacy token)` : scope,
    query: Object.entries(query).map(([name, parameter]) => [name, schemaText(schemaOf(parameter))] as const),
    body: members.map(([name, schema]) => [name, schemaText(schema)] as const),
  };
}

/** The description of other routes, for programs and for people. */
export function docsRoutes(described: readonly Route[], extras: readonly Described[]): readonly Route[] {
  const added = new Set(extras.flatMap(({ docs = {} }) => Object.keys(docs)));
  const made = new Map<string, Promise<Uint8Array>>();
  /** Bytes that all readers share, however slow; made for the first one. */
  const shared = (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = made.get(name) ?? make();
    made.set(name, known);
    known.catch(() => made.delete(name));
    return known;
  };
  /** The file of a page; undefined for that of an extension that is left out, too. */
  const fileOf = async (page: string) => (await loadAssets()).get(docsFile(page, added.has(page)));
  const page = () => {
    const rows = described.map((each) => {
      const { method, path, summary, scope, query, body } = describeRoute(each);
      const item = (name: string, text: string) => `<code>${htmlText(name)}</code> ${htmlText(text)}`;
      const parameters = [
        ...query.map(([name, text]) => `<li>${item(name, text)}`),
        ...body.map(([name, text]) => `<li>body ${item(name, text)}`),
      ];
      return `<tr><td><span class="tag">${method}</span><td><code>${htmlText(path)}</code><td>${
        htmlText(scope)
      }` +
        `<td>${htmlText(summary)}<td><ul>${parameters.join("")}</ul>`;
    });
    return API_HEAD +
      `<div class="scroll" tabindex="0" role="region" aria-label="Routes"><table class="plain routes">` +
      `<thead><tr><th>Method<th>Path<th>Scope<th>What it does<th>Query or body</thead><tbody>${
        rows.join("")
      }</table></div>\n`;
  };
  return [
    route("GET /openapi.json", {
      id: "openapi",
      does: OPEN,
      summary: "Describes the routes, OpenAPI 3.1",
      access: { by: "anyone" },
      run: async () => {
        const json = () =>
          Promise.resolve(new TextEncoder().encode(JSON.stringify(openApiOf(described, extras)) + "\n"));
        return answer(await shared("openapi.json", json), { "content-type": "application/json" });
      },
    }),
    route("GET /docs", {
      id: "docs",
      does: OPEN,
      summary: "Describes the routes for people",
      access: { by: "anyone" },
      run: async (_, { service }) =>
        htmlAnswer(
          await shared("docs", async () =>
            inWebApp("Docs", "<h1>Docs</h1>" + await taskPages(added) + page(), service.config.demo)),
        ),
    }),
    route("GET /docs/{page}", {
      id: "docs_page",
      does: OPEN,
      summary: "A page of the documentation",
      access: { by: "anyone" },
      run: async ({ page: name }, { service, request }) => {
        const file = await fileOf(name);
        if (file === undefined) {
          if (!/\btext\/html\b/.test(request.headers.get("accept") ?? "")) {
            throw new SquatError("not_found", "There is no such page; /docs lists them");
          }
          const text = '<h1>Not found</h1><p>There is no such page. <a href="/docs">Docs</a> lists them.</p>';
          return htmlAnswer(await inWebApp("Not found", text, service.config.demo), 404);
        }
        return htmlAnswer(
          await shared(`docs.${name}`, () => {
            const html = textOf(file);
            const [, title = "Docs"] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
            const back = '<p><a href="/docs">Docs</a></p>';
            return inWebApp(title.replace(/<[^>]*>/g, ""), back + html, service.config.demo);
          }),
        );
      },
    }),
  ];
}
