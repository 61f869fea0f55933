import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { BrandSettings, WatchedBrand } from "../../../client.ts";
import { refang } from "../../../names/names.ts";
import { checkForDemo } from "../../../web/page/shell/demo.ts";
import { confirm } from "../../../web/page/parts/dialog.tsx";
import { Check, Form, Labelled, Select } from "../../../web/page/parts/form.tsx";
import { service } from "../../../web/page/service/service.ts";
import { announce } from "./inbox/store.ts";
import { inWords, lines, type Setting, SETTINGS, settingsOf } from "./settings.ts";

/** Members that are edited as texts of one entry a line. */
const LISTS = ["domains", "owned", "words"] as const;
type List = typeof LISTS[number];
/** The settings of a brand as their owner edits them. */
type Draft = Required<Omit<BrandSettings, List>> & Record<List, string>;

function draftOf(brand: WatchedBrand): Draft {
  const settings = settingsOf(brand);
  const texts = LISTS.map((list) => [list, settings[list].join("\n")]);
  return { ...settings, ...Object.fromEntries(texts) as Record<List, string> };
}

/** @throws {Error} for a domain that a demo cannot look up. */
function readDraft(draft: Draft, brand: WatchedBrand): BrandSettings {
  const domains = lines(draft.domains);
  checkForDemo(domains.map(refang).filter((each) => !brand.domains.includes(each)));
  return { ...draft, domains, owned: lines(draft.owned), words: lines(draft.words) };
}

const NAMED = Object.values(SETTINGS).flat();

/** What the fields of the form edit. */
interface Edited {
  draft: Draft;
  set(member: keyof Draft, value: unknown): void;
}

/** The field of one setting. */
function Field({ draft, set, of: [member, label, hint, editor] }: Edited & { of: Setting }): JSX.Element {
  const value = draft[member] as string | number;
  const edit = ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
    set(member, currentTarget.value);
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
        : <input type="text" value={value} onInput={edit} />}
    </Labelled>
  );
}

/** The form of a brand's settings, and its deletion. */
export function BrandSettingsForm({ brand }: { brand: WatchedBrand }): JSX.Element {
  // What nobody edits here follows what others change.
  const [edits, edit] = useState<Partial<Draft>>({});
  /** What stood there before. */
  const [base, setBase] = useState<Partial<Draft>>({});
  const stored = draftOf(brand), draft = { ...stored, ...edits };
  const edited: Edited = {
    draft,
    set: (member, value) => {
      edit({ ...edits, [member]: value });
      setBase({ [member]: stored[member], ...base });
    },
  };
  const save = async () => {
    const now = await service().watch.brand(brand.id), theirs = draftOf(now);
    const taken = NAMED.filter(([member]) => member in base && base[member] !== theirs[member]);
    if (taken.length > 0) {
      setBase({ ...base, ...theirs });
      const both = taken.map(([member, label]) => `${label} is now “${theirs[member]}”`).join(", ");
      throw new Error(`Somebody has changed this meanwhile: ${both}. Save again for yours`);
    }
    await service().watch.change(brand.id, readDraft({ ...theirs, ...edits }, now));
    await announce("Settings saved");
    edit({});
    setBase({});
  };
  const fields = (settings: readonly Setting[]) =>
    settings.map((of) => <Field key={of[1]} {...edited} of={of} />);
  return (
    <Form
      class="sheet brandform"
      aria-label="Settings of the brand"
      head={<h2>Settings</h2>}
      action="Save"
      beside={<Deletion brand={brand} />}
      send={save}
    >
      {fields(SETTINGS.what)}
      <div class="pairs">{fields(SETTINGS.when)}</div>
      <Check
        label="Paused: no run starts by itself"
        isOn={draft.paused}
        turn={(isOn) => edited.set("paused", isOn)}
      />
    </Form>
  );
}

function Deletion({ brand: { id, name } }: { brand: WatchedBrand }): JSX.Element {
  const remove = async () => {
    await service().watch.remove(id);
    // In place of the step of the question.
    location.replace("#brands");
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
