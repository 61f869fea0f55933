/**
 * What is entered to be investigated, what is known already of it, and whom it imitates.
 * @module
 */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type MergedLookup, mergeLine } from "../../../../lib/lines/mod.ts";
import { readListText } from "../../../names/list_reader.ts";
import type { ResultRecord } from "../../../client.ts";
import type { Suspicion } from "../parts/core.ts";
import { callCore } from "../parts/core_client.ts";
import { hasAccess, pending, service } from "../service/service.ts";
import { typed } from "../lookup/current_lookup.ts";
import { type KnownPlace, presentParts } from "../shell/slots.ts";
import { type Known, newestOf } from "./actions.ts";
import { readInput } from "./input.ts";

/** What is in the box. */
export const entered: Signal<string> = signal("");
const places = signal<readonly KnownPlace[]>([]);
/** What names may imitate. */
const domains = signal<readonly string[]>([]);
const results = signal<readonly ResultRecord[]>([]);
const facts = signal<ReadonlyMap<string, MergedLookup>>(new Map());

/** What is known; empty without access. */
export const known: ReadonlySignal<Known> = computed(() => ({
  places: places.value,
  results: results.value,
  facts: facts.value,
}));

/** Results that are read, or will be. */
const asked = new Set<string>();

// What names have in common stands in the lines of results, which are read when somebody asks for it.
effect(() => {
  if (readInput(entered.value).kind === "shared") void readFacts(newestOf(results.value));
});

/** Reads results one after the other: an owner's streams are few. */
async function readFacts(of: readonly ResultRecord[]): Promise<void> {
  for (const { uuid } of of) {
    if (asked.has(uuid)) continue;
    asked.add(uuid);
    try {
      const found = await factsOf(uuid);
      facts.value = new Map(facts.peek()).set(uuid, found);
    } catch {
      asked.delete(uuid);
    }
  }
}

async function factsOf(uuid: string): Promise<MergedLookup> {
  const found: MergedLookup = Object.create(null);
  for await (const line of service().resume(uuid, 0)) mergeLine(found, line);
  return found;
}

/** Asks for it; what cannot be had is not offered. */
export async function refreshKnown(): Promise<void> {
  if (!await hasAccess()) return;
  await Promise.all([
    presentParts().then((parts) => Promise.all(parts.map(({ known }) => known?.()))).then((all) => {
      const found = all.filter((each) => each !== undefined);
      places.value = found.flatMap((each) => each.places);
      domains.value = found.flatMap((each) => each.domains);
    }, () => {}),
    service().results.list().then((all) => results.value = all, () => {}),
  ]);
}

/** The name that the box gave to the other fields. */
let given = "";

/** Puts a text into the box; a name stands in the fields of the other ways to look at it too, while it is one. */
export function enterText(text: string): void {
  entered.value = text;
  const input = readInput(text);
  const host = input.kind === "host" || input.kind === "url" ? input.host : "";
  if (host !== "" || typed.get() === given) typed.set(given = host);
}

/** Maximum number of suspects and brands that are compared while typing. */
const MAX = 2_000;
type ListText = ReturnType<typeof readListText>;
/** How long nobody types before the names are compared, milliseconds. */
const PAUSE_MS = 150;

/** Names of which the imitated brands are asked, one a line. */
export const suspects: Signal<string> = signal("");
/** The brands that they may imitate, one a line. */
export const imitated: Signal<string> = signal("");
/** Which of them each suspect imitates; a text where that is not known. */
export const imitations: Signal<{ found: Suspicion[]; refused: string[] } | string> = signal("");

// A newer text has its own answer.
effect(() => {
  const names = [readListText(suspects.value), readListText(imitated.value)] as const;
  let isCurrent = true;
  const timer = setTimeout(() => {
    void suspicionsOf(...names).then((answer) => isCurrent && (imitations.value = answer));
  }, PAUSE_MS);
  return () => {
    isCurrent = false;
    clearTimeout(timer);
  };
});

async function suspicionsOf(suspected: ListText, brands: ListText): Promise<typeof imitations.value> {
  if (suspected.rows.length === 0) {
    return suspected.tally.words("the suspects") || (brands.rows.length === 0 ? "" : "Suspects are missing");
  }
  if (brands.rows.length === 0) {
    return brands.tally.words("the brands") || "Enter the brands that they may imitate";
  }
  const names = [suspected, brands].map(({ rows }) => rows.flatMap(({ names }) => names));
  const [some, ofThem] = names.map((each) => each.slice(0, MAX)) as [string[], string[]];
  return await callCore("suspicions", some, ofThem).then(({ found, refused }) => ({
    found,
    refused: [
      suspected.tally.words("the suspects"),
      brands.tally.words("the brands"),
      names.some((each) => each.length > MAX) ? `Only the first ${MAX} names of each are compared` : "",
      ...refused,
    ].filter((each) => each !== ""),
  })).catch((error: Error) => error.message);
}

/** Opens the page with the names pasted elsewhere. */
export function enterSuspects(): void {
  const given = pending.get("untwist");
  if (given === null) return;
  pending.delete("untwist");
  suspects.value = given.text;
  // Whoever watches brands is asked for none.
  if (imitated.value === "") {
    imitated.value = domains.peek().join("\n");
  }
}
