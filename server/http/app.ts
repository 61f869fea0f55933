/**
 * The service as one function from request to answer. It does not listen; with `responseOf` any Fetch-based host can
 * mount it.
 * @module
 */
import { STATUS_CODES } from "node:http";
import { type Answer, type AnswerHeaders, incompleteHeader } from "../wire/answer.ts";
import { callerNetwork } from "../auth/forwarded_address.ts";
import { guard, isStream } from "../auth/guard.ts";
import { hostFault } from "../auth/origin.ts";
import { uuidV7 } from "../units/ids.ts";
import type { Log } from "../io/log.ts";
import { recordAction } from "./action_history.ts";
import { HttpError, problemAnswer, problemBody } from "./problem.ts";
import type { RequestInput } from "../wire/request.ts";
import type { Context, Route } from "./route.ts";
import type { Input } from "../wire/route.ts";
import { routesOf } from "./routes/mod.ts";
import { missingPage } from "./routes/web.ts";
import type { Service } from "../service.ts";
import { SquatError } from "../../lib/errors.ts";

/** Longest path with its query. A name has 253 characters, each up to nine when percent-encoded; occ may repeat. */
const MAX_TARGET = 32_768;

/** Headers of every answer. */
const EVERY_ANSWER: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

/** A request on its way: what is known of it so far. */
interface Passage {
  request: RequestInput;
  request_id: string;
  peer: () => string;
  /** Headers of its answer, whatever that is. */
  headers: AnswerHeaders;
  /** Id of the route that answers it. */
  route: string;
  key_id?: string;
  /** Whether it has had its turn among those without a key. */
  hasWaited?: true;
}

/** Asked by those who watch the service, from wherever others ask it: they cost next to nothing. */
const NEVER_WAITING: ReadonlySet<string> = new Set(["healthz", "readyz"]);

/** Waits for the turn of a request that has no key, or a wrong one: else a flood of them would keep owners waiting. */
async function strangersTurn(passage: Passage, { thread, config }: Service): Promise<void> {
  const { request, peer } = passage;
  if (passage.key_id !== undefined || passage.hasWaited || NEVER_WAITING.has(passage.route)) return;
  passage.hasWaited = true;
  await thread.stranger(callerNetwork(peer(), request.headers.get("x-forwarded-for"), config.proxies));
}

/** Answers requests; never rejects. */
export interface AppHandler {
  (request: RequestInput, peer?: () => string): Promise<Answer>;
  /** Whether there is a route for the target of a request, with whatever method. */
  has(target: string): boolean;
}

/** Returns the handler of a service, with the routes of the core and of extensions. */
export function createHandler(
  service: Service,
  log: Log,
  extras: Parameters<typeof routesOf>[0] = [],
): AppHandler {
  const table = tableOf(routesOf(extras));
  const { hsts_days, tls_cert } = service.config;
  const always = hsts_days === 0 || tls_cert === ""
    ? EVERY_ANSWER
    : { ...EVERY_ANSWER, "strict-transport-security": `max-age=${hsts_days * 86_400}` };
  const handle = async (request: RequestInput, peer: () => string = () => ""): Promise<Answer> => {
    const startedAt = performance.now();
    const request_id = uuidV7(service.now());
    const headers: AnswerHeaders = { ...always, "x-service-request-id": request_id };
    const passage: Passage = { request, request_id, peer, headers, route: "none" };
    const answer = await routed(passage, { service, log, handle, table })
      .catch(async (error) => {
        await strangersTurn(passage, service);
        return await failureAnswer(error, passage, { service, log, table });
      });
    if (request.method === "HEAD" && answer.body !== null) {
      if (answer.body instanceof ReadableStream) await answer.body.cancel();
      answer.body = null;
    }
    // nginx would keep the lines of a stream until its buffers are full. What has a length is a file.
    if (answer.body instanceof ReadableStream && answer.headers["content-length"] === undefined) {
      answer.headers["x-accel-buffering"] = "no";
    }
    const seconds = (performance.now() - startedAt) / 1000;
    service.metrics.answered(passage.route, answer.status, seconds);
    log("info", "answered", {
      request_id,
      method: request.method.slice(0, 20),
      route: passage.route,
      status: answer.status,
      ms: Math.round(seconds * 1000),
      ...(passage.key_id === undefined ? {} : { key_id: passage.key_id }),
    });
    return answer;
  };
  return Object.assign(handle, {
    has: (target: string) => findPath(table, splitTarget(target)[0]) !== null,
  });
}

