import { type ComponentChild, render } from "preact";

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
