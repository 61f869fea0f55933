import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { Problem } from "./problem.tsx";

/** A modal dialog; `close` is called when it was closed, by whatever. */
export function Dialog({ close, children, ...attributes }: JSX.IntrinsicElements["dialog"] & {
  close: () => void;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <dialog
      {...attributes}
      ref={(element) => {
        if (element !== null && !element.open) element.showModal();
      }}
      onClose={close}
    >
      {children}
    </dialog>
  );
}

/** Asks before something ends for good. */
export function Confirm({ title, action, keep, act, close, children }: {
  title: string;
  /** Label of the button that does it. */
  action: string;
  /** Label of the button that does not. */
  keep: string;
  /** Does it; the dialog closes afterwards, or shows why not. */
  act: () => Promise<void>;
  close: () => void;
  children: ComponentChildren;
}): JSX.Element {
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    act().then(close, setError).finally(() => setBusy(false));
  };
  return (
    <Dialog class="sheet" aria-labelledby="confirm-title" close={close}>
      <h2 id="confirm-title">{title}</h2>
      {children}
      <Problem error={error} />
      <div class="buttons">
        <button type="button" class="stop" disabled={isBusy} onClick={confirm}>{action}</button>
        <button type="button" autoFocus onClick={close}>{keep}</button>
      </div>
    </Dialog>
  );
}
