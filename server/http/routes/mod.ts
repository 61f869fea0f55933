import type { Route } from "../route.ts";
import { actionRoutes } from "./actions.ts";
import { ctRoutes } from "./ct.ts";
import type { Described } from "../openapi.ts";
import { docsRoutes } from "./docs.ts";
import { exportRoutes } from "./exports.ts";
import { healthRoutes } from "./health.ts";
import { keyRoutes, usageRoutes } from "./keys.ts";
import { lookupRoutes } from "./lookup.ts";
import { matchRoutes } from "./match.ts";
import { peopleRoutes } from "./people.ts";
import { resultRoutes } from "./results.ts";
import { retrieveRoutes } from "./retrieve.ts";
import { serviceRoutes } from "./service.ts";
import { sessionRoutes } from "./session.ts";
import { knownScopes, type NamedScopes } from "../../wire/scopes.ts";
import { webRoutes } from "./web.ts";

/** The routes of the core that the documentation describes. */
const DESCRIBED: readonly Route[] = [
  ...lookupRoutes,
  ...matchRoutes,
  ...ctRoutes,
  ...usageRoutes,
  ...retrieveRoutes,
  ...peopleRoutes,
  ...actionRoutes,
  ...resultRoutes,
  ...serviceRoutes,
  ...healthRoutes,
  ...exportRoutes,
];

/** Routes that an extension adds, with what the API description says of them. */
export interface AddedRoutes extends Described {
  /** Each says who may call it, and what it does. */
  readonly routes?: readonly Route[];
  /** Pages of the web app with a URL of their own, which the documentation does not describe. */
  readonly pages?: readonly Route[];
}

/** The routes that the documentation describes: those of the core, and of extensions. */
export function describedRoutes(extras: readonly (AddedRoutes & NamedScopes)[]): readonly Route[] {
  return [
    ...DESCRIBED,
    ...sessionRoutes(extras),
    ...keyRoutes(knownScopes(extras)),
    ...extras.flatMap(({ routes = [] }) => routes),
  ];
}

/** Every route of a service with these extensions. */
export function routesOf(extras: readonly (AddedRoutes & NamedScopes)[]): readonly Route[] {
  const described = describedRoutes(extras);
  return [
    ...described,
    ...docsRoutes(described, extras),
    ...webRoutes,
    ...extras.flatMap(({ pages = [] }) => pages),
  ];
}
