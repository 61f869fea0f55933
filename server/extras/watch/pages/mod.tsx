import type { PagePart } from "../../../web/page/shell/slots.ts";

/** Brands, their channels, and how to watch the first. */
export const watchPages: PagePart = {
  name: "watch",
  pages: {
    brands: ["Brands", async () => (await import("./brands_page.tsx")).brandsPage()],
    channels: ["Channels", async () => (await import("./channels_page.tsx")).channelsPage()],
  },
  first: async () => (await import("./first_brand.tsx")).FirstBrand,
};
