import type { Route } from "../route.ts";
import { ctRoutes } from "./ct.ts";
import { docsRoutes } from "./docs.ts";
import { lookupRoutes } from "./lookup.ts";
import { resultRoutes } from "./results.ts";
import { retrieveRoutes } from "./retrieve.ts";
import { serviceRoutes } from "./service.ts";
import { setupRoutes } from "./setup.ts";
import { usageRoutes } from "./usage.ts";
import { webRoutes } from "./web.ts";

const described: readonly Route[] = [
  ...lookupRoutes,
  ...ctRoutes,
  ...usageRoutes,
  ...retrieveRoutes,
  ...resultRoutes,
  ...serviceRoutes,
];

/** Every route. */
export const ROUTES: readonly Route[] = [
  ...described,
  ...docsRoutes(described),
  ...setupRoutes,
  ...webRoutes,
];
