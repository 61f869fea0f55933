import { type Fact, maybe } from "./op.ts";

/**
 * The URL of a picture of the page; no line when no server answers, when there is no browser or no store for pictures, and
 * where that store is sparing.
 */
export const screenshot: Fact<
  "Screenshot",
  "screenshot_url",
  string,
  { screenshot: { url: string } | null }
> = {
  op: "Screenshot",
  summary:
    "URL of a picture of the page (PNG); in squat lookups of the service not of parked pages, nor of the original's own",
  plans: ["squat", "analyze"],
  observes: ["screenshot"],
  isPicture: true,
  merge: "screenshot_url",
  columns: { screenshot: ({ screenshot_url = "" }) => screenshot_url },
  run: async (see) => maybe((await see.screenshot())?.url),
};
