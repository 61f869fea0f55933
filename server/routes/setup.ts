import { SquatError } from "../../mod.ts";
import { createKey, SCOPES } from "../keys.ts";
import { type Route, route } from "../route.ts";
import type { Service } from "../service.ts";

const page = (body: string, status = 200): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Deadringer</title>` +
      `<meta name="viewport" content="width=device-width"><h1>Deadringer</h1>${body}</html>\n`,
    {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
      },
    },
  );

const refuse = (): SquatError => new SquatError("not_found", "This link is not good, or was used already");

/** A key that the command line made meanwhile voids the link. */
async function hasKeys(service: Service): Promise<boolean> {
  return (await service.stores.keys.list()).length > 0;
}

/** The one-time link. Opening it changes nothing, since programs open links too; its button makes the key. */
export const setupRoutes: readonly Route[] = [
  route<string>({
    id: "setup",
    method: "GET",
    path: "/setup/{token}",
    summary: "Shows the page that makes the first key",
    access: { by: "anyone" },
    read: ({ path }) => path["token"]!,
    async run(token, { service }) {
      if (!service.setup.allows(token) || await hasKeys(service)) throw refuse();
      return page(`<p>No key exists yet.<form method="post"><button>Make the first key</button></form>`);
    },
  }),
  route<string>({
    id: "setup_key",
    method: "POST",
    path: "/setup/{token}",
    summary: "Makes the first key and shows it once",
    access: { by: "anyone" },
    read: ({ path }) => path["token"]!,
    async run(token, { service, request }) {
      if (!service.setup.take(token) || await hasKeys(service)) throw refuse();
      const { key, record } = createKey({ owner: "admin", scopes: SCOPES, expires_at: null }, service.now());
      await service.stores.keys.add(record);
      if (request.headers.get("accept")?.includes("application/json")) {
        return Response.json({ id: record.id, key, owner: record.owner, scopes: record.scopes });
      }
      return page(`<p>This key has every scope and is shown only now:<p><code>${key}</code>`);
    },
  }),
];
