import type { Page } from "../../../web/page/parts/mount.tsx";
import type { PagePart } from "../../../web/page/shell/slots.ts";

const sharedResult = async (): Promise<Page> => (await import("./shared_result_page.tsx")).sharedResultPage();

/** A button beside results, and the page of links. */
export const sharesPages: PagePart = {
  name: "shares",
  pages: {
    "shared-result": ["Shared result", sharedResult],
    // Where links to brands led, which have ended: the same words say it.
    shared: ["Shared result", sharedResult],
  },
  besideResult: ({ uuid, domain }) => (
    <button
      type="button"
      onClick={async () => (await import("./share_dialog.tsx")).openShareDialog(uuid, domain)}
    >
      Share
    </button>
  ),
};
