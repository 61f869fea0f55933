import { h } from "./dom.ts";
import type { Plan } from "./stream.ts";

/** Where the key is kept: gone when the tab is. */
const KEPT = "deadringer.key";

/** What was filled in. */
export interface Wish {
  /** Which lookup. */
  plan: Plan;
  /** The name, as typed. */
  domain: string;
  /** The API key. */
  key: string;
}

/** The fields of a lookup. */
export interface LookupForm {
  /** Where it is. */
  element: HTMLElement;
  /** Returns what was filled in, and keeps the key for this tab. */
  read(): Wish;
  /** Shows whether a lookup runs. */
  running(yes: boolean): void;
  /** Points out a field. */
  blame(field: "domain" | "key"): void;
}

const PLANS: readonly [Plan, string][] = [
  ["squat", "Look-alikes"],
  ["nxdomain", "Free names"],
  ["analyze", "One host"],
];

/** Returns the form, which calls back when it is used. */
export function lookupForm(events: { start(): void; stop(): void }): LookupForm {
  const plain = { autocomplete: "off", autocapitalize: "none", spellcheck: "false" };
  const domain = h("input", {
    ...plain,
    type: "text",
    inputmode: "url",
    placeholder: "example.com",
    id: "domain",
  });
  const key = h("input", {
    ...plain,
    type: "password",
    placeholder: "ak_…",
    id: "key",
    title: "Kept in this tab only",
    value: sessionStorage.getItem(KEPT),
  });
  const clear = (event: Event) => (event.target as Element).removeAttribute("aria-invalid");
  domain.addEventListener("input", clear);
  key.addEventListener("input", clear);
  const plans = PLANS.map(([plan, title], i) =>
    h(
      "label",
      {},
      h("input", { type: "radio", name: "plan", value: plan, checked: i === 0 }),
      h("span", {}, title),
    )
  );
  const start = h("button", { type: "submit", class: "primary", id: "start" }, "Look up");
  const stop = h(
    "button",
    { type: "button", class: "stop", id: "stop", hidden: true, onclick: events.stop },
    "Stop",
  );
  const element = h(
    "form",
    {
      class: "ask",
      role: "search",
      onsubmit: (event) => {
        event.preventDefault();
        events.start();
      },
    },
    h("label", { class: "field wide" }, h("span", {}, "Domain"), domain),
    h(
      "fieldset",
      { class: "plans" },
      h("legend", {}, "What to find"),
      h("div", { class: "segments" }, ...plans),
    ),
    h("label", { class: "field" }, h("span", {}, "API key", h("small", {}, " kept in this tab only")), key),
    start,
    stop,
  );
  return {
    element,
    read() {
      const value = key.value.trim();
      if (value === "") sessionStorage.removeItem(KEPT);
      else sessionStorage.setItem(KEPT, value);
      const plan = element.querySelector<HTMLInputElement>("input[name=plan]:checked")?.value ?? "squat";
      return { plan: plan as Plan, domain: domain.value, key: value };
    },
    running(yes) {
      const focused = document.activeElement === (yes ? start : stop);
      start.hidden = yes;
      stop.hidden = !yes;
      if (focused) (yes ? stop : start).focus();
    },
    blame(field) {
      const input = field === "key" ? key : domain;
      input.setAttribute("aria-invalid", "true");
      input.focus();
    },
  };
}
