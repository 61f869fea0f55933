import { type ListedNames, listedReason } from "./lib/mod.ts";
import { InvalidParameter } from "../../checks.ts";
import type { StoredNote, TriageRecord, WatchStore } from "./store/mod.ts";

/** The triage of a new name. */
export const UNTOUCHED: Omit<TriageRecord, "name"> = {
  state: "new",
  note: "",
  assignee: "",
  muted_until: null,
};

/** Most notes of a name. */
const MAX_NOTES = 100;

/** The notes of a name, oldest first. */
export function notesOf({ note, notes }: Pick<TriageRecord, "note" | "notes">): StoredNote[] {
  return notes ?? (note === "" ? [] : [{ at: null, author: "", text: note }]);
}

/**
 * The notes with one more; a text that is the newest already, or empty, adds none.
 *
 * @throws {InvalidParameter} when there are too many.
 */
export function withNote(
  before: Pick<TriageRecord, "note" | "notes">,
  { at, author, text }: StoredNote,
): StoredNote[] {
  const notes = notesOf(before);
  if (text === "" || text === before.note) return notes;
  if (notes.length >= MAX_NOTES) {
    throw new InvalidParameter(`The name has ${MAX_NOTES} notes, which is the most: write into a ticket`);
  }
  return [...notes, { at, author, text }];
}

/** Reports that a name remembers; its history has all. */
const MAX_REPORTS = 20;

/** The triage of a name that was reported to a desk. */
export function reportedTriage(before: TriageRecord, at: number, desk: string): TriageRecord {
  return {
    ...before,
    state: "reported",
    reports: [...before.reports ?? [], { at, desk }].slice(-MAX_REPORTS),
  };
}

/** The triage of a domain's look-alikes by the watched brands of an owner; empty when the domain is not watched. */
export async function triagedNames(
  store: WatchStore,
  owner: string,
  domain: string,
  fqdns: Iterable<string>,
): Promise<{ owned: Set<string>; confirmed: Set<string> }> {
  const owned = new Set<string>(), confirmed = new Set<string>();
  const listed: ListedNames[] = [];
  for (const { id, settings } of await store.list(owner)) {
    if (!settings.domains.includes(domain)) continue;
    listed.push({ domains: settings.domains.filter((each) => each !== domain), names: settings.owned });
    for (const { name, state } of (await store.triage(id)).values()) {
      if (state === "ours") owned.add(name);
      if (state === "reported") confirmed.add(name);
    }
  }
  if (listed.length > 0) {
    for (const fqdn of fqdns) {
      if (listed.some((names) => listedReason(fqdn, names) !== null)) owned.add(fqdn);
    }
  }
  return { owned, confirmed };
}
