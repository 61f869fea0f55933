import type { JSX } from "preact";
import { KEYS } from "./triage_keys.ts";

/** The keys of a list of names, over the page. */
export function Help({ close }: { close: () => void }): JSX.Element {
  return (
    <dialog
      class="sheet help"
      aria-labelledby="keys-help"
      ref={(element) => {
        if (element !== null && !element.open) element.showModal();
      }}
      onClose={close}
    >
      <h2 id="keys-help">Keys</h2>
      <dl>
        {KEYS.map(([key, means]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{means}</dd>
          </>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}
