import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { BrandSettings, Rule, Severity, WatchedBrand } from "../../../client.ts";
import { refang } from "../../../cli/names.ts";
import { refusedInDemo } from "../shell/demo.ts";
import { show } from "../parts/dom.ts";
import { service } from "../service/service.ts";
import { Problem } from "../inbox/parts.tsx";
import { message, refresh } from "../inbox/store.ts";

const lines = (text: string): string[] =>
  text.split(/[\n,]/).map((line) => line.trim()).filter((line) => line !== "");

/** The settings of a brand as their owner edits them: lists are texts of one entry a line. */
interface Draft extends Required<Omit<BrandSettings, "domains" | "owned" | "words" | "channels" | "rules">> {
  domains: string;
  owned: string;
  words: string;
  channels: string;
  rules: string;
}

function draftOf(brand: WatchedBrand): Draft {
  const { name, schedule, timezone, jitter, alert_from, alert_on_first, heartbeat_hours, paused } = brand;
  return {
    name,
    schedule,
    timezone,
    jitter,
    alert_from,
    alert_on_first,
    heartbeat_hours,
    paused,
    domains: brand.domains.join("\n"),
    owned: brand.owned.join("\n"),
    words: brand.words.join("\n"),
    channels: brand.channels.join("\n"),
    rules: brand.rules.map((rule) => JSON.stringify(rule)).join("\n"),
  };
}

/** @throws {Error} for a rule that is no JSON object, and for a domain that a demo cannot look up. */
function settingsOf(draft: Draft, brand: WatchedBrand): BrandSettings {
  const added = lines(draft.domains).map(refang).filter((domain) => !brand.domains.includes(domain));
  for (const domain of added) {
    const refused = refusedInDemo(domain);
    if (refused !== null) throw new Error(refused);
  }
  return {
    ...draft,
    domains: lines(draft.domains),
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
  const [error, setError] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const set = (more: Partial<Draft>) => setDraft({ ...draft, ...more });
  const { watch } = service();
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setError(null);
    try {
      await work();
      message.value = { text: done, undo: false };
      await refresh();
    } catch (thrown) {
      setError(thrown as Error);
    } finally {
      setBusy(false);
    }
  };
  const area = (
    label: string,
    hint: string,
    member: "domains" | "owned" | "words" | "channels" | "rules",
  ) => (
    <label class="field">
      <span>{label}</span>
      <textarea
        rows={3}
        spellcheck={false}
        value={draft[member]}
        onInput={(event) => set({ [member]: event.currentTarget.value })}
      />
      <small>{hint}</small>
    </label>
  );
  const text = (label: string, hint: string, member: "name" | "schedule" | "timezone") => (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        value={draft[member]}
        onInput={(event) => set({ [member]: event.currentTarget.value })}
      />
      <small>{hint}</small>
    </label>
  );
  const number = (label: string, hint: string, member: "jitter" | "heartbeat_hours", max: number) => (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        min={0}
        max={max}
        value={draft[member]}
        onInput={(event) => set({ [member]: Number(event.currentTarget.value) })}
      />
      <small>{hint}</small>
    </label>
  );
  const tick = (label: string, member: "alert_on_first" | "paused") => (
    <label class="check">
      <input
        type="checkbox"
        checked={draft[member]}
        onChange={(event) => set({ [member]: event.currentTarget.checked })}
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
        void attempt(async () => await watch.change(brand.id, settingsOf(draft, brand)), "Settings saved");
      }}
    >
      <h2>Settings</h2>
      <Problem error={error} />
      {text("Name", "What people call the brand", "name")}
      {area("Domains", "One a line; look-alikes of each are watched", "domains")}
      {area("Owned names", "Your own names, * for any characters: recorded, no alert", "owned")}
      {area("Words", "Words that look-alikes combine with your name, such as product names", "words")}
      <div class="pairs">
        {text("Schedule", "An interval such as 6h, or a cron expression", "schedule")}
        {text("Time zone", "Of a cron expression", "timezone")}
        {number("Jitter", "Seconds by which a run is late at random", "jitter", 3_600)}
        {number(
          "Still watching",
          "Hours between two messages that the watch still runs; 0 for none",
          "heartbeat_hours",
          744,
        )}
        <label class="field">
          <span>Alert from</span>
          <select
            value={draft.alert_from}
            onChange={(event) => set({ alert_from: event.currentTarget.value as Severity })}
          >
            {["high", "medium", "low", "none"].map((each) => <option key={each} value={each}>{each}</option>)}
          </select>
          <small>Severity that goes to the channels</small>
        </label>
      </div>
      {area("Channels", "URLs, one a line: https://…, slack+https://…, mailto:…, syslog://…", "channels")}
      {area("Rules", 'JSON, one a line: {"when":{"signal":"mail","to":"yes"},"severity":"high"}', "rules")}
      {tick("Alert on the first run too", "alert_on_first")}
      {tick("Paused: no run starts by itself", "paused")}
      <div class="buttons">
        <button type="submit" class="primary" disabled={busy}>Save</button>
        <button type="button" class="danger" disabled={busy} onClick={() => setDeleting(true)}>
          Delete brand
        </button>
      </div>
      {deleting && (
        <div class="confirm" role="group" aria-label="Delete the brand">
          <p>Delete {show(brand.name)} with its names, notes, events and runs? This cannot be undone.</p>
          <div class="buttons">
            <button
              type="button"
              class="stop"
              disabled={busy}
              onClick={() =>
                void attempt(async () => {
                  await watch.remove(brand.id);
                  location.hash = "#brands";
                }, `${brand.name} is deleted`)}
            >
              Delete
            </button>
            <button type="button" onClick={() => setDeleting(false)}>Cancel</button>
          </div>
        </div>
      )}
    </form>
  );
}
