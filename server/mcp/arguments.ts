import * as v from "valibot";
import { PAGE_SIZE } from "./page.ts";

type Text = v.GenericSchema<string>;
type Count = v.OptionalSchema<v.GenericSchema<number>, number>;

/** A text of at most `most` characters. */
export function text(description: string, most: number): Text {
  return v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.description(description));
}

/** A name, as the tools take it; the service checks it as an FQDN. */
export function name(description: string): Text {
  return text(description, 253);
}

/** A list of names. */
export function names(description: string, most: number): v.GenericSchema<string[]> {
  return v.pipe(v.array(name("A name")), v.minLength(1), v.maxLength(most), v.description(description));
}

/** An optional whole number from 1 to `most`. */
export function count(description: string, most: number, fallback: number): Count {
  return v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most), v.description(description)),
    fallback,
  );
}

/** How long a page is. */
export const pageSize: Count = count("Entries of a page", PAGE_SIZE.most, PAGE_SIZE.fallback);

/** Where a page begins. */
export const cursor: v.OptionalSchema<Text, undefined> = v.optional(
  v.pipe(v.string(), v.maxLength(20), v.description("next_cursor of the page before")),
);

/** A retained result. */
export const resultId: Text = v.pipe(
  v.string(),
  v.uuid(),
  v.description("A result_id that lookup or findings returned"),
);
