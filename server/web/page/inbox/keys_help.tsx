import type { JSX } from "preact";
import { CloseButton, Dialog } from "../parts/dialog.tsx";
import { KEYS } from "./triage_keys.ts";

/** The keys of a list of names, over the page. */
export function Help({ close }: { close: () => void }): JSX.Element {
  return (
    <Dialog class="sheet help" aria-labelledby="keys-help" close={close}>
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
      <CloseButton />
    </Dialog>
  );
}
