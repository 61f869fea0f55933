import { answer } from "../answer.ts";
import { decodeSegment } from "../parameters.ts";
import { type Access, type Route, route } from "../route.ts";
import { findOwn, noSuchResult } from "./retrieve.ts";

const ACCESS: Access = { by: "key", scope: null, counts: null };

/** Screenshots of pages, stored beside the result that lists them. */
export const screenshotRoutes: readonly Route[] = [
  route<{ uuid: string; name: string }>({
    id: "screenshot",
    method: "GET",
    path: "/v1/retrieve/{uuid}/screenshots/{name}",
    summary: "Returns a screenshot as PNG; the Screenshot lines of a result link to it",
    access: ACCESS,
    answers: { "image/png": "Png" },
    statuses: [404],
    read: ({ path }) => ({ uuid: path["uuid"]!.toLowerCase(), name: decodeSegment("name", path["name"]!) }),
    async run({ uuid, name }, context) {
      const record = await findOwn({ uuid }, context);
      const png = record === null ? null : await context.service.screenshots?.read(uuid, name) ?? null;
      if (png === null) throw noSuchResult();
      return answer(png, {
        "content-type": "image/png",
        "content-disposition": "inline",
        // A screenshot never changes, but it is private and deleted with its result.
        "cache-control": "private, max-age=86400, immutable",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
        "cross-origin-resource-policy": "same-origin",
      });
    },
  }),
];
