/**
 * What a route is, to whoever decides about a request before the route runs.
 * @module
 */
import type { GenericSchema } from "valibot";
import type { Check } from "../checks.ts";
import type { Does } from "./roles.ts";
import type { Scope } from "./scopes.ts";

/** A parameter of the query. */
export interface QueryParameter<T = unknown> {
  /** The check of its value. */
  readonly check: Check<T>;
  /** Default value; without one the parameter is required. */
  readonly fallback?: T;
  /** The default in words, for the API description, if the fallback alone is unclear. */
  readonly without?: string;
  /** How many values it may have. @default 1 */
  readonly most?: number;
}

/** The parameters of a query, by name. */
export type QueryParameters = Readonly<Record<string, QueryParameter>>;

/** Their values: a list where there may be several. */
export type QueryValues<Q extends QueryParameters> = {
  [name in keyof Q]: Q[name] extends { check: Check<infer T> } ? Q[name] extends { most: number } ? T[] : T
    : never;
};

/** Required access of a route. */
export type Access =
  | {
    by: "anyone";
    /** Whether only pages of the service may send it. */
    fromOwnPage?: boolean;
  }
  /** A session; keys are refused. */
  | { by: "session" }
  /** A key, or a session, which has every scope. */
  | {
    by: "key";
    scope: Scope | null;
    counts: "lookup_requests" | "ct_requests" | null;
    stream?: boolean;
    /** Whether the key may also be the password of Basic authentication, for programs that support nothing else. */
    basic?: boolean;
  }
  | { by: "legacy token"; scope: Scope; counts: "lookup_requests"; stream: true };

/** The unparsed parameters of a request. */
export interface Input {
  /** Segments of the path by name, still percent-encoded. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

/** What is said of a route, and what the guard decides by. */
export interface RouteRules<P = unknown> {
  /** Stable name, for logs, metrics and the API description. */
  id: string;
  /** GET includes HEAD. */
  method: "GET" | "PUT" | "POST" | "DELETE";
  /** Such as `/v1/analyze/{domain}`. */
  path: string;
  /** What it does, one sentence. */
  summary: string;
  /** What somebody did who called it, as the history of a team says it. @default what follows from `summary` */
  did?: string;
  /** Who may call it. */
  access: Access;
  /** What it does, and so which roles may. */
  does: Does;
  /** Query parameters, for the API description; `read` checks them by the same rules. */
  query?: Readonly<Record<string, QueryParameter>>;
  /** The JSON body, for the API description. */
  body?: GenericSchema;
  /** Status of a success. @default 200; 204 for a route without answers */
  success?: 201;
  /**
   * Statuses of refusals that do not follow from access and body, for the API description.
   *
   * @default 404 where the path names something that may not exist
   */
  statuses?: readonly number[];
  /** Headers of a success that are its own, for the API description. */
  headers?: readonly string[];
  /** Schemas of a success by media type, for the API description. */
  answers?: Readonly<Record<string, string>>;
  /**
   * Returns the parameters.
   *
   * @throws {SquatError} `invalid_domain`, `invalid_parameter`, `invalid_pattern`.
   */
  read(input: Input): P;
}
