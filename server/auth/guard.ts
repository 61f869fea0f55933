import { Buffer } from "node:buffer";
import { SquatError } from "../../lib/errors.ts";
import { hashOf, isGood, isKeyShaped } from "./keys.ts";
import type { Scope } from "../wire/scopes.ts";
import { requireRole } from "../wire/roles.ts";
import { decide, limitHeaders, WINDOW_MS } from "./rate_limit.ts";
import { admissionRefusal, type Load } from "./admission.ts";
import type { AnswerHeaders } from "../wire/answer.ts";
import { type Caller, hasScope, type RequestInput } from "../wire/request.ts";
import type { Access, Input, RouteRules } from "../wire/route.ts";
import type { KeyedSemaphore } from "../../lib/semaphore.ts";
import type { Config } from "../config/setting.ts";
import type { ThreadTime } from "../fair/thread_time.ts";
import type { LegacyTokens } from "./legacy_jwt.ts";
import type { Streams } from "./stream_leases.ts";
import type { UsageMeter } from "./usage_meter.ts";
import { checkOrigin } from "./origin.ts";
import { INTENT_HEADER, isSameOrigin, SESSION_COOKIE } from "./session.ts";
import type { SessionRecord } from "../stores/records.ts";
import type { Stores } from "../stores/store.ts";

/** What a service does: it ends in two steps. */
export type ServiceState = "open" | "stopping" | "closed";

/** What the guard needs of a service. */
export interface GuardParts {
  readonly config: Pick<Config, "public_url" | "rate_limit" | "owner_rate_limit">;
  readonly stores: Pick<Stores, "keys" | "limits">;
  readonly now: () => number;
  readonly usage: Pick<UsageMeter, "count" | "used">;
  readonly legacy: LegacyTokens | null;
  readonly state: ServiceState;
  readonly signIn: { session(request: RequestInput): Promise<SessionRecord | null> };
  /** For routes that take the place of a stream. */
  readonly streams?: Pick<Streams, "take">;
  readonly load?: () => Load;
  readonly metrics?: { add(name: "lookups_refused_total"): void };
  /** For routes that only read. */
  readonly reads?: KeyedSemaphore;
  readonly thread?: Pick<ThreadTime, "request">;
}

/** An allowed request. */
export interface Pass {
  /** The caller; null on public routes. */
  caller: Caller | null;
  /** The session of the caller; null unless the request was authenticated by it. */
  session: SessionRecord | null;
  /** The checked parameters. */
  params: unknown;
  /** Returns the lease of a stream, or the place of a request that only reads. Idempotent. */
  release: () => void;
}

const free = () => {};

/** Whether a route holds the place of a stream. */
export function isStream(access: Access): boolean {
  return "stream" in access && access.stream === true;
}

/** RFC 9110 requires a challenge with 401. This scheme is our own, so that browsers show no password prompt. */
export const COOKIE_CHALLENGE: string = `Cookie name="${SESSION_COOKIE}"`;

/** Sent to pages of the service. */
const NOT_SIGNED_IN = "Not signed in, or the session has ended";

/** The same sentence for every invalid key, so that it does not reveal which keys exist. */
const NOT_GOOD = "This key is not valid: it is unknown, expired or revoked";

/** The same on legacy routes; other routes may still accept the key. */
const NOT_LEGACY = "This is not a valid legacy token; with an API key, use /v1/lookup/…";

/**
 * Checks a request in the order key, origin, scope, role, parameters, rate limit, stream leases. Adds the headers that the
 * response needs, allowed or refused, to `headers`. Of an owner's keys, and of its people, a few requests that only read go on at a time; even counting those
 * that will be refused would else hold up the store for others.
 *
 * @throws {SquatError} `unauthenticated`, `rate_limited`, `forbidden`, an error of the parameters,
 * `over_capacity`.
 */
