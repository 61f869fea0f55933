import type { JSX } from "preact";
import { show } from "../parts/dom.ts";
import { Labelled } from "../parts/form.tsx";
import { mount, type Page } from "../parts/mount.tsx";
import { entered, enterText, known, refreshKnown } from "./store.ts";
import { actionsFor, follow, hintFor } from "./actions.ts";
import { readInput } from "./input.ts";

/** A search box that recognises the text and opens the right tool. */
export function investigatePage(): Page {
  const element = mount(<Investigate />, "watch investigate", "Investigate");
  return {
    element,
    // Puts `q` of the address into the box.
    enter: (_, query) => {
      const given = query.get("q");
      if (given !== null) enterText(given);
      element.querySelector("textarea")?.focus();
      void refreshKnown();
    },
  };
}

function Investigate(): JSX.Element {
  const text = entered.value;
  const actions = actionsFor(text, known.value);
  // What is not there is no way to go.
  const first = actions[0]?.isEmpty === true ? undefined : actions[0];
  // In a list, Enter starts a new line.
  const isByEnter = !text.includes("\n") || readInput(text).kind === "mail";
  return (
    <>
      <h1>Investigate</h1>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (first !== undefined) follow(first);
        }}
      >
        <Labelled label="A name, brand, URL, address, network, AS, certificate, pattern, list of names, or a whole mail">
          <textarea
            rows={3}
            autoCapitalize="none"
            spellcheck={false}
            placeholder="hxxps://paypa1[.]com/login"
            value={text}
            onInput={(event) => enterText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey) return;
              if (!isByEnter && !event.ctrlKey && !event.metaKey) return;
              event.preventDefault();
              if (first !== undefined) follow(first);
            }}
          />
        </Labelled>
        <small>Defanged names are fine. Nothing is sent before you choose.</small>
      </form>
      <p class="none" role="status">{hintFor(text, actions, known.value)}</p>
      <ol class="ways" aria-label="What to do with it">
        {actions.map((action) => (
          <li key={`${action.hash} ${action.title}`}>
            <button
              type="button"
              class={action.isEmpty === true ? "unmet" : action === first ? "first" : ""}
              onClick={() => follow(action)}
            >
              <b>{show(action.title)}</b>
              <span>{show(action.detail)}</span>
              {action === first && <kbd>{isByEnter ? "Enter" : "Ctrl Enter"}</kbd>}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
