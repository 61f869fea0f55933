import type { JSX } from "preact";

interface TabsProps<Id extends string> {
  /** Id and label of each view. */
  tabs: readonly (readonly [id: Id, title: string])[];
  /** The one that is shown. */
  chosen: Id;
  choose(id: Id): void;
}

/** The buttons of several views of the same thing (the tabs pattern of ARIA). */
export function Tabs<Id extends string>({ tabs, chosen, choose }: TabsProps<Id>): JSX.Element {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const at = (tabs.findIndex(([id]) => id === chosen) + step + tabs.length) % tabs.length;
    choose(tabs[at]![0]);
    ((event.currentTarget as HTMLElement).children[at] as HTMLElement).focus();
    event.preventDefault();
  };
  return (
    <div class="viewtabs" role="tablist" aria-label="Views" onKeyDown={onKeyDown}>
      {tabs.map(([id, title]) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-controls={`view-${id}`}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => choose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** Attributes of the element of a view. */
export function panelOf(
  id: string,
  chosen: string,
): { id: string; role: "tabpanel"; "aria-labelledby": string; hidden: boolean } {
  return {
    id: `view-${id}`,
    role: "tabpanel",
    "aria-labelledby": `tab-${id}`,
    hidden: id !== chosen,
  };
}
