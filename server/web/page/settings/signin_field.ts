import { h } from "../parts/dom.ts";

/** A labelled input. */
export interface Field {
  /** The label with its content. */
  element: HTMLElement;
  /** The input. */
  input: HTMLInputElement;
  /** Marks it as invalid until its text changes, and focuses it. */
  blame(): void;
}

/** Returns a labelled input. */
export function field(
  id: string,
  label: string,
  attributes: Readonly<Record<string, string>>,
  hint?: string,
): Field {
  const described = hint === undefined ? {} : { "aria-describedby": `${id}-hint` };
  const input = h("input", { id, type: "text", ...described, ...attributes });
  input.addEventListener("input", () => input.removeAttribute("aria-invalid"));
  return {
    input,
    element: h(
      "div",
      { class: "field" },
      h("label", { for: id }, label),
      input,
      hint === undefined ? null : h("small", { id: `${id}-hint` }, hint),
    ),
    blame() {
      input.setAttribute("aria-invalid", "true");
      input.focus();
    },
  };
}
