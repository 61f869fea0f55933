import { apiKey, unauthenticated } from "../service/api_key.ts";
import { h, show } from "../parts/dom.ts";
import { session } from "../service/service.ts";

/**
 * Returns an element with the signed-in owner and, if `changed` is given, the field of the API key, which all pages
 * share and which takes precedence. Calls `changed` when the key changes.
 */
export function accountBox(changed?: () => void): HTMLElement {
  const who = h("a", { class: "who", href: "/signin" }, "Sign in");
  // Back to the current page, whose address may have changed by then.
  who.addEventListener("click", () => {
    if (who.pathname === "/signin" && location.pathname !== "/signin") {
      who.href = `/signin?next=${encodeURIComponent(location.pathname + location.hash)}`;
    }
  });
  const as = h("small", { hidden: true }, "Signed in as");
  const form = changed === undefined ? null : keyForm(changed);
  const showOwner = async () => {
    const found = await session().catch(() => null);
    // Without an answer the current text stays.
    if (found === null) return;
    const { owner, person = owner } = found;
    as.hidden = owner === null;
    // A given key takes precedence, so it must be visible.
    if (form !== null) form.hidden = owner !== null && apiKey.get() === "";
    who.href = owner === null ? "/signin" : "/settings/account";
    who.replaceChildren(show(person ?? "Sign in"));
    if (location.pathname === "/settings/account") who.setAttribute("aria-current", "page");
  };
  void showOwner();
  // Somebody may have signed in in another tab.
  addEventListener("focus", () => void showOwner());
  unauthenticated.addEventListener("refused", async () => {
    document.body.classList.add("needs-sign-in");
    await showOwner();
    if (apiKey.get() === "") who.focus();
  });
  return h("div", { class: "account" }, h("p", {}, as, who), form);
}

function keyForm(changed: () => void): HTMLElement {
  const key = h("input", {
    type: "password",
    placeholder: "ak_…",
    id: "key",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    value: apiKey.get(),
  });
  key.addEventListener("input", () => {
    key.removeAttribute("aria-invalid");
    apiKey.set(key.value.trim());
  });
  key.addEventListener("change", changed);
  unauthenticated.addEventListener("refused", () => {
    if (key.value === "") return;
    key.setAttribute("aria-invalid", "true");
    document.body.classList.add("needs-sign-in");
    key.focus();
  });
  return h(
    "form",
    {
      onsubmit: (event) => {
        event.preventDefault();
        changed();
      },
    },
    h("label", { class: "field" }, h("span", {}, "or an API key"), key),
    h("small", {}, "Stored in this tab only"),
  );
}
