import { type Answer, answer, type AnswerHeaders, jsonAnswer } from "../wire/answer.ts";
import type { Answers } from "./answers.ts";
import type { Caller, RequestInput } from "../wire/request.ts";
import type { GenericSchema } from "valibot";
import type { Service } from "../service.ts";
import { readBody } from "./bodies.ts";
import { decodeSegment, readQuery, refuseOtherParameters } from "./parameters.ts";
import type { Access, QueryParameters, QueryValues, RouteRules } from "../wire/route.ts";
import type { SessionRecord } from "../stores/store.ts";

/** The context of a request. */
export interface Context {
  /** Everything the service has. */
  service: Service;
  request: RequestInput;
  /** UUIDv7 of the request. */
  request_id: string;
  /** Returns the address of the peer; empty when the host does not give it. */
  peer: () => string;
  /** Headers that the answer gets, whether `run` returns or throws. */
  headers: AnswerHeaders;
  /** The caller; null on public routes. */
  caller: Caller | null;
  /** The session; null unless it authenticated the request. */
  session: SessionRecord | null;
  /**
   * What the history of the team says about the request besides what its route does: to what, where the path has no
   * words for it, more of it, and who did it where the route has no caller. `run` sets it; no secrets.
   */
  entry: { about?: string; detail: string; by?: Pick<Caller, "id" | "owner" | "person"> };
  /** Releases the place of a stream when the work has ended. Idempotent. */
  release: () => void;
  /** Answers another request, as the listener would: for protocols on top of the API. */
  handle: (request: RequestInput) => Promise<Answer>;
}

/** One method on one path. */
export interface Route<P = unknown> extends RouteRules<P> {
  /** Answers. */
  run(params: P, context: Context): Promise<Answer> | Answer;
  /** Answers HEAD where `run` would start work; else `run` does, without its body. */
  head?(params: P, context: Context): Promise<Answer> | Answer;
}

/** Access with any key, or a session. */
export const ANY_KEY: Access = { by: "key", scope: null, counts: null };

/** Method and path: `GET /v1/keys/{id}`. */
export type At = `${Route["method"]} /${string}`;

/** The segments of a path that are parameters. */
type Segments<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [name in Name]: string } & Segments<Rest>
  : unknown;

/** The parameters that a request to a path gives, checked. */
export type Given<Path extends string, Q extends QueryParameters> = Segments<Path> & QueryValues<Q>;

/** The parameters of `run`: those that `read` returns, and the body, checked by its schema. */
export type WithBody<P, B> = [B] extends [never] ? P : P & { body: B };

/** What `run` returns: the value of the named JSON answer; without a name an answer, or nothing for 204. */
export type Returned<J extends keyof A, A = Answers> = [J] extends [never] ? Answer | void : A[J];

/** A route as it is written; method and path stand before it. */
export type Definition<
  Path extends string,
  Q extends QueryParameters,
  B,
  P,
  J extends keyof A,
  A = Answers,
> =
  & Omit<Route<WithBody<P, B>>, "method" | "path" | "query" | "body" | "read" | "run">
  & {
    query?: Q;
    /** The name of its answer, where that is JSON and nothing else. */
    json?: J;
    /** Answers. Headers of a JSON answer are set in the context. */
    run(params: WithBody<P, B>, context: Context): Promise<Returned<J, A>> | Returned<J, A>;
    /** The JSON body, which `run` gets. */
    body?: GenericSchema<unknown, B>;
    /** Largest body in bytes. A large one takes room of its owner's until the answer is there. @default 16384 */
    mostBodyBytes?: number;
    /**
     * Returns the parameters of `run`, checked further.
     *
     * @default the given ones
     * @throws {SquatError} `invalid_domain`, `invalid_parameter`, `invalid_pattern`.
     */
    read?(given: Given<Path, Q>, query: URLSearchParams): P;
  };

const lowerCase = (_: string, text: string): string => text.toLowerCase();

/** How segments are read that are not taken as they are sent. */
const SEGMENTS: Readonly<Record<string, (name: string, text: string) => string>> = {
  ...{ uuid: lowerCase, share: lowerCase },
  ...{ domain: decodeSegment, file: decodeSegment, name: decodeSegment, object: decodeSegment },
};

/** A body of more bytes takes room of its owner's. */
const MAX_SMALL_BODY = 65_536;

/** Returns the route at a method and path. What `run` gets and returns is typed by all that is said of the route. */
export function route<
  const Path extends At,
  Q extends QueryParameters = Record<never, never>,
  B = never,
  J extends keyof Answers = never,
  P = Given<Path, Q>,
>(
  at: Path,
  { read, run, json, body, mostBodyBytes, ...definition }: Definition<Path, Q, B, P, J>,
): Route {
  const [method, path] = at.split(" ") as [Route["method"], string];
  const { query, success = 200 } = definition;
  // Pages, links and protocols of others may be asked with more.
  const isOwnApi = /^\/v\d/.test(path) && definition.access.by !== "anyone";
  return {
    ...definition as unknown as Route,
    ...{ method, path },
    ...json === undefined ? {} : { answers: { "application/json": json } },
    ...body === undefined ? {} : { body },
    async run(given, context) {
      const { request, service: { bodies }, caller } = context;
      const isLarge = mostBodyBytes !== undefined && mostBodyBytes > MAX_SMALL_BODY;
      const release = isLarge
        ? bodies.take(caller!.owner, request.headers.get("content-length"), mostBodyBytes)
        : () => {};
      try {
        const params = body === undefined
          ? given
          : { ...given as P, body: await readBody(request, body, mostBodyBytes) };
        const returned = await run(params as WithBody<P, B>, context);
        if (json !== undefined) return jsonAnswer(returned, {}, success);
        return returned as Answer | undefined ?? answer(null, {}, 204);
      } finally {
        release();
      }
    },
    read(input) {
      if (isOwnApi) refuseOtherParameters(input.query, query);
      const segments = Object.entries(input.path).map(([name, text]) =>
        [name, SEGMENTS[name]?.(name, text) ?? text] as const
      );
      const given = { ...Object.fromEntries(segments), ...readQuery(input.query, query) } as Given<Path, Q>;
      return read === undefined ? given : read(given, input.query);
    },
  };
}

/** Returns routes whose JSON answers are those of an extension. */
export type RouteOf<A> = <
  const Path extends At,
  Q extends QueryParameters = Record<never, never>,
  B = never,
  J extends keyof A = never,
  P = Given<Path, Q>,
>(at: Path, definition: Definition<Path, Q, B, P, J, A>) => Route;
