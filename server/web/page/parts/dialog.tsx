import { type ComponentChildren, type JSX, render } from "preact";
import { useAttempt } from "./attempt.ts";
import { show } from "./dom.ts";
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

/** Opens a dialog over the page; it leaves the document when it is closed. */
export function openDialog(draw: (close: () => void) => JSX.Element): void {
  const place = document.createElement("div");
  document.body.append(place);
  const close = () => {
    render(null, place);
    place.remove();
  };
  render(draw(close), place);
}

/** The end of a dialog without a choice. */
export function CloseButton(): JSX.Element {
  return (
    <form method="dialog">
      <button type="submit">Close</button>
    </form>
  );
}

/** What is asked before something ends for good. */
interface Question {
  title: string;
  /** Label of the button that does it. */
  action: string;
  /** Label of the button that does not. @default Keep */
  keep?: string;
  /** Does it; the dialog closes afterwards, or shows why not. */
  act: () => Promise<void>;
  /** Called when the dialog has closed, by whatever. */
  closed?: () => void;
  /** What ends. */
  text: ComponentChildren;
}

/** Asks before something ends for good. */
export function confirm({ closed, ...question }: Question): void {
  openDialog((close) => (
    <Confirm
      {...question}
      close={() => {
        close();
        closed?.();
      }}
    />
  ));
}

function Confirm(
  { title, action, keep = "Keep", act, text, close }: Question & { close: () => void },
): JSX.Element {
  const { error, isBusy, attempt } = useAttempt();
  // As a dialog closes, the focus returns to what it had before; not so when it is just taken away.
  const shut = (within: Element) => within.closest("dialog")?.close();
  return (
    <Dialog class="sheet" aria-labelledby="confirm-title" close={close}>
      <h2 id="confirm-title">{show(title)}</h2>
      {text}
      <Problem error={error} />
      <div class="buttons">
        <button
          type="button"
          class="stop"
          disabled={isBusy}
          onClick={({ currentTarget }) => void attempt(() => act().then(() => shut(currentTarget)))}
        >
          {action}
        </button>
        <button type="button" autoFocus onClick={({ currentTarget }) => shut(currentTarget)}>{keep}</button>
      </div>
    </Dialog>
  );
}
