import { ROLES } from "../wire/roles.ts";
import { toJsonSchema } from "@valibot/to-json-schema";
import { schemaOf } from "./parameters.ts";
import type { Route } from "./route.ts";
import type { Access } from "../wire/route.ts";
import { SCHEMAS } from "./schemas.ts";
import { type ApiSchemas, withReferences } from "./api_schema.ts";
import { HEADERS, REFUSALS } from "./data/api_texts.ts";
import { INTENT_HEADER, SESSION_COOKIE } from "../auth/session.ts";

/** A JSON value. */
type Json = Record<string, unknown>;

/** The dialect of OpenAPI 3.1. */
const CONFIG = { target: "draft-2020-12", errorMode: "ignore" } as const;

/** A header of an answer, for the API description. */
export const header = (description: string, schema: Json): Json => ({ description, schema });

const RATE = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];

const refer = (where: string, name: string | number): Json => ({ $ref: `#/components/${where}/${name}` });

/** References to headers that an answer may have, besides the id of its request. */
const headersOf = (names: readonly string[]): Json =>
  Object.fromEntries(["X-Service-Request-Id", ...names].map((name) => [name, refer("headers", name)]));

/** Refusals, by status. */
const RESPONSES: Json = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => {
    const own = /401|403/.test(status) ? ["WWW-Authenticate"] : /429|503/.test(status) ? ["Retry-After"] : [];
    const content = { "application/problem+json": { schema: refer("schemas", "Problem") } };
    return [status, { description, headers: headersOf(status === "401" ? own : [...own, ...RATE]), content }];
  }),
);

/** The statuses of a route's refusals. */
function refusalsOf(route: Route): number[] {
  const { access, body, does, method, path } = route;
  const scope = access.by === "anyone" || access.by === "session" ? null : access.scope;
  // A path names things that may not exist; a domain always does.
  const isMissable = /\{(?!domain)/.test(path);
  const { statuses = isMissable ? [404] : [] } = route;
  // Any request may name a host that this service does not answer by.
  const all = [...statuses, 421];
  if (body !== undefined) all.push(400, 401, 403, 408, 413, 415, 429, 500, 503);
  if (access.by !== "anyone") all.push(400, 401, 429, 500, 503);
  const isForSome = scope !== null || does.roles.length < ROLES.length;
  if (isForSome || (access.by !== "anyone" && method !== "GET")) all.push(403);
  return [...new Set(all)].sort((one, two) => one - two);
}

/** Returns the JSON Schema of a route's body; null when it takes none. */
export function bodyOf({ body }: Route): Json | null {
  if (body === undefined) return null;
  const { $schema: _, ...schema } = toJsonSchema(body, CONFIG) as Json;
  return schema;
}

function securityOf(access: Access): Json {
  if (access.by === "anyone") return { security: [] };
  if (access.by === "session") return { security: [{ session: [] }] };
  const ways = [
    { bearer: [] },
    ...(access.by === "key" && access.basic === true ? [{ basic: [] }] : []),
    ...(access.by === "key" ? [{ session: [] }] : []),
  ];
  return { security: ways, ...(access.scope === null ? {} : { "x-scope": access.scope }) };
}

/** The schema of what a route sends without or with `extensions=1`. */
function eitherOf(name: string): Json {
  const extended = `Extended${name}`;
  if (!Object.hasOwn(SCHEMAS, extended)) return refer("schemas", name);
  return { anyOf: [refer("schemas", name), refer("schemas", extended)] };
}

function operationOf(route: Route): Json {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const parameters: Json[] = names.map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", ...(name === "uuid" ? { format: "uuid" } : {}) },
  }));
  for (const [name, parameter] of Object.entries(route.query ?? {})) {
    const { most = 1, fallback } = parameter;
    const items = schemaOf(parameter);
    parameters.push({
      name,
      in: "query",
      required: fallback === undefined,
      schema: most === 1 ? items : { type: "array", minItems: 1, maxItems: most, items },
    });
  }
  if (route.method !== "GET") {
    parameters.push({
      name: INTENT_HEADER,
      in: "header",
      // Requests with a key do not need it.
      required: route.access.by === "anyone" || route.access.by === "session",
      description: "Other origins cannot send it; required with a session",
      schema: { type: "string", const: "1" },
    });
  }
  const content = Object.fromEntries(
    Object.entries(route.answers ?? {}).map(([type, name]) => [
      type,
      { schema: "extensions" in (route.query ?? {}) ? eitherOf(name) : refer("schemas", name) },
    ]),
  );
  return {
    operationId: route.id,
    summary: route.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body === undefined ? {} : {
      requestBody: {
        required: true,
        content: { "application/json": { schema: bodyOf(route) } },
      },
    }),
    ...securityOf(route.access),
    responses: {
      [route.success ?? (route.answers === undefined ? 204 : 200)]: {
        description: "OK",
        headers: headersOf([...route.headers ?? [], ...route.access.by === "anyone" ? [] : RATE]),
        ...(Object.keys(content).length > 0 ? { content } : {}),
      },
      ...Object.fromEntries(refusalsOf(route).map((status) => [status, refer("responses", status)])),
    },
  };
}

/** What extensions add to the API description. */
export interface Described {
  /** Headers of answers, by name; {@link header} makes them. */
  readonly headers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Schemas of answers, as generated. */
  readonly schemas?: ApiSchemas;
  /** Its pages of the documentation, files in its folder `docs`: what each covers, by name without `.md`. */
  readonly docs?: Readonly<Record<string, string>>;
}

/** The schemas of the core and of extensions. */
export function schemasOf(extras: readonly Described[]): ApiSchemas {
  return Object.assign({}, SCHEMAS, ...extras.map(({ schemas = {} }) => withReferences(schemas)));
}

/** Returns the description of routes, OpenAPI 3.1. */
export function openApiOf(routes: readonly Route[], extras: readonly Described[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route);
  return {
    openapi: "3.1.0",
    info: {
      title: "Deadringer",
      version: "1",
      description: "Finds look-alike domains of a brand and tells what each is for",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "This service" }],
    paths,
    components: {
      schemas: schemasOf(extras),
      headers: Object.assign({}, HEADERS, ...extras.map(({ headers }) => headers)),
      responses: RESPONSES,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        basic: {
          type: "http",
          scheme: "basic",
          description: "The key is the password; any user name works",
        },
        session: {
          type: "apiKey",
          in: "cookie",
          name: SESSION_COOKIE,
          description:
            `For the pages of the service; requests that change something need ${INTENT_HEADER}: 1`,
        },
      },
    },
  };
}
