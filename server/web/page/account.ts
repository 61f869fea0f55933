import { apiKey, unauthenticated } from "./api.ts";
import { h } from "./dom.ts";

/** Returns the field of the API key, which all pages share; calls back when another key was given. */
export function accountBox(changed: () => void): HTMLElement {
  const key = h("input", {
    type: "password",
    placeholder: "ak_…",
    id: "key",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    value: apiKey.get(),
  });
  const take = () => {
    key.removeAttribute("aria-invalid");
    apiKey.set(key.value.trim());
  };
  const done = () => {
    document.body.classList.remove("asked");
    changed();
  };
  key.addEventListener("input", take);
  key.addEventListener("change", done);
  unauthenticated.addEventListener("refused", () => {
    key.setAttribute("aria-invalid", "true");
    document.body.classList.add("asked");
    key.focus();
  });
  const form = h(
    "form",
    {
      class: "account",
      onsubmit: (event) => {
        event.preventDefault();
        key.blur();
        done();
      },
    },
    h("label", { class: "field" }, h("span", {}, "API key"), key),
    h("small", {}, "Kept in this tab only"),
  );
  return form;
}
