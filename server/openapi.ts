import { toJsonSchema } from "@valibot/to-json-schema";
import { jsonOf } from "./parameters.ts";
import type { Access, Route } from "./route.ts";
import { SCHEMAS } from "./schemas.ts";
import { INTENT_HEADER, SESSION_COOKIE } from "./session.ts";

/** A JSON value. */
type Json = Record<string, unknown>;

const ERRORS: Readonly<Record<string, string>> = {
  400: "Invalid domain or parameter",
  401: "Missing, expired, revoked or otherwise invalid key or session",
  403: "The key lacks the scope, or another origin asks",
  404: "No such result or key",
  429: "Rate limited; see Retry-After",
  503: "At capacity; see Retry-After",
};

/** A schema without the dialect, which stands once at the head of the document. */
function bare(schema: Json): Json {
  const { $schema: _, ...rest } = schema;
  return rest;
}

/** Returns the JSON Schema of a route's body; null when it takes none. */
export function bodyOf({ body }: Route): Json | null {
  return body === undefined ? null : bare(toJsonSchema(body, { errorMode: "ignore" }) as Json);
}

const isId = (name: string): boolean => name === "uuid" || name === "id";

function securityOf(access: Access): Json {
  switch (access.by) {
    case "anyone":
      return { security: [] };
    case "session":
      return { security: [{ session: [] }] };
    case "key":
    case "legacy token":
      return {
        security: [{ bearer: [] }, ...(access.by === "key" ? [{ session: [] }] : [])],
        ...(access.scope === null ? {} : { "x-scope": access.scope }),
      };
  }
}

function operationOf(route: Route): Json {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const parameters: Json[] = names.map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", ...(name === "uuid" ? { format: "uuid" } : {}) },
  }));
  for (const [name, schema] of Object.entries(route.query ?? {})) {
    const many = name === "fqdn" || name === "occ";
    const json = jsonOf(schema) ?? bare(toJsonSchema(schema, { errorMode: "ignore" }) as Json);
    parameters.push({
      name,
      in: "query",
      required: many || schema.type !== "optional",
      schema: many ? { type: "array", minItems: 1, maxItems: 100, items: json } : json,
    });
  }
  const content = Object.fromEntries(
    Object.entries(route.answers ?? {}).map(([type, name]) => [
      type,
      { schema: { $ref: `#/components/schemas/${name}` } },
    ]),
  );
  const open = route.access.by === "anyone" && route.body === undefined;
  const statuses = Object.keys(ERRORS).filter((status) => !open && (status !== "404" || names.some(isId)));
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
      [route.success ?? 200]: { description: "OK", ...(Object.keys(content).length > 0 ? { content } : {}) },
      ...Object.fromEntries(statuses.map((status) => [
        status,
        {
          description: ERRORS[status],
          content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
        },
      ])),
    },
  };
}

/** Returns the description of routes, OpenAPI 3.1. */
export function openApiOf(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route);
  const schemas = Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => [name, bare(toJsonSchema(schema) as Json)]),
  );
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "http://json-schema.org/draft-07/schema#",
    info: {
      title: "Deadringer",
      version: "1",
      description: "Finds look-alike domains and says what they are",
    },
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        session: {
          type: "apiKey",
          in: "cookie",
          name: SESSION_COOKIE,
          description: `For pages of the service itself; what changes something wants ${INTENT_HEADER}: 1`,
        },
      },
    },
  };
}
