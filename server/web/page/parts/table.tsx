import type { ComponentChildren, JSX } from "preact";
import { SearchField } from "./form.tsx";

/** A table with the titles of its columns. Where it is narrow, its rows are cards. */
export function Table({ caption, titles, name = "", last = false, children }: {
  /** What it is of. */
  caption: string;
  titles: readonly string[];
  /** Class. */
  name?: string;
  /** Whether there is a column without a title: buttons or a picture. */
  last?: boolean;
  /** Rows. */
  children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={caption}>
      <table class={`plain ${name}`}>
        <thead>
          <tr>
            {titles.map((title) => <th key={title} scope="col">{title}</th>)}
            {last && <td />}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** A table of records. */
export function Records<T>({ all, columns, idOf, isEnded, act, ...table }: {
  caption: string;
  name?: string;
  all: readonly T[];
  /** The first cell names the record. */
  columns: readonly (readonly [title: string, cell: (each: T) => ComponentChildren])[];
  idOf(each: T): string;
  isEnded?(each: T): boolean;
  /** Its buttons. */
  act?(each: T): ComponentChildren;
}): JSX.Element {
  return (
    <Table {...table} titles={columns.map(([title]) => title)} last={act !== undefined}>
      {all.map((each) => (
        <tr key={idOf(each)} data-id={idOf(each)} class={isEnded?.(each) === true ? "ended" : undefined}>
          {columns.map(([title, cell], at) =>
            at === 0
              ? <th key={title} scope="row">{cell(each)}</th>
              : <td key={title} data-label={title}>{cell(each)}</td>
          )}
          {act !== undefined && <td class="act">{act(each)}</td>}
        </tr>
      ))}
    </Table>
  );
}

/** What stands above a list: how it is narrowed, how much of it is shown, and what can be done with that. */
export function Tools({ more, shown, children, ...search }: Parameters<typeof SearchField>[0] & {
  /** Other ways to narrow it. */
  more?: ComponentChildren;
  shown: ComponentChildren;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="tools">
      <div class="filters" role="group" aria-label="Filters">
        <SearchField {...search} />
        {more}
      </div>
      <div class="toolend">
        <span class="shown">{shown}</span>
        {children}
      </div>
    </div>
  );
}
