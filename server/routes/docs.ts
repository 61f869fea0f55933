import { openApiOf } from "../openapi.ts";
import { jsonOf } from "../parameters.ts";
import { type Route, route } from "../route.ts";

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!);

/** The description of other routes, for programs and for people. */
export function docsRoutes(described: readonly Route[]): readonly Route[] {
  let json: string | undefined;
  const page = () => {
    const rows = described.map(({ method, path, summary, access, query }) => {
      const scope = access.by === "anyone"
        ? "open"
        : access.by === "session"
        ? "signed in"
        : access.scope ?? "any key";
      const parameters = Object.entries(query ?? {}).map(([name, schema]) =>
        `<code>${escape(name)}</code> ${escape(JSON.stringify(jsonOf(schema) ?? {}))}`
      );
      return `<tr><td>${method}<td><code>${escape(path)}</code><td>${escape(scope)}` +
        (access.by === "legacy token" ? " (legacy token)" : "") +
        `<td>${escape(summary)}<td>${parameters.join("<br>")}`;
    });
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Deadringer: routes</title>` +
      `<meta name="viewport" content="width=device-width"><h1>Routes</h1>` +
      `<p>Send <code>Authorization: Bearer ak_…</code>. Success of a stream is its line Done, not its status. ` +
      `<a href="/openapi.json">OpenAPI 3.1</a>` +
      `<table><tr><th>Method<th>Path<th>Scope<th>What it does<th>Query${rows.join("")}</table></html>\n`;
  };
  return [
    route<void>({
      id: "openapi",
      method: "GET",
      path: "/openapi.json",
      summary: "Describes the routes, OpenAPI 3.1",
      access: { by: "anyone" },
      read: () => {},
      run: () =>
        new Response(json ??= JSON.stringify(openApiOf(described)) + "\n", {
          headers: { "content-type": "application/json" },
        }),
    }),
    route<void>({
      id: "docs",
      method: "GET",
      path: "/docs",
      summary: "Describes the routes for people",
      access: { by: "anyone" },
      read: () => {},
      run: () => new Response(page(), { headers: { "content-type": "text/html; charset=utf-8" } }),
    }),
  ];
}
