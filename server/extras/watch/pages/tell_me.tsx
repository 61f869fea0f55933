import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useAnswer } from "../../../web/page/parts/attempt.ts";
import { callCore } from "../../../web/page/parts/core_client.ts";
import { Problem } from "../../../web/page/parts/problem.tsx";
import { follow, refresh } from "./inbox/store.ts";
import { show } from "../../../web/page/parts/dom.ts";
import { MAIL_ADDRESS } from "../../../web/page/parts/form.tsx";
import { service } from "../../../web/page/service/service.ts";
import { serviceNow } from "../../../web/page/service/service_time.ts";
import type { ShownLookup } from "../../../web/page/shell/slots.ts";

/** A lookup that can be the first run of a watched brand. */
interface Watchable {
  /** What was looked up. */
  domain: string;
  /** Its result; null for one that is too old to be a first run. */
  uuid: string | null;
  /** Whether it has ended: until then the watch waits. */
  isDone: boolean;
}

/** The lookup that may become a first run; null for one that is not, or not yet. */
export function watchableOf({ domain, uuid, phase, stored }: ShownLookup): Watchable | null {
  if (domain === "" || uuid === null || phase !== "running" && phase !== "done") return null;
  const isRecent = stored === null || serviceNow() / 1000 - stored.created_at < 86_400;
  return { domain, uuid: isRecent ? uuid : null, isDone: phase === "done" };
}

const NO_MAIL = new Error(
  "This service sends no mail: ask who runs it to set that up, or leave the address out",
);

interface TellMeProps extends Watchable {
  /** Id of the brand that watches the domain; null for none. */
  watchedBy: string | null;
  /** Looks another domain up. */
  look: (domain: string) => void;
}

/**
 * Says that a domain is watched, or offers it: a lookup of today is then the first run, and nothing is looked up twice. A
 * domain with letters of another script is likely a look-alike itself.
 */
export function TellMe({ look, ...about }: TellMeProps): JSX.Element {
  const list = useAnswer(() => callCore("brandsIn", about.domain), [about.domain]);
  const [meant] = list === null || list instanceof Error ? [] : list.meant;
  return (
    <>
      {meant !== undefined && (
        <p class="problem" role="status">
          {show(meant.domain)} has letters of another script. Did you mean{" "}
          <button type="button" onClick={() => look(meant.instead)}>{meant.instead}</button>?
        </p>
      )}
      <Offer {...about} />
    </>
  );
}

function Offer({ domain, uuid, isDone, watchedBy }: Omit<TellMeProps, "look">): JSX.Element {
  const [brand, setBrand] = useState(watchedBy);
  const [mailbox, setMailbox] = useState("");
  const [error, setError] = useState<Error | null>(null);
  const [step, setStep] = useState<"offer" | "waiting" | "sent">("offer");
  useEffect(() => {
    if (step !== "waiting" || !isDone) return;
    const channels = mailbox === "" ? [] : [`mailto:${mailbox}`];
    service().watch.add({
      name: domain,
      domains: [domain],
      channels,
      ...uuid === null ? {} : { first_result: uuid },
    })
      .then(async ({ id }) => {
        setBrand(id);
        setStep("sent");
        await refresh();
        follow();
      }, (refused: Error) => {
        // The operator's settings are no words for whoever reads this.
        setError(refused.message.includes("DEADRINGER_SMTP") ? NO_MAIL : refused);
        setStep("offer");
      });
  }, [step, isDone]);
  if (brand !== null) {
    return (
      <p class="tellme" role="status">
        {show(domain)} is <a href={`#brands/${brand}`}>watched</a>.
        {step === "sent" && mailbox !== "" &&
          ` We sent a mail to ${show(mailbox)}: open the link in it to get alerts.`}
      </p>
    );
  }
  const submit = (event: Event) => {
    event.preventDefault();
    setError(null);
    setStep("waiting");
  };
  const begins = uuid === null
    ? "The domain is looked up at once, and regularly from then on"
    : "From now on the domain is looked up regularly";
  return (
    <form class="tellme" onSubmit={submit}>
      <label>
        Your mail address{" "}
        <input
          type="email"
          pattern={MAIL_ADDRESS}
          title="A mail address, such as you@example.com"
          autoComplete="email"
          placeholder="you@example.com"
          value={mailbox}
          disabled={step === "waiting"}
          onInput={(event) => setMailbox(event.currentTarget.value.trim())}
        />
      </label>
      <button type="submit" class="primary" disabled={step === "waiting"}>Tell me when this changes</button>
      <small role="status">
        {step === "waiting"
          ? "The watch begins when this lookup ends"
          : `${begins}. Without an address, changes appear in the Inbox only.`}
      </small>
      <Problem error={error} />
    </form>
  );
}
