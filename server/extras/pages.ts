/**
 * What extensions add to the web app: the browser cannot import the other list.
 * @module
 */
import type { PagePart } from "../web/page/shell/slots.ts";
import { sharesPages } from "./shares/pages/mod.tsx";

/** The parts of the web app that extensions give. */
export const PAGE_PARTS: readonly PagePart[] = [sharesPages];
