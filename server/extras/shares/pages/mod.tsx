import type { JSX } from "preact";
import type { BrandPart } from "../../watch/pages/slots.ts";
import type { Shareable } from "./share_dialog.tsx";

/** A button that opens the dialog with the links to something. */
function Share(shared: Shareable): JSX.Element {
  const open = async () => (await import("./share_dialog.tsx")).openShareDialog(shared);
  return <button type="button" onClick={() => void open()}>Share</button>;
}

/** Buttons beside what can be shared, and the pages of links. */
export const sharesPages: BrandPart = {
  name: "shares",
  pages: {
    shared: ["Shared brand", async () => (await import("./shared_page.tsx")).sharedPage()],
    "shared-result": [
      "Shared result",
      async () => (await import("./shared_result_page.tsx")).sharedResultPage(),
    ],
  },
  besideResult: ({ uuid, domain }) => (
    <Share
      what={`this result of ${domain}`}
      subject={uuid}
      make={({ shares }, hours) => shares.result(uuid, hours)}
    />
  ),
  besideBrand: ({ id, name }) => (
    <Share
      what={`the look-alikes of ${name}`}
      subject={id}
      make={({ shares }, hours) => shares.brand(id, hours)}
    />
  ),
};
