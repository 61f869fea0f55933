import { signal } from "@preact/signals";
import type { JSX } from "preact";
import type { ShownKey } from "../../../auth/keys.ts";
import { Ago } from "../parts/time.tsx";
import { confirm } from "../parts/dialog.tsx";
import { Records } from "../parts/table.tsx";
import { Once } from "../parts/copy.tsx";
import { asOwner } from "../service/service.ts";
import { serviceNow } from "../service/service_time.ts";
import { show } from "../parts/dom.ts";
import { attempt, Page, problem, resource, type SettingsPage, status } from "./parts.tsx";
import { useState } from "preact/hooks";
import { Field, FieldError, Form, Labelled, Select } from "../parts/form.tsx";
import { found } from "../shell/store.ts";

/** The scopes of keys, with what each is for. */
const scopeNames = (): (readonly [scope: string, what: string])[] => [
  ["lookup:squat", "Look-alikes of a domain that exist"],
  ["lookup:nxdomain", "Look-alikes that are free to register"],
  ["analyze", "Everything about one host"],
  ["ct", "Search in certificate transparency"],
  ...Object.values(found.value?.extensions ?? {}).flatMap(Object.entries<string>),
];
const NEVER = ["never", "Never"] as const;
const EXPIRIES = [...["7", "30", "60", "90"].map((days) => [days, `${days} days`] as const), NEVER];

/** The form that makes a key. */
function KeyForm({ made, close }: {
  /** Called with the key and its value. */
  made: (key: ShownKey, value: string) => void;
  /** Called when the user cancels. */
  close: () => void;
}): JSX.Element {
  const [expires, setExpires] = useState("90");
  const send = async (entered: FormData) => {
    const name = String(entered.get("key-name")).trim();
    const scopes = entered.getAll("scope");
    if (name === "") {
      throw new FieldError("key-name", "Enter a name, so that you know later what the key is for");
    }
    if (scopes.length === 0) throw new Error("Choose at least one use of the key");
    const { key, ...record } = await asOwner<ShownKey & { key: string }>("POST", "/v1/keys", {
      name,
      scopes,
      expires,
    });
    made(record, key);
  };
  return (
    <Form
      class="sheet keyform"
      aria-labelledby="form-title"
      head={<h2 id="form-title">New key</h2>}
      action="Make key"
      beside={<button type="button" onClick={close}>Cancel</button>}
      isFirst
      send={send}
    >
      <Field id="key-name" label="Name" autoComplete="off" maxLength={60} placeholder="Build server" />
      <fieldset class="scopes">
        <legend>It may be used for</legend>
        {scopeNames().map(([scope, what]) => (
          <label key={scope} class="check">
            <input type="checkbox" name="scope" value={scope} />
            <span>
              {what} <small>{scope}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Labelled label="It expires after">
        <Select choices={EXPIRIES} chosen={expires} choose={setExpires} />
      </Labelled>
    </Form>
  );
}

const keys = resource<ShownKey[]>("/v1/keys");
/** A new key: its form is open, or its value is shown. */
const fresh = signal<"form" | { made: ShownKey; value: string } | null>(null);

const good = (key: ShownKey): boolean =>
  key.revoked_at === null && (key.expires_at === null || Date.parse(key.expires_at) > serviceNow());
const called = (key: ShownKey): string => key.name || "without a name";

/** Closes what shows a new key, and leads back to the button. */
function close(): void {
  fresh.value = null;
  requestAnimationFrame(() => document.querySelector<HTMLElement>(".titled button")?.focus());
}

/** The page of API keys. */
export const keysPage: SettingsPage = {
  title: "API keys",
  load: keys.load,
  View: () => {
    const all = (keys.value.value ?? []).toReversed();
    const open = () => {
      problem.value = null;
      fresh.value = "form";
    };
    const made = (made: ShownKey, value: string) => {
      status.value = "The key was created. Copy it now";
      fresh.value = { made, value };
      void attempt(keys.load);
    };
    return (
      <Page
        title="API keys"
        lead="Programs use the service with a key. Its value is shown once, when it is created."
        beside={fresh.value === null && <button type="button" class="primary" onClick={open}>New key</button>}
      >
        {fresh.value === "form" && <KeyForm made={made} close={close} />}
        {fresh.value !== null && fresh.value !== "form" && (
          <Once
            title={`Copy the key “${called(fresh.value.made)}” now`}
            lead="It is not shown again: the service stores only its hash."
            label="The key"
            value={fresh.value.value}
            close={close}
          >
            <p class="hint">
              Programs send it as <code>Authorization: Bearer</code>; <a href="/docs">the docs</a>{" "}
              have examples.
            </p>
          </Once>
        )}
        <div class="keylist">
          {all.length > 0 && <Keys all={[...all.filter(good), ...all.filter((key) => !good(key))]} />}
          {all.length === 0 && fresh.value === null && (
            <p class="empty still">No API keys yet. Create one to use the service from programs.</p>
          )}
        </div>
      </Page>
    );
  },
};

function askToRevoke(key: ShownKey): void {
  const path = `/v1/keys/${encodeURIComponent(key.id)}`;
  confirm({
    title: `Revoke the key ${called(key)}?`,
    action: "Revoke key",
    async act() {
      await asOwner("DELETE", path);
      status.value = `The key ${called(key)} was revoked`;
      await attempt(keys.load);
      close();
    },
    text: (
      <p>
        <code>{key.hint}…</code>{" "}
        stops working with the next request, and its lookups end. This cannot be undone.
      </p>
    ),
  });
}

/** Keys, those that have ended last. */
function Keys({ all }: { all: readonly ShownKey[] }): JSX.Element {
  return (
    <Records
      caption="Keys of the team"
      all={all}
      idOf={({ id }) => id}
      isEnded={(key) => !good(key)}
      columns={[
        ["Name", called],
        ["Key", ({ hint }) => <code>{hint}…</code>],
        ["Scopes", ({ scopes }) =>
          scopes.length === scopeNames().length
            ? <span class="tag">everything</span>
            : scopes.map((scope) => <span key={scope} class="tag">{scope}</span>)],
        ["Made by", ({ person }) =>
          show(person ?? "the command line")],
        ["Created", ({ created_at }) => <Ago as="day" at={created_at} />],
        ["Last used", ({ last_used_at }) => <Ago at={last_used_at} />],
        ["Expires", ({ revoked_at, expires_at }) =>
          revoked_at === null ? <Ago at={expires_at} /> : (
            <>
              revoked <Ago as="day" at={revoked_at} />
            </>
          )],
      ]}
      act={(key) =>
        good(key) && (
          <button
            type="button"
            aria-label={`Revoke the key ${called(key)}`}
            onClick={() => askToRevoke(key)}
          >
            Revoke
          </button>
        )}
    />
  );
}
