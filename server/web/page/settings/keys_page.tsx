import { signal } from "@preact/signals";
import type { JSX } from "preact";
import type { ShownKey } from "../../../auth/keys.ts";
import { Ago } from "../parts/time.tsx";
import { confirm } from "../parts/dialog.tsx";
import { Table } from "../parts/table.tsx";
import { Once } from "../parts/copy.tsx";
import { asOwner } from "../service/service.ts";
import { serviceNow } from "../service/service_time.ts";
import { attempt, Page, problem, resource, type SettingsPage, status } from "./parts.tsx";
import { useState } from "preact/hooks";
import { Field, FieldError, Form, Labelled, Select } from "../parts/form.tsx";
import { found } from "../shell/store.ts";

const CORE_SCOPES: readonly [scope: string, name: string, what: string][] = [
  ["lookup:squat", "look-alikes", "Look-alikes of a domain that exist"],
  ["lookup:nxdomain", "free names", "Look-alikes that are free to register"],
  ["analyze", "analyze", "Everything about one host"],
  ["ct", "certificates", "Search in certificate transparency"],
];

/** The scopes of keys: scope, short name, description. */
const scopeNames = (): typeof CORE_SCOPES => [
  ...CORE_SCOPES,
  ...Object.values(found.value?.extensions ?? {}).flatMap(Object.entries<string>)
    .map(([scope, what]): typeof CORE_SCOPES[number] => [scope, scope, what]),
];
const EXPIRIES: readonly [value: string, name: string][] = [
  ["7", "7 days"],
  ["30", "30 days"],
  ["60", "60 days"],
  ["90", "90 days"],
  ["never", "Never"],
];

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
        {scopeNames().map(([scope, , what]) => (
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
    const live = (keys.value.value ?? []).filter(good).reverse();
    const ended = (keys.value.value ?? []).filter((key) => !good(key)).reverse();
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
        {fresh.value !== null && fresh.value !== "form" && <NewKey {...fresh.value} />}
        <div class="keylist">
          {live.length > 0 && <Keys all={live} caption="Keys that work" />}
          {live.length === 0 && fresh.value === null && (
            <p class="empty still">No API keys yet. Create one to use the service from programs.</p>
          )}
          {ended.length > 0 && (
            <details class="ended">
              <summary>Ended keys ({ended.length})</summary>
              <Keys all={ended} caption="Ended keys" isEnded />
            </details>
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
    keep: "Keep it",
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

/** For each scope, something to try. */
const EXAMPLES: readonly (readonly [scope: ShownKey["scopes"][number] | "", path: string])[] = [
  ["lookup:squat", "/v1/lookup/squat/example.com"],
  ["lookup:nxdomain", "/v1/lookup/nxdomain/example.com"],
  ["analyze", "/v1/analyze/example.com"],
  ["", "/v1/ct/search?pattern=example"],
];

function NewKey({ made: key, value }: { made: ShownKey; value: string }): JSX.Element {
  const [, path] = EXAMPLES.find(([scope]) => scope === "" || key.scopes.includes(scope))!;
  return (
    <Once
      title={`Copy the key “${called(key)}” now`}
      lead="It is not shown again: the service stores only its hash."
      label="The key"
      value={value}
      close={close}
    >
      <p class="hint">For instance:</p>
      <pre tabIndex={0}>curl -H "Authorization: Bearer $KEY" {location.origin}{path}</pre>
    </Once>
  );
}

function Keys({ all, caption, isEnded = false }: {
  all: readonly ShownKey[];
  caption: string;
  isEnded?: boolean;
}): JSX.Element {
  const titles = ["Name", "Key", "Scopes", "Created", "Last used", isEnded ? "Ended" : "Expires"];
  return (
    <Table caption={caption} titles={titles} last={!isEnded}>
      {all.map((key) => {
        const { id, hint, scopes, created_at, last_used_at, revoked_at, expires_at } = key;
        return (
          <tr key={id} data-id={id}>
            <th scope="row">{called(key)}</th>
            <td data-label="Key">
              <code>{hint}…</code>
            </td>
            <td data-label="Scopes">
              {scopes.length === scopeNames().length
                ? <span class="tag">everything</span>
                : scopes.map((scope) => (
                  <span key={scope} class="tag">
                    {scopeNames().find(([id]) => id === scope)?.[1] ?? scope}
                  </span>
                ))}
            </td>
            <td data-label="Created">
              <Ago as="day" at={created_at} />
            </td>
            <td data-label="Last used">
              <Ago at={last_used_at} />
            </td>
            {isEnded
              ? (
                <td data-label="Ended">
                  {revoked_at === null ? "expired " : "revoked "}
                  <Ago as="day" at={revoked_at ?? expires_at!} />
                </td>
              )
              : (
                <>
                  <td data-label="Expires">
                    <Ago at={expires_at} />
                  </td>
                  <td class="act">
                    <button
                      type="button"
                      aria-label={`Revoke the key ${called(key)}`}
                      onClick={() => askToRevoke(key)}
                    >
                      Revoke
                    </button>
                  </td>
                </>
              )}
          </tr>
        );
      })}
    </Table>
  );
}
