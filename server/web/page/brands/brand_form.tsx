import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { BrandSettings, Rule, WatchedBrand } from "../../../client.ts";
import { refang } from "../../../names/names.ts";
import { refusedInDemo } from "../shell/demo.ts";
import { Confirm } from "../parts/dialog.tsx";
import { show } from "../parts/dom.ts";
import { Check, Form, Labelled, Select } from "../parts/form.tsx";
import { service } from "../service/service.ts";
import { announce } from "../inbox/store.ts";
import { type Choices, FREQUENCIES, HEARTBEATS, inWords, lines, settingsOf, SEVERITIES } from "./settings.ts";

/** Members that are edited as texts of one entry a line. */
const LISTS = ["domains", "owned", "words", "channels", "rules"] as const;
type List = typeof LISTS[number];
/** The settings of a brand as their owner edits them. */
type Draft = Required<Omit<BrandSettings, List>> & Record<List, string>;

function draftOf(brand: WatchedBrand): Draft {
  const text = (entries: readonly unknown[]) =>
    entries.map((each) => typeof each === "string" ? each : JSON.stringify(each)).join("\n");
  const settings = settingsOf(brand);
  return {
    ...settings,
    ...Object.fromEntries(LISTS.map((list) => [list, text(settings[list])])) as Record<List, string>,
  };
}

/** @throws {Error} for a rule that is no JSON object, and for a domain that a demo cannot look up. */
function readDraft(draft: Draft, brand: WatchedBrand): BrandSettings {
  const domains = lines(draft.domains);
  for (const domain of domains.map(refang).filter((each) => !brand.domains.includes(each))) {
    const refused = refusedInDemo(domain);
    if (refused !== null) throw new Error(refused);
  }
  return {
    ...draft,
    domains,
    owned: lines(draft.owned),
    words: lines(draft.words),
    channels: draft.channels.split("\n").map((line) => line.trim()).filter((line) => line !== ""),
    rules: draft.rules.split("\n").filter((line) => line.trim() !== "").map((line, i) => {
      try {
        return JSON.parse(line) as Rule;
      } catch {
        throw new Error(`Cannot use rule ${i + 1}: give one JSON object a line`);
      }
    }),
  };
}

const RULES_HINT = 'JSON, one a line: {"when":{"signal":"mail","to":"yes"},"severity":"high"}';

/** What the fields of the form edit. */
interface Edited {
  draft: Draft;
  set(member: keyof Draft, value: unknown): void;
}
/** What a field says about itself. */
interface About<Member extends keyof Draft> {
  label: string;
  hint: string;
  member: Member;
}

function Area({ draft, set, member, ...about }: Edited & About<List>): JSX.Element {
  return (
    <Labelled {...about}>
      <textarea
        rows={3}
        spellcheck={false}
        value={draft[member]}
        onInput={({ currentTarget }) => set(member, currentTarget.value)}
      />
    </Labelled>
  );
}

function Line(
  { draft, set, member, ...about }: Edited & About<"name" | "schedule" | "timezone">,
): JSX.Element {
  return (
    <Labelled {...about}>
      <input
        type="text"
        value={draft[member]}
        onInput={({ currentTarget }) => set(member, currentTarget.value)}
      />
    </Labelled>
  );
}

function Amount(
  { draft, set, member, max, ...about }: Edited & About<"jitter" | "heartbeat_hours"> & { max: number },
): JSX.Element {
  return (
    <Labelled {...about}>
      <input
        type="number"
        min={0}
        max={max}
        value={draft[member]}
        onInput={({ currentTarget }) => set(member, Number(currentTarget.value))}
      />
    </Labelled>
  );
}

function Choice({ draft, set, member, choices, ...about }:
  & Edited
  & About<"schedule" | "alert_from" | "heartbeat_hours">
  & { choices: Choices }): JSX.Element {
  return (
    <Labelled {...about}>
      <Select
        choices={inWords(choices, draft[member])}
        chosen={draft[member]}
        choose={(value) => set(member, value)}
      />
    </Labelled>
  );
}

