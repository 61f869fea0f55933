import type { Answer, AnswerHeaders } from "./answer.ts";
import type { Scope } from "../auth/keys.ts";
import type { Caller, RequestInput } from "./request.ts";
import type { GenericSchema } from "valibot";
import type { Service } from "../service.ts";
import type { QueryParameter } from "./parameters.ts";
import type { SessionRecord } from "../stores/store.ts";

/** What access a route wants. */
export type Access =
  | { by: "anyone" }
  /** Who is signed in; a key is of no use. */
  | { by: "session" }
  /** A key, or who is signed in as if by a key with every scope. */
  | {
    by: "key";
    scope: Scope | null;
    counts: "lookup_requests" | "ct_requests" | null;
    stream?: boolean;
    /** Whether the key may also be the password of Basic authentication: some programs know nothing else. */
    basic?: boolean;
  }
  | { by: "legacy token"; scope: Scope; counts: "lookup_requests"; stream: true };

/** The parameters of a request, not yet read. */
export interface Input {
  /** Segments of the path by name, still percent-encoded. */
  path: Readonly<Record<string, string>>;
  /** The query. */
  query: URLSearchParams;
}

/** What a route gets besides its parameters. */
export interface Context {
  /** Everything the service has. */
  service: Service;
  /** The request; its body is only read by routes that want one. */
  request: RequestInput;
  /** UUIDv7 of the request. */
  request_id: string;
  /** Returns the address of the peer; empty when the host does not give it. */
  peer: () => string;
  /** Headers that the answer gets, whether `run` returns or throws. */
  headers: AnswerHeaders;
  /** Who asks; null on routes for anyone. */
  caller: Caller | null;
  /** The session that asks; null unless it decided. */
  session: SessionRecord | null;
  /** Gives back the place of a stream. Called once the work has ended; idempotent. */
  release: () => void;
  /** Answers another request, as the listener would: for protocols that are spoken over the API. */
  handle: (request: RequestInput) => Promise<Answer>;
}

/** One method on one path. */
export interface Route<P = unknown> {
  /** Stable name, for logs, metrics and the API description. */
  id: string;
  /** GET stands for HEAD too. */
  method: "GET" | "PUT" | "POST" | "DELETE";
  /** Such as `/v1/analyze/{domain}`. */
  path: string;
  /** What it does, one sentence. */
  summary: string;
  /** Who may call it. */
  access: Access;
  /** Query parameters, for the API description; `read` checks them by the same rules. */
  query?: Readonly<Record<string, QueryParameter>>;
  /** The JSON body, for the API description; `run` checks it by the same schema. */
  body?: GenericSchema;
  /** Status of a success, for the API description. @default 200 */
  success?: 201 | 204;
  /** Statuses of refusals that do not follow from access and body, for the API description. */
  statuses?: readonly number[];
  /** Headers of a success that are its own, for the API description. */
  headers?: readonly string[];
  /** What a success looks like, for the API description: media type to schema name. */
  answers?: Readonly<Record<string, string>>;
  /**
   * Returns the parameters.
   *
   * @throws {SquatError} `invalid_domain`, `invalid_parameter`, `invalid_pattern`.
   */
  read(input: Input): P;
  /** Answers. */
  run(params: P, context: Context): Promise<Answer> | Answer;
  /** Answers HEAD where `run` would start work; else `run` does, without its body. */
  head?(params: P, context: Context): Promise<Answer> | Answer;
}

/** Keeps the type of the parameters between `read` and `run`, then forgets it. */
export function route<P>(definition: Route<P>): Route {
  return definition as unknown as Route;
}
