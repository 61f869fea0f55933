import type { ComponentChildren, JSX } from "preact";
import type { TriageState } from "../../../../client.ts";
import { count } from "../../../../web/page/parts/dom.ts";
import { STATES } from "./words.ts";

/** What can be done with the chosen names; nothing is shown without any. */
export function Bulk({ size, set, clear, children }: {
  /** How many are chosen. */
  size: number;
  set(state: TriageState): void;
  /** Chooses none. */
  clear(): void;
  /** Other buttons. */
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <div class="bulk" role="group" aria-label="Change the chosen names" hidden={size === 0}>
      <b>{count(size)} chosen</b>
      {STATES.map(({ state, title }) => (
        <button key={state} type="button" onClick={() => set(state)}>{title}</button>
      ))}
      {children}
      <button type="button" class="quiet" onClick={clear}>Clear</button>
    </div>
  );
}

/** Gives the chosen names to somebody; to nobody by an empty field. */
export function Assign({ give }: { give(assignee: string): void }): JSX.Element {
  return (
    <form
      class="assign"
      onSubmit={(event) => {
        event.preventDefault();
        give(new FormData(event.currentTarget).get("assignee") as string);
        event.currentTarget.reset();
      }}
    >
      <input
        name="assignee"
        type="text"
        maxLength={100}
        list="assignees"
        aria-label="Assignee"
        placeholder="Assignee"
      />
      <button type="submit">Assign</button>
    </form>
  );
}
