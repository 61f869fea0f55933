import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { BrandSettings, Rule, WatchedBrand } from "../../../client.ts";
import { refang } from "../../../names/names.ts";
import { refusedInDemo } from "../shell/demo.ts";
import { useAttempt } from "../parts/attempt.ts";
import { Confirm } from "../parts/dialog.tsx";
import { show } from "../parts/dom.ts";
import { Labelled, Select } from "../parts/form.tsx";
import { service } from "../service/service.ts";
import { Problem } from "../parts/problem.tsx";
import { message, refresh } from "../inbox/store.ts";
import { FREQUENCIES, HEARTBEATS, inWords, lines, settingsOf, SEVERITIES } from "./settings.ts";

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

/** The form of a brand's settings, and its deletion. */
export function BrandSettingsForm({ brand }: { brand: WatchedBrand }): JSX.Element {
  const [draft, setDraft] = useState(() => draftOf(brand));
  const { error, isBusy, attempt } = useAttempt();
  const [deleting, setDeleting] = useState(false);
  const set = (member: keyof Draft, value: unknown) => setDraft({ ...draft, [member]: value });
  const { watch } = service();
  const done = async (text: string) => {
    message.value = { text, undo: false };
    await refresh();
  };
  const area = (label: string, hint: string, member: List) => (
    <Labelled label={label} hint={hint}>
      <textarea
        rows={3}
        spellcheck={false}
        value={draft[member]}
        onInput={(event) => set(member, event.currentTarget.value)}
      />
    </Labelled>
  );
  const text = (label: string, hint: string, member: "name" | "schedule" | "timezone") => (
    <Labelled label={label} hint={hint}>
      <input
        type="text"
        value={draft[member]}
        onInput={(event) =>
          set(member, event.currentTarget.value)}
      />
    </Labelled>
  );
  const number = (label: string, hint: string, member: "jitter" | "heartbeat_hours", max: number) => (
    <Labelled label={label} hint={hint}>
      <input
        type="number"
        min={0}
        max={max}
        value={draft[member]}
        onInput={(event) =>
          set(member, Number(event.currentTarget.value))}
      />
    </Labelled>
  );
  const choice = (
    label: string,
    hint: string,
    member: "schedule" | "alert_from" | "heartbeat_hours",
    options: readonly (readonly [string | number, string])[],
  ) => (
    <Labelled label={label} hint={hint}>
      <Select
        choices={inWords(options, draft[member])}
        chosen={draft[member]}
        choose={(value) => set(member, value)}
      />
    </Labelled>
  );
  const tick = (label: string, member: "alert_on_first" | "paused") => (
    <label class="check">
      <input
        type="checkbox"
        checked={draft[member]}
        onChange={(event) => set(member, event.currentTarget.checked)}
      />
      {label}
    </label>
  );
  return (
    <form
      class="sheet brandform"
      aria-label="Settings of the brand"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(async () => {
          await watch.change(brand.id, readDraft(draft, brand));
          await done("Settings saved");
        });
      }}
    >
      <h2>Settings</h2>
      <Problem error={error} />
      {text("Name", "What people call the brand", "name")}
      {area("Domains", "One a line; look-alikes of each are watched", "domains")}
      {area("Owned names", "Your own names, * for any characters: recorded, no alert", "owned")}
      {area("Words", "Words that look-alikes combine with your name, such as product names", "words")}
      <div class="pairs">
        {choice("How often", "How often the look-alikes are looked at", "schedule", FREQUENCIES)}
        {choice(
          "Alerts",
          "What goes to the channels; all of it stands in the inbox",
          "alert_from",
          SEVERITIES,
        )}
        {choice("Sign of life", "A message that the watch still runs", "heartbeat_hours", HEARTBEATS)}
      </div>
      {tick("Alert for each name of the first run too", "alert_on_first")}
      {tick("Paused: no run starts by itself", "paused")}
      <details class="advanced">
        <summary>Advanced</summary>
        <div class="pairs">
          {text("Schedule", "An interval such as 6h, or a cron expression", "schedule")}
          {text("Time zone", "Of a cron expression", "timezone")}
          {number("Jitter", "Seconds by which a run is late at random", "jitter", 3_600)}
          {number("Hours between signs of life", "0 for none", "heartbeat_hours", 744)}
        </div>
        {area("Channels", "URLs, one a line: https://…, slack+https://…, mailto:…, syslog://…", "channels")}
        {area("Rules", 'JSON, one a line: {"when":{"signal":"mail","to":"yes"},"severity":"high"}', "rules")}
      </details>
      <div class="buttons">
        <button type="submit" class="primary" disabled={isBusy}>Save</button>
        <button type="button" class="danger" disabled={isBusy} onClick={() => setDeleting(true)}>
          Delete brand
        </button>
      </div>
      {deleting && (
        <Confirm
          title={`Delete ${show(brand.name)}?`}
          action="Delete"
          keep="Cancel"
          act={async () => {
            await watch.remove(brand.id);
            location.hash = "#brands";
            await done(`${brand.name} is deleted`);
          }}
          close={() => setDeleting(false)}
        >
          <p>Its names, notes, events and runs go with it. This cannot be undone.</p>
        </Confirm>
      )}
    </form>
  );
}
