import { brands } from "../../../web/page/inbox/store.ts";
import type { PagePart } from "../../../web/page/shell/slots.ts";
import { DoorsLine, FirstSources } from "./doors.tsx";
import { doors, refreshDoors } from "./store.ts";

/** Where names come from, and what is wrong with that. */
export const sourcesPages: PagePart = {
  name: "sources",
  pages: { sources: ["Sources", async () => (await import("./sources_page.tsx")).sourcesPage()] },
  AboveBrands: DoorsLine,
  BelowBrands: ({ isOne = false }) => (
    <>
      <FirstSources />
      {!isOne && !!brands.value?.length && (
        <p class="hint">
          Names that show no brand come from <a href="#sources">sources</a>.
        </p>
      )}
    </>
  ),
  step: () => [
    "Say where names come from",
    "#sources",
    doors.value?.doors.some(({ state }) => state !== "unused") === true ||
    (doors.value?.feeds.length ?? 0) > 0,
    "most phishing names show no brand: certificates, lists and your own pages find them",
  ],
  refreshed: () => void refreshDoors(),
};
