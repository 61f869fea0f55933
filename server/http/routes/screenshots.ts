import { answer } from "../answer.ts";
import { ANY_KEY, type Route, route } from "../route.ts";
import { findOwn, noSuchResult } from "./retrieve.ts";

/** Screenshots of pages, stored beside the result that lists them. */
export const screenshotRoutes: readonly Route[] = [
  route("GET /v1/retrieve/{uuid}/screenshots/{name}", {
    id: "screenshot",
    summary: "Returns a screenshot as PNG; the Screenshot lines of a result link to it",
    access: ANY_KEY,
    answers: { "image/png": "Png" },
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
