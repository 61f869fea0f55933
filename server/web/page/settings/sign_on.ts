import { endButton } from "./end_button.ts";
import { h, setText, show } from "../parts/dom.ts";
import { showProblem } from "../parts/problem.ts";
import { asOwner, statusOf } from "../service/service.ts";
import type { Session } from "../service/session.ts";
import { exact } from "./times.ts";
import { type Field, field } from "./signin_field.ts";

/** Where the tab goes after the provider has sent it back. */
const NEXT = "deadringer.next";

/** What a sign-in by the provider is for. */
type Purpose = { invitation?: string } | { link: true };

/** Returns a button that leads to the provider. `next` is where the tab goes afterwards; `fail` shows what went wrong. */
export function signOnButton(
  label: string,
  purpose: Purpose,
  next: string,
  fail: (error: Error) => void,
): HTMLButtonElement {
  const button = h("button", { type: "button", class: "signon" }, label);
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      const { url } = await asOwner<{ url: string }>("POST", "/v1/session/oidc/start", purpose);
      sessionStorage.setItem(NEXT, next);
      location.assign(url);
    } catch (error) {
      button.disabled = false;
      fail(error as Error);
    }
  });
  return button;
}

/** The page that the provider sends browsers back to. */
export class CallbackPage {
  /** Where it is. */
  readonly element: HTMLElement;
  /** Title of the window. */
  readonly title = "Signing in";
  readonly #problem = h("p", { class: "problem", role: "alert", hidden: true });
  readonly #status = h("p", { role: "status" }, "Signing in…");
  readonly #place = h("div", {});
  readonly #destination: (search: string) => string;

  /** `destination` returns where to go, of this service, by a query with `next`. */
  constructor(destination: (search: string) => string) {
    this.#destination = destination;
    this.element = h(
      "section",
      { class: "page signin", "aria-labelledby": "callback-title" },
      h(
        "div",
        { class: "sheet" },
        h("h1", { id: "callback-title" }, "Sign in"),
        this.#status,
        this.#problem,
        this.#place,
      ),
    );
  }

  /** Ends the sign-in with what the provider added to the address, which then leaves the history. */
  async enter(): Promise<void> {
    const query = location.search.slice(1);
    history.replaceState(null, "", location.pathname);
    try {
      const result = await asOwner<{ confirm: string } | Session>("POST", "/v1/session/oidc", { query });
      if ("confirm" in result) this.#askFor(result.confirm);
      else this.#leave();
    } catch (error) {
      this.#fail(error as Error);
    }
  }

  #askFor(person: string): void {
    const passphrase = field("passphrase", "Passphrase", {
      type: "password",
      autocomplete: "current-password",
    });
    const submit = h("button", { type: "submit", class: "primary" }, "Link and sign in");
    setText(
      this.#status,
      `There is an account ${show(person)} already. If it is yours, confirm with its passphrase, once.`,
    );
    this.#place.replaceChildren(
      h(
        "form",
        {
          onsubmit: (event) => {
            event.preventDefault();
            void this.#confirm(passphrase, submit);
          },
        },
        h("input", { type: "text", autocomplete: "username", value: person, hidden: true, readonly: true }),
        passphrase.element,
        h("div", { class: "buttons" }, submit),
      ),
      h("p", { class: "hint" }, h("a", { href: "/signin" }, "It is not mine")),
    );
    passphrase.input.focus();
  }

  async #confirm(passphrase: Field, submit: HTMLButtonElement): Promise<void> {
    submit.disabled = true;
    try {
      await asOwner("POST", "/v1/session/oidc/confirm", { passphrase: passphrase.input.value });
      this.#leave();
    } catch (error) {
      showProblem(this.#problem, error as Error);
      if (statusOf(error) === 401) passphrase.blame();
      submit.disabled = false;
    }
  }

  #leave(): void {
    const next = sessionStorage.getItem(NEXT) ?? "";
    sessionStorage.removeItem(NEXT);
    location.replace(this.#destination(next));
  }

  #fail(error: Error): void {
    setText(this.#status, "");
    showProblem(this.#problem, error);
    // A refusal for want of a session has that link already.
    if (statusOf(error) === 401) return;
    this.#place.replaceChildren(h("p", {}, h("a", { href: "/signin" }, "Sign in")));
  }
}

interface LinkedAccount {
  id: string;
  issuer: string;
  subject: string;
  linked_at: string;
}

/** The accounts at the provider that sign the person in. */
export class LinkedAccounts {
  /** Where they are; empty in a service without a provider. */
  readonly element: HTMLElement = h("section", { class: "sheet linked", "aria-labelledby": "linked-title" });
  readonly #problem = h("p", { class: "problem", role: "alert", hidden: true });
  readonly #list = h("ul", { class: "sessions" });
  readonly #name: string | null;

  /** `session` is who is signed in. */
  constructor({ sign_on }: Session) {
    this.#name = sign_on?.name ?? null;
    this.element.hidden = this.#name === null;
    if (this.#name === null) return;
    const fail = (error: Error) => showProblem(this.#problem, error);
    const next = `?next=${encodeURIComponent("/settings/account")}`;
    this.element.append(
      h("h2", { id: "linked-title" }, show(this.#name)),
      this.#problem,
      this.#list,
      h("div", { class: "buttons" }, signOnButton(`Link ${this.#name}`, { link: true }, next, fail)),
      h("p", { class: "hint" }, "A linked account signs you in without the passphrase."),
    );
  }

  /** Loads them. */
  async load(): Promise<void> {
    if (this.#name === null) return;
    const accounts = await asOwner<LinkedAccount[]>("GET", "/v1/identities");
    this.#list.replaceChildren(...accounts.map((each) => this.#row(each)));
  }

  #row({ id, issuer, subject, linked_at }: LinkedAccount): HTMLElement {
    const end = endButton("Unlink", `/v1/identities/${id}`, this.#problem, () => this.load());
    return h(
      "li",
      {},
      h("span", {}, show(issuer)),
      h("small", {}, `${show(subject)} · since ${exact(linked_at)}`),
      end,
    );
  }
}

/** Where to go after signing out: to the provider, for who signed in by it. */
export async function afterSignOut({ by }: Session): Promise<string> {
  if (by !== "oidc") return "/signin";
  const { url } = await asOwner<{ url: string | null }>("GET", "/v1/session/oidc/signout").catch(() => ({
    url: null,
  }));
  return url ?? "/signin";
}