/** Finds the route of a request, asks the guard, and returns the route's answer. */
async function routed(
  passage: Passage,
  { service, log, handle, table }: Pick<Context, "service" | "handle"> & { log: Log; table: Node },
): Promise<Answer> {
  const { request, request_id, peer, headers } = passage;
  if (service.state === "closed") {
    throw new SquatError("over_capacity", "This service is closed: open another one");
  }
  // First: Deno reads the path off the Host header and what follows it.
  const fault = hostFault(request, service.config.hosts);
  if (fault !== null) throw new HttpError(...fault);
  const target = request.url.slice(request.url.indexOf("/", request.url.indexOf("//") + 2));
  if (target.length > MAX_TARGET) {
    throw new HttpError(400, `The path is longer than ${MAX_TARGET} characters`);
  }
  const [path, search] = splitTarget(target);
  const match = findPath(table, path);
  if (match === null) throw new HttpError(404, "There is nothing at this path; /docs lists the routes");
  const route = match.methods.get(request.method === "HEAD" ? "GET" : request.method);
  if (route === undefined) {
    const allow = [...match.methods.keys()].flatMap((each) => each === "GET" ? ["GET", "HEAD"] : [each]);
    throw new HttpError(405, `Use ${allow.join(" or ")} here`, { allow: allow.join(", ") });
  }
  passage.route = route.id;
  const input: Input = { path: match.path, query: search === "" ? NO_QUERY : new URLSearchParams(search) };
  const { caller, session, params, release } = await guard(route, input, request, service, headers);
  passage.key_id = caller?.id;
  await strangersTurn(passage, service);
  const context: Context = {
    ...{ service, request, request_id, peer, headers, caller, session, release, handle },
    entry: { detail: "" },
  };
  let answer: Answer;
  try {
    const head = request.method === "HEAD" ? route.head : undefined;
    answer = await (head ?? route.run).call(route, params, context);
  } catch (error) {
    release();
    throw error;
  }
  // A lookup releases the place of its stream when it ends.
  if (!isStream(route.access) || !(answer.body instanceof ReadableStream)) release();
  answer.headers = Object.assign(headers, answer.headers);
  const by = caller ?? context.entry.by;
  if (by !== undefined && answer.status < 400) {
    // It is done, so it is no failure of the request: a key is revoked on a full disk too.
    await recordAction(service, route, match.path, by, context.entry).catch((error) => {
      service.metrics.add("actions_unrecorded_total");
      Object.assign(answer.headers, incompleteHeader("the history of the team lacks what was done"));
      log("error", "What was done could not be added to the history", {
        request_id,
        route: route.id,
        error: String(error),
      });
    });
  }
  return answer;
}

/** The answer to a request that failed. */
async function failureAnswer(
  error: unknown,
  { request, request_id, headers, route }: Passage,
  { service, log, table }: { service: Service; log: Log; table: Node },
): Promise<Answer> {
  if (!(error instanceof HttpError || error instanceof SquatError)) {
    // What fails because nobody waits for it any more is no fault of the service.
    if (request.signal.aborted) {
      return problemAnswer(new HttpError(400, "The client left before the answer"), request_id, headers);
    }
    log("error", "A request failed", { request_id, route, error: String((error as Error)?.stack ?? error) });
  }
  const isNowhere = route === "none" && error instanceof HttpError && error.status === 404;
  const hasPage = (path: string) => findPath(table, path)?.methods.has("GET") === true;
  const page = isNowhere ? await missingPage(request, service, hasPage) : null;
  return page === null
    ? problemAnswer(error, request_id, headers)
    : { ...page, headers: { ...headers, ...page.headers } };
}

/** Shared: no route changes the query. */
const NO_QUERY: URLSearchParams = new URLSearchParams();

function splitTarget(target: string): [path: string, search: string] {
  const [whole] = target.split("#", 1) as [string];
  const query = whole.indexOf("?");
  return query < 0 ? [whole, ""] : [whole.slice(0, query), whole.slice(query)];
}

/** Where a path goes on, by its next segment. */
interface Node {
  /** Name of the parameter that its segment is, if it is one. */
  readonly name: string | undefined;
  readonly next: Map<string, Node>;
  readonly methods: Map<string, Route>;
}

/** Key of a parameter in `Node.next`. */
const PARAMETER = "{}";

function tableOf(routes: readonly Route[]): Node {
  const root: Node = { name: undefined, next: new Map(), methods: new Map() };
  for (const route of routes) {
    let node = root;
    for (const segment of route.path.split("/").slice(1)) {
      const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
      const key = name === undefined ? segment : PARAMETER;
      if (!node.next.has(key)) node.next.set(key, { name, next: new Map(), methods: new Map() });
      node = node.next.get(key)!;
    }
    node.methods.set(route.method, route);
  }
  return root;
}

/** A literal segment wins over a parameter, without backtracking: `save` is never a uuid. */
function findPath(table: Node, pathname: string): (Pick<Node, "methods"> & Pick<Input, "path">) | null {
  let node = table;
  const path: Record<string, string> = {};
  for (const segment of pathname.split("/").slice(1)) {
    const next = node.next.get(segment) ?? (segment === "" ? undefined : node.next.get(PARAMETER));
    if (next === undefined) return null;
    if (next.name !== undefined) path[next.name] = segment;
    node = next;
  }
  return node.methods.size === 0 ? null : { methods: node.methods, path };
}

/** The bytes of an HTTP/1.1 answer to a request that cannot be parsed. */
export function rawProblem(status: 400 | 408 | 431 | 505, detail: string): string {
  const request_id = uuidV7(Date.now());
  const body = JSON.stringify(problemBody(new HttpError(status, detail), request_id)) + "\n";
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/problem+json\r\n` +
    `x-service-request-id: ${request_id}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`;
}
