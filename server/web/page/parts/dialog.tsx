import { type ComponentChildren, type JSX, render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useAttempt } from "./attempt.ts";
import { show } from "./dom.ts";
import { Problem } from "./problem.tsx";

/** Resolves when the browser has left the step of the last dialog that was closed: the next one's comes after it. */
let left: Promise<unknown> = Promise.resolve();

/** Opens a dialog as a step of the browser's history. Returns what takes the step back. */
function step(open: () => void, close: () => void): () => void {
  let isClosed = false, isThere = false;
  void left.then(() => {
    if (isClosed) return;
    isThere = true;
    open();
    history.pushState({ ...history.state, dialog: true }, "");
    addEventListener("popstate", close);
  });
  return () => {
    isClosed = true;
    removeEventListener("popstate", close);
    if (!isThere || (history.state as { dialog?: true } | null)?.dialog !== true) return;
    left = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.back();
  };
}

/** A modal dialog, which Back closes as everything else does; `close` is called when it was closed, by whatever. */
export function Dialog({ close, children, ...attributes }: JSX.IntrinsicElements["dialog"] & {
  close: () => void;
  children: ComponentChildren;
}): JSX.Element {
  const place = useRef<HTMLDialogElement>(null);
  const isClosed = useRef(false);
  // The browser's own event comes a while after: whoever opens the next dialog meanwhile would see that one close.
  const shut = () => {
    if (isClosed.current) return;
    isClosed.current = true;
    place.current?.close();
    close();
  };
  const shutBy = (event: Event) => {
    event.preventDefault();
    shut();
  };
  useEffect(() => step(() => place.current!.showModal(), shut), []);
  return (
    <dialog
      {...attributes}
      ref={place}
      onCancel={shutBy}
      onSubmit={(event) => (event.target as HTMLFormElement).method === "dialog" && shutBy(event)}
      onClose={shut}
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
  { title, action, act, text, close }: Question & { close: () => void },
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
        <button type="button" autoFocus onClick={({ currentTarget }) => shut(currentTarget)}>Keep</button>
      </div>
    </Dialog>
  );
}
