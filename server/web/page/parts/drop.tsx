import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { count, show } from "./dom.ts";

/** What is in a menu. */
interface DropProps {
  /** Label of its button. */
  title: string;
  /** Whether something in it is chosen. */
  isOn?: boolean;
  /** Called when focus comes to the choices, and when it leaves them. */
  focused?(isIn: boolean): void;
  children: ComponentChildren;
}

/** A menu of choices behind a button, which closes when focus moves elsewhere. */
export function Drop({ title, isOn = false, focused, children }: DropProps): JSX.Element {
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const press = ({ target }: Event) => {
      const menu = place.current!;
      if (menu.open && !menu.contains(target as Node)) menu.open = false;
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, []);
  return (
    <details
      class="drop"
      ref={place}
      onFocusOut={({ relatedTarget, currentTarget: menu }) => {
        const to = relatedTarget as Node | null;
        // A press on the padding around the choices moves focus to the element around the menu.
        if (to !== null && !menu.contains(to) && !to.contains(menu)) menu.open = false;
      }}
      onKeyDown={(event) => {
        const menu = event.currentTarget;
        if (event.key !== "Escape" || !menu.open) return;
        menu.open = false;
        menu.querySelector("summary")!.focus();
        event.stopPropagation();
      }}
    >
      <summary class={isOn ? "on" : undefined}>{show(title)}</summary>
      <div class="options" onFocusIn={() => focused?.(true)} onFocusOut={() => focused?.(false)}>
        {children}
      </div>
    </details>
  );
}

/** What a choice is of. */
interface ChoiceProps {
  /** What the values are. */
  title: string;
  /** How many there are of each value. */
  counts: ReadonlyMap<string, number>;
  /** The chosen values. */
  chosen: ReadonlySet<string>;
  /** Returns a value in words. */
  labelOf(value: string): string;
  /** Chooses a value, or no longer. */
  toggle(value: string): void;
}

/** A multiple choice from a list of values, the most frequent first. */
export function Choice({ title, counts, chosen, labelOf, toggle }: ChoiceProps): JSX.Element {
  /** The order that somebody reads; values that come meanwhile stand below. */
  const [held, setHeld] = useState<readonly string[]>([]);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value);
  const first = held.filter((value) => counts.has(value));
  const values = [...first, ...sorted.filter((value) => !first.includes(value))];
  const [one] = chosen;
  const what = one === undefined ? "" : `: ${chosen.size === 1 ? labelOf(one) : chosen.size}`;
  return (
    <Drop
      title={title + what}
      isOn={one !== undefined}
      focused={(isIn) => setHeld(isIn ? values : [])}
    >
      {values.map((value) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.has(value)} onChange={() => toggle(value)} />
          <span>{show(labelOf(value))}</span>
          <b>{count(counts.get(value) ?? 0)}</b>
        </label>
      ))}
    </Drop>
  );
}
