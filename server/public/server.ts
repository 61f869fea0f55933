/**
 * The service as a module: mount it in a server of your own.
 *
 * `createService` returns `fetch`, a function from a `Request` to a `Response`, which `Deno.serve`, Hono, h3, srvx and
 * route handlers of Next accept as it is; `nodeHandler` makes a listener of node:http of it, and `listen` serves
 * HTTP/1.1 and HTTP/2 on one port.
 * @module
 */
export {
  createService,
  type EmbeddedService,
  EXTENSIONS,
  listen,
  nodeHandler,
  SCOPES,
  type ServiceSettings,
} from "../mod.ts";
