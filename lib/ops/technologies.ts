import { type Fact, maybe } from "./op.ts";

/** Technologies that the page and its headers show; no line without a page. */
export const technologies: Fact<"Technologies", "technologies", string[], { technologies: string[] | null }> =
  {
    op: "Technologies",
    summary: "Software and services that the page shows, sorted Name or Name:version",
    plans: ["squat", "analyze"],
    observes: ["technologies"],
    merge: "technologies",
    run: async (see) => maybe(await see.technologies()),
  };
