/**
 * The places where extensions add something to the web app. It is complete before the first page is shown.
 * @module
 */
import type { JSX } from "preact";
import type { WatchedBrand } from "../../../client.ts";
import type { Page } from "../parts/mount.tsx";

/** Pages by their name in the address. */
export type Pages = Readonly<Record<string, readonly [title: string, load: () => Promise<Page>]>>;

/** What an extension adds. */
export interface PagePart {
  readonly pages?: Pages;
  /** What those who may change something find beside a finished result. */
  readonly besideResult?: (result: { uuid: string; domain: string }) => JSX.Element;
  /** The same beside a brand. */
  readonly besideBrand?: (brand: WatchedBrand) => JSX.Element;
}

/** What all of them add. */
export const pageParts: PagePart[] = [];
