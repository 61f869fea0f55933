import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { WatchedBrand } from "../../../client.ts";
import { count, show } from "../../../web/page/parts/dom.ts";
import { Choices, Form, Labelled, MAIL_ADDRESS, Select } from "../../../web/page/parts/form.tsx";
import { service } from "../../../web/page/service/service.ts";
import { sendsMail } from "../../../web/page/shell/store.ts";
import { refresh } from "./inbox/store.ts";
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
  (kind.title === "Mail" ? new RegExp(`^${MAIL_ADDRESS}$`) : /^https?:\/\/[^\s/]+/).test(text);

/** Adds a channel to one brand or to all, and sends a test message through it. */
export function ChannelWizard({ brands, heading: Heading }: {
  brands: readonly WatchedBrand[];
  /** Level of its heading. */
  heading: "h2" | "h3";
}): JSX.Element {
  const [kind, setKind] = useState<Kind | null>(null);
  return (
    <div class="wizard" role="group" aria-label="Add a channel">
      <Heading>Add a channel</Heading>
      <Choices
        label="Kind of channel"
        choices={KINDS.filter(({ title }) => sendsMail.value || title !== "Mail")
          .map((each): [Kind | null, string] => [each, each.title])}
        chosen={kind}
        choose={setKind}
      />
      {!sendsMail.value && <a href="/docs/watch#mail">Mail, too: how to set a mail server</a>}
      {kind !== null && <ChannelForm key={kind.title} kind={kind} brands={brands} />}
    </div>
  );
}

/** Adds the channel to the brands that lack it, tests it with one of them, and returns how that went. */
async function add(kind: Kind, address: string, brands: readonly WatchedBrand[]): Promise<string> {
  if (!isAddress(kind, address)) {
    throw new Error(`Cannot use "${address.slice(0, 60)}": give one such as ${kind.placeholder}`);
  }
  const url = kind.urlOf(address);
  const { watch } = service();
  const added: WatchedBrand[] = [];
  for (const brand of brands.filter(({ channels }) => !channels.includes(url))) {
    const now = await watch.brand(brand.id);
    added.push(await watch.change(brand.id, { ...settingsOf(now), channels: [...now.channels, url] }));
  }
  const [first] = added;
  if (first === undefined) return "It is a channel already";
  const tests = await watch.testChannels(first.id);
  await refresh();
  const outcome = tests[first.channels.indexOf(url)]?.error || "";
  return `Added${added.length === 1 ? "" : ` to ${count(added.length)} brands`}. ` +
    (outcome === "" ? "The test message arrived" : `Nothing arrives there yet: ${outcome}`);
}

/** Asks for what one kind of channel needs. */
function ChannelForm({ kind, brands }: { kind: Kind; brands: readonly WatchedBrand[] }): JSX.Element {
  const [chosen, setChosen] = useState("");
  const [said, setSaid] = useState("");
  const send = async (entered: FormData, form: HTMLFormElement) => {
    setSaid("");
    const of = brands.filter(({ id }) => chosen === "" || id === chosen);
    setSaid(await add(kind, String(entered.get("address")).trim(), of));
    form.reset();
  };
  return (
    <Form action="Add and send a test message" send={send} foot={<p role="status">{show(said)}</p>}>
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
          name="address"
          spellcheck={false}
          autoCapitalize="none"
          placeholder={kind.placeholder}
        />
      </Labelled>
    </Form>
  );
}
