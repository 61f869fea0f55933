import { h, setText } from "../parts/dom.ts";
import { type ApiKey, KeyForm, SCOPE_NAMES } from "./key_form.ts";
import { showProblem } from "../parts/problem.ts";
import { ClientError } from "../../../client.ts";
import { asOwner } from "../service/service.ts";
import { ago } from "../parts/ago.tsx";
import { inFuture, time } from "./times.ts";

const good = (key: ApiKey): boolean =>
  key.revoked_at === null && (key.expires_at === null || inFuture(key.expires_at));
const called = (key: ApiKey): string => key.name || "without a name";

/** The page of API keys. */
export class KeysPage {
  /** Where it is. */
  readonly element: HTMLElement;
  /** Title of the window. */
  readonly title = "API keys";
  readonly #problem = h("p", { class: "problem", role: "alert", hidden: true });
  readonly #status = h("p", { class: "hush", role: "status" });
  readonly #list = h("div", { class: "keylist" });
  readonly #new = h("button", { type: "button", class: "primary", onclick: () => this.#open() }, "New key");
  readonly #place = h("div", {});

  constructor() {
    this.element = h(
      "section",
      { class: "page settings", "aria-labelledby": "keys-title" },
      h(
        "div",
        { class: "titled" },
        h(
          "div",
          {},
          h("h1", { id: "keys-title" }, "API keys"),
          h(
            "p",
            { class: "lead" },
            "Programs use the service with a key. Its value is shown once, when it is created.",
          ),
        ),
        this.#new,
      ),
      this.#problem,
      this.#status,
      this.#place,
      this.#list,
    );
  }

  /** Loads the keys. */
  async load(): Promise<void> {
    this.#show(await asOwner<ApiKey[]>("GET", "/v1/keys"));
  }

  #open(): void {
    this.#problem.hidden = true;
    this.#new.hidden = true;
    const close = () => {
      this.#place.replaceChildren();
      this.#new.hidden = false;
      this.#new.focus();
    };
    const form = new KeyForm({
      close,
      made: (key, value) => {
        this.#status.textContent = "The key was created. Copy it now";
        this.#place.replaceChildren(shownOnce(key, value, close));
        this.#place.querySelector("button")?.focus();
        this.#attempt(() => this.load());
      },
    });
    this.#place.replaceChildren(form.element);
    form.enter();
  }

  #show(keys: readonly ApiKey[]): void {
    const live = keys.filter(good).reverse();
    const ended = keys.filter((key) => !good(key)).reverse();
    this.#list.replaceChildren(
      live.length === 0
        ? h("p", { class: "empty" }, "No API keys yet. Create one to use the service from programs.")
        : table(live, "Keys that work", (key) => this.#confirmRevocation(key)),
    );
    if (ended.length > 0) {
      this.#list.append(
        h(
          "details",
          { class: "ended" },
          h("summary", {}, `Ended keys (${ended.length})`),
          table(ended, "Ended keys"),
        ),
      );
    }
  }

  #confirmRevocation(key: ApiKey): void {
    const ends = h("p", { role: "status" });
    asOwner<{ lookups: number }>("GET", `/v1/keys/${encodeURIComponent(key.id)}/departure`).then(
      ({ lookups }) => setText(ends, `Running lookups that end with it: ${lookups}`),
      (error: Error) => setText(ends, error.message),
    );
    const dialog = h("dialog", { class: "sheet", "aria-labelledby": "revoke-title" });
    const problem = h("p", { class: "problem", role: "alert", hidden: true });
    const revoke = h("button", { type: "button", class: "stop" }, "Revoke key");
    revoke.addEventListener("click", async () => {
      revoke.disabled = true;
      try {
        await asOwner("DELETE", `/v1/keys/${encodeURIComponent(key.id)}`);
        dialog.close();
        setText(this.#status, `The key ${called(key)} was revoked`);
        await this.#attempt(() => this.load());
        this.#new.focus();
      } catch (error) {
        showProblem(problem, error as Error);
        revoke.disabled = false;
      }
    });
    dialog.append(
      h("h2", { id: "revoke-title" }, `Revoke the key ${called(key)}?`),
      h(
        "p",
        {},
        h("code", {}, `${key.hint}…`),
        " stops working with the next request. This cannot be undone.",
      ),
      ends,
      problem,
      h(
        "div",
        { class: "buttons" },
        revoke,
        h("button", { type: "button", autofocus: true, onclick: () => dialog.close() }, "Keep it"),
      ),
    );
    dialog.addEventListener("close", () => dialog.remove());
    this.element.append(dialog);
    dialog.showModal();
  }

  async #attempt(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      showProblem(this.#problem, error);
    }
  }
}

