import { signal } from "@preact/signals";
import { type JSX, render } from "preact";
import { Dialog } from "../parts/dialog.tsx";
import { show } from "../parts/dom.ts";
import { known } from "./store.ts";
import { type Action, actionsFor, follow } from "./actions.ts";

/** Pages that the palette opens. */
const PAGES: readonly Action[] = [
  ["Inbox", "new and changed look-alikes", "#inbox"],
  ["Brands", "what is watched", "#brands"],
  ["Investigate", "anything pasted", "#investigate"],
  ["Look-alikes", "registered names like a domain", "#lookup"],
  ["One host", "every signal of it", "#analyze"],
  ["Free names", "what others could still register", "#available"],
  ["Certificates", "names in them", "#ct"],
  ["Who is imitated?", "the way back", "#untwist"],
  ["Results", "stored lookups", "#results"],
  ["Channels", "where alerts go", "#channels"],
].map(([title, detail, hash]) => ({ title: title!, detail: detail!, hash: hash! }));
const MOST = 12;

const text = signal("");
const at = signal(0);
let place: HTMLElement | undefined;

function found(): Action[] {
  const query = text.value.trim().toLowerCase();
  const pages = PAGES.filter(({ title }) => title.toLowerCase().includes(query));
  return [...pages, ...actionsFor(text.value, known.value)].slice(0, MOST);
}

/** Opens the palette: one field for all pages and names. */
export function openPalette(): void {
  if (place === undefined) {
    place = document.createElement("div");
    document.body.append(place);
  }
  text.value = "";
  at.value = 0;
  render(<Palette />, place);
}

function close(): void {
  if (place !== undefined) render(null, place);
}

function Palette(): JSX.Element {
  const actions = found();
  const go = (action: Action | undefined) => {
    if (action === undefined) return;
    close();
    follow(action);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => at.value = Math.min(at.value + 1, actions.length - 1),
    ArrowUp: () => at.value = Math.max(at.value - 1, 0),
    Enter: () => go(actions[at.value]),
  };
  return (
    <Dialog class="palette" aria-label="Go anywhere" close={close}>
      <input
        type="text"
        role="combobox"
        aria-label="Page, brand, look-alike or anything to investigate"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={actions.length === 0 ? undefined : `palette-${at.value}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellcheck={false}
        placeholder="Page, brand, look-alike, domain, URL …"
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          at.value = 0;
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
            aria-selected={i === at.value}
            onClick={() => go(action)}
          >
            <b>{show(action.title)}</b> <span>{show(action.detail)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
