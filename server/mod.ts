/**
 * The service as a module: mount it in a server of your own.
 *
 * `createService` returns `fetch`, a function from a `Request` to a `Response`, which `Deno.serve`, Hono, h3, srvx and
 * route handlers of Next accept as it is; `nodeHandler` makes a listener of node:http of it, and `listen` serves
 * HTTP/1.1 and HTTP/2 on one port.
 * @module
 */
import { inspect } from "node:util";
import { InvalidParameter } from "./checks.ts";
import { type CoreSettings, type EmbeddedService, type NamedExtension, openEmbedded } from "./embedded.ts";
import { EXTENSIONS as ALL, type ExtensionSettings } from "./extras/mod.ts";
import { knownScopes, type Scope } from "./wire/scopes.ts";

export type { Scope } from "./wire/scopes.ts";
export type { Config } from "./config/mod.ts";
export type { CoreRows, Setting } from "./config/setting.ts";
export type { Check } from "./checks.ts";
export type { Answer, AnswerHeaders } from "./wire/answer.ts";
export type { ConnectionInfo, FetchHandler } from "./http/fetch.ts";
export type { ConnectionLimits } from "./http/listen/connections.ts";
export type { Handler, Listener, ListenOptions } from "./http/listen/listen.ts";
export { listen } from "./http/listen/mod.ts";
export {
  type Incoming,
  nodeHandler,
  type NodeHandlerOptions,
  type Outgoing,
} from "./http/listen/node_handler.ts";
export type { RequestInput } from "./wire/request.ts";
export type { Log } from "./io/log.ts";
export type {
  CoreSettings,
  EmbeddedService,
  KeySettings,
  ListeningSetting,
  NamedExtension,
} from "./embedded.ts";
export type * from "./extras/mod.ts";

/** Settings of a service, and of its extensions. */
export interface ServiceSettings extends CoreSettings, Partial<ExtensionSettings> {}

/** What keys may be made for, where every extension is. */
const EVERY_SCOPE: readonly Scope[] = knownScopes(ALL);
export { EVERY_SCOPE as SCOPES };

/** Every extension: give `createService` some of them for a service that lacks the others. */
export const EXTENSIONS: readonly NamedExtension[] = ALL;

/**
 * Starts a service without a listener. It reads no environment variable; several in one process do not disturb each
 * other.
 *
 * @param settings Unknown names and values that cannot be used are refused.
 * @throws {SquatError} `invalid_parameter`: which setting, its value and what to give.
 * @example
 * ```ts
 * import { createService } from "./mod.ts";
 * const service = await createService({ store: "memory:", demo: true });
 * const key = await service.createKey({ owner: "me" });
 * const response = await service.fetch(
 *   new Request("http://localhost/v1/analyze/kestrelbank.org", {
 *     headers: { authorization: `Bearer ${key}` },
 *   }),
 * );
 * console.assert((await response.text()).endsWith('{"op":"Meta","data":{"kind":"Done"}}\n'));
 * await service.close();
 * ```
 */
export async function createService(settings: ServiceSettings = {}): Promise<EmbeddedService> {
  const extensions = settings?.extensions ?? ALL;
  const named = new Map(EXTENSIONS.map((each) => [each.name, each]));
  const isOne = (each: NamedExtension | null) =>
    typeof each?.name === "string" && (named.get(each.name) ?? each) === each;
  if (!Array.isArray(extensions) || !extensions.every(isOne)) {
    const wrong = Array.isArray(extensions) ? extensions.find((each) => !isOne(each)) : extensions;
    const names = [...named.keys()].join(", ");
    throw new InvalidParameter(
      `Cannot use ${
        inspect(wrong, { depth: 0 })
      } among extensions of createService: give an array of members of ` +
        `EXTENSIONS (${names}), or of your own with another name`,
    );
  }
  return await openEmbedded(settings, extensions);
}
