import { type Fact, maybe } from "./op.ts";

/** The `Server` header of the first response; no line when there is none. */
export const httpBanner: Fact<
  "HttpBanner",
  "http_banner",
  string,
  { visit: { banner: string | null } | null }
> = {
  op: "HttpBanner",
  summary: "The Server header of the first response",
  plans: ["squat", "analyze"],
  observes: ["visit"],
  merge: "http_banner",
  columns: { http_banner: ({ http_banner = "" }) => http_banner },
  run: async (see) => maybe((await see.visit())?.banner),
};
