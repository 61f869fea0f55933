import { visited } from "../observe/web/visited.ts";
import type { Op } from "./op.ts";
import { technologiesOf } from "../observe/web/technologies/mod.ts";

/** What the page and its headers show of the technologies behind it; no line without a page. */
export const technologies: Op<"Technologies"> = {
  op: "Technologies",
  stage: "gather",
  asks: "candidates",
  async run(subject) {
    const page = (await subject.once(visited))?.page ?? null;
    return page === null ? [] : [technologiesOf(page)];
  },
};
