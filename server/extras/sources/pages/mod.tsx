import { useLoaded } from "../../../web/page/parts/attempt.ts";
import type { BrandPart } from "../../watch/pages/slots.ts";

const loadDoors = () => import("./doors.tsx");

/** Where names come from, and what is wrong with that. */
export const sourcesPages: BrandPart = {
  name: "sources",
  pages: { sources: ["Sources", async () => (await import("./sources_page.tsx")).sourcesPage()] },
  AboveBrands() {
    const DoorsLine = useLoaded(true, async () => (await loadDoors()).DoorsLine);
    return DoorsLine && <DoorsLine />;
  },
  step: async () => (await loadDoors()).sourcesStep,
  refreshed: () => import("./doors.tsx").then(({ refreshDoors }) => refreshDoors(), () => {}),
};
