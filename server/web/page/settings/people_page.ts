import { h, setText, show } from "../parts/dom.ts";
import { showProblem } from "../parts/problem.ts";
import { ClientError } from "../../../client.ts";
import { asOwner, statusOf } from "../service/service.ts";
import type { Session } from "../service/session.ts";
import { ago } from "../parts/ago.tsx";
import { time } from "./times.ts";

type Role = NonNullable<Session["role"]>;

const ROLES: Readonly<Record<Role, string>> = {
  admin: "Admin: everything",
  analyst: "Analyst: looks up, triages, drafts",
  viewer: "Viewer: reads",
};

interface Person {
  name: string;
  role: Role;
  created_at: string;
}

interface Invitation {
  id: string;
  role: Role;
  made_by: string;
  expires_at: string;
  path?: string;
}

interface Departure {
  sessions: number;
  keys: { name: string }[];
  invitations: number;
  lookups: number;
}

/** The page of a team's people, and of invitations to it, which only admins see and change. */
export class PeoplePage {
  /** Where it is. */
  readonly element: HTMLElement;
  /** Title of the window. */
  readonly title = "People";
  readonly #session: Session;
  readonly #problem = h("p", { class: "problem", role: "alert", hidden: true });
  readonly #status = h("p", { class: "hush", role: "status" });
  readonly #place = h("div", {});
  readonly #list = h("div", { class: "peoplelist" });

  /** `session` is who is signed in. */
  constructor(session: Session) {
    this.#session = session;
    this.element = h(
      "section",
      { class: "page settings people", "aria-labelledby": "people-title" },
      h("h1", { id: "people-title" }, "People"),
      h(
        "p",
        { class: "lead" },
        "The team ",
        h("b", {}, show(session.owner ?? "")),
        " shares brands and results.",
      ),
      this.#problem,
      this.#status,
      this.#isAdmin ? this.#inviteForm() : null,
      this.#place,
      this.#list,
    );
  }

