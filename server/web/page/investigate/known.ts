/**
 * What is known already of what is investigated.
 * @module
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { brands, names, refresh } from "../inbox/store.ts";
import type { ResultRecord } from "../../../client.ts";
import { hasAccess, service } from "../service/service.ts";
import type { Known } from "./actions.ts";

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
