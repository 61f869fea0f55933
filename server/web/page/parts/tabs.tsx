import type { JSX } from "preact";

/** One of several views of the same thing. */
export interface Tab<Id extends string> {
  /** Stable name. */
  id: Id;
  /** Label of its button. */
  title: string;
}

/** What tabs are of. */
interface TabsProps<Id extends string> {
  tabs: readonly Tab<Id>[];
  /** The view that is shown. */
  chosen: Id;
  /** Shows another one. */
  choose(id: Id): void;
}

/** Buttons of views (the tabs pattern of ARIA); each view has the attributes of {@link panelOf}. */
export function Tabs<Id extends string>({ tabs, chosen, choose }: TabsProps<Id>): JSX.Element {
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const { id } = tabs[(at + step + tabs.length) % tabs.length]!;
    choose(id);
    document.getElementById(`tab-${id}`)!.focus();
    event.preventDefault();
  };
  return (
    <div class="tabs" role="tablist" aria-label="Views">
      {tabs.map(({ id, title }, at) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-controls={`view-${id}`}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => choose(id)}
          onKeyDown={(event) => onKeyDown(event, at)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** Attributes of the element with a view. */
export function panelOf(id: string, chosen: string) {
  return {
    id: `view-${id}`,
    role: "tabpanel",
    "aria-labelledby": `tab-${id}`,
    hidden: id !== chosen,
  } as const;
}
