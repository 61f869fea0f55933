/**
 * What is entered to be investigated, and what is known already of it.
 * @module
 */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { brands, names, refresh } from "../inbox/store.ts";
import type { ResultRecord } from "../../../client.ts";
import { hasAccess, service } from "../service/service.ts";
import { typed } from "../lookup/typed.ts";
import type { Known } from "./actions.ts";
import { readInput } from "./input.ts";

/** What is in the box. */
export const entered: Signal<string> = signal("");
const results = signal<readonly ResultRecord[]>([]);

/** What is known; empty without access. */
export const known: ReadonlySignal<Known> = computed(() => ({
  brands: brands.value ?? [],
  names: names.value ?? [],
  results: results.value,
}));

/** Asks for it; what cannot be had is not offered. */
export async function refreshKnown(): Promise<void> {
  if (!await hasAccess()) return;
  await Promise.all([
    refresh(),
    service().results.list().then((all) => results.value = all, () => {}),
  ]);
}

/** Puts a text into the box; a name stands in the fields of the other ways to look at it too. */
export function enterText(text: string): void {
  entered.value = text;
  const input = readInput(text);
  if (input.kind === "host" || input.kind === "url") typed.set(input.host);
}
