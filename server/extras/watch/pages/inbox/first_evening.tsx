import type { JSX } from "preact";
import { signal } from "@preact/signals";
import type { HealthReport } from "../../../../health/health.ts";
import { useAnswer } from "../../../../web/page/parts/attempt.ts";
import { show } from "../../../../web/page/parts/dom.ts";
import { asOwner } from "../../../../web/page/service/service.ts";
import { brandParts, type Step } from "../slots.ts";
import { brands } from "./store.ts";

/** That somebody wants to see the list no more, in this browser. */
const HIDDEN = "deadringer.evening";
const isHidden = signal(localStorage.getItem(HIDDEN) !== null);

/** What only the session may ask. */
async function asked() {
  const [people, invitations, health, steps] = await Promise.all([
    asOwner<unknown[]>("GET", "/v1/people"),
    asOwner<unknown[]>("GET", "/v1/invitations"),
    asOwner<HealthReport>("GET", "/v1/health"),
    Promise.all(brandParts().flatMap(({ step }) => step?.() ?? [])),
  ]);
  return { isAlone: people.length + invitations.length < 2, checks: health.checks, steps };
}

function stepsOf({ isAlone, checks, steps }: Awaited<ReturnType<typeof asked>>): Step[] {
  const all = brands.value ?? [];
  const backup = checks.find(({ id }) => id === "backup");
  return [
    ["Watch a brand", "#brands", all.length > 0, "its first run lists who imitates you today"],
    ...steps.map((step) => step()),
    [
      "Be told",
      "#channels",
      all.some(({ channels, unconfirmed }) => channels.length > unconfirmed.length),
      "by mail, Slack, Teams or a webhook",
    ],
    ["Invite a colleague", "/settings/people", !isAlone, "who shares brands, results and the Inbox"],
    ...backup === undefined || backup.state === "off" ? [] : [
      [
        "Make a backup",
        "/settings/health#health-backup",
        backup.state === "good",
        backup.text,
        backup.command,
      ] as const,
    ],
  ];
}

/** What a new service needs on its first evening, for admins; a step ticks itself once it is done. */
export function FirstEvening(): JSX.Element | null {
  const known = useAnswer(asked, [brands.value?.length]);
  if (isHidden.value || known === null || known instanceof Error) return null;
  const steps = stepsOf(known);
  const left = steps.filter(([, , isDone]) => !isDone).length;
  if (left === 0) return null;
  return (
    <details class="sheet evening" open={(brands.value?.length ?? 0) < 2}>
      <summary>First evening: {steps.length - left} of {steps.length} done</summary>
      <ul>
        {steps.map(([title, href, isDone, how, command]) => (
          <li key={title} class={isDone ? "done" : ""}>
            <span aria-hidden="true">{isDone ? "☑" : "☐"}</span> <a href={href}>{title}</a>{" "}
            <small>{isDone ? "done" : command == null ? show(how) : <code>{show(command)}</code>}</small>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          localStorage.setItem(HIDDEN, "1");
          isHidden.value = true;
        }}
      >
        Hide this list
      </button>
    </details>
  );
}
