import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { hasAccess, service } from "../../../web/page/service/service.ts";
import type { PagePart } from "../../../web/page/shell/slots.ts";
import { isTeamAdmin, sendsMail } from "../../../web/page/shell/store.ts";

/** Whether this is the first page of who watches no brand yet. */
const isFirst = signal(false);

/** Whether brands are watched for whoever is signed in or has a key; false when that cannot be asked. */
async function watchesBrands(): Promise<boolean> {
  try {
    return await hasAccess() && (await service().watch.brands()).length > 0;
  } catch {
    return false;
  }
}

function AfterLookup(): JSX.Element {
  return (
    <>
      {sendsMail.value ? "Then leave your mail address" : "Then watch the domain"} to hear of changes.
      {isFirst.value && isTeamAdmin.value && (
        <>
          {" "}Setting it up for good? <a href="#inbox">The first evening</a>{" "}
          lists the rest: sources, alerts, people and a backup.
        </>
      )}
    </>
  );
}

/** The Inbox, brands, their channels, and what is known of the names of a lookup. */
export const watchPages: PagePart = {
  name: "watch",
  pages: {
    inbox: ["Inbox", async () => (await import("./inbox/inbox_page.tsx")).inboxPage()],
    brands: ["Brands", async () => (await import("./brands_page.tsx")).brandsPage()],
    channels: ["Channels", async () => (await import("./channels_page.tsx")).channelsPage()],
  },
  afterLookup: <AfterLookup />,
  home: async () => {
    isFirst.value = !await watchesBrands();
    return isFirst.value ? null : "#inbox";
  },
  known: async () => (await import("./inbox/store.ts")).knownPlaces(),
  besideNames: async () => {
    const { WatchedNames } = await import("./beside_lookup.tsx");
    return (page) => new WatchedNames(page);
  },
};
