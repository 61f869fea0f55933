import { h, setText } from "../parts/dom.ts";
import { showProblem } from "../parts/problem.ts";
import { ClientError } from "../../../client.ts";
import { asOwner } from "../service/service.ts";
import { field } from "./signin_field.ts";

/** A key in the list of the service. */
export interface ApiKey {
  /** Public name. */
  id: string;
  /** Name given by the owner. */
  name: string;
  /** Its first characters. */
  hint: string;
  /** Its scopes. */
  scopes: string[];
  /** RFC 3339, as are the others. */
  created_at: string;
  /** Null for never. */
  expires_at: string | null;
  /** Null while it is valid. */
  revoked_at: string | null;
  /** Null before the first use. */
  last_used_at: string | null;
}

/** The scopes of keys: scope, short name, description. */
export const SCOPE_NAMES: readonly [scope: string, name: string, what: string][] = [
  ["lookup:squat", "look-alikes", "Look-alikes of a domain that exist"],
  ["lookup:nxdomain", "free names", "Look-alikes that are free to register"],
  ["analyze", "analyze", "Everything about one host"],
  ["ct", "certificates", "Search in certificate transparency"],
  ["watch", "watch", "Watch brands and their look-alikes"],
  ["report", "report", "Draft reports to abuse desks, and send those that were approved"],
  ["report:approve", "approve reports", "Approve reports: for people, not for programs"],
];
const EXPIRIES: readonly [value: string, name: string][] = [
  ["7", "7 days"],
  ["30", "30 days"],
  ["60", "60 days"],
  ["90", "90 days"],
  ["never", "Never"],
];

/** The form that makes a key. */
export class KeyForm {
  /** Where it is. */
  readonly element: HTMLFormElement;
  readonly #name = field("key-name", "Name", {
    autocomplete: "off",
    maxlength: "60",
    placeholder: "Build server",
  });
  readonly #problem = h("p", { class: "problem", role: "alert", hidden: true });
  readonly #submit = h("button", { type: "submit", class: "primary" }, "Make key");
  readonly #made: (key: ApiKey, value: string) => void;

  /** `made` gets the key with its value, `close` is called when the user cancels. */
  constructor({ made, close }: { made(key: ApiKey, value: string): void; close(): void }) {
    this.#made = made;
    this.element = h(
      "form",
      {
        class: "sheet keyform",
        "aria-labelledby": "form-title",
        onsubmit: (event) => {
          event.preventDefault();
          void this.#send();
        },
      },
      h("h2", { id: "form-title" }, "New key"),
      this.#problem,
      this.#name.element,
      h(
        "fieldset",
        { class: "scopes" },
        h("legend", {}, "It may be used for"),
        ...SCOPE_NAMES.map(([scope, , what]) =>
          h(
            "label",
            { class: "check" },
            // The scope for a person's confirmation is given to a key only on purpose.
            h("input", {
              type: "checkbox",
              name: "scope",
              value: scope,
              checked: scope !== "report:approve",
            }),
            h("span", {}, what, h("small", {}, ` ${scope}`)),
          )
        ),
      ),
      h(
        "fieldset",
        {},
        h("legend", {}, "It expires after"),
        h(
          "div",
          { class: "segments" },
          ...EXPIRIES.map(([value, name]) =>
            h(
              "label",
              {},
              h("input", { type: "radio", name: "expires", value, checked: value === "90" }),
              h("span", {}, name),
            )
          ),
        ),
      ),
      h("div", { class: "buttons" }, this.#submit, h("button", { type: "button", onclick: close }, "Cancel")),
    );
  }

  /** Focuses the first field. */
  enter(): void {
    this.element.addEventListener("input", () => this.#problem.hidden = true);
    this.#name.input.focus();
  }

  async #send(): Promise<void> {
    this.#problem.hidden = true;
    const data = new FormData(this.element);
    const name = this.#name.input.value.trim();
    const scopes = data.getAll("scope");
    if (name === "") {
      this.#fail("Enter a name, so that you know later what the key is for");
      return this.#name.blame();
    }
    if (scopes.length === 0) return this.#fail("Choose at least one use of the key");
    this.#submit.disabled = true;
    try {
      const { key, ...record } = await asOwner<ApiKey & { key: string }>("POST", "/v1/keys", {
        name,
        scopes,
        expires: data.get("expires"),
      });
      this.#made(record, key);
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      showProblem(this.#problem, error);
    } finally {
      this.#submit.disabled = false;
    }
  }

  #fail(text: string): void {
    setText(this.#problem, text);
    this.#problem.hidden = false;
  }
}
