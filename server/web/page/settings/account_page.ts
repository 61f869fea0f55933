import { h, setText, show } from "../parts/dom.ts";
import { showProblem } from "../parts/problem.ts";
import { asOwner, statusOf } from "../service/service.ts";
import type { Session } from "../service/session.ts";
import { afterSignOut, LinkedAccounts } from "./sign_on.ts";
import { field } from "./signin_field.ts";
import { SessionsList } from "./sessions_list.ts";
import { exact } from "./times.ts";

/** The page of the signed-in owner: signing out, and the passphrase. */
export class AccountPage {
  /** Where it is. */
  readonly element: HTMLElement;
  /** Title of the window. */
  readonly title = "Account";
  #session: Session;
  readonly #sessions = new SessionsList();
  readonly #linked: LinkedAccounts;
  readonly #problem = h("p", { class: "problem", role: "alert", hidden: true });
  readonly #status = h("p", { class: "done", role: "status" });
  readonly #current = field("current", "Current passphrase", {
    type: "password",
    autocomplete: "current-password",
  });
  readonly #passphrase = field(
    "passphrase",
    "New passphrase",
    { type: "password", autocomplete: "new-password" },
    "15 characters or more; a few random words are best",
  );
  readonly #again = field("again", "New passphrase again", {
    type: "password",
    autocomplete: "new-password",
  });
  readonly #submit = h("button", { type: "submit", class: "primary" }, "Change passphrase");

  /** `session` is who is signed in. */
  constructor(session: Session) {
    this.#session = session;
    this.#linked = new LinkedAccounts(session);
    this.#current.element.hidden = session.current_wanted !== true;
    this.element = h(
      "section",
      { class: "page settings", "aria-labelledby": "account-title" },
      h("h1", { id: "account-title" }, "Account"),
      h(
        "div",
        { class: "two" },
        h(
          "section",
          { class: "sheet", "aria-labelledby": "out-title" },
          h("h2", { id: "out-title" }, "Signed in"),
          h(
            "dl",
            { class: "facts" },
            h("dt", {}, "Name"),
            h("dd", {}, show(session.person ?? "")),
            h("dt", {}, "Team"),
            h("dd", {}, show(session.owner ?? ""), ` as ${session.role}`),
            h("dt", {}, "Signed in"),
            h(
              "dd",
              {},
              exact(session.created_at!),
              ` by ${session.by === "oidc" ? session.sign_on?.name ?? "a provider" : session.by}`,
            ),
            h("dt", {}, "Session ends"),
            h("dd", {}, exact(session.expires_at!)),
          ),
          h(
            "div",
            { class: "buttons" },
            h(
              "button",
              { type: "button", id: "signout", onclick: () => void this.#leave("/v1/session") },
              "Sign out",
            ),
            h(
              "button",
              { type: "button", id: "signout-everywhere", onclick: () => void this.#leave("/v1/sessions") },
              "Sign out everywhere",
            ),
          ),
          h(
            "p",
            { class: "hint" },
            "Signs out all browsers and cancels unused links. API keys stay valid.",
          ),
        ),
        h(
          "form",
          {
            class: "sheet",
            "aria-labelledby": "pass-title",
            onsubmit: (event) => {
              event.preventDefault();
              void this.#change();
            },
          },
          h("h2", { id: "pass-title" }, "Passphrase"),
          this.#problem,
          this.#status,
          // Password managers need the name of the account.
          h("input", {
            type: "text",
            autocomplete: "username",
            value: session.person ?? "",
            hidden: true,
            readonly: true,
          }),
          this.#current.element,
          this.#passphrase.element,
          this.#again.element,
          h("div", { class: "buttons" }, this.#submit),
          h("p", { class: "hint" }, "A change signs out all other browsers."),
        ),
        this.#sessions.element,
        this.#linked.element,
      ),
    );
  }

  /** Loads where the person is signed in. */
  async load(): Promise<void> {
    await Promise.all([this.#sessions.load(), this.#linked.load()]);
  }

  async #leave(path: string): Promise<void> {
    const next = await afterSignOut(this.#session);
    try {
      await asOwner("DELETE", path);
    } catch (error) {
      if (statusOf(error) !== 401) return this.#fail((error as Error).message);
    }
    location.replace(next);
  }

  async #change(): Promise<void> {
    this.#problem.hidden = true;
    setText(this.#status, "");
    const isCurrentNeeded = this.#session.current_wanted === true;
    const [current, passphrase, again] = [this.#current, this.#passphrase, this.#again].map((each) =>
      each.input
    );
    if (isCurrentNeeded && current!.value === "") {
      this.#fail("Enter the current passphrase");
      return this.#current.blame();
    }
    if (passphrase!.value !== again!.value) {
      this.#fail("The two new passphrases differ");
      return this.#again.blame();
    }
    this.#submit.disabled = true;
    try {
      await asOwner("PUT", "/v1/session/passphrase", {
        passphrase: passphrase!.value,
        ...(isCurrentNeeded ? { current: current!.value } : {}),
      });
      for (const input of [current!, passphrase!, again!]) input.value = "";
      setText(this.#status, "The passphrase was changed; other browsers are signed out");
      this.#session = await asOwner<Session>("GET", "/v1/session");
      await this.#sessions.load();
      this.#current.element.hidden = this.#session.current_wanted !== true;
    } catch (error) {
      showProblem(this.#problem, error as Error);
      const refused = statusOf(error);
      if (refused === 403) this.#current.blame();
      if (refused === 400) this.#passphrase.blame();
    } finally {
      this.#submit.disabled = false;
    }
  }

  #fail(text: string): void {
    setText(this.#problem, text);
    this.#problem.hidden = false;
  }
}
