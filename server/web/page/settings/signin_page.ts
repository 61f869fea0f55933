import { h, setText, urlOf } from "../parts/dom.ts";
import { ClientError } from "../../../client.ts";
import { asOwner, statusOf } from "../service/service.ts";
import type { Session } from "../service/session.ts";
import { type Field, field } from "./signin_field.ts";
import { signOnButton } from "./sign_on.ts";

const LINK = /^#(setup|link|invitation)=([0-9A-Za-z]+)$/;

/** Returns where to go after signing in: a page of this service, whatever the address says; without one, the inbox. */
export function destination(search: string, origin: string): string {
  const next = new URLSearchParams(search).get("next") ?? "/#inbox";
  const { href = "/" } = urlOf(next, origin) ?? {};
  // The absolute URL: a path that begins with two slashes would name another host.
  return href.startsWith(`${origin}/`) ? href : `${origin}/`;
}

/** The page that signs in: by passphrase, by a one-time link, or by a link that creates an account. */
export class SignInPage {
  /** Where it is. */
  readonly element: HTMLElement;
  /** Title of the window. */
  readonly title: string;
  readonly #problem = h("p", { class: "problem", role: "alert", hidden: true });
  readonly #owner = field("owner", "Name", {
    autocomplete: "username",
    autocapitalize: "none",
    spellcheck: "false",
  });
  readonly #passphrase: Field;
  readonly #again = field("again", "Passphrase again", { type: "password", autocomplete: "new-password" });
  readonly #submit: HTMLButtonElement;
  /** Where another way to sign in is offered. */
  readonly #way = h("div", { class: "way" });
  readonly #kind: "passphrase" | "setup" | "link" | "invitation";
  readonly #token: string;

  constructor() {
    const [, kind, token] = LINK.exec(location.hash) ?? [];
    this.#kind = kind === "setup" || kind === "link" || kind === "invitation" ? kind : "passphrase";
    this.#token = token ?? "";
    // The token must not stay in the history.
    if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search);
    this.#passphrase = field(
      "passphrase",
      "Passphrase",
      { type: "password", autocomplete: this.#makesAccount ? "new-password" : "current-password" },
      this.#makesAccount ? "15 characters or more; a few random words are best" : undefined,
    );
    const [title, lead, action] = {
      passphrase: ["Sign in", null, "Sign in"],
      link: ["Sign in by link", "This link works once.", "Sign in"],
      invitation: [
        "Join the team",
        "Choose a name and a passphrase. This link works once.",
        "Create account and sign in",
      ],
      setup: [
        "Create the admin account",
        "This account can create API keys and look up names.",
        "Create account and sign in",
      ],
    }[this.#kind] as [string, string | null, string];
    this.title = title;
    this.#submit = h("button", { type: "submit", class: "primary" }, action);
    const fields = {
      passphrase: [this.#owner, this.#passphrase],
      link: [],
      setup: [this.#owner, this.#passphrase, this.#again],
      invitation: [this.#owner, this.#passphrase, this.#again],
    };
    this.element = h(
      "section",
      { class: "page signin", "aria-labelledby": "signin-title" },
      h(
        "form",
        {
          class: "sheet",
          onsubmit: (event) => {
            event.preventDefault();
            void this.#send();
          },
        },
        h("h1", { id: "signin-title" }, title),
        lead === null ? null : h("p", { class: "lead" }, lead),
        this.#problem,
        ...fields[this.#kind].map(({ element }) => element),
        this.#submit,
        this.#way,
        this.#kind === "passphrase"
          ? h(
            "p",
            { class: "hint" },
            "No passphrase, or forgotten? The operator of the service can make a link: ",
            h("code", {}, "deadringer owner link NAME"),
          )
          : null,
      ),
    );
    if (!isSecureContext) {
      this.#fail(
        "Browsers keep you signed in only over HTTPS, or on the machine of the service itself. Open this page so",
      );
      this.#submit.disabled = true;
    }
  }

  /** Offers to sign in by the provider, if there is one; where it is the only way, in place of the passphrase. */
  offer(signOn: Session["sign_on"]): void {
    if (signOn === undefined || this.#kind === "setup" || this.#kind === "link") return;
    const { name, only } = signOn;
    const isInvited = this.#kind === "invitation";
    const button = signOnButton(
      isInvited ? `Join with ${name}` : `Sign in with ${name}`,
      isInvited ? { invitation: this.#token } : {},
      location.search,
      (error) => this.#fail(error.message),
    );
    this.#way.replaceChildren(...(only ? [] : [h("p", { class: "or" }, "or")]), button);
    if (!only) return;
    for (
      const element of [this.#owner.element, this.#passphrase.element, this.#again.element, this.#submit]
    ) {
      element.hidden = true;
    }
    button.classList.add("primary");
    button.focus();
  }

  /** Whether the form makes a new account. */
  get #makesAccount(): boolean {
    return this.#kind === "setup" || this.#kind === "invitation";
  }

  /** Whether a link led here, which may be for another owner. */
  get byLink(): boolean {
    return this.#kind !== "passphrase";
  }

  /** Focuses the first field. */
  enter(): void {
    (this.#kind === "link" ? this.#submit : this.#owner.input).focus();
  }

  async #send(): Promise<void> {
    this.#problem.hidden = true;
    const [owner, passphrase] = [this.#owner.input.value, this.#passphrase.input.value];
    if (this.#kind !== "link") {
      if (owner.trim() === "") return this.#fail("Enter your name", this.#owner);
      if (passphrase === "") return this.#fail("Enter the passphrase", this.#passphrase);
    }
    if (this.#makesAccount && passphrase !== this.#again.input.value) {
      return this.#fail("The two passphrases differ", this.#again);
    }
    this.#submit.disabled = true;
    try {
      if (this.#kind === "link") await asOwner("POST", "/v1/session/link", { token: this.#token });
      else if (this.#makesAccount) {
        await asOwner("POST", `/v1/session/${this.#kind}`, { token: this.#token, owner, passphrase });
      } else await asOwner("POST", "/v1/session", { owner, passphrase });
      if ((await asOwner<Session>("GET", "/v1/session")).owner === null) {
        return this.#fail(
          "The browser did not store the session cookie: allow cookies for this site, or open it over HTTPS",
        );
      }
      location.replace(destination(location.search, location.origin));
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      const about = statusOf(error) === 400 && /passphrase/.test(error.message)
        ? this.#passphrase
        : statusOf(error) === 400
        ? this.#owner
        : undefined;
      this.#fail(error.message, about);
      if (statusOf(error) === 401 && this.#kind === "passphrase") this.#passphrase.input.select();
    } finally {
      this.#submit.disabled = false;
    }
  }

  #fail(text: string, about?: Field): void {
    setText(this.#problem, text);
    this.#problem.hidden = false;
    about?.blame();
  }
}
