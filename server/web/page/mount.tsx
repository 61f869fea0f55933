import { type ComponentChild, render } from "preact";

/** Draws a component into a new element, which stays the same while its content changes. */
export function mount(content: ComponentChild, className: string): HTMLElement {
  const element = document.createElement("section");
  element.className = className;
  render(content, element);
  return element;
}
