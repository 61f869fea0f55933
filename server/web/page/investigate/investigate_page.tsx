import { type Signal, signal } from "@preact/signals";
import type { JSX } from "preact";
import { show } from "../parts/dom.ts";
import { mount } from "../parts/mount.tsx";
import { hasAccess } from "../service/service.ts";
import { brands, names, refresh } from "../inbox/store.ts";
import { actionsFor, follow } from "./actions.ts";
import { readInput } from "./input.ts";

/** A search box that recognises the text and opens the right tool. */
export class InvestigatePage {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #text: Signal<string> = signal("");

  constructor() {
    const Content = (): JSX.Element => {
      const text = this.#text.value;
      const actions = actionsFor(text, brands.value ?? [], names.value ?? []);
      const [first] = actions;
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
            <label class="field">
              <span>Domain, host, URL, certificate pattern or a list of names</span>
              <textarea
                rows={3}
                autoCapitalize="none"
                spellcheck={false}
                placeholder="hxxps://paypa1[.]com/login"
                value={text}
                onInput={(event) => this.#text.value = event.currentTarget.value}
                onKeyDown={(event) => {
                  // Enter submits a single line; in a list it starts a new line.
                  if (event.key !== "Enter" || event.shiftKey || text.includes("\n")) return;
                  event.preventDefault();
                  if (first !== undefined) follow(first);
                }}
              />
            </label>
            <small>Defanged names are fine. Nothing is sent before you choose.</small>
          </form>
          <p class="none" role="status">{inputHint(text, actions.length)}</p>
          <ol class="ways" aria-label="What to do with it">
            {actions.map((action, i) => (
              <li key={`${action.hash} ${action.title}`}>
                <button type="button" class={i === 0 ? "first" : ""} onClick={() => follow(action)}>
                  <b>{show(action.title)}</b>
                  <span>{show(action.detail)}</span>
                  {i === 0 && <kbd>Enter</kbd>}
                </button>
              </li>
            ))}
          </ol>
        </>
      );
    };
    this.element = mount(<Content />, "watch investigate", "Investigate");
  }

  /** Opens the page; puts `q` of the address into the box. */
  enter(_: readonly string[], query: URLSearchParams): void {
    const text = query.get("q");
    if (text !== null) this.#text.value = text;
    this.element.querySelector("textarea")?.focus();
    // Offers known names; without access there are none.
    void hasAccess().then((has) => has ? refresh() : undefined);
  }
}

function inputHint(text: string, actions: number): string {
  const { kind } = readInput(text);
  if (kind === "ip") return "An IP address has no look-alikes: paste a name";
  return kind === "nothing" ? "" : `${actions === 1 ? "1 thing" : `${actions} things`} you can do`;
}
