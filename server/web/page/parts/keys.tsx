/**
 * Keys of a list of names, and their help.
 * @module
 */
import { Fragment } from "preact";
import { CloseButton, Dialog, openDialog } from "./dialog.tsx";

/** What keys do in a list of names, in words and as an act. */
export type Keys = Readonly<Record<string, readonly [means: string, act: () => void]>>;

/** Handles a key; returns whether it is a shortcut. In a field, only Esc is one, which leaves it. */
export function pressed(event: KeyboardEvent, keys: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement;
  // Also when the focused element of a dialog is gone.
  if (target.ownerDocument.querySelector("dialog[open]") !== null) return false;
  if (target.matches("textarea, select, input:not([type=checkbox])")) {
    if (event.key !== "Escape") return false;
    target.blur();
    return true;
  }
  // A focused button or link handles its own.
  if (event.key === "Enter" && target.matches("button, a, summary, input")) return false;
  if (event.key === "?") openHelp(keys);
  else if (Object.hasOwn(keys, event.key)) keys[event.key]![1]();
  else return false;
  return true;
}

/** Shows the keys of a list of names over the page. */
export function openHelp(keys: Keys): void {
  const rows = [
    ...Object.entries(keys).map(([key, [means]]) => [key === "Escape" ? "Esc" : key, means] as const),
    ["?", "these keys"],
  ] as const;
  openDialog((close) => (
    <Dialog class="sheet help" aria-labelledby="keys-help" close={close}>
      <h2 id="keys-help">Keys</h2>
      <dl>
        {rows.map(([key, means]) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{means}</dd>
          </Fragment>
        ))}
      </dl>
      <CloseButton />
    </Dialog>
  ));
}
