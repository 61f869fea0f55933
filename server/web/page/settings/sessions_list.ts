import { endButton } from "./end_button.ts";
import { h, show } from "../parts/dom.ts";
import { asOwner } from "../service/service.ts";
import { ago } from "../parts/ago.tsx";

interface OpenSession {
  id: string;
  device: string;
  address: string;
  used_at: string;
  is_current: boolean;
}

/** The browsers in which the person is signed in, each with a button that signs it out. */
export class SessionsList {
  /** Where it is. */
  readonly element: HTMLElement;
  readonly #list = h("ul", { class: "sessions" });
  readonly #problem = h("p", { class: "problem", role: "alert", hidden: true });

  constructor() {
    this.element = h(
      "section",
      { class: "sheet", "aria-labelledby": "sessions-title" },
      h("h2", { id: "sessions-title" }, "Where you are signed in"),
      this.#problem,
      this.#list,
    );
  }

  /** Loads them. */
  async load(): Promise<void> {
    const sessions = await asOwner<OpenSession[]>("GET", "/v1/sessions");
    this.#list.replaceChildren(...sessions.map((each) => this.#row(each)));
  }

  #row({ id, device, address, used_at, is_current }: OpenSession): HTMLElement {
    const end = endButton("Sign out there", `/v1/sessions/${id}`, this.#problem, () => this.load());
    return h(
      "li",
      {},
      h("span", {}, show(device === "" ? "Unknown browser" : device)),
      h("small", {}, `${address} · last used `, ago(used_at)),
      is_current ? h("b", {}, "This browser") : end,
    );
  }
}