  get #isAdmin(): boolean {
    return this.#session.role === "admin";
  }

  /** Loads the people, and the invitations for an admin. */
  async load(): Promise<void> {
    const [people, invitations] = await Promise.all([
      asOwner<Person[]>("GET", "/v1/people"),
      this.#isAdmin ? asOwner<Invitation[]>("GET", "/v1/invitations") : [],
    ]);
    this.#list.replaceChildren(
      table("People of the team", ["Name", "Role", "Since"], people.map((person) => this.#personRow(person))),
      ...(invitations.length === 0 ? [] : [
        h("h2", {}, "Invitations"),
        table(
          "Invitations that nobody has used",
          ["Role", "From", "Ends"],
          invitations.map((each) => this.#invitationRow(each)),
        ),
      ]),
    );
  }

  #personRow(person: Person): HTMLElement {
    const isSelf = person.name === this.#session.person;
    const label = h("th", { scope: "row" }, show(person.name), isSelf ? " (you)" : "");
    if (!this.#isAdmin) return row(label, [ROLES[person.role], time(person.created_at)]);
    const role = roleChoice(`Role of ${person.name}`, person.role);
    role.addEventListener("change", () =>
      void this.#attempt(async () => {
        await asOwner("PUT", pathOf(person), { role: role.value });
        setText(this.#status, `${person.name} is ${role.value} now`);
        if (isSelf) return location.reload();
        await this.load();
      }));
    const remove = h(
      "button",
      { type: "button", onclick: () => void this.#confirmRemoval(person) },
      "Remove",
    );
    return row(label, [role, time(person.created_at)], remove);
  }

  #invitationRow({ id, role, made_by, expires_at }: Invitation): HTMLElement {
    const end = h("button", { type: "button" }, "End");
    end.addEventListener("click", () =>
      void this.#attempt(async () => {
        await asOwner("DELETE", `/v1/invitations/${id}`);
        setText(this.#status, "The invitation was ended");
        await this.load();
      }));
    const from = made_by === "" ? "the command line" : show(made_by);
    return row(h("th", { scope: "row" }, ROLES[role]), [h("span", {}, from), ago(expires_at)], end);
  }

  #inviteForm(): HTMLElement {
    const role = roleChoice("Role", "analyst");
    role.id = "invite-role";
    return h(
      "form",
      {
        class: "sheet invite",
        onsubmit: (event) => {
          event.preventDefault();
          void this.#attempt(async () => {
            const made = await asOwner<Invitation>("POST", "/v1/invitations", { role: role.value });
            this.#place.replaceChildren(
              linkOnce(location.origin + made.path!, () => this.#place.replaceChildren()),
            );
            setText(this.#status, "The invitation was made. Copy its link now");
            await this.load();
          });
        },
      },
      h("h2", {}, "Invite a colleague"),
      h("div", { class: "field" }, h("label", { for: "invite-role" }, "Role"), role),
      h("div", { class: "buttons" }, h("button", { type: "submit", class: "primary" }, "Make a link")),
      h("p", { class: "hint" }, "One person joins by it, within three days."),
    );
  }

  async #confirmRemoval(person: Person): Promise<void> {
    await this.#attempt(async () => {
      const ends = await asOwner<Departure>("GET", `${pathOf(person)}/departure`);
      const dialog = h("dialog", { class: "sheet", "aria-labelledby": "remove-title" });
      const problem = h("p", { class: "problem", role: "alert", hidden: true });
      const remove = h("button", { type: "button", class: "stop" }, "Remove");
      remove.addEventListener("click", async () => {
        remove.disabled = true;
        try {
          await asOwner("DELETE", pathOf(person));
          dialog.close();
          setText(this.#status, `${person.name} was removed`);
          await this.#attempt(() => this.load());
        } catch (error) {
          showProblem(problem, error as Error);
          remove.disabled = false;
        }
      });
      dialog.append(
        h("h2", { id: "remove-title" }, `Remove ${person.name}?`),
        h("p", {}, "This ends at once:"),
        h(
          "ul",
          { class: "ends" },
          h("li", {}, `sessions: ${ends.sessions}`),
          h("li", {}, `API keys: ${ends.keys.length}`, ...ends.keys.map(({ name }) => ` · ${name}`)),
          h("li", {}, `invitations: ${ends.invitations}`),
          h("li", {}, `running lookups: ${ends.lookups}`),
        ),
        h("p", {}, "Brands, results, notes, shared links and reports stay with the team."),
        problem,
        h(
          "div",
          { class: "buttons" },
          remove,
          h("button", { type: "button", autofocus: true, onclick: () => dialog.close() }, "Keep"),
        ),
      );
      dialog.addEventListener("close", () => dialog.remove());
      this.element.append(dialog);
      dialog.showModal();
    });
  }

  async #attempt(run: () => Promise<void>): Promise<void> {
    this.#problem.hidden = true;
    try {
      await run();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      showProblem(this.#problem, error);
      if (statusOf(error) === 409) await this.load();
    }
  }
}

const pathOf = ({ name }: Person): string => `/v1/people/${encodeURIComponent(name)}`;

function roleChoice(label: string, role: Role): HTMLSelectElement {
  return h(
    "select",
    { "aria-label": label },
    ...Object.entries(ROLES).map(([value, text]) =>
      h("option", { value, ...(value === role ? { selected: true } : {}) }, text)
    ),
  );
}

function linkOnce(link: string, close: () => void): HTMLElement {
  const code = h("code", { class: "value", tabindex: 0, "aria-label": "The link" }, link);
  const copy = h("button", { type: "button", class: "primary" }, "Copy");
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(link);
      copy.textContent = "Copied";
    } catch {
      getSelection()?.selectAllChildren(code);
      copy.textContent = "Selected: copy it";
    }
  });
  return h(
    "section",
    { class: "sheet once", "aria-labelledby": "once-title" },
    h("h2", { id: "once-title" }, "Send this link to your colleague"),
    h("p", {}, "It is not shown again. Whoever opens it first joins the team."),
    h("div", { class: "valuebox" }, code, copy),
    h("div", { class: "buttons" }, h("button", { type: "button", onclick: close }, "I have copied it")),
  );
}

function row(label: HTMLElement, cells: (Node | string)[], act?: HTMLElement): HTMLElement {
  return h("tr", {}, label, ...cells.map((cell) => h("td", {}, cell)), h("td", { class: "act" }, act ?? ""));
}

function table(caption: string, titles: readonly string[], rows: readonly HTMLElement[]): HTMLElement {
  return h(
    "table",
    { class: "keys" },
    h("caption", { class: "hush" }, caption),
    h("thead", {}, h("tr", {}, ...titles.map((title) => h("th", { scope: "col" }, title)), h("td", {}))),
    h("tbody", {}, ...rows),
  );
}
