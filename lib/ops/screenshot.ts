import { pictured } from "../observe/web/pictured.ts";
import type { Op } from "./op.ts";

/**
 * The URL of a picture of the page; no line when nobody answers, when there is no browser, or when there is
 * nowhere to keep pictures.
 */
export const screenshot: Op<"Screenshot"> = {
  op: "Screenshot",
  stage: "gather",
  asks: "candidates",
  async run(subject) {
    const picture = await subject.once(pictured);
    return picture === null ? [] : [picture.url];
  },
};
