import type { ComponentChildren, JSX } from "preact";
import { useAttempt } from "../parts/attempt.ts";
import { show } from "../parts/dom.ts";
import { Problem } from "../parts/problem.tsx";
import { asOwner } from "../service/service.ts";
import type { Session } from "../../../client/session_types.ts";
import { type Signal, signal } from "@preact/signals";

/** What went wrong; null for nothing. */
export const problem: Signal<Error | null> = signal<Error | null>(null);
/** What was done last, in words. */
export const status: Signal<string> = signal("");

/** Runs work; what it throws is shown above the page. */
export async function attempt(work: () => Promise<void>): Promise<void> {
  problem.value = null;
  try {
    await work();
  } catch (error) {
    problem.value = error as Error;
  }
}

/** What the service has at a path. */
export interface Resource<T> {
  /** Null before it is loaded. */
  value: Signal<T | null>;
  /** Loads it, once more after a change. */
  load(): Promise<void>;
}

/** Returns a resource that is not loaded yet. */
export function resource<T>(path: string): Resource<T> {
  const value = signal<T | null>(null);
  return { value, load: async () => void (value.value = await asOwner<T>("GET", path)) };
}

/** A page with its own URL. */
export interface SettingsPage {
  /** Title of the window. */
  title: string;
  /** Loads what it shows. */
  load?(): Promise<void>;
  /** Shows it. */
  View: () => JSX.Element;
}

/** The frame of a page: title, what went wrong, what was done. */
export function Page({ title, name = "", lead, beside, children }: {
  title: string;
  /** Class of the page. */
  name?: string;
  lead?: ComponentChildren;
  /** Stands beside the title. */
  beside?: ComponentChildren;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <section class={`page settings ${name}`} aria-labelledby="page-title">
      <div class="titled">
        <div>
          <h1 id="page-title">{title}</h1>
          {lead !== undefined && <p class="lead">{lead}</p>}
        </div>
        {beside}
      </div>
      <Problem error={problem.value} />
      <p class="hush" role="status">{show(status.value)}</p>
      {children}
    </section>
  );
}

/** A list of what can be ended one by one. */
export function EndableList<T extends { id: string }>(
  { title, all, path, load, action, row, children }: {
    title: string;
    all: readonly T[];
    /** Where one is ended, by its id. */
    path: string;
    /** Loads the list once more. */
    load: () => Promise<void>;
    /** Label of the button. */
    action: string;
    /** What is shown of one; `end` is the button. */
    row: (each: T, end: JSX.Element) => ComponentChildren;
    children?: ComponentChildren;
  },
): JSX.Element {
  const { error, isBusy, attempt } = useAttempt();
  const end = (id: string) =>
    attempt(() => asOwner("DELETE", `${path}/${encodeURIComponent(id)}`).then(load));
  return (
    <section class="sheet" aria-label={title}>
      <h2>{show(title)}</h2>
      <Problem error={error} />
      <ul class="sessions">
        {all.map((each) => (
          <li key={each.id}>
            {row(
              each,
              <button type="button" disabled={isBusy} onClick={() => void end(each.id)}>
                {action}
              </button>,
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Another way to sign in. */
export interface WayIn {
  /** Whether it is the only one. */
  only: boolean;
  button: JSX.Element;
}

/** What an extension adds. */
export interface SettingsPart {
  /** Pages for whoever is not signed in, by their path. */
  readonly pages?: Readonly<Record<string, SettingsPage>>;
  /** A way to sign in, or to use an invitation; null where the service has none. */
  wayIn?(session: Session, invitation: string | null): WayIn | null;
  /** What there is to know about the roles of people, in a sentence after a space; null for nothing. */
  aboutRoles?(session: Session): string | null;
  /** What the browser was signed in by, in words; null where the extension does not know. */
  signedInBy?(session: Session): string | null;
  /** What stands on the page of the account, and what that needs first. */
  readonly account?: { load(): Promise<void>; View: () => JSX.Element | null };
}

/** What all of them add. */
export const settingsParts: SettingsPart[] = [];
