import { Fragment } from "preact";
import { CloseButton, Dialog, openDialog } from "../../../../web/page/parts/dialog.tsx";
import { KEYS } from "./triage_keys.ts";

/** Shows the keys of a list of names over the page. */
export function openHelp(): void {
  openDialog((close) => (
    <Dialog class="sheet help" aria-labelledby="keys-help" close={close}>
      <h2 id="keys-help">Keys</h2>
      <dl>
        {KEYS.map(([key, means]) => (
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