export async function guard(
  route: RouteRules,
  input: Input,
  request: RequestInput,
  service: GuardParts,
  headers: AnswerHeaders,
): Promise<Pass> {
  const { access } = route;
  if (access.by === "anyone") {
    if (access.fromOwnPage === true) requireIntent(request);
    return { caller: null, session: null, params: route.read(input), release: free };
  }
  const now = service.now();
  const given = request.headers.get("authorization");
  const hasKey = access.by === "legacy token" || access.by === "key" && given !== null;
  const session = hasKey ? null : await sessionOf(access.by, request, service, headers);
  const caller = session === null ? await identify(access, given, request, service, now, headers) : {
    id: `owner:${session.owner}`,
    owner: session.owner,
    scopes: null,
    person: session.person,
    role: session.role,
    expires_at: null,
  };
  // Browsers send sessions and Basic credentials by themselves, also for pages of other origins; never a bearer token.
  if (!/^bearer /i.test(hasKey ? given ?? "" : "")) checkOrigin(request, service.config.public_url);
  const known = { caller, session };
  await service.thread?.request(caller.owner);
  if (route.method !== "GET" || isStream(access)) {
    return await admitted(route, input, request, known, service, headers);
  }
  const who = `${session === null ? "keys" : "people"} of ${caller.owner}`;
  const release = await service.reads?.acquire(who) ?? free;
  try {
    return { ...await admitted(route, input, request, known, service, headers), release };
  } catch (error) {
    release();
    throw error;
  }
}

/** The steps from the scope on. */
async function admitted(
  route: RouteRules,
  input: Input,
  request: RequestInput,
  { caller, session }: { caller: Caller; session: SessionRecord | null },
  service: GuardParts,
  headers: AnswerHeaders,
): Promise<Pass> {
  const access = route.access as Exclude<Access, { by: "anyone" }>;
  const scope = access.by === "session" ? null : access.scope;
  // What is refused counts too, and says how many are left; that there are none is said last.
  const limited = await countRequest({ ...caller, session }, service, headers).then(
    () => null,
    (error) => error,
  );
  if (scope !== null) requireScope(scope, { caller, headers });
  requireRole(caller.role, route.does);
  const params = route.read(input);
  if (limited !== null) throw limited;
  if (request.method === "HEAD") return { caller, session, params, release: free };
  if (service.state !== "open") {
    throw new SquatError("over_capacity", "This server is stopping: try again", { retryAfterSeconds: 5 });
  }
  if (access.by === "session") return { caller, session, params, release: free };
  if (access.stream === true) admitLookup(service);
  const release = access.stream === true ? await service.streams!.take(caller.id, caller.owner) : free;
  if (access.counts !== null) service.usage.count(caller.id, access.counts, service.now());
  return { caller, session, params, release };
}

/** Seconds after which a lookup may be asked for again that a busy process refuses. */
const BUSY_RETRY_SEC = 10;

/** @throws {SquatError} `over_capacity`, while the process is too busy for correct lookups. */
function admitLookup({ load, metrics }: GuardParts): void {
  const refusal = admissionRefusal(load!());
  if (refusal === null) return;
  metrics!.add("lookups_refused_total");
  throw new SquatError("over_capacity", `This server is busy, ${refusal}: try again later`, {
    retryAfterSeconds: BUSY_RETRY_SEC,
  });
}

/**
 * Checks that a caller has a scope; adds the challenge of RFC 6750 section 3.1 to `headers`.
 *
 * @param what What needs it, for the message. @default the route
 * @throws {SquatError} `forbidden`.
 */
export function requireScope(
  scope: Scope,
  { caller, headers }: { caller: Pick<Caller, "scopes"> | null; headers: AnswerHeaders },
  what: string = "",
): void {
  if (hasScope(caller!, scope)) return;
  headers["www-authenticate"] = `Bearer error="insufficient_scope", scope="${scope}"`;
  throw new SquatError("forbidden", `This key lacks the scope ${scope}${what}`);
}

/**
 * What a person, and the people of a team together, may send, as multiples of what all its keys may: pages ask for more
 * than a program does, a name that is decided takes some six requests, and people may be invited without end.
 */
const [PERSON_TIMES, PEOPLE_TIMES] = [2, 8];

/**
 * Counts a request in the windows of its key and its owner, or in those of the person who is signed in and the team. A
 * person works beside the keys of the team, in any number of browsers: neither uses up the requests of the other.
 *
 * @throws {SquatError} `rate_limited`.
 */
