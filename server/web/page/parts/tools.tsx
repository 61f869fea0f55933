import type { ComponentChildren, JSX } from "preact";
import { SearchField } from "./form.tsx";

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
