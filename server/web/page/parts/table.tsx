import type { ComponentChildren, JSX } from "preact";

/** A table with the titles of its columns. */
export function Table({ titles, numbers = [], caption, name, last = false, children }: {
  titles: readonly string[];
  /** Titles of columns with numbers. */
  numbers?: readonly string[];
  /** What it is of, for who does not see it. */
  caption?: string;
  /** Class. */
  name: string;
  /** Whether there is a column without a title: buttons or a picture. */
  last?: boolean;
  /** Rows. */
  children: ComponentChildren;
}): JSX.Element {
  return (
    <table class={name}>
      {caption !== undefined && <caption class="hush">{caption}</caption>}
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col" class={numbers.includes(title) ? "number" : undefined}>{title}</th>
          ))}
          {last && <td />}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
