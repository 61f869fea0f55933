import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { JSX } from "preact";
import { Drop } from "../parts/drop.tsx";
import type { Column } from "./columns.tsx";
import { toggled } from "./rows.ts";

/** The user's choice of columns, stored for this tab. The first column cannot be hidden. */
export class ColumnChoice {
  /** All of them. */
  readonly columns: readonly Column[];
  /** Ids of the hidden ones. */
  readonly hidden: Signal<ReadonlySet<string>>;
  /** The columns to show; the same list until the choice changes. */
  readonly chosen: ReadonlySignal<readonly Column[]> = computed(() =>
    this.columns.filter(({ id }, i) => i === 0 || !this.hidden.value.has(id))
  );
  readonly #storageKey: string;

  /** `name` is that of the table. */
  constructor(name: string, columns: readonly Column[]) {
    this.columns = columns;
    this.#storageKey = `deadringer.columns.${name}`;
    const stored = sessionStorage.getItem(this.#storageKey)?.split(",");
    this.hidden = signal(new Set(stored ?? columns.filter(({ extra }) => extra).map(({ id }) => id)));
  }

  /** Shows a column, or hides it. */
  toggle(id: string): void {
    const hidden = this.hidden.value = toggled(this.hidden.value, id);
    sessionStorage.setItem(this.#storageKey, [...hidden].join(","));
  }
}

/** The columns in a menu. */
export function ColumnChooser({ choice }: { choice: ColumnChoice }): JSX.Element {
  return (
    <Drop title="Columns">
      {choice.columns.slice(1).map(({ id, title }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={!choice.hidden.value.has(id)}
            onChange={() => choice.toggle(id)}
          />
          <span>{title}</span>
        </label>
      ))}
    </Drop>
  );
}
