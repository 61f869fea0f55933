import { toJsonSchema } from "@valibot/to-json-schema";
import { jsonOf } from "./parameters.ts";
import type { Route } from "./route.ts";
import { SCHEMAS } from "./schemas.ts";

/** A JSON value. */
type Json = Record<string, unknown>;

const ERRORS: Readonly<Record<string, string>> = {
  400: "Invalid domain or parameter",
  401: "Missing, expired, revoked or otherwise invalid key",
  403: "The key lacks the scope",
  404: "No such result",
  429: "Rate limited; see Retry-After",
  503: "At capacity; see Retry-After",
};

/** A schema without the dialect, which stands once at the head of the document. */
function bare(schema: Json): Json {
  const { $schema: _, ...rest } = schema;
  return rest;
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
  const statuses = Object.keys(ERRORS).filter((status) =>
    route.access.by !== "anyone" && (status !== "404" || names.includes("uuid"))
  );
  return {
    operationId: route.id,
    summary: route.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.access.by === "anyone" ? { security: [] } : {
      security: [{ bearer: [] }],
      ...(route.access.scope === null ? {} : { "x-scope": route.access.scope }),
    }),
    responses: {
      ...(route.method === "DELETE"
        ? { 204: { description: "Done" } }
        : { 200: { description: "OK", ...(Object.keys(content).length > 0 ? { content } : {}) } }),
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
    components: { schemas, securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  };
}
