import { type ComponentChild, render } from "preact";

/** A page of the web app. */
export interface Page {
  /** Where it is. */
  readonly element: HTMLElement;
  /** Called when the page opens, with the rest of the address after its name. */
  enter?(parts: readonly string[], query: URLSearchParams): void;
  /** Handles a key; returns whether it is a shortcut. */
  press?(event: KeyboardEvent): boolean;
}

/** Renders a component into a new section, which stays the same while its content changes. */
export function mount(content: ComponentChild, className: string, label: string): HTMLElement {
  const element = document.createElement("section");
  element.className = `page ${className}`;
  element.setAttribute("aria-label", label);
  render(content, element);
  return element;
}

/** Renders a component that always has the same one element at its root; returns that. */
export function drawn(content: ComponentChild): HTMLElement {
  const place = document.createDocumentFragment();
  render(content, place);
  return place.firstElementChild as HTMLElement;
}
