import type { ComponentChildren, JSX, Ref } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useAttempt } from "./attempt.ts";
import { count, show } from "./dom.ts";
import { Problem } from "./problem.tsx";

/** What a mail address looks like, as `pattern` of a field has it: browsers take one without a dot for one. */
export const MAIL_ADDRESS = "[^@\\s]+@[^@\\s]+\\.[^@\\s.]+";

/** What is wrong with one field of a form. */
export class FieldError extends Error {
  /** Its name. */
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** A form: sends what was entered, says what went wrong, and leads to the field that it is about. */
export function Form(
  { head, children, foot, action, beside, isOff = false, isFirst = false, send, ...named }: {
    class?: string;
    "aria-labelledby"?: string;
    "aria-label"?: string;
    /** Stands above what went wrong. */
    head?: ComponentChildren;
    /** Its fields. */
    children?: ComponentChildren;
    /** Stands below its buttons. */
    foot?: ComponentChildren;
    /** Label of its button. */
    action: string;
    /** Other buttons. */
    beside?: ComponentChildren;
    /** Whether it cannot be sent. */
    isOff?: boolean;
    /** Whether it has the focus when it appears. */
    isFirst?: boolean;
    /** Sends it; what it throws is shown. */
    send(entered: FormData, form: HTMLFormElement): Promise<void>;
  },
): JSX.Element {
  const { error, isBusy, attempt } = useAttempt();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    place.current!.querySelector<HTMLElement>("input:not([hidden]), [type=submit]")!.focus();
    // With its button, where there is room.
    place.current!.scrollIntoView({ block: "nearest" });
  }, []);
  const submit = async (form: HTMLFormElement) => {
    try {
      await send(new FormData(form), form);
    } catch (error) {
      const field = error instanceof FieldError ? form.elements.namedItem(error.field) : null;
      if (field instanceof HTMLInputElement) {
        field.setAttribute("aria-invalid", "true");
        field.focus();
        field.select();
      }
      throw error;
    }
  };
  return (
    <form
      {...named}
      ref={place}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void attempt(() => submit(form));
      }}
      onInput={({ target }) => (target as Element).removeAttribute("aria-invalid")}
    >
      {head}
      <Problem error={error} />
      {children}
      <div class="buttons">
        <button type="submit" class="primary" disabled={isBusy || isOff}>{action}</button>
        {beside}
      </div>
      {foot}
    </form>
  );
}

/** A labelled input; its id is its name in the form. */
export function Field({ id, label, hint, type = "text", ...more }: {
  id: string;
  label: string;
  hint?: string | undefined;
  type?: "text" | "password";
  autoComplete?: "off" | "username" | "current-password" | "new-password";
  autoCapitalize?: "none";
  spellcheck?: boolean;
  maxLength?: number;
  placeholder?: string;
}): JSX.Element {
  return (
    <Labelled label={label} hint={hint}>
      <input {...more} type={type as "text"} id={id} name={id} />
    </Labelled>
  );
}

/** A label over whatever takes the input. */
export function Labelled({ label, hint, size = "", children }: {
  label: string;
  /** Class of its width. */
  size?: "" | "wide" | "short" | "tiny";
  hint?: string | undefined;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <label class={`field ${size}`}>
      <span>{label}</span>
      {children}
      {hint !== undefined && <small>{hint}</small>}
    </label>
  );
}

/** A choice of one from a list. */
export function Select<T extends string | number>({ choices, chosen, choose, ...named }: {
  "aria-label"?: string;
  id?: string;
  class?: string;
  /** Titles may be untrusted text. */
  choices: readonly (readonly [value: T, title: string])[];
  chosen: NoInfer<T>;
  choose(value: NoInfer<T>): void;
}): JSX.Element {
  return (
    <select
      {...named}
      value={String(chosen)}
      onChange={({ currentTarget: select }) => {
        choose(choices[select.selectedIndex]![0]);
        // A choice that is refused, or taken back, is not shown as if it were made.
        select.value = String(chosen);
      }}
    >
      {choices.map(([value, title]) => <option key={value} value={String(value)}>{show(title)}</option>)}
    </select>
  );
}

/** A choice of one of few, as buttons side by side. */
export function Choices<T>({ label, choices, chosen, choose }: {
  label: string;
  choices: readonly (readonly [value: T, title: string, count?: number])[];
  chosen: NoInfer<T>;
  choose(value: NoInfer<T>): void;
}): JSX.Element {
  return (
    <div class="viewtabs" role="group" aria-label={label}>
      {choices.map(([value, title, n]) => (
        <button
          key={title}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {title}
          {n !== undefined && <small>{count(n)}</small>}
        </button>
      ))}
    </div>
  );
}

/** Something that is on or off. */
export function Check({ label, isOn, turn }: {
  label: string;
  isOn: boolean;
  turn(isOn: boolean): void;
}): JSX.Element {
  return (
    <label class="check">
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
      {label}
    </label>
  );
}

/** The text that a list is narrowed by. */
export function SearchField({ label, hint = label, text, narrow, field }: {
  label: string;
  /** Stands in the field while it is empty. */
  hint?: string;
  text: string;
  narrow(text: string): void;
  field?: Ref<HTMLInputElement>;
}): JSX.Element {
  return (
    <input
      type="search"
      placeholder={hint}
      aria-label={label}
      value={text}
      ref={field ?? null}
      onInput={({ currentTarget }) => narrow(currentTarget.value)}
    />
  );
}
