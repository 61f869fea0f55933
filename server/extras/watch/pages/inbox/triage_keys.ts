import type { TriageState } from "../../../../client.ts";
import { STATES } from "./words.ts";

/** What keys do in a list of names. */
export interface TriageKeys {
  /** To the next name, or the one before. */
  move(by: 1 | -1): void;
  /** Opens the current name, or closes it. */
  open(isOpen: boolean): void;
  /** Chooses the current name, or no longer. */
  choose(): void;
  /** Sets the state of the chosen names, or of the current one. */
  set(state: TriageState): void;
  /** Puts the chosen names off, or the current one. */
  snooze?(): void;
  /** Chooses all names that are shown. */
  chooseAll?(): void;
  /** Moves the cursor to the field of the filter. */
  search(): void;
  /** Copies the current name, defanged. */
  copy(): void;
  /** Undoes the last change. */
  undo(): void;
  /** Shows what the keys are. */
  help(): void;
}

/** The keys in words, for the help. */
export const KEYS: readonly (readonly [string, string])[] = [
  ["j k", "next name, previous name"],
  ["Enter", "everything about the name"],
  ["Esc", "close"],
  ["x", "choose for a change of many"],
  ...STATES.map(({ key, title }) => [key, title] as const),
  ["s", "snooze for a week"],
  ["a", "choose all that are shown; Shift and a click choose a range"],
  ["u", "undo"],
  ["c", "copy the name so that nobody opens it by mistake"],
  ["/", "search"],
  ["Ctrl K or ⌘ K", "go anywhere"],
  ["?", "these keys"],
];

/** Handles a key; returns whether it is a shortcut. In a field, only Esc is one, which leaves it. */
export function pressed(event: KeyboardEvent, keys: TriageKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement;
  // Also when the focused element of a dialog is gone.
  if (target.ownerDocument.querySelector("dialog[open]") !== null) return false;
  const types = target.matches("textarea, select, input:not([type=checkbox])");
  if (types) {
    if (event.key !== "Escape") return false;
    target.blur();
    return true;
  }
  const state = STATES.find(({ key }) => key === event.key)?.state;
  if (state !== undefined) keys.set(state);
  else if (event.key === "j") keys.move(1);
  else if (event.key === "k") keys.move(-1);
  else if (event.key === "x") keys.choose();
  else if (event.key === "s") keys.snooze?.();
  else if (event.key === "a") keys.chooseAll?.();
  else if (event.key === "u") keys.undo();
  else if (event.key === "c") keys.copy();
  else if (event.key === "/") keys.search();
  else if (event.key === "?") keys.help();
  else if (event.key === "Escape") keys.open(false);
  // A focused button or link handles its own keys.
  else if (event.key === "Enter" && !target.matches("button, a, summary, input")) keys.open(true);
  else return false;
  return true;
}
