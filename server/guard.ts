import { SquatError } from "../mod.ts";
import { hashOf, isGood, isKeyShaped } from "./keys.ts";
import { decide, limitHeaders } from "./limit.ts";
import type { Caller, Input, Route } from "./route.ts";
import type { Service } from "./service.ts";

/** A request that may go on. */
export interface Pass {
  /** Who asks; null on routes for anyone. */
  caller: Caller | null;
  /** The parameters, checked. */
  params: unknown;
  /** Gives the place of a stream back. */
  release: () => void;
}

/** The one sentence for every key that is not good: it must not tell which keys exist. */
const NOT_GOOD = "This key is not valid: it is unknown, expired or revoked";

/**
 * Decides on a request in the order key, scope, parameters, limits. `headers` gets what the answer has to carry,
 * whether it is refused or not.
 *
 * @throws {SquatError} `unauthenticated`, `forbidden`, what the parameters are refused for, `rate_limited`,
 * `over_capacity`.
 */
export async function guard(
  route: Route,
  input: Input,
  request: Request,
  service: Service,
  headers: Headers,
): Promise<Pass> {
  const { access } = route;
  const free = () => {};
  if (access.by === "anyone") return { caller: null, params: route.read(input), release: free };
  const caller = await identify(access.by, request.headers.get("authorization"), service, headers);
  if (access.scope !== null && !caller.scopes.includes(access.scope)) {
    headers.set("www-authenticate", `Bearer error="insufficient_scope", scope="${access.scope}"`);
    throw new SquatError("forbidden", `This key lacks the scope ${access.scope}`);
  }
  const params = route.read(input);
  if (request.method === "HEAD") return { caller, params, release: free };

  const now = service.now();
  const limit = service.config.rate_limit;
  const decision = decide(await service.stores.limits.take(caller.id, now), limit, now);
  for (const [name, value] of Object.entries(limitHeaders(decision))) headers.set(name, value);
  if (!decision.allowed) {
    throw new SquatError(
      "rate_limited",
      `This key has made its ${limit} requests a minute: wait ${decision.reset_sec} s`,
      { retryAfterSeconds: decision.reset_sec },
    );
  }
  if (service.stopping) {
    throw new SquatError("over_capacity", "This server is stopping: try again", { retryAfterSeconds: 5 });
  }
  const release = access.stream === true ? await service.streams.take(caller.id, now) : free;
  if (access.counts !== null) service.usage.count(caller.id, access.counts, now);
  return { caller, params, release };
}

async function identify(
  by: "key" | "legacy token",
  header: string | null,
  service: Service,
  headers: Headers,
): Promise<Caller> {
  if (header === null || header === "") {
    headers.set("www-authenticate", "Bearer");
    throw new SquatError("unauthenticated", 'Send a header "Authorization: Bearer" with a key');
  }
  const refused = 'Bearer error="invalid_token"';
  const token = /^bearer +([^\s]+)$/i.exec(header)?.[1];
  if (token === undefined) {
    headers.set("www-authenticate", refused);
    throw new SquatError("unauthenticated", 'The header "Authorization" has to be "Bearer" and a key');
  }
  const caller = by === "key"
    ? await byKey(token, service)
    : await service.legacy?.check(token, service.now());
  if (caller == null) {
    headers.set("www-authenticate", refused);
    throw new SquatError("unauthenticated", NOT_GOOD);
  }
  return caller;
}

async function byKey(token: string, service: Service): Promise<Caller | null> {
  // Hashed in any case: a wrong checksum should not answer much sooner than an unknown key.
  const hash = hashOf(token);
  if (!isKeyShaped(token)) return null;
  const key = await service.stores.keys.find(hash);
  const now = service.now();
  if (key === null || !isGood(key, now)) return null;
  service.usage.used(key.id, now);
  return { id: key.id, owner: key.owner, scopes: key.scopes };
}
