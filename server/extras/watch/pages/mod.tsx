import { hasAccess, service } from "../../../web/page/service/service.ts";
import type { PagePart } from "../../../web/page/shell/slots.ts";

/** Whether brands are watched for whoever is signed in or has a key; false when that cannot be asked. */
async function watchesBrands(): Promise<boolean> {
  try {
    return await hasAccess() && (await service().watch.brands()).length > 0;
  } catch {
    return false;
  }
}

/** The Inbox, brands, their channels, and what is known of the names of a lookup. */
export const watchPages: PagePart = {
  name: "watch",
  pages: {
    inbox: ["Inbox", async () => (await import("./inbox/inbox_page.tsx")).inboxPage()],
    brands: ["Brands", async () => (await import("./brands_page.tsx")).brandsPage()],
    channels: ["Channels", async () => (await import("./channels_page.tsx")).channelsPage()],
  },
  afterLookup: "Then leave your mail address to hear of changes.",
  home: async () => await watchesBrands() ? "#inbox" : null,
  known: async () => (await import("./inbox/store.ts")).knownPlaces(),
  besideNames: async () => {
    const { WatchedNames } = await import("./beside_lookup.tsx");
    return (page) => new WatchedNames(page);
  },
};
