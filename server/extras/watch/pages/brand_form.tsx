import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { BrandSettings, Rule, WatchedBrand } from "../../../client.ts";
import { refang } from "../../../names/names.ts";
import { checkForDemo } from "../../../web/page/shell/demo.ts";
import { confirm } from "../../../web/page/parts/dialog.tsx";
import { Check, Form, Labelled, Select } from "../../../web/page/parts/form.tsx";
import { service } from "../../../web/page/service/service.ts";
import { announce } from "./inbox/store.ts";
import { inWords, lines, type Setting, SETTINGS, settingsOf } from "./settings.ts";

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
  checkForDemo(domains.map(refang).filter((each) => !brand.domains.includes(each)));
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

/** What the fields of the form edit. */
interface Edited {
  draft: Draft;
  set(member: keyof Draft, value: unknown): void;
}

/** The field of one setting. */
function Field({ draft, set, of: [member, label, hint, editor] }: Edited & { of: Setting }): JSX.Element {
  const value = draft[member] as string | number;
  const edit = ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
    set(member, typeof editor === "number" ? Number(currentTarget.value) : currentTarget.value);
  return (
    <Labelled label={label} hint={hint}>
      {typeof editor === "object"
        ? (
          <Select
            choices={inWords(editor, value)}
            chosen={value}
            choose={(chosen) => set(member, chosen)}
          />
        )
        : editor === "lines"
        ? <textarea rows={3} spellcheck={false} value={value} onInput={edit} />
        : editor === "line"
        ? <input type="text" value={value} onInput={edit} />
        : <input type="number" min={0} max={editor} value={value} onInput={edit} />}
    </Labelled>
  );
}

/** The form of a brand's settings, and its deletion. */
export function BrandSettingsForm({ brand }: { brand: WatchedBrand }): JSX.Element {
  const [draft, setDraft] = useState(() => draftOf(brand));
  const edited: Edited = { draft, set: (member, value) => setDraft({ ...draft, [member]: value }) };
  const fields = (settings: readonly Setting[]) =>
    settings.map((of) => <Field key={of[1]} {...edited} of={of} />);
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
      {fields(SETTINGS.what)}
      <div class="pairs">{fields(SETTINGS.when)}</div>
      <Check
        label="Paused: no run starts by itself"
        isOn={draft.paused}
        turn={(isOn) => edited.set("paused", isOn)}
      />
      <details class="advanced">
        <summary>Advanced</summary>
        <div class="pairs">{fields(SETTINGS.advanced)}</div>
        {fields(SETTINGS.asText)}
      </details>
    </Form>
  );
}

function Deletion({ brand: { id, name } }: { brand: WatchedBrand }): JSX.Element {
  const remove = async () => {
    await service().watch.remove(id);
    location.hash = "#brands";
    await announce(`${name} is deleted`);
  };
  const ask = () =>
    confirm({
      title: `Delete ${name}?`,
      action: "Delete",
      act: remove,
      text: <p>Its names, notes, events and runs go with it. This cannot be undone.</p>,
    });
  return <button type="button" class="danger" onClick={ask}>Delete brand</button>;
}