/** The form of a brand's settings, and its deletion. */
export function BrandSettingsForm({ brand }: { brand: WatchedBrand }): JSX.Element {
  const [draft, setDraft] = useState(() => draftOf(brand));
  const edited: Edited = { draft, set: (member, value) => setDraft({ ...draft, [member]: value }) };
  return (
    <Form
      class="sheet brandform"
      aria-label="Settings of the brand"
      head={<h2>Settings</h2>}
      action="Save"
      beside={<Deletion brand={brand} />}
      send={async () => {
        await service().watch.change(brand.id, readDraft(draft, brand));
        await announce("Settings saved");
      }}
    >
      <Line {...edited} label="Name" hint="What people call the brand" member="name" />
      <Area {...edited} label="Domains" hint="One a line; look-alikes of each are watched" member="domains" />
      <Area
        {...edited}
        label="Owned names"
        hint="Your own names, * for any characters: recorded, no alert"
        member="owned"
      />
      <Area
        {...edited}
        label="Words"
        hint="Words that look-alikes combine with your name, such as product names"
        member="words"
      />
      <WhenAndWhat {...edited} />
      <Advanced {...edited} />
    </Form>
  );
}

/** When the look-alikes are looked at, and what is sent then. */
function WhenAndWhat(edited: Edited): JSX.Element {
  const { draft, set } = edited;
  return (
    <>
      <div class="pairs">
        <Choice
          {...edited}
          label="How often"
          hint="How often the look-alikes are looked at"
          member="schedule"
          choices={FREQUENCIES}
        />
        <Choice
          {...edited}
          label="Alerts"
          hint="What goes to the channels; the inbox shows all of it"
          member="alert_from"
          choices={SEVERITIES}
        />
        <Choice
          {...edited}
          label="Sign of life"
          hint="A message that the watch still runs"
          member="heartbeat_hours"
          choices={HEARTBEATS}
        />
      </div>
      <Check
        label="Alert for each name of the first run too"
        isOn={draft.alert_on_first}
        turn={(isOn) => set("alert_on_first", isOn)}
      />
      <Check
        label="Paused: no run starts by itself"
        isOn={draft.paused}
        turn={(isOn) => set("paused", isOn)}
      />
    </>
  );
}

/** What few need, as the service spells it. */
function Advanced(edited: Edited): JSX.Element {
  return (
    <details class="advanced">
      <summary>Advanced</summary>
      <div class="pairs">
        <Line
          {...edited}
          label="Schedule"
          hint="An interval such as 6h, or a cron expression"
          member="schedule"
        />
        <Line {...edited} label="Time zone" hint="Of a cron expression" member="timezone" />
        <Amount
          {...edited}
          label="Jitter"
          hint="Seconds by which a run is late at random"
          member="jitter"
          max={3_600}
        />
        <Amount
          {...edited}
          label="Hours between signs of life"
          hint="0 for none"
          member="heartbeat_hours"
          max={744}
        />
      </div>
      <Area
        {...edited}
        label="Channels"
        hint="URLs, one a line: https://…, slack+https://…, mailto:…, syslog://…"
        member="channels"
      />
      <Area
        {...edited}
        label="Rules"
        hint={RULES_HINT}
        member="rules"
      />
    </details>
  );
}

function Deletion({ brand }: { brand: WatchedBrand }): JSX.Element {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" class="danger" onClick={() => setAsks(true)}>Delete brand</button>
      {asks && (
        <Confirm
          title={`Delete ${show(brand.name)}?`}
          action="Delete"
          keep="Cancel"
          act={async () => {
            await service().watch.remove(brand.id);
            location.hash = "#brands";
            await announce(`${brand.name} is deleted`);
          }}
          close={() => setAsks(false)}
        >
          <p>Its names, notes, events and runs go with it. This cannot be undone.</p>
        </Confirm>
      )}
    </>
  );
}