async function countRequest(
  { id, owner, session }: Pick<Caller, "id" | "owner"> & { session: SessionRecord | null },
  { config: { rate_limit, owner_rate_limit }, stores }: Pick<GuardParts, "config" | "stores">,
  headers: AnswerHeaders,
): Promise<void> {
  const [own, limit] = session === null
    ? [id, rate_limit]
    : [`person ${JSON.stringify([owner, session.person])}`, PERSON_TIMES * owner_rate_limit];
  const [shared, together, who] = session === null
    ? [`rate of ${owner}`, owner_rate_limit, "keys of this owner"]
    : [`people of ${owner}`, PEOPLE_TIMES * owner_rate_limit, "people of this team"];
  const [first, second] = await stores.limits.takeAll([own, shared], WINDOW_MS, 1);
  const decisions = [
    { ...decide(first!, limit), refusal: `All ${limit} requests of this minute are used` },
    {
      ...decide(second!, together),
      refusal: `All ${who} share ${together} requests a minute, which are used`,
    },
  ];
  // The first refusal; without any, the window with the fewest requests left.
  const narrowest = decisions.find(({ allowed }) => !allowed) ??
    decisions.toSorted((a, b) => a.remaining - b.remaining)[0]!;
  Object.assign(headers, limitHeaders(narrowest));
  if (narrowest.allowed) return;
  throw new SquatError("rate_limited", `${narrowest.refusal}: wait ${narrowest.reset_sec} s`, {
    retryAfterSeconds: narrowest.reset_sec,
  });
}

/**
 * Returns the caller by session: on routes of the web app, and on routes for keys when the request has no key. The
 * request must come from a page of this origin and, if it changes something, carry the intent header.
 */
async function sessionOf(
  by: "session" | "key",
  request: RequestInput,
  service: GuardParts,
  headers: AnswerHeaders,
): Promise<SessionRecord | null> {
  const session = isSameOrigin(request) ? await service.signIn.session(request) : null;
  if (session !== null) {
    if (request.method !== "GET" && request.method !== "HEAD") requireIntent(request);
    return session;
  }
  if (by === "key") return null;
  headers["www-authenticate"] = COOKIE_CHALLENGE;
  throw new SquatError("unauthenticated", NOT_SIGNED_IN);
}

/**
 * Refuses requests that another origin may have made the browser send.
 *
 * @throws {SquatError} `forbidden`.
 */
function requireIntent(request: RequestInput): void {
  if (!isSameOrigin(request)) {
    throw new SquatError(
      "forbidden",
      "Only pages of this service may send this request, over HTTPS or from this machine",
    );
  }
  // Other origins cannot set it.
  if (request.headers.get(INTENT_HEADER) !== "1") {
    throw new SquatError("forbidden", `The header ${INTENT_HEADER} is missing`);
  }
}

async function identify(
  access: Exclude<Access, { by: "anyone" }>,
  given: string | null,
  request: RequestInput,
  service: GuardParts,
  now: number,
  headers: AnswerHeaders,
): Promise<Caller> {
  const { by } = access;
  const basic = by === "key" && access.basic === true;
  if (given === null || given === "") {
    headers["www-authenticate"] = basic ? 'Bearer, Basic realm="deadringer", charset="UTF-8"' : "Bearer";
    throw new SquatError(
      "unauthenticated",
      by === "key" && isSameOrigin(request)
        ? NOT_SIGNED_IN
        : 'Send a header "Authorization: Bearer" with a key',
    );
  }
  const refused = 'Bearer error="invalid_token"';
  const token = /^bearer +([^\s]+)$/i.exec(given)?.[1] ?? (basic ? passwordOf(given) : undefined);
  if (token === undefined) {
    headers["www-authenticate"] = refused;
    throw new SquatError("unauthenticated", 'The header "Authorization" has to be "Bearer" and a key');
  }
  const caller = by === "key" ? await byKey(token, service, now) : await service.legacy?.check(token, now);
  if (caller == null) {
    headers["www-authenticate"] = refused;
    throw new SquatError("unauthenticated", by === "key" ? NOT_GOOD : NOT_LEGACY);
  }
  return caller;
}

/** The password of Basic authentication (RFC 7617); any user name is accepted. */
function passwordOf(given: string): string | undefined {
  const encoded = /^basic +([\w+/=]{1,1000})$/i.exec(given)?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, "base64").toString("latin1");
  const at = text.indexOf(":");
  return at < 0 ? undefined : text.slice(at + 1);
}

async function byKey(token: string, service: GuardParts, now: number): Promise<Caller | null> {
  // Hashed in any case, so that a wrong checksum takes as long as an unknown key.
  const hash = hashOf(token);
  const key = isKeyShaped(token) ? await service.stores.keys.find(hash) : null;
  if (key === null || !isGood(key, now)) return null;
  // Whoever made it is no longer of the team.
  if (key.person !== null && key.role === null) return null;
  service.usage.used(key.id, now);
  const { id, owner, scopes, person, role, expires_at } = key;
  return { id, owner, scopes, person, role, expires_at };
}
