import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { Server } from "node:net";
import { createSecureContext, type SecureContext } from "node:tls";
import { gzipSync } from "node:zlib";
import type { Authority } from "./authority.ts";
import { listenOnAll, type LoopbackOptions, type MiniServer } from "./loopback.ts";
import { miniFile, miniPage, onwardPage, type SiteKind } from "./pages/mod.ts";

/** The site of one host name. */
export interface Site {
  /** The page at every path but those of files; with `to`, unused. */
  kind?: SiteKind;
  /** Domain of the brand that the page is about. @default the bank's */
  brand?: string;
  /** URL that visitors are redirected to. */
  to?: string;
  /** How it redirects them. @default `http` */
  how?: "http" | "refresh" | "script";
  /** Status of an HTTP redirect. @default 302 */
  status?: number;
  /** `Server` field. @default `nginx/1.22.1` */
  server?: string;
  /** Additional header fields. @default none */
  headers?: Record<string, string>;
}

/** Settings of the web server. */
export interface WebOptions extends LoopbackOptions {
  /** Sites by host name. */
  sites: Readonly<Record<string, Site>>;
  /** The authority that issues the certificates; without it there is no TLS. @default none */
  authority?: Authority;
  /** Whether it uses TLS (requires `authority`). @default false */
  tls?: boolean;
  /** Handles host names that are not sites, such as a registry's. @default none */
  services?: Readonly<Record<string, RequestListener>>;
}

function answerRequest(site: Site | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (site === undefined) {
    response.writeHead(404, { "content-type": "text/plain" }).end("No such site in this internet\n");
    return;
  }
  const headers: Record<string, string> = { server: site.server ?? "nginx/1.22.1", ...site.headers };
  if (site.to !== undefined && (site.how ?? "http") === "http") {
    response.writeHead(site.status ?? 302, { ...headers, location: site.to }).end();
    return;
  }
  const path = (request.url ?? "/").replace(/\?.*$/, "");
  const file = miniFile(site.to === undefined ? site.kind ?? "blank" : "blank", path, site.brand);
  if (file !== undefined) {
    if (file === null) response.writeHead(404, headers).end();
    else response.writeHead(200, { ...headers, "content-type": file[0] }).end(file[1]);
    return;
  }
  const html = site.to === undefined
    ? miniPage(site.kind ?? "blank", site.brand)
    : onwardPage(site.how as "refresh" | "script", site.to);
  headers["content-type"] = "text/html; charset=utf-8";
  if (/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) {
    response.writeHead(200, { ...headers, "content-encoding": "gzip" }).end(gzipSync(html));
  } else response.writeHead(200, headers).end(html);
}

/**
 * Starts a web server on loopback with virtual hosts: pages, redirects by status, refresh and script. With TLS
 * each host presents a certificate of its own, issued when it is first asked for.
 *
 * @example
 * ```ts
 * import { startWeb } from "./http.ts";
 * const web = await startWeb({ sites: { "kestrelbank.com": { kind: "bank" } } });
 * const page = await (await fetch(`http://${web.address}/`, { headers: { host: "kestrelbank.com" } })).text();
 * await web.close();
 * ```
 */
export async function startWeb(options: WebOptions): Promise<MiniServer> {
  const { sites, authority, services = {} } = options;
  const listener: RequestListener = (request, response) => {
    const host = (request.headers.host ?? "").toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
    if (Object.hasOwn(services, host)) services[host]!(request, response);
    else answerRequest(Object.hasOwn(sites, host) ? sites[host] : undefined, request, response);
  };
  let make = (): Server => createServer(listener);
  if (options.tls === true) {
    if (authority === undefined) throw new TypeError("TLS needs an authority");
    const names = new Set([...Object.keys(sites), ...Object.keys(services)]);
    const contexts = new Map<string, Promise<SecureContext>>();
    const contextOf = (name: string) => {
      const made = contexts.get(name) ?? authority.issue([name]).then(createSecureContext);
      contexts.set(name, made);
      return made;
    };
    const fallback = await authority.issue(["invalid.invalid"]);
    make = () => {
      const server = createSecureServer({
        ...fallback,
        SNICallback(asked, done) {
          const name = asked.toLowerCase();
          if (!names.has(name)) done(null);
          else contextOf(name).then((context) => done(null, context), done);
        },
      }, listener);
      // Probes that abort a handshake are common here.
      server.on("tlsClientError", (_error, socket) => socket.destroy());
      return server;
    };
  }
  return await listenOnAll(make, options);
}