function shownOnce(key: ApiKey, value: string, close: () => void): HTMLElement {
  const code = h("code", { class: "value", tabindex: 0, "aria-label": "The key" }, value);
  const copy = h("button", { type: "button", class: "primary" }, "Copy");
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(value);
      copy.textContent = "Copied";
    } catch {
      getSelection()?.selectAllChildren(code);
      copy.textContent = "Selected: copy it";
    }
  });
  const path = key.scopes.includes("lookup:squat")
    ? "/v1/lookup/squat/example.com"
    : key.scopes.includes("lookup:nxdomain")
    ? "/v1/lookup/nxdomain/example.com"
    : key.scopes.includes("analyze")
    ? "/v1/analyze/example.com"
    : "/v1/ct/search?pattern=example";
  return h(
    "section",
    { class: "sheet once", "aria-labelledby": "once-title" },
    h("h2", { id: "once-title" }, `Copy the key “${called(key)}” now`),
    h("p", {}, "It is not shown again: the service stores only its hash."),
    h("div", { class: "valuebox" }, code, copy),
    h("p", { class: "hint" }, "For instance:"),
    h("pre", { tabindex: 0 }, `curl -H "Authorization: Bearer $KEY" ${location.origin}${path}`),
    h("div", { class: "buttons" }, h("button", { type: "button", onclick: close }, "I have copied it")),
  );
}

function table(keys: readonly ApiKey[], caption: string, revoke?: (key: ApiKey) => void): HTMLElement {
  const cell = (label: string, ...children: (Node | string)[]) =>
    h("td", { "data-label": label }, ...children);
  return h(
    "table",
    { class: "keys" },
    h("caption", { class: "hush" }, caption),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        ...["Name", "Key", "Scopes", "Created", "Last used", revoke === undefined ? "Ended" : "Expires"].map((
          title,
        ) => h("th", { scope: "col" }, title)),
        revoke === undefined ? null : h("td", {}),
      ),
    ),
    h(
      "tbody",
      {},
      ...keys.map((key) =>
        h(
          "tr",
          { "data-id": key.id },
          h("th", { scope: "row" }, called(key)),
          cell("Key", h("code", {}, `${key.hint}…`)),
          cell("Scopes", ...scopes(key)),
          cell("Created", time(key.created_at)),
          cell("Last used", key.last_used_at === null ? "never" : ago(key.last_used_at)),
          revoke === undefined
            ? cell(
              "Ended",
              key.revoked_at === null ? "expired " : "revoked ",
              time(key.revoked_at ?? key.expires_at!),
            )
            : cell("Expires", key.expires_at === null ? "never" : ago(key.expires_at)),
          revoke === undefined ? null : h(
            "td",
            { class: "act" },
            h(
              "button",
              { type: "button", onclick: () => revoke(key), "aria-label": `Revoke the key ${called(key)}` },
              "Revoke",
            ),
          ),
        )
      ),
    ),
  );
}

function scopes({ scopes }: ApiKey): HTMLElement[] {
  if (scopes.length === SCOPE_NAMES.length) return [h("span", { class: "tag" }, "everything")];
  return scopes.map((scope) =>
    h("span", { class: "tag" }, SCOPE_NAMES.find(([id]) => id === scope)?.[1] ?? scope)
  );
}
