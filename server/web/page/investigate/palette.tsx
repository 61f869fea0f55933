import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog, openDialog } from "../parts/dialog.tsx";
import { show } from "../parts/dom.ts";
import { known } from "./store.ts";
import { type Action, actionsFor, follow } from "./actions.ts";

/** The pages of the menus. */
function pagesOf(): Action[] {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>("#nav nav a, .modes a:not([href='#investigate'])"),
  ];
  return links.map((link) => ({ title: link.textContent, detail: "", hash: link.getAttribute("href")! }));
}

const MOST = 12;

/** Opens the palette: one field for all pages and names. */
export function openPalette(): void {
  if (document.querySelector(".palette") !== null) return;
  openDialog((close) => <Palette close={close} />);
}

function Palette({ close }: { close: () => void }): JSX.Element {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const query = text.trim().toLowerCase();
  const pages = pagesOf().filter(({ title }) => title.toLowerCase().includes(query));
  const actions = [...pages, ...actionsFor(text, known.value)].slice(0, MOST);
  const go = (action: Action | undefined) => {
    if (action === undefined) return;
    close();
    follow(action);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt(Math.min(at + 1, actions.length - 1)),
    ArrowUp: () => setAt(Math.max(at - 1, 0)),
    Enter: () => go(actions[at]),
  };
  return (
    <Dialog class="palette" aria-label="Go anywhere" close={close}>
      <input
        type="text"
        role="combobox"
        aria-label="Page, brand, look-alike or anything to investigate"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={actions.length === 0 ? undefined : `palette-${at}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellcheck={false}
        placeholder="Page, brand, look-alike, domain, URL …"
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const act = keys[event.key];
          if (act === undefined) return;
          event.preventDefault();
          act();
        }}
      />
      <ul id="palette-list" role="listbox" aria-label="Where to go">
        {actions.map((action, i) => (
          <li
            key={`${action.hash} ${action.title}`}
            id={`palette-${i}`}
            role="option"
            aria-selected={i === at}
            onClick={() => go(action)}
          >
            <b>{show(action.title)}</b> <span>{show(action.detail)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
