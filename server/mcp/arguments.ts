import * as v from "valibot";
import { PAGE_SIZE } from "./page.ts";

const texts = (description: string, most: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.description(description));

/** A name, as the tools take it; the service checks it as an FQDN. */
export const name = (description: string) => texts(description, 253);

/** A list of names. */
export const names = (description: string, most: number) =>
  v.pipe(v.array(texts("", 253)), v.minLength(1), v.maxLength(most), v.description(description));

/** A text. */
export const text = texts;

/** A whole number that may be left out. */
export const count = (description: string, most: number, fallback: number) =>
  v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most), v.description(description)),
    fallback,
  );

/** How long a page is. */
export const pageSize = count("Entries of a page", PAGE_SIZE.most, PAGE_SIZE.fallback);

/** Where a page begins. */
export const cursor = v.optional(
  v.pipe(v.string(), v.maxLength(20), v.description("next_cursor of the page before")),
);

/** A retained result. */
export const resultId = v.pipe(
  v.string(),
  v.uuid(),
  v.description("A result_id that lookup or findings returned"),
);
