import { isLoopback } from "../../checks.ts";
import { listenDeno } from "./deno.ts";
import type { Handler, Listener, ListenOptions } from "./listen.ts";
import { listenNode } from "./node.ts";

/**
 * Listens for a service: HTTP/1.1 and HTTP/2 on one port, with TLS (ALPN) and without (h2c by prior knowledge), with
 * limits on connections. On Deno, where only this machine or a proxy reaches it, by `Deno.serve`, which has no such
 * limits; where others do, HTTP/1.1 only.
 *
 * @param service What answers.
 * @throws {Error} Of the platform, such as `EADDRINUSE`.
 * @example
 * ```ts
 * import { createService, listen } from "../../mod.ts";
 * const service = await createService({ store: "memory:", demo: true });
 * const listener = await listen(service, { host: "127.0.0.1", port: 0 });
 * const health = await fetch(`http://127.0.0.1:${listener.port}/healthz`);
 * console.assert(health.ok);
 * await health.body?.cancel();
 * await listener.close(1_000);
 * await service.close();
 * ```
 */
export function listen(service: { readonly handle: Handler }, options: ListenOptions): Promise<Listener> {
  const isExposed = !isLoopback(options.host) && options.behindProxy !== true;
  return ("Deno" in globalThis && !isExposed ? listenDeno : listenNode)(service.handle, options);
}
