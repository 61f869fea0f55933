import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { WatchedBrand } from "../../../client.ts";
import { useAttempt } from "../parts/attempt.ts";
import { count, show } from "../parts/dom.ts";
import { Labelled, Select } from "../parts/form.tsx";
import { service } from "../service/service.ts";
import { Problem } from "../parts/problem.tsx";
import { refresh } from "../inbox/store.ts";
import { settingsOf } from "./settings.ts";

/** A kind of channel as people know it. */
interface Kind {
  title: string;
  /** What is asked for. */
  field: string;
  /** How to come by it. */
  how: string;
  placeholder: string;
  /** The URL of the channel. */
  urlOf: (text: string) => string;
}

const KINDS: readonly Kind[] = [
  {
    title: "Mail",
    field: "Mail address",
    how: "The mailbox gets a mail with a link first: alerts come once somebody has opened it",
    placeholder: "security@example.com",
    urlOf: (text) => `mailto:${text}`,
  },
  {
    title: "Slack",
    field: "Webhook address",
    how: "In Slack, add the app “Incoming Webhooks” to the channel, and copy the address that it shows",
    placeholder: "https://hooks.slack.com/services/…",
    urlOf: (text) => `slack+${text}`,
  },
  {
    title: "Teams",
    field: "Webhook address",
    how:
      "In Teams, open the channel’s menu, Workflows, “Send webhook alerts to a channel”, and copy the address",
    placeholder: "https://….logic.azure.com/…",
    urlOf: (text) => `teams+${text}`,
  },
  {
    title: "Webhook",
    field: "Address",
    how: "Any address that takes a POST. Messages are signed with the secret of the brand",
    placeholder: "https://example.com/hooks/deadringer",
    urlOf: (text) => text,
  },
];

const isAddress = (kind: Kind, text: string): boolean =>
  kind.title === "Mail" ? /^[^\s@]+@[^\s@]+$/.test(text) : /^https?:\/\/[^\s/]+/.test(text);

/** Adds a channel to one brand or to all, and sends a test message through it. */
export function ChannelWizard({ brands, heading: Heading }: {
  brands: readonly WatchedBrand[];
  /** Level of its heading. */
  heading: "h2" | "h3";
}): JSX.Element {
  const [kind, setKind] = useState<Kind | null>(null);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("");
  const [said, setSaid] = useState("");
  const { error, isBusy, attempt, setError } = useAttempt();
  const add = async (kind: Kind) => {
    const address = text.trim();
    if (!isAddress(kind, address)) {
      throw new Error(`Cannot use "${address.slice(0, 60)}": give one such as ${kind.placeholder}`);
    }
    const url = kind.urlOf(address);
    const { watch } = service();
    setSaid("");
    const added: WatchedBrand[] = [];
    for (const brand of brands.filter(({ id }) => chosen === "" || id === chosen)) {
      if (brand.channels.includes(url)) continue;
      added.push(await watch.change(brand.id, { ...settingsOf(brand), channels: [...brand.channels, url] }));
    }
    const [first] = added;
    if (first === undefined) return setSaid("It is a channel already");
    const tests = await watch.testChannels(first.id);
    await refresh();
    const outcome = tests[first.channels.indexOf(url)]?.error || "";
    setSaid(
      `Added${added.length === 1 ? "" : ` to ${count(added.length)} brands`}. ` +
        (outcome === "" ? "The test message arrived" : `The test message did not arrive yet: ${outcome}`),
    );
    setText("");
  };
  return (
    <form
      class="wizard"
      aria-label="Add a channel"
      onSubmit={(event) => {
        event.preventDefault();
        if (kind !== null) void attempt(() => add(kind));
      }}
    >
      <Heading>Add a channel</Heading>
      <div class="viewtabs" role="group" aria-label="Kind of channel">
        {KINDS.map((each) => (
          <button
            key={each.title}
            type="button"
            aria-pressed={each === kind}
            onClick={() => {
              setKind(each);
              setError(null);
              setSaid("");
            }}
          >
            {each.title}
          </button>
        ))}
      </div>
      {kind !== null && (
        <>
          {brands.length > 1 && (
            <Labelled label="For">
              <Select
                choices={[
                  ["", `All ${count(brands.length)} brands`],
                  ...brands.map(({ id, name }) => [id, name] as const),
                ]}
                chosen={chosen}
                choose={setChosen}
              />
            </Labelled>
          )}
          <Labelled label={kind.field} hint={kind.how}>
            <input
              type="text"
              spellcheck={false}
              autoCapitalize="none"
              placeholder={kind.placeholder}
              value={text}
              onInput={(event) => {
                setText(event.currentTarget.value);
                setError(null);
              }}
            />
          </Labelled>
          <button type="submit" class="primary" disabled={isBusy}>
            {isBusy ? "Sending a test message …" : "Add and send a test message"}
          </button>
        </>
      )}
      <Problem error={error} />
      <p role="status">{show(said)}</p>
    </form>
  );
}
