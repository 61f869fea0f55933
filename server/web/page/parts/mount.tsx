import { type ComponentChild, render } from "preact";

/** Renders a component into a new section, which stays the same while its content changes. */
export function mount(content: ComponentChild, className: string, label: string): HTMLElement {
  const element = document.createElement("section");
  element.className = `page ${className}`;
  element.setAttribute("aria-label", label);
  render(content, element);
  return element;
}
